// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sizes of the models that come along: those that were measured with mCRL2 and with a program
// that counts by itself.
#include "core/formal/lts/autfile.h"
#include "core/formal/lts/bisimulation.h"
#include "core/formal/lts/statistics.h"
#include "core/formal/models/modeltable.h"
#include "core/formal/process/generate.h"
#include "core/formal/process/processmodel.h"
#include "tests/core/formal/papergrid.h"
#include "tests/sanitized.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace fourcast::formal;
using fourcast::statespace::ExploreStatus;

namespace {

GenerationResult generated(const QString& name, const ModelValues& values, int workers = 2)
{
    const auto all = models();
    const auto source = modelText(*findModel(all, name), values);
    if (!source)
        qFatal("%s", qPrintable(source.error().message));
    const auto specification = readSpecification(*source);
    if (!specification)
        qFatal("%s", qPrintable(specification.error().message));
    return generate(*specification, {.workers = workers, .memoryBudget = std::uint64_t {1} << 30});
}

QString sizeOf(const GenerationResult& system)
{
    if (system.status != ExploreStatus::Complete)
        return system.error ? system.error->message : QStringLiteral("not complete");
    return QStringLiteral("%1/%2").arg(system.lts.stateCount()).arg(system.lts.transitionCount());
}

/// One row per process count, one column per level or task; under the sanitizers, four rows at
/// most.
void addTable(const std::vector<const char*>& rows)
{
    QTest::addColumn<int>("processes");
    QTest::addColumn<QStringList>("sizes");
    const std::size_t count = std::min<std::size_t>(rows.size(), sanitized::isOn ? 4 : rows.size());
    for (std::size_t i = 0; i < count; ++i) {
        QTest::addRow("%d", static_cast<int>(i) + 1)
            << static_cast<int>(i) + 1 << QString::fromLatin1(rows[i]).split(u' ');
    }
}

std::uint64_t power(std::uint64_t base, int exponent)
{
    std::uint64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

} // namespace

class TestFormalModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFileIsTheTextForTheStandardValues_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"paper", "pool", "race"})
            QTest::newRow(name) << name;
    }

    void theFileIsTheTextForTheStandardValues()
    {
        QFETCH(QString, name);
        QFile file(QStringLiteral(":/models/%1.mcrl2").arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto all = models();
        const auto source = modelText(*findModel(all, name));
        QVERIFY(source);
        QCOMPARE(*source, QString::fromUtf8(file.readAll()));
        const auto specification = readSpecification(*source);
        QVERIFY2(specification, specification ? "" : qPrintable(specification.error().message));
        QVERIFY(specification->warnings.empty());
        // What is written of it is the same model.
        const auto again = readSpecification(text(*specification));
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QCOMPARE(text(*again), text(*specification));
        QCOMPARE(sizeOf(generate(*again)), sizeOf(generate(*specification)));
    }

    void everyModelSaysWhoseAStepIs_data()
    {
        QTest::addColumn<QString>("name");
        for (const ModelInfo& model : models())
            QTest::newRow(qPrintable(model.name)) << model.name;
    }

    /// The row of the table against the system: an action with a number of a thread names each
    /// thread, and no other number.
    void everyModelSaysWhoseAStepIs()
    {
        QFETCH(const QString, name);
        const auto all = models();
        const ModelInfo& model = *findModel(all, name);
        QCOMPARE(threadArguments(name), model.threads);
        ModelValues values;
        if (name == QStringLiteral("paper"))
            values[QStringLiteral("p")] = QStringLiteral("3");
        const auto specification = readSpecification(*modelText(model, values));
        QVERIFY(specification);
        const GenerationResult system = generate(*specification);
        std::set<std::int64_t> threads; // Thread(z = 2, ...), Worker(w = 1)
        const QString start = system.model->stateText(system.states.state(0));
        for (const QString& part : start.split(QStringLiteral(" || "))) {
            static const QRegularExpression one(
                QStringLiteral(R"(^(?:Thread|Worker)\((?:z|w) = (\d+))"));
            if (const auto match = one.match(part); match.hasMatch())
                threads.insert(match.captured(1).toLongLong());
        }
        QCOMPARE(threads.empty(), model.threads.isEmpty());
        std::map<QString, std::set<std::int64_t>> named;
        for (const Label& label : system.lts.labels().labels())
            for (const Action& action : label.actions()) {
                const int at = model.threads.value(action.name.text(), -1);
                if (at < 0)
                    continue;
                QVERIFY(at < static_cast<int>(action.arguments.size()));
                named[action.name.text()].insert(
                    action.arguments[static_cast<std::size_t>(at)].number);
            }
        QCOMPARE(static_cast<qsizetype>(named.size()), model.threads.size());
        for (const auto& [action, numbers] : named)
            QVERIFY2(numbers == threads, qPrintable(action));
        // A text of somebody's own has them all.
        const auto own = threadArguments(QString());
        for (auto each = model.threads.cbegin(); each != model.threads.cend(); ++each)
            QCOMPARE(own.value(each.key(), -1), each.value());
    }

    void theGameHasTheSizesThatWereMeasured_data()
    {
        QTest::addColumn<ModelValues>("values");
        QTest::addColumn<QString>("size");
        QTest::newRow("3x3, 3 in line")
            << ModelValues {{"columns", "3"}, {"rows", "3"}} << "694/1155";
        QTest::newRow("4x3, 3 in line") << ModelValues {} << "7157/14344";
        QTest::newRow("an endgame of 7x6")
            << ModelValues {{"columns", "7"},
                            {"rows", "6"},
                            {"connect", "4"},
                            {"moves", "312453553267556661477767544441"}}
            << "2033/4290";
    }

    void theGameHasTheSizesThatWereMeasured()
    {
        QFETCH(ModelValues, values);
        QFETCH(QString, size);
        QCOMPARE(sizeOf(generated("game", values)), size);
    }

    void aWrongValueIsAnsweredWithASentence_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("message");
        QTest::newRow("unknown") << "pool"
                                 << "p"
                                 << "1"
                                 << "The model pool has no parameter 'p'; it has P, M, scores";
        QTest::newRow("large") << "paper"
                               << "p"
                               << "8"
                               << "p must be a number from 1 to 7";
        QTest::newRow("no number") << "paper"
                                   << "D"
                                   << "x"
                                   << "D must be a number from 0 to 7";
        QTest::newRow("no mutant")
            << "paper"
            << "mutant"
            << "x"
            << "mutant must be one of none, redo, undercount, repeat, twice, "
               "loop, stuck, overcount";
        QTest::newRow("columns") << "paper"
                                 << "full"
                                 << "1,1"
                                 << "full must be numbers from 1 to 7, separated by commas";
        QTest::newRow("moves") << "game"
                               << "moves"
                               << "15"
                               << "'5' is not a column from 1 to 4.";
        QTest::newRow("scores") << "pool"
                                << "scores"
                                << "1,2"
                                << "scores must have one value for each of the 3 tasks";
    }

    void aWrongValueIsAnsweredWithASentence()
    {
        QFETCH(QString, model);
        QFETCH(QString, parameter);
        QFETCH(QString, value);
        QFETCH(QString, message);
        const auto all = models();
        const auto source = modelText(*findModel(all, model), {{parameter, value}});
        QVERIFY(!source);
        QCOMPARE(source.error().message, message);
    }

    void thePaperHasTheSizesOfTable2_data()
    {
        addTable({"4/3 5/4 6/5 7/6 8/7 9/8 10/9", "6/7 11/16 18/31 27/50 38/75 51/104 66/139",
                  "10/15 29/58 66/155 127/318 218/577 345/938 514/1437",
                  "18/35 83/220 258/787 627/2034 1298/4419 2403/8396 4098/14675",
                  "34/83 245/814 1026/3875 3127/12566 7778/32677 16809/72518 32770/144629",
                  "66/195 731/2920 4098/18499 15627/75130 46658/234075 117651/606512 "
                  "262146/1381083",
                  "130/451 2189/10210 16386/86147 78127/437758 279938/1635277 823545/4945634 "
                  "2097154/12863629"});
    }

    void thePaperHasTheSizesOfTable2()
    {
        QFETCH(int, processes);
        QFETCH(QStringList, sizes);
        for (int levels = 1; levels <= sizes.size(); ++levels) {
            const GenerationResult system = generated(
                "paper", {{"p", QString::number(processes)}, {"D", QString::number(levels)}});
            QCOMPARE(sizeOf(system), sizes[levels - 1]);
            // Of all p at once there is one more label where p is 1: it is the single one.
            const std::uint64_t odd
                = power(static_cast<std::uint64_t>((levels + 1) / 2), processes);
            const std::uint64_t even = power(static_cast<std::uint64_t>(levels / 2), processes);
            const std::uint64_t labels = static_cast<std::uint64_t>(processes * levels)
                + (processes > 1 ? odd + even : 0) + 2;
            QCOMPARE(std::uint64_t {system.lts.labels().size()}, labels);
        }
    }

    void thePaperOfFourThreadsIsFigure2()
    {
        const GenerationResult system = generated("paper", {{"p", "4"}, {"D", "3"}});
        QCOMPARE(sizeOf(system), QStringLiteral("258/787"));
        QCOMPARE(system.lts.labels().size(), std::size_t {31});
        const LtsStatistics statistics = statisticsOf(system.lts);
        QVERIFY(statistics.isDeterministic);
        QVERIFY(statistics.isAcyclic);
        QCOMPARE(statistics.deadlocks, State {1});
        QCOMPARE(system.lts.transitions(0).size(), std::size_t {5});
        QVERIFY(system.lts.labels().find(Label::fromText(u"max(49, 3, 1, X)")));
        QVERIFY(system.lts.labels().find(
            Label::fromText(u"max(1, 1, 1, X)|max(49, 3, 2, X)|max(1, 1, 3, X)|max(49, 3, 4, X)")));
        QVERIFY(system.lts.labels().find(Label::fromText(u"defSuccessorGen")));
        // It is minimal already.
        QCOMPARE(minimise(system.lts).lts.stateCount(), State {258});
    }

    void thePaperIsBisimilarToTheSystemMadeByHand()
    {
        for (const auto& [p, d] : {std::pair(1, 3), {2, 5}, {3, 4}, {4, 3}, {7, 2}}) {
            const GenerationResult system
                = generated("paper", {{"p", QString::number(p)}, {"D", QString::number(d)}});
            QVERIFY(compare(system.lts, papergrid::published(p, d)).status
                    == ComparisonStatus::Bisimilar);
        }
        // One label more than there are differs.
        QVERIFY(compare(generated("paper", {{"p", "2"}, {"mutant", "overcount"}}).lts,
                        papergrid::published(2, 3))
                    .status
                == ComparisonStatus::Different);
    }

    /// Where mCRL2 is installed it is asked, too.
    void mcrl2MakesTheSameSystemsOfTheTexts_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<ModelValues>("values");
        QTest::newRow("paper") << "paper" << ModelValues {{"p", "3"}};
        QTest::newRow("one thread") << "paper" << ModelValues {{"p", "1"}};
        QTest::newRow("redo") << "paper" << ModelValues {{"p", "2"}, {"mutant", "redo"}};
        QTest::newRow("a full column") << "paper" << ModelValues {{"p", "3"}, {"full", "2"}};
        QTest::newRow("repaired") << "paper"
                                  << ModelValues {{"p", "3"}, {"full", "2"}, {"repaired", "true"}};
        QTest::newRow("pool") << "pool" << ModelValues {};
        QTest::newRow("race") << "race" << ModelValues {};
    }

    void mcrl2MakesTheSameSystemsOfTheTexts()
    {
        QFETCH(QString, model);
        QFETCH(ModelValues, values);
        const QString linearise = QStandardPaths::findExecutable(QStringLiteral("mcrl22lps"));
        const QString explore = QStandardPaths::findExecutable(QStringLiteral("lps2lts"));
        if (linearise.isEmpty() || explore.isEmpty())
            QSKIP("mCRL2 is not installed");
        const QTemporaryDir folder;
        const auto all = models();
        QFile source(folder.filePath("model.mcrl2"));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write(modelText(*findModel(all, model), values)->toUtf8());
        source.close();
        const QString lps = folder.filePath("model.lps");
        const QString system = folder.filePath("model.aut");
        QCOMPARE(QProcess::execute(linearise, {source.fileName(), lps}), 0);
        QCOMPARE(QProcess::execute(explore, {lps, system}), 0);
        const auto theirs = aut::load(system);
        QVERIFY2(theirs, theirs ? "" : qPrintable(theirs.error().message));
        const GenerationResult ours = generated(model, values);
        QCOMPARE(ours.lts.stateCount(), theirs->stateCount());
        QCOMPARE(ours.lts.transitionCount(), theirs->transitionCount());
        QVERIFY(compare(ours.lts, *theirs).status == ComparisonStatus::Bisimilar);
    }

    void mutantsHaveTheSizesThatWereMeasured_data()
    {
        QTest::addColumn<QString>("size");
        const std::pair<const char*, const char*> rows[] {
            {"none", "66/155"},     {"redo", "218/729"},    {"undercount", "66/155"},
            {"repeat", "345/1568"}, {"twice", "218/607"},   {"loop", "66/307"},
            {"stuck", "82/199"},    {"overcount", "66/155"}};
        for (const auto& [name, size] : rows)
            QTest::newRow(name) << size;
    }

    void mutantsHaveTheSizesThatWereMeasured()
    {
        QFETCH(QString, size);
        const QString mutant = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(sizeOf(generated("paper", {{"p", "3"}, {"D", "3"}, {"mutant", mutant}})), size);
    }

    void aFullColumnStopsThePoolUnlessItIsRepaired()
    {
        const GenerationResult published = generated("paper", {{"D", "1"}, {"full", "1"}});
        QCOMPARE(sizeOf(published), QStringLiteral("64/192"));
        QCOMPARE(statisticsOf(published.lts).deadlocks, State {1});
        QVERIFY(!published.lts.labels().find(Label::fromText(u"defSuccessorGen")));

        const GenerationResult repaired
            = generated("paper", {{"D", "1"}, {"full", "1"}, {"repaired", "true"}});
        QCOMPARE(sizeOf(repaired), QStringLiteral("66/195"));
        QVERIFY(repaired.lts.labels().find(Label::fromText(u"defSuccessorGen")));
    }

    void legalCountsDifferFromLevel7On()
    {
        const GenerationResult legal
            = generated("paper", {{"p", "2"}, {"D", "7"}, {"legal", "true"}});
        QVERIFY(legal.lts.labels().find(Label::fromText(u"max(117648, 7, 1, X)")));
        QVERIFY(!legal.lts.labels().find(Label::fromText(u"max(117649, 7, 1, X)")));
        QVERIFY(legal.lts.labels().find(Label::fromText(u"min(16807, 6, 2, O)")));
    }

    void thePoolHasTheSizesThatWereMeasured_data()
    {
        addTable({"4/4 6/6 8/8 10/10 12/12 14/14 16/16",
                  "5/6 12/18 23/38 38/66 57/102 80/146 107/198",
                  "6/8 19/35 53/119 120/296 232/602 401/1073 639/1745",
                  "7/10 28/58 101/266 310/946 787/2602 1712/5930 3313/11818",
                  "8/12 39/87 175/507 676/2332 2222/8602 6153/25537 14709/63737",
                  "9/14 52/122 281/866 1326/4946 5377/22982 18704/87914 55617/278042",
                  "10/16 67/163 425/1367 2386/9382 11662/53272 49295/251771 180217/998083"});
    }

    void thePoolHasTheSizesThatWereMeasured()
    {
        QFETCH(int, processes);
        QFETCH(QStringList, sizes);
        for (int tasks = 1; tasks <= sizes.size(); ++tasks) {
            const GenerationResult system = generated(
                "pool", {{"P", QString::number(processes)}, {"M", QString::number(tasks)}});
            QCOMPARE(sizeOf(system), sizes[tasks - 1]);
            QCOMPARE(system.lts.labels().size(),
                     static_cast<std::size_t>(2 * processes * tasks + 2));
            QCOMPARE(statisticsOf(system.lts).deadlocks, State {0});
        }
    }

    void theRaceHasTheSizesThatWereMeasured_data()
    {
        addTable({"5/5 8/8 11/11 14/14 17/17", "7/8 29/43 84/136 194/333 378/671",
                  "9/11 53/93 338/700 1446/3404 4609/11723", "11/14 85/163 700/1660 6224/16961"});
    }

    void theRaceHasTheSizesThatWereMeasured()
    {
        QFETCH(int, processes);
        QFETCH(QStringList, sizes);
        for (int tasks = 1; tasks <= sizes.size(); ++tasks) {
            const GenerationResult system = generated(
                "race", {{"P", QString::number(processes)}, {"M", QString::number(tasks)}});
            QCOMPARE(sizeOf(system), sizes[tasks - 1]);
        }
    }

    void theRaceLosesAResultAndThePoolDoesNot()
    {
        const Label best = Label::fromText(u"best(2, 4)");
        const auto results = [](const GenerationResult& system) {
            return std::ranges::count_if(system.lts.labels().labels(), [](const Label& label) {
                return label.text().startsWith(u"best");
            });
        };
        const GenerationResult pool = generated("pool", {});
        QVERIFY(pool.lts.labels().find(best));
        QCOMPARE(results(pool), 1);
        const GenerationResult race = generated("race", {});
        QVERIFY(race.lts.labels().find(best));
        QVERIFY(results(race) > 1);
    }

    void theNumbersAreTheSameForAnyNumberOfWorkers()
    {
        for (const char* name : {"paper", "pool", "race"}) {
            const GenerationResult one = generated(name, {}, 1);
            const GenerationResult three = generated(name, {}, 3);
            QCOMPARE(one.lts.stateCount(), three.lts.stateCount());
            QVERIFY(one.lts.labels().labels() == three.lts.labels().labels());
            for (State state = 0; state < one.lts.stateCount(); ++state) {
                QVERIFY(
                    std::ranges::equal(one.lts.transitions(state), three.lts.transitions(state)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestFormalModels)
#include "tst_formalmodels.moc"
