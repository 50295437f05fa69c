// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/rules.h"

#include <QTest>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;

namespace {

QStringList violated(const RulesReport& report)
{
    QStringList names;
    for (const RulesVerdict& verdict : report.verdicts)
        if (!verdict.holds)
            names += name(verdict.property);
    return names;
}

const RulesVerdict& verdict(const RulesReport& report, RulesProperty property)
{
    return report.verdicts[static_cast<std::size_t>(property)];
}

}

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBoardHasItsCounts_data();
    void everyBoardHasItsCounts();
    void theStandardBoardHasItsLevels();
    void mistakesAreFound_data();
    void mistakesAreFound();
    void aCounterexampleIsAGame_data();
    void aCounterexampleIsAGame();
    void aMoveThatBreaksARuleIsShown();
    void anEarlyEndCountsWholeLevels();
    void whatFailsEarlyIsShownAfterAStop();
    void anUnknownBoardIsRefused();
    void mistakesHaveNames();
};

void TestRules::everyBoardHasItsCounts_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("connect");
    QTest::addColumn<int>("states");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("firstWins");
    QTest::addColumn<int>("secondWins");
    QTest::addColumn<int>("draws");
    // Counted by a program of its own; of those marked TLC has told twice the states and twice the
    // moves and two.
    QTest::newRow("3x3, 3, TLC") << 3 << 3 << 3 << 694 << 966 << 118 << 55 << 16;
    QTest::newRow("4x3, 3") << 4 << 3 << 3 << 7157 << 11818 << 1572 << 926 << 28;
    QTest::newRow("4x4, 3, TLC") << 4 << 4 << 3 << 41750 << 65756 << 10476 << 7326 << 18;
    QTest::newRow("4x4, 4, TLC") << 4 << 4 << 4 << 161029 << 304574 << 13006 << 8398 << 5336;
    QTest::newRow("5x4, 3") << 5 << 4 << 3 << 613459 << 1062738 << 173482 << 131508 << 14;
}

void TestRules::everyBoardHasItsCounts()
{
    QFETCH(const int, columns);
    QFETCH(const int, rows);
    QFETCH(const int, connect);
    const auto report = checkRules({.size = {columns, rows, connect}});
    QVERIFY(report.has_value());
    QCOMPARE(report->status, ExploreStatus::Complete);
    QTEST(static_cast<int>(report->states), "states");
    QTEST(static_cast<int>(report->moves), "moves");
    QTEST(static_cast<int>(report->firstWins), "firstWins");
    QTEST(static_cast<int>(report->secondWins), "secondWins");
    QTEST(static_cast<int>(report->draws), "draws");
    QCOMPARE(violated(*report), QStringList());
    QCOMPARE(static_cast<int>(report->verdicts.size()), rulesProperties);
    QCOMPARE(static_cast<int>(report->levels.size()), columns * rows + 1);
    QCOMPARE(report->tlcDepth(), static_cast<std::uint64_t>(columns * rows + 1));
    QVERIFY(report->bytes > 0);
}

void TestRules::theStandardBoardHasItsLevels()
{
    // All of it is out of reach; its first plies are known. A win ends its line only at ply 7.
    std::stop_source stop;
    const auto report = checkRules({.size = {7, 6, 4}, .memoryBudget = 24 << 20}, stop.get_token());
    QVERIFY(report.has_value());
    QCOMPARE(report->status, ExploreStatus::BudgetReached);
    const std::vector<std::uint64_t> known {1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275};
    QVERIFY(report->levels.size() >= 8);
    for (std::size_t ply = 0; ply < std::min(known.size(), report->levels.size()); ++ply)
        QCOMPARE(report->levels[ply], known[ply]);
    QCOMPARE(violated(*report), QStringList());
}

void TestRules::mistakesAreFound_data()
{
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QStringList>("properties");
    QTest::newRow("none") << "none" << QStringList();
    QTest::newRow("plays-on") << "plays-on" << QStringList {"OneWinner"};
    QTest::newRow("misses-diagonal") << "misses-diagonal" << QStringList {"OneWinner", "WinTest"};
    QTest::newRow("wrong-disc") << "wrong-disc" << QStringList {"OneWinner", "TurnsAlternate"};
    QTest::newRow("full-column-ends")
        << "full-column-ends" << QStringList {"NoStuckState", "Termination"};
    QTest::newRow("takes-back") << "takes-back" << QStringList {"Termination"};
}

void TestRules::mistakesAreFound()
{
    QFETCH(const QString, mistake);
    for (int workers = 1; workers <= 3; ++workers) {
        const auto report = checkRules(
            {.size = {3, 3, 3}, .mistake = rulesMistake(mistake).value(), .workers = workers});
        QVERIFY(report.has_value());
        QTEST(violated(*report), "properties");
        QCOMPARE(report->allHold(), mistake == "none");
    }
}

