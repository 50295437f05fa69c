// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/models/modeltable.h"
#include "core/formal/models/modeltable.h"
#include "core/fulltree/parallelstudy.h"
#include "core/lesson/course/labsettings.h"
#include "core/session/experimentlibrary.h"
#include "core/support/text/plainlabel.h"
#include "core/tuning/tuning.h"
#include "ui/labs/chance/chancepage.h"
#include "ui/labs/experiments/experimentspage.h"
#include "ui/labs/formal/formalpage.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/propertiesview.h"
#include "ui/labs/labchoices.h"
#include "ui/labs/labpages.h"
#include "ui/labs/lessons/tree/treepage.h"
#include "ui/labs/models/modelform.h"
#include "ui/labs/parallel/parallelpage.h"
#include "ui/labs/study/studypage.h"
#include "ui/labs/tuning/tuningpage.h"

#include <QCheckBox>
#include <QJsonArray>
#include <QLabel>
#include <QSet>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace fourcast;
using lesson::LabPageSettings;
using Kind = Setting::Kind;

/// What lessons may write about the pages, held against the pages themselves.
class TestLabSettings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    /// Takes what a lesson writes, and fails with the sentence where it can't.
    static Expected<void> take(LabPage& page, const QString& id, const LabSettings& written)
    {
        const auto values = lesson::labValues(id, written);
        return values ? page.takeSettings(*values) : tl::unexpected(values.error());
    }

    static QStringList parametersOf(const LabPageSettings& page)
    {
        QStringList names;
        for (const Setting& each : page.settings)
            if (each.kind == Kind::Parameter)
                names << each.key;
        return names;
    }

    template <typename Models> static QSet<QString> namesOf(const Models& models)
    {
        QSet<QString> names;
        for (const auto& model : models)
            for (const auto& parameter : model.parameters)
                names << parameter.name;
        return names;
    }

    static QSet<QString> setOf(const QStringList& names) { return {names.begin(), names.end()}; }

    static QStringList namesOf(const char* page, const char* setting)
    {
        return settingOf((*lesson::settablePage(page))->settings, QString::fromLatin1(setting))
            .names;
    }

