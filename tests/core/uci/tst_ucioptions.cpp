// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levels.h"
#include "core/uci/session/ucioptions.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace {

QStringList optionNames(const UciOptions& options)
{
    QStringList names;
    for (const OptionLine& line : options.lines())
        names << line.name;
    return names;
}

} // namespace

class TestUciOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreReadByHosts();
    void everyEngineCanBeChosen();
    void engineHasTheOptionsThatMeanSomethingToIt_data();
    void engineHasTheOptionsThatMeanSomethingToIt();
    void settingsFollowTheOptions();
    void optionsOfOtherEnginesChangeNothing();
    void strengthChoosesTheNearestOpponent();
    void wrongValuesAreRefused_data();
    void wrongValuesAreRefused();
};

/// Cute Chess takes numbers of 32 bits, and each default must be a value that is allowed.
void TestUciOptions::linesAreReadByHosts()
{
    const UciOptions options;
    QSet<QString> names;
    for (const OptionLine& line : options.lines()) {
        QCOMPARE(OptionLine::read(line.toText()).value(), line);
        names.insert(line.name.toLower());
        if (line.type == OptionLine::Type::Spin) {
            QVERIFY2(line.least && line.most, qPrintable(line.name));
            QVERIFY2(*line.most <= std::numeric_limits<int>::max(), qPrintable(line.name));
        }
        if (line.type != OptionLine::Type::Button)
            QCOMPARE(line.accept(line.value).value_or("refused"), line.value);
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(options.lines().size()));
    QVERIFY(optionNames(options).contains("UCI_Variant"));
}

void TestUciOptions::everyEngineCanBeChosen()
{
    UciOptions options;
    QCOMPARE(options.lines().front().name, "Engine");
    QCOMPARE(options.lines().front().choices, engineNames());
    QCOMPARE(options.settings().engine, "perfect");
    for (const QString& engine : engineNames()) {
        QVERIFY(options.set({.name = "engine", .value = engine.toUpper()}));
        QCOMPARE(options.settings().engine, engine);
    }
}

void TestUciOptions::engineHasTheOptionsThatMeanSomethingToIt_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QStringList>("has");
    QTest::addColumn<QStringList>("lacks");
    QTest::newRow("perfect") << "perfect"
                             << QStringList {"Threads", "Hash",        "Clear Hash", "OwnBook",
                                             "MultiPV", "UCI_ShowWDL", "Seed",       "UCI_Variant"}
                             << QStringList {"Engine", "UCI_Elo", "H1_three", "AllWinsAlike"};
    QTest::newRow("mapped-h1") << "mapped-h1"
                               << QStringList {"Threads",    "MultiPV",      "H1_three",
                                               "H1_variant", "AllWinsAlike", "Seed"}
                               << QStringList {"Engine", "Hash", "OwnBook"};
    QTest::newRow("study-h2") << "study-h2" << QStringList {"MultiPV", "UCI_Variant"}
                              << QStringList {"Threads", "Seed", "H1_three", "AllWinsAlike"};
    QTest::newRow("level-1") << "level-1" << QStringList {"Seed", "Move Overhead"}
                             << QStringList {"Threads", "MultiPV", "Hash", "H1_lone_a"};
}

void TestUciOptions::engineHasTheOptionsThatMeanSomethingToIt()
{
    QFETCH(const QString, engine);
    QFETCH(const QStringList, has);
    QFETCH(const QStringList, lacks);
    const UciOptions options(engine);
    QCOMPARE(options.settings().engine, engine);
    const QStringList names = optionNames(options);
    for (const QString& name : has)
        QVERIFY2(names.contains(name), qPrintable(name));
    for (const QString& name : lacks)
        QVERIFY2(!names.contains(name), qPrintable(name));
}

void TestUciOptions::settingsFollowTheOptions()
{
    UciOptions options;
    for (const char* line :
         {"setoption name Engine value mapped-h1", "setoption name threads value 3",
          "setoption name Seed value 77", "setoption name MultiPV value 4",
          "setoption name UCI_ShowWDL value TRUE", "setoption name AllWinsAlike value true",
          "setoption name H1_variant value no-f1,vertical-pairs",
          "setoption name H1_three value 909000", "setoption name H1_lone_d value 198",
          "setoption name Move Overhead value 30"})
        QVERIFY2(options.set(*SetOptionLine::read(QString::fromLatin1(line))), line);
    const UciSettings settings = options.settings();
    QCOMPARE(settings.engine, "mapped-h1");
    QCOMPARE(settings.options.workers, 3);
    QCOMPARE(settings.options.seed, std::uint64_t {77});
    QVERIFY(!settings.options.preferFastWins);
    QVERIFY(!settings.options.h1.fourInLine);
    QVERIFY(settings.options.h1.verticalPairs);
    QCOMPARE(settings.options.h1.weights.three, 909'000);
    QCOMPARE(settings.options.h1.weights.loneDisc[3], 198);
    QCOMPARE(settings.options.h1.weights.openPair, H1Weights().openPair);
    QCOMPARE(settings.multiPv, 4);
    QVERIFY(settings.showChances);
    QCOMPARE(settings.overhead, std::chrono::milliseconds(30));

    QVERIFY(options.set({.name = "Engine", .value = "perfect"}));
    QVERIFY(options.set({.name = "Hash", .value = "8"}));
    QVERIFY(options.set({.name = "OwnBook", .value = "false"}));
    QCOMPARE(options.settings().options.tableMib, 8);
    QVERIFY(!options.settings().options.usesBook);
    QVERIFY(options.isButton("clear hash"));
    QVERIFY(!options.isButton("Hash"));
}

/// So that an engine keeps its table while the host sets what is another's.
void TestUciOptions::optionsOfOtherEnginesChangeNothing()
{
    UciOptions options;
    const EngineOptions before = options.settings().options;
    QVERIFY(options.set({.name = "H1_three", .value = "1"}));
    QVERIFY(options.set({.name = "AllWinsAlike", .value = "true"}));
    QCOMPARE(options.settings().options, before);
}

void TestUciOptions::strengthChoosesTheNearestOpponent()
{
    UciOptions options;
    QVERIFY(options.set({.name = "UCI_LimitStrength", .value = "true"}));
    for (const Level& level : levels()) {
        QVERIFY(level.elo);
        QVERIFY(options.set({.name = "UCI_Elo", .value = QString::number(qRound(level.elo->elo))}));
        QCOMPARE(options.settings().engine, level.engine);
    }
    QVERIFY(!options.set({.name = "UCI_Elo", .value = "9999"}));
    QVERIFY(options.set({.name = "UCI_LimitStrength", .value = "false"}));
    QCOMPARE(options.settings().engine, "perfect");
}

void TestUciOptions::wrongValuesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* value) {
        QTest::addRow("%s %s", name, value) << QString(name) << QString(value);
    };
    row("Threads", "0");
    row("Threads", "many");
    row("Hash", "");
    row("Engine", "deep blue");
    row("UCI_Variant", "chess");
    row("H1_variant", "upside-down");
    row("MultiPV", "8");
    row("Ponder", "true");
}

void TestUciOptions::wrongValuesAreRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    UciOptions options;
    const std::vector<OptionLine> before = options.lines();
    const auto set = options.set({.name = name, .value = value});
    QVERIFY(!set);
    QVERIFY(!set.error().message.isEmpty());
    QCOMPARE(options.lines(), before);
}

QTEST_GUILESS_MAIN(TestUciOptions)
#include "tst_ucioptions.moc"
