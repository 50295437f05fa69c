// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"
#include "core/session/experimentlibrary.h"
#include "tests/ui/labs/runs/studyfixture.h"
#include "ui/labs/results/cellgames.h"
#include "ui/labs/results/experimentfigure.h"
#include "ui/labs/results/experimentreport.h"
#include "ui/labs/results/experimentview.h"
#include "ui/labs/study/studypage.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

class TestStudyPage : public QObject
{
    Q_OBJECT

    using State = ExperimentSession::State;

    static QSpinBox* spin(const QWidget& page, const char* name)
    {
        const auto all = page.findChildren<QSpinBox*>();
        for (QSpinBox* box : all)
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }

    static QComboBox* choice(const QWidget& page, const char* name)
    {
        const auto all = page.findChildren<QComboBox*>();
        for (QComboBox* box : all)
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }

private Q_SLOTS:
    void runStaysWhereItIsWhateverIsChosen()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        const auto buttons = page.findChildren<QPushButton*>();
        const auto run = std::ranges::find(buttons, QStringLiteral("&Run"), &QPushButton::text);
        QVERIFY(run != buttons.end());
        const auto combos = page.findChildren<QComboBox*>();
        const auto protocol
            = std::ranges::find(combos, QStringLiteral("Protocol"), &QComboBox::accessibleName);
        QVERIFY(protocol != combos.end());
        for (const int width : {520, 660, 900, 1400}) {
            page.resize(width, 700);
            page.setVisible(true);
            QSet<int> heights;
            for (int choice = 0; choice < (*protocol)->count(); ++choice) {
                (*protocol)->setCurrentIndex(choice);
                QTRY_VERIFY(shelf.isIdle());
                page.layout()->activate();
                heights += (*run)->mapTo(&page, QPoint()).y();
            }
            QCOMPARE(heights.size(), 1);
        }
    }

    /// Which runs there are, and the numbers, wait behind "More", which opens for what a lesson
    /// asks.
    void thePageBeginsSimple()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        StudyPage page(shelf);
        page.show();
        QTRY_VERIFY(shelf.isIdle());
        QVERIFY(!choice(page, "Kept runs")->isVisible());
        QVERIFY(page.takeSettings({{"table", "table7"}, {"seed", 0}}));
        QVERIFY(!spin(page, "Seed")->isVisible());
        QVERIFY(page.takeSettings({{"seed", 5}}));
        QVERIFY(spin(page, "Seed")->isVisible() && choice(page, "Kept runs")->isVisible());
        QCOMPARE(spin(page, "Seed")->value(), 5);
    }

    void aTableIsRunOpenedAndReplayed()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("deep/games.sqlite")));
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        page.showArtefact(QStringLiteral("table7"));
        QTRY_VERIFY(shelf.isIdle());
        spin(page, "Rounds of each cell")->setValue(2);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 8);
        page.run();
        QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().played(), 8);

        auto* view = page.findChild<ExperimentView*>();
        // Before a class the table is alone, with the words that the fields had.
        page.show();
        const auto says = [&page](const QString& text) {
            const auto labels = page.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&text](const QLabel* label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        const QString title = page.data().experiment().title;
        for (const bool presented : {true, false}) {
            page.setPresented(presented);
            for (const char* const name :
                 {"Experiment view", "Protocol", "Table or figure of the study"})
                QCOMPARE(choice(page, name)->isVisible(), !presented);
            QCOMPARE(says(title), presented);
            const auto tables = view->findChildren<QTableView*>();
            QVERIFY(std::ranges::any_of(tables, &QTableView::isVisible));
        }
        view->openCell(3);
        auto* games = view->findChild<CellGames*>();
        QCOMPARE(games->cell(), 3);
        QSignalSpy chosen(&page, &StudyPage::gameChosen);
        QTest::keyClick(games->findChild<QTableView*>(), Qt::Key_Return);
        if (chosen.isEmpty())
            Q_EMIT games->findChild<QTableView*>()->doubleClicked(
                games->findChild<QTableView*>()->model()->index(0, 0));
        QCOMPARE(chosen.size(), 1);
        // With its players and what tells it from others, as the store has it.
        const StoredGame stored = chosen.front().front().value<StoredGame>();
        QVERIFY(stored.game.outcome() != Outcome::Unfinished);
        QCOMPARE(stored.game.ply(), 0);
        QVERIFY(stored.game.tag(QStringLiteral("First")).startsWith(u"literal-h1 depth 4, H1 "));
        QCOMPARE(stored.game.tag(QStringLiteral("Second")), QStringLiteral("literal-h2 depth 4"));
        QCOMPARE(stored.game.tag(QStringLiteral("Seed")), QStringLiteral("2000"));
        QCOMPARE(stored.game.tag(QStringLiteral("Round")), QStringLiteral("1"));
        QCOMPARE(stored.game.tag(QStringLiteral("Date")),
                 QDate::currentDate().toString(Qt::ISODate));
        QVERIFY(stored.game.tag(QStringLiteral("Program")).startsWith(u"Fourcast "));
        QCOMPARE(stored.nodes.size(), stored.game.moves().size());
    }

    void aRestartFindsWhatWasPlayed()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        {
            const auto store = ExperimentStore::open(file);
            QVERIFY(store);
            QVERIFY(runExperiment(smallStudy(1), store->get(), 1, {}, {}));
            QVERIFY((*store)->keep(smallStudy(3)));
        }
        ExperimentLibrary shelf(file);
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().experiment().artefact, QStringLiteral("table7"));
        QCOMPARE(page.data().played(), 4);
        QCOMPARE(page.data().expected(), 12);
        QCOMPARE(spin(page, "Rounds of each cell")->value(), 3);
        page.run();
        QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().played(), 12);
    }

    void aKeptPartMayBeChosenWhileTheWholeRuns()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        StudySettings settings {.rounds = 2, .maximumDepth = 4};
        {
            const auto store = ExperimentStore::open(file);
            const auto part = studyExperiment(QStringLiteral("table6"), settings);
            QVERIFY(runExperiment(*part, store->get(), 1, {}, {}));
        }
        ExperimentLibrary shelf(file);
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 8);
        spin(page, "Rounds of each cell")->setValue(3);
        QTRY_VERIFY(shelf.isIdle());
        const int before = page.data().played();
        page.run();
        const auto choices = page.findChildren<QComboBox*>();
        QComboBox* const kept
            = *std::ranges::find(choices, QStringLiteral("Kept runs"), &QComboBox::accessibleName);
        Q_EMIT kept->activated(0);
        QTRY_VERIFY(shelf.isIdle());
        // The run itself is shown, with every cell that it plays.
        QCOMPARE(page.data().experiment().cells.size(), std::size_t {16});
        QTRY_VERIFY_WITH_TIMEOUT(page.data().played() > before + 8, 60000);
        page.session().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
        QTRY_VERIFY(shelf.isIdle());
        Q_EMIT kept->activated(0);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 48);
    }

    void aKeptRunHasTheNamesOfToday()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        Experiment kept = smallStudy(3);
        const Experiment today = kept;
        kept.title = QStringLiteral("Tabla 7");
        for (ExperimentCell& cell : kept.cells)
            cell.row = QStringLiteral("en otra lengua");
        QVERIFY((*ExperimentStore::open(file))->keep(kept));
        ExperimentLibrary shelf(file);
        const StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().experiment().title, today.title);
        QCOMPARE(page.data().experiment().cells.size(), today.cells.size());
        for (std::size_t i = 0; i < today.cells.size(); ++i) {
            QCOMPARE(page.data().experiment().cells[i].row, today.cells[i].row);
            QCOMPARE(page.data().experiment().cells[i].rounds, today.cells[i].rounds);
        }
    }

    void fairTakesAllItsGamesWhateverWasChosenBefore()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        auto* rounds = spin(page, "Rounds of each cell");
        auto* protocol = choice(page, "Protocol");
        page.showArtefact(QStringLiteral("table9"));
        QTRY_VERIFY(shelf.isIdle());
        rounds->setValue(200);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 4 * 200);
        protocol->setCurrentIndex(protocol->findText(QStringLiteral("fair")));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 4 * 476);
        QCOMPARE(rounds->text(), QStringLiteral("all 476"));
        QCOMPARE(rounds->maximum(), 476);
        rounds->setValue(100);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 4 * 100);
        // The others have theirs again, and fair begins with all.
        protocol->setCurrentIndex(protocol->findText(QStringLiteral("literal")));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 4 * 200);
        protocol->setCurrentIndex(protocol->findText(QStringLiteral("fair")));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().expected(), 4 * 476);
    }

    void theReadingShownIsTheReadingPlayed()
    {
        const QTemporaryDir folder;
        ExperimentLibrary shelf(folder.filePath(QStringLiteral("games.sqlite")));
        const StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        auto* protocol = choice(page, "Protocol");
        const QPushButton* reading = nullptr;
        const auto buttons = page.findChildren<QPushButton*>();
        for (const QPushButton* button : buttons)
            if (button->accessibleName() == QStringLiteral("Reading of H1"))
                reading = button;
        QVERIFY(reading);
        for (const QString& name : protocolNames()) {
            protocol->setCurrentIndex(protocol->findText(name));
            QTRY_VERIFY(shelf.isIdle());
            const H1Options played = protocolH1(*protocolFromName(name), {});
            QVERIFY2(reading->toolTip().contains(played.toText()), qPrintable(reading->toolTip()));
            QCOMPARE(reading->text().contains(QStringLiteral("strict")), played == H1Options());
            QCOMPARE(page.data().experiment().variant, played.toText());
        }
    }

    void aFairRunOfAnOlderVersionIsShownAsItIs()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        StudySettings settings {.protocol = StudyProtocol::Fair, .olderOpenings = true};
        Experiment older = *studyExperiment(QStringLiteral("table7"), settings);
        QVERIFY((*ExperimentStore::open(file))->keep(older));
        ExperimentLibrary shelf(file);
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().experiment().id, QStringLiteral("table7-fair"));
        QCOMPARE(page.data().expected(), 4 * 686);
        QCOMPARE(spin(page, "Rounds of each cell")->text(), QStringLiteral("all 686"));
        // Fewer rounds are a part of the same run; another table is a new one.
        spin(page, "Rounds of each cell")->setValue(20);
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().experiment().id, QStringLiteral("table7-fair"));
        QCOMPARE(page.data().expected(), 4 * 20);
        auto* table = choice(page, "Table or figure of the study");
        table->setCurrentIndex(table->findData(QStringLiteral("table9")));
        QTRY_VERIFY(shelf.isIdle());
        QCOMPARE(page.data().experiment().id, QStringLiteral("table9-fair-positions"));
    }

    /// Whoever writes holds the file: here it is this thread, which would never come back from a
    /// question of its own.
    void theWindowDoesNotWaitForWhoHoldsTheFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        {
            const auto store = ExperimentStore::open(file);
            QVERIFY(runExperiment(smallStudy(1), store->get(), 1, {}, {}));
        }
        const QString name = QStringLiteral("holder");
        {
            QSqlDatabase holder = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            holder.setDatabaseName(file);
            QVERIFY(holder.open());
            QVERIFY(QSqlQuery(holder).exec(QStringLiteral("BEGIN EXCLUSIVE")));
            ExperimentLibrary shelf(file);
            StudyPage page(shelf);
            QVERIFY(!shelf.isIdle());
            page.showArtefact(QStringLiteral("table7"));
            spin(page, "Rounds of each cell")->setValue(2);
            shelf.rename(smallStudy().id, QStringLiteral("Held"));
            page.run();
            QCOMPARE(page.session().state(), State::Running);
            QVERIFY(page.data().isEmpty());
            QVERIFY(QSqlQuery(holder).exec(QStringLiteral("COMMIT")));
            QTRY_VERIFY(shelf.isIdle());
            QTRY_COMPARE_WITH_TIMEOUT(page.session().state(), State::Idle, 60000);
            QTRY_COMPARE(page.data().played(), 8);
            QCOMPARE(shelf.kept()->runs()->front().name, QStringLiteral("Held"));
        }
        QSqlDatabase::removeDatabase(name);
    }

    void aFileThatIsNoStoreIsLeftAlone()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("letter.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear reader, this is a letter and no store of games at all.\n");
        file.close();
        ExperimentLibrary shelf(path);
        StudyPage page(shelf);
        QTRY_VERIFY(shelf.isIdle());
        page.run();
        QTRY_COMPARE(page.session().state(), State::Idle);
        QTRY_VERIFY2(page.statusText().contains(path), qPrintable(page.statusText()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("Dear reader"));
    }

    void allPicturesArePaintedWhateverThereIs()
    {
        using Kind = ExperimentFigure::Kind;
        const FigureStyle style = paperStyle();
        QImage empty(600, 400, QImage::Format_RGB32);
        empty.fill(Qt::white);
        for (const char* artefact : {"table6", "table9", "figure12"}) {
            const ExperimentResult nothing {*studyExperiment(QLatin1String(artefact), {}), {}};
            for (const ExperimentResult& result : {nothing, smallResult(1)})
                for (const Kind kind : {Kind::Bars, Kind::HeatMap, Kind::Nodes, Kind::Time}) {
                    QImage image = empty;
                    QPainter painter(&image);
                    ExperimentFigure::paint(kind, painter, QRectF(image.rect()), result, style);
                    painter.end();
                    QVERIFY(image != empty);
                    QVERIFY(!ExperimentFigure::smallestSize(kind, result, style).isEmpty());
                }
        }
    }

    void chaptersOfAReportFollowOnEachOther()
    {
        const auto pages = [](const std::vector<ExperimentResult>& results) {
            return experimentReport(results).count("/Type /Page\n");
        };
        const ExperimentResult one = smallResult(1);
        QVERIFY(pages({one, one, one, one}) < 4 * pages({one}));
    }

    void theReportIsAPdf()
    {
        const QByteArray pdf = experimentReport({smallResult(1)});
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.size() > 10'000);
        // Charts are strokes, which stay sharp at every size.
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }
};

QTEST_MAIN(TestStudyPage)
#include "tst_studypage.moc"