private Q_SLOTS:
    void everyPageThatIsWrittenIsThere()
    {
        QSet<QString> ids;
        for (const LabEntry& entry : labPages())
            ids << entry.id;
        for (const LabPageSettings& page : lesson::settablePages())
            QVERIFY2(ids.contains(page.page), qPrintable(page.page));
        // Every page that computes something can be opened by a lesson.
        QCOMPARE(lesson::settablePages().size(), 9U);
    }

    void choicesAreThoseOfThePrograms()
    {
        QCOMPARE(namesOf("parallel", "strategies"), strategyNames());
        QCOMPARE(namesOf("study", "table"), studyArtefacts());
        QCOMPARE(namesOf("study", "protocol"), protocolNames());
        QCOMPARE(namesOf("tuning", "engine"), TuningOptions::engines());
    }

    void everyRangeIsThatOfThePage_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* const page : {"parallel", "growth", "compare"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    /// What a lesson may write at the ends of a range stands in the page's own fields afterwards.
    void everyRangeIsThatOfThePage()
    {
        QFETCH(const QString, page);
        const auto entries = labPages();
        const auto entry = std::ranges::find(entries, page, &LabEntry::id);
        QVERIFY(entry != entries.end());
        const std::unique_ptr<LabPage> made(entry->make({}));
        int looked = 0;
        for (const Setting& setting : (*lesson::settablePage(page))->settings) {
            // What grows and who searches narrow the points and the reference.
            if (setting.key == "from" || setting.key == "to" || setting.key == "reference")
                continue;
            if (setting.kind != Kind::Number && setting.kind != Kind::Decimal)
                continue;
            for (const double end : {setting.least, setting.most}) {
                made->setFields({{setting.key, end}});
                const QJsonValue kept = made->fields()[setting.key];
                QVERIFY2(kept.toDouble(kept.toString().toDouble()) == end,
                         qPrintable(QStringLiteral("%1: %2").arg(setting.key).arg(end)));
                ++looked;
            }
        }
        QVERIFY(looked >= 2);
    }

    void everyRangeOfATuningIsThatOfItsPage()
    {
        TuningPage page {QString()};
        for (const Setting& setting : (*lesson::settablePage("tuning"))->settings) {
            for (const double end : {setting.least, setting.most}) {
                if (setting.kind != Kind::Number && setting.kind != Kind::Decimal)
                    continue;
                QVERIFY2(take(page, "tuning", {{setting.key, QString::number(end, 'g', 15)}}),
                         qPrintable(setting.key));
                const TuningOptions options = page.options();
                const QMap<QString, double> kept {{"depth", options.depth},
                                                  {"steps", options.steps},
                                                  {"games", options.gamesCap},
                                                  {"percent", options.percent},
                                                  {"elo", options.test.elo1},
                                                  {"yardstick", options.yardstickGames},
                                                  {"seed", static_cast<double>(options.seed)},
                                                  {"workers", options.workers}};
                QVERIFY2(kept[setting.key] == end, qPrintable(setting.key));
            }
        }
    }

    void modelsAndTheirParametersAreThoseOfTheLaboratories()
    {
        QStringList formal;
        for (const auto& model : formal::models())
            formal << model.name;
        QCOMPARE(namesOf("formal", "model"), formal);
        QCOMPARE(setOf(parametersOf(**lesson::settablePage("formal"))), namesOf(formal::models()));
        QStringList chance;
        for (const auto& model : chance::models())
            chance << model.name;
        QCOMPARE(namesOf("chance", "model"), chance);
        QCOMPARE(setOf(parametersOf(**lesson::settablePage("chance"))), namesOf(chance::models()));
    }

    /// What people read of a result's settings is what they see on the page.
    void parametersAreCalledAsOnThePage()
    {
        const auto compare = [](const char* page, const auto& models) {
            const RunSettings& settings = (*lesson::settablePage(page))->settings;
            for (const auto& model : models) {
                QCOMPARE(settingOf(settings, u"model").valueInWords(model.name), model.title);
                for (const auto& parameter : model.parameters)
                    QCOMPARE(settingOf(settings, parameter.name).label(), parameter.title);
            }
        };
        compare("formal", formal::models());
        compare("chance", chance::models());
    }

    void fieldsAreCalledAsOnThePage_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QStringList>("keys");
        QTest::newRow("tree") << "tree"
                              << QStringList {"tree",  "board", "moves",  "depth", "search",
                                              "order", "fail",  "leaves", "table"};
        QTest::newRow("growth") << "growth" << QStringList {"by", "engine", "from", "to", "cost"};
        QTest::newRow("compare") << "compare"
                                 << QStringList {"position", "repetitions", "reference", "pruning",
                                                 "quantity"};
        QTest::newRow("formal") << "formal" << QStringList {"model"};
        QTest::newRow("chance") << "chance"
                                << QStringList {"model", "property", "epsilon", "exact"};
    }

    void fieldsAreCalledAsOnThePage()
    {
        QFETCH(const QString, page);
        QFETCH(const QStringList, keys);
        const auto entries = labPages();
        const auto entry = std::ranges::find(entries, page, &LabEntry::id);
        QVERIFY(entry != entries.end());
        const std::unique_ptr<LabPage> made(entry->make({}));
        QStringList captions;
        for (const QLabel* const each : made->findChildren<QLabel*>())
            captions << plainLabel(each->text()).trimmed();
        for (const QCheckBox* const each : made->findChildren<QCheckBox*>())
            captions << plainLabel(each->text()).trimmed();
        for (const QString& key : keys) {
            const QString label = settingOf((*lesson::settablePage(page))->settings, key).label();
            QVERIFY2(!label.isEmpty() && captions.contains(label), qPrintable(key));
        }
    }

    void whatNobodyKnowsIsSaid()
    {
        QVERIFY(lesson::labValues("chess", {}).error().message.contains("parallel"));
        QVERIFY(lesson::labValues("parallel", {{"colour", "red"}}).error().message.contains("dep"));
        QVERIFY(lesson::labValues("parallel", {{"depth", "99"}}).error().message.contains("12"));
        QVERIFY(!lesson::labValues("parallel", {{"depth", "4.5"}}));
        QVERIFY(!lesson::labValues("parallel", {{"strategies", "split-2, odd"}}));
        QVERIFY(!lesson::labValues("tree", {{"table", "true"}}));
    }

    void aTreeIsTaken()
    {
        TreePage page {nullptr};
        lesson::WrittenTree tree;
        tree.from = {.board = "5x4", .moves = "3"};
        tree.depth = 5;
        tree.method = lesson::Method::Minimax;
        tree.order = lesson::MoveOrder::WorstFirst;
        tree.leaves = lesson::LeafValues::exact();
        QVERIFY(take(page, "tree", lesson::labSettings(tree)));
        const QJsonObject fields = page.fields();
        QCOMPARE(fields["root"].toString(), "position");
        QCOMPARE(fields["board"].toString(), "5x4");
        QCOMPARE(fields["moves"].toString(), "3");
        QCOMPARE(fields["depth"].toInt(), 5);
        QCOMPARE(fields["method"].toString(), "minimax");
        QCOMPARE(fields["order"].toString(), "worst");
        QCOMPARE(fields["leaves"].toString(), "exact");
        tree.typed = "((3 5) (2 (9 1)))";
        tree.failing = lesson::Failing::Hard;
        QVERIFY(take(page, "tree", lesson::labSettings(tree)));
        QCOMPARE(page.fields()["root"].toString(), "tree");
        QCOMPARE(page.fields()["failing"].toString(), "hard");
        QVERIFY(take(page, "tree", {{"predict", "yes"}, {"order", "centre"}}));
        QVERIFY(page.fields()["predict"].toBool());
        QCOMPARE(page.fields()["tree"].toString(), "((3 5) (2 (9 1)))");
        // H1 knows the usual board alone.
        QVERIFY(!take(page, "tree", {{"board", "5x4"}, {"leaves", "h1"}}));
        QCOMPARE(page.state(), LabState::Idle);
    }

    /// What is chosen on a page leads to the same page when a lesson says it.
    void whatIsChosenIsWrittenAsALessonSaysIt()
    {
        TreePage page {nullptr};
        const LabSettings typed {{"tree", "((3 5) (2 (9 1)))"}, {"search", "minimax"}};
        QVERIFY(take(page, "tree", typed));
        const LabSettings chosen = chosenSettings("tree", page);
        for (const auto& each : typed)
            QVERIFY2(std::ranges::find(chosen, each) != chosen.end(), qPrintable(each.first));
        QVERIFY(std::ranges::find(chosen, "moves", &std::pair<QString, QString>::first)
                == chosen.end());
        TreePage other {nullptr};
        QVERIFY(take(other, "tree", chosen));
        QCOMPARE(other.fields(), page.fields());
        // Trees to practise with.
        const LabSettings practised {
            {"depth", "3"},     {"search", "alpha-beta"}, {"view", "practise"}, {"seed", "12"},
            {"branching", "2"}, {"ragged", "no"},         {"first", "min"}};
        QVERIFY(take(page, "tree", practised));
        QCOMPARE(chosenSettings("tree", page), practised);
        // Numbers, lists and whether.
        const auto chance = lesson::settablePage("chance");
        QVERIFY(chance);
        const LabSettings written {{"model", "gambler"},
                                   {"epsilon", "1e-06"},
                                   {"exact", "yes"},
                                   {"passes", "sums, dead"},
                                   {"goal", "5"}};
        const auto values = lesson::labValues("chance", written);
        QVERIFY(values);
        QCOMPARE(lesson::writtenSettings(**chance, *values), written);
        QVERIFY(chosenSettings("lessons", page).empty());
    }

    void aMeasurementIsTaken()
    {
        ParallelPage page;
        QVERIFY(take(page, "parallel",
                     {{"board", "7x6"},
                      {"depth", "5"},
                      {"workers", "3"},
                      {"repetitions", "2"},
                      {"strategies", "root-mapped, split-2"},
                      {"view", "timeline"}}));
        const ParallelSettings settings = page.settings();
        QCOMPARE(settings.board, "7x6");
        QCOMPARE(settings.depth, 5);
        QCOMPARE(settings.workers.back(), 3);
        QCOMPARE(settings.repeats, 2);
        QCOMPARE(settings.strategies,
                 (std::vector {ParallelStrategy::Sequential, ParallelStrategy::RootMapped,
                               ParallelStrategy::SplitTwo}));
        QVERIFY(take(page, "parallel", {{"seed", "7"}}));
        QCOMPARE(page.settings().seed, 7U);
        QCOMPARE(page.settings().depth, 5);
        QCOMPARE(page.state(), LabState::Idle);
    }

    void aTuningIsTaken()
    {
        TuningPage page {QString()};
        QVERIFY(take(page, "tuning",
                     {{"engine", "minimax-h1"},
                      {"depth", "3"},
                      {"opponent", "h2"},
                      {"percent", "2.5"},
                      {"seed", "12"}}));
        const TuningOptions options = page.options();
        QCOMPARE(options.engine, "minimax-h1");
        QCOMPARE(options.depth, 3);
        QCOMPARE(options.opponent, TuningOptions::Opponent::H2);
        QCOMPARE(options.percent, 2.5);
        QCOMPARE(options.seed, 12U);
    }

    void aTableOfTheStudyIsTaken()
    {
        ExperimentLibrary shelf(m_dir.filePath("study.sqlite"));
        StudyPage page(shelf);
        QVERIFY(
            take(page, "study", {{"table", "table7"}, {"protocol", "win-aware"}, {"rounds", "5"}}));
        QCOMPARE(page.chosen().artefact, "table7");
        QCOMPARE(page.chosen().protocol, StudyProtocol::WinAware);
        QCOMPARE(page.chosen().cells.front().rounds, 5);
        QVERIFY(take(page, "study", {{"table", "figure12"}}));
        QCOMPARE(page.chosen().artefact, "figure12");
        QCOMPARE(page.chosen().protocol, StudyProtocol::WinAware);
    }

    void anExperimentIsTaken()
    {
        ExperimentLibrary shelf(m_dir.filePath("own.sqlite"));
        ExperimentsPage page(shelf);
        QVERIFY(take(page, "experiments",
                     {{"title", "Deeper"},
                      {"engines", "alphabeta-h1 2, alphabeta-h1 4, alphabeta-h2 4"},
                      {"games", "gauntlet"},
                      {"rounds", "10"},
                      {"openings", "random"},
                      {"plies", "3"}}));
        QCOMPARE(page.chosen().title, "Deeper");
        QCOMPARE(page.chosen().cells.size(), 2U);
        QCOMPARE(page.chosen().cells.back().b.engine, "alphabeta-h2");
        QCOMPARE(page.chosen().cells.back().b.limits.depth, 4);
        QCOMPARE(page.chosen().cells.front().rounds, 10);
        QCOMPARE(page.chosen().rules.openingPlies, 3);
        QVERIFY(!take(page, "experiments", {{"engines", "alphabeta-h1"}}));
        QVERIFY(!take(page, "experiments", {{"engines", "alphabeta-h1 2, nobody 2"}}));
        QVERIFY(!take(page, "experiments", {{"engines", "alphabeta-h1 2, random x"}}));
        QCOMPARE(page.chosen().title, "Deeper");
    }

    void aModelIsTaken()
    {
        FormalPage page;
        QVERIFY(take(page, "formal",
                     {{"model", "paper"},
                      {"p", "3"},
                      {"D", "2"},
                      {"mutant", "redo"},
                      {"legal", "yes"},
                      {"tab", "tables"},
                      {"table", "mutants"}}));
        QCOMPARE(page.form().model(), "paper");
        QCOMPARE(page.form().values()["p"], "3");
        QCOMPARE(page.form().values()["mutant"], "redo");
        QCOMPARE(page.form().values()["legal"], "true");
        QVERIFY(!take(page, "formal", {{"model", "pool"}, {"p", "3"}}));
        QVERIFY(!take(page, "formal", {{"model", "pool"}, {"P", "99"}}));
        QCOMPARE(page.form().model(), "paper");
        QVERIFY(!take(page, "formal", {{"formula", "pool-halts"}}));
        QVERIFY(!page.system());
    }

    void aFormulaIsChosenWhenItsSystemIsThere()
    {
        FormalPage page;
        QVERIFY(take(page, "formal", {{"model", "pool"}, {"M", "2"}, {"formula", "pool-maximum"}}));
        page.run();
        QTRY_COMPARE_WITH_TIMEOUT(page.properties().list().chosenRow(), 6, 30000);
        QVERIFY(!page.properties().list().row(6).result);
        // The same system is there: it is chosen at once, and still not checked.
        QVERIFY(take(page, "formal", {{"formula", "pool-tie"}}));
        QCOMPARE(page.properties().list().chosenRow(), 7);
        QVERIFY(!page.properties().list().row(7).result);
    }

    void theBoardOfTheRulesIsNotTheModels()
    {
        FormalPage page;
        const QString model = page.form().model();
        QVERIFY(take(page, "formal",
                     {{"tab", "rules"},
                      {"columns", "3"},
                      {"rows", "3"},
                      {"connect", "3"},
                      {"mistake", "wrong-disc"}}));
        const QJsonObject rules = page.fields()["rules"].toObject();
        QCOMPARE(rules["columns"].toInt(), 3);
        QCOMPARE(rules["mistake"].toString(), "wrong-disc");
        QCOMPARE(page.form().model(), model);
        QVERIFY(!take(page, "formal", {{"tab", "rules"}, {"columns", "40"}}));
    }

    void aGameOfChanceIsTaken()
    {
        ChancePage page;
        QVERIFY(take(page, "chance",
                     {{"model", "goose"},
                      {"dice", "1"},
                      {"wells", "no"},
                      {"property", "Pmax tie"},
                      {"epsilon", "1e-09"},
                      {"exact", "yes"},
                      {"passes", "sums, dead"},
                      {"tab", "steps"}}));
        const QJsonObject fields = page.fields();
        QCOMPARE(fields["model"].toString(), "goose");
        QCOMPARE(fields["values"].toObject()["dice"].toString(), "1");
        QCOMPARE(fields["values"].toObject()["wells"].toString(), "false");
        QCOMPARE(fields["property"].toString(), "Pmax tie");
        QCOMPARE(fields["epsilon"].toDouble(), 1e-9);
        QVERIFY(fields["exact"].toBool());
        QCOMPARE(fields["passes"].toArray().size(), 2);
        QVERIFY(take(page, "chance", {{"dice", "2"}}));
        QCOMPARE(page.fields()["values"].toObject()["wells"].toString(), "false");
        QVERIFY(page.fields()["exact"].toBool());
        QVERIFY(!take(page, "chance", {{"N", "3"}}));
        QVERIFY(!take(page, "chance", {{"vary", "N"}, {"range", "3..5"}}));
    }

    void everyTabAndNameIsThere()
    {
        FormalPage formal;
        for (const QString& tab : namesOf("formal", "tab")) {
            QVERIFY(take(formal, "formal", {{"tab", tab}}));
            QVERIFY2(formal.findChild<QWidget*>(tab), qPrintable(tab));
        }
        ChancePage chance;
        auto* const tabs = chance.findChild<QWidget*>("tables")->parentWidget()->parentWidget();
        auto* const views = qobject_cast<QTabWidget*>(tabs);
        QVERIFY(views);
        for (const QString& tab : namesOf("chance", "tab")) {
            QVERIFY(take(chance, "chance", {{"tab", tab}}));
            QCOMPARE(views->currentWidget()->objectName(), tab);
        }
        for (const QString& epsilon : namesOf("chance", "epsilon")) {
            QVERIFY(take(chance, "chance", {{"epsilon", epsilon}}));
            QCOMPARE(chance.fields()["epsilon"].toDouble(), epsilon.toDouble());
        }
    }
};

QTEST_MAIN(TestLabSettings)
#include "tst_labsettings.moc"