void TestRules::aCounterexampleIsAGame_data()
{
    QTest::addColumn<QString>("mistake");
    QTest::addColumn<QString>("property");
    QTest::addColumn<int>("moves");
    // Three discs are in line with the fifth move at the earliest.
    QTest::newRow("plays-on") << "plays-on"
                              << "OneWinner" << 5;
    // A falling diagonal needs three discs below its ends: X X X O O O at least.
    QTest::newRow("misses-diagonal") << "misses-diagonal"
                                     << "WinTest" << 6;
    QTest::newRow("wrong-disc") << "wrong-disc"
                                << "TurnsAlternate" << 1;
    QTest::newRow("full-column-ends") << "full-column-ends"
                                      << "NoStuckState" << 3;
    QTest::newRow("takes-back") << "takes-back"
                                << "Termination" << 2;
}

void TestRules::aCounterexampleIsAGame()
{
    QFETCH(const QString, mistake);
    QFETCH(const QString, property);
    const auto report
        = checkRules({.size = {3, 3, 3}, .mistake = rulesMistake(mistake).value(), .workers = 2});
    QVERIFY(report.has_value());
    const auto found = std::ranges::find_if(report->verdicts, [&](const RulesVerdict& each) {
        return name(each.property) == property;
    });
    QVERIFY(!found->holds);
    const auto& steps = found->counterexample;
    QTEST(static_cast<int>(steps.size()) - 1, "moves");
    QCOMPARE(steps.front().board, "...\n...\n...");
    QVERIFY(!steps.front().column);
    for (std::size_t i = 1; i < steps.size(); ++i) {
        QVERIFY(steps[i].column.has_value());
        QVERIFY(steps[i].board != steps[i - 1].board);
    }
}

void TestRules::aMoveThatBreaksARuleIsShown()
{
    const auto wrong = checkRules({.size = {3, 3, 3}, .mistake = RulesMistake::WrongDisc});
    const auto& steps = verdict(*wrong, RulesProperty::TurnsAlternate).counterexample;
    QCOMPARE(steps.size(), 2u);
    QCOMPARE(steps[1].column, std::optional(0));
    QCOMPARE(steps[1].board, "...\n...\nO.."); // though it was the turn of X
    const auto back = checkRules({.size = {3, 3, 3}, .mistake = RulesMistake::TakesBack});
    QCOMPARE(verdict(*back, RulesProperty::Termination).counterexample.back().board,
             "...\n...\n...");
}

void TestRules::anEarlyEndCountsWholeLevels()
{
    const auto whole = checkRules({.size = {4, 4, 3}});
    const auto part = checkRules({.size = {4, 4, 3}, .workers = 2, .memoryBudget = 500000});
    QVERIFY(part.has_value());
    QCOMPARE(part->status, ExploreStatus::BudgetReached);
    QVERIFY(part->levels.size() > 3);
    QVERIFY(part->levels.size() < whole->levels.size());
    QVERIFY(std::equal(part->levels.begin(), part->levels.end(), whole->levels.begin()));
    QVERIFY(part->firstWins < whole->firstWins);
    QCOMPARE(checkRules({.size = {4, 4, 3}, .workers = 1, .memoryBudget = 0})->firstWins, 0u);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(checkRules({.size = {4, 4, 3}}, stop.get_token())->status, ExploreStatus::Stopped);
}

void TestRules::whatFailsEarlyIsShownAfterAStop()
{
    std::stop_source stop;
    const auto report
        = checkRules({.size = {5, 5, 4}, .mistake = RulesMistake::TakesBack}, stop.get_token(),
                     [&stop](const fourcast::statespace::ExploreProgress& progress) {
                         if (progress.states > 1000)
                             stop.request_stop();
                     });
    QVERIFY(report);
    QCOMPARE(report->status, ExploreStatus::Stopped);
    // A disc is dropped, and taken back.
    const auto& steps = verdict(*report, RulesProperty::Termination).counterexample;
    QCOMPARE(steps.size(), 3u);
    QCOMPARE(steps.front().board, steps.back().board);
}

void TestRules::anUnknownBoardIsRefused()
{
    const auto report = checkRules({.size = {9, 9, 4}});
    QVERIFY(!report.has_value());
    QVERIFY(report.error().message.contains("2 to 7"));
}

void TestRules::mistakesHaveNames()
{
    for (int i = 0; i < rulesMistakes; ++i) {
        const auto mistake = static_cast<RulesMistake>(i);
        QCOMPARE(rulesMistake(name(mistake)).value(), mistake);
        QVERIFY(text(mistake).endsWith('.'));
    }
    QCOMPARE(rulesMistake("nothing").error().message,
             "There is no mistake nothing. Available: none, plays-on, misses-diagonal, wrong-disc, "
             "full-column-ends, takes-back.");
    for (int i = 0; i < rulesProperties; ++i)
        QVERIFY(text(static_cast<RulesProperty>(i)).endsWith('.'));
}

QTEST_GUILESS_MAIN(TestRules)
#include "tst_rules.moc"
