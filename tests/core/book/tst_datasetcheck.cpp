// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetcheck.h"

#include "tests/core/boards.h"
#include "tests/core/solver/plainminimax.h"

#include <QTest>

/// A data set of late positions, judged by plain minimax, some labels planted wrong.
class TestDatasetCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void plantedErrorsAreFound_data();
    void plantedErrorsAreFound();
    void aTableThatIsThereIsTaken();
    void sampleTakesSoManyEntriesOnce();
    void stoppedCheckAnswersWithWhatItHas();
    void emptySetHasNothingToCheck();

private:
    std::vector<Position> m_positions;
    Dataset m_right;
};

namespace {

/// Plain minimax; in every position in which `isWrong` says so, what another result would be.
struct Judge : KnownScores
{
    std::function<bool(const Position&)> isWrong = [](const Position&) { return false; };

    std::optional<int> score(const Position& position) const override
    {
        const int value = plainminimax::value(position);
        return isWrong(position) ? (value > 0 ? 0 : value == 0 ? -1 : 1) : value;
    }
};

int sign(int value)
{
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

}

void TestDatasetCheck::initTestCase()
{
    SeededRandom random(11);
    for (int i = 0; i < 60; ++i)
        m_positions.push_back(boards::randomUnfinished(random, 30 + i % 12));
    m_right = Dataset::fromScores(m_positions, Judge());
    QCOMPARE(m_right.size(), m_positions.size());
}

void TestDatasetCheck::plantedErrorsAreFound_data()
{
    QTest::addColumn<int>("workers");
    QTest::newRow("one worker") << 1;
    QTest::newRow("four workers") << 4;
}

void TestDatasetCheck::plantedErrorsAreFound()
{
    QFETCH(int, workers);
    Judge judge;
    judge.isWrong = [this](const Position& position) {
        return position == m_positions[3] || position == m_positions[58]
            || position == m_positions[59];
    };
    const Dataset planted = Dataset::fromScores(m_positions, judge);
    const SolverCheckSettings settings {.workers = workers, .tableMib = 1};
    const SolverCheck check = checkClaims(claimsOf(planted), settings);
    QCOMPARE(check.checked, m_positions.size());
    QCOMPARE(check.total, m_positions.size());
    std::vector<SolverDisagreement> expected;
    for (const std::size_t index : {3, 58, 59})
        expected.push_back({index, sign(plainminimax::value(m_positions[index]))});
    QVERIFY(check.disagreements == expected);
    QVERIFY(checkClaims(claimsOf(m_right), settings).disagreements.empty());
}

void TestDatasetCheck::aTableThatIsThereIsTaken()
{
    const SolverCheckSettings settings {.table = std::make_shared<SolverTable>(1)};
    const SolverClaims claims = claimsOf(m_right);
    SolverClaims watched = claims;
    long users = 0;
    watched.position = [&](std::size_t index) {
        users = settings.table.use_count();
        return claims.position(index);
    };
    QVERIFY(checkClaims(watched, settings).disagreements.empty());
    QVERIFY(users > 1);
}

void TestDatasetCheck::sampleTakesSoManyEntriesOnce()
{
    // With every label wrong the disagreements tell which entries were taken.
    Judge judge;
    judge.isWrong = [](const Position&) { return true; };
    const Dataset wrong = Dataset::fromScores(m_positions, judge);
    SolverCheckSettings settings {.workers = 2, .tableMib = 1, .sample = 20, .seed = 4};
    const SolverCheck check = checkClaims(claimsOf(wrong), settings);
    QCOMPARE(check.total, std::size_t {20});
    QCOMPARE(check.disagreements.size(), std::size_t {20});
    for (std::size_t i = 1; i < check.disagreements.size(); ++i)
        QVERIFY(check.disagreements[i - 1].index < check.disagreements[i].index);
    QVERIFY(checkClaims(claimsOf(wrong), settings).disagreements == check.disagreements);
    settings.seed = 5;
    QVERIFY(checkClaims(claimsOf(wrong), settings).disagreements != check.disagreements);
    settings.sample = 1000;
    QCOMPARE(checkClaims(claimsOf(wrong), settings).checked, wrong.size());
}

void TestDatasetCheck::stoppedCheckAnswersWithWhatItHas()
{
    // The empty board alone would take seconds.
    struct Draws : KnownScores
    {
        std::optional<int> score(const Position&) const override { return 0; }
    };
    const Dataset dataset = Dataset::fromScores({Position(), boards::fromDigits(u"1")}, Draws());
    std::stop_source stop;
    stop.request_stop();
    const SolverCheck check
        = checkClaims(claimsOf(dataset), {.workers = 2, .tableMib = 1}, stop.get_token());
    QCOMPARE(check.total, std::size_t {2});
    QCOMPARE(check.checked, std::size_t {0});
    QVERIFY(check.disagreements.empty());
}

void TestDatasetCheck::emptySetHasNothingToCheck()
{
    const Dataset nothing;
    const SolverCheck check = checkClaims(claimsOf(nothing), {.workers = 2, .tableMib = 1});
    QCOMPARE(check.total, std::size_t {0});
}

QTEST_GUILESS_MAIN(TestDatasetCheck)
#include "tst_datasetcheck.moc"
