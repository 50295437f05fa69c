// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivefiles.h"
#include "core/session/gamelibrary.h"
#include "tests/core/archive/archivedgames.h"
#include "tests/ui/paper/pdfwords.h"
#include "ui/charts/figurechart.h"
#include "ui/games/gamepreview.h"
#include "ui/games/gamesdialog.h"
#include "ui/games/gamesfilter.h"
#include "ui/games/gameslist.h"
#include "ui/games/gamesmodel.h"
#include "ui/games/personchoice.h"
#include "ui/games/trendview.h"
#include "ui/paper/gamespdf.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

namespace {

QAction* command(GamesList& list, const char* text)
{
    for (QAction* const action : list.commands())
        if (action->text().startsWith(QLatin1String(text)))
            return action;
    qFatal("no command %s", text);
    return nullptr;
}

/// The dialog over an archive with these games.
struct Fixture
{
    QTemporaryDir folder;
    std::unique_ptr<GameLibrary> shelf;
    std::unique_ptr<GamesDialog> dialog;

    explicit Fixture(const std::vector<ArchivedGame>& games)
    {
        const QString file = folder.filePath("games.sqlite");
        if (!archived::open(file)->add(games))
            qFatal("no games");
        shelf = std::make_unique<GameLibrary>(file);
        dialog = std::make_unique<GamesDialog>(*shelf);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            qFatal("no window");
        rest();
    }

    /// All that was asked is answered.
    void rest() const
    {
        if (!QTest::qWaitFor([&] { return shelf->isIdle() && list().model().isCurrent(); }, 20'000))
            qFatal("no rest");
    }
    GamesList& list() const { return dialog->list(); }
    int count() const
    {
        rest();
        return list().model().rowCount();
    }
    QString message() const { return dialog->findChild<MessageStrip*>()->message(); }
};

std::vector<ArchivedGame> someGames()
{
    ArchivedGame lost
        = archived::between(archived::level(2), Entrant::person(), archived::played("1212121"));
    lost.begun = lost.begun.addDays(-40);
    ArchivedGame open = archived::against(3, "4453");
    open.begun = open.begun.addDays(-3);
    open.note = QStringLiteral("still thinking");
    return {archived::against(1), lost, open};
}

}

class TestGamesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        appearance::initialize();
    }

    void theLatestGameIsChosenAndSeen()
    {
        const Fixture f(someGames());
        QCOMPARE(f.list().model().rowCount(), 3);
        QCOMPARE(f.list().table().currentIndex().row(), 0);
        QTRY_COMPARE(f.list().preview().ply(), 7);
        f.list().preview().goTo(3);
        QCOMPARE(f.list().preview().ply(), 3);
    }

    void wordsAndFiltersLeaveGamesOut()
    {
        const Fixture f(someGames());
        auto* const words = f.list().filter().findChild<QLineEdit*>();
        // What is typed is asked for a moment later.
        QSignalSpy asked(&f.list().filter(), &GamesFilter::changed);
        QTest::keyClicks(words, "think");
        QVERIFY(asked.wait());
        QCOMPARE(f.count(), 1);
        f.list().filter().clear();
        QCOMPARE(f.count(), 3);
        f.list().filter().showOpponent("Beginner (level-1)");
        QCOMPARE(f.count(), 1);
        f.dialog->setPosition(archived::played("44").position());
        f.list().filter().showPosition();
        QCOMPARE(f.count(), 1);
        f.dialog->setPosition(archived::played("6").position());
        QCOMPARE(f.count(), 0);
    }

    void enterInTheSearchOpensTheChosenGame()
    {
        const Fixture f(someGames());
        auto* const words = f.list().filter().findChild<QLineEdit*>();
        QSignalSpy opened(&f.list(), &GamesList::openWanted);
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(opened.takeFirst().constFirst().value<KeptGame>().game.game.length(), 7);
        // At once after the last letter: the game that is found, not the one that was chosen.
        QTest::keyClicks(words, "think");
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(opened.takeFirst().constFirst().value<KeptGame>().game.note,
                 QStringLiteral("still thinking"));
        QTest::keyClicks(words, "zzz");
        QTest::keyClick(words, Qt::Key_Return);
        f.rest();
        QVERIFY(opened.isEmpty());
    }

    void whatIsDeletedComesBack()
    {
        const Fixture f(someGames());
        f.list().table().selectAll();
        command(f.list(), "Delete")->trigger();
        QCOMPARE(f.count(), 0);
        QVERIFY(f.message().contains("Undo"));
        command(f.list(), "Undo")->trigger();
        QCOMPARE(f.count(), 3);
        command(f.list(), "Redo")->trigger();
        QCOMPARE(f.count(), 0);
    }

    void aNoteIsWrittenWhileGamesCome()
    {
        const Fixture f(someGames());
        QTableView& table = f.list().table();
        const QModelIndex note = f.list().model().index(1, GamesModel::NoteColumn);
        table.setCurrentIndex(note);
        table.edit(note);
        auto* const editor = table.findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "ab");
        f.shelf->change([](GameArchive& archive) {
            return archive.add({archived::against(5, "7654")}).map([](const AddedGames&) {});
        });
        QTRY_VERIFY(f.shelf->isIdle());
        QCoreApplication::processEvents();
        QCOMPARE(table.findChild<QLineEdit*>(), editor);
        QTest::keyClicks(editor, "cd");
        QCOMPARE(editor->text(), QStringLiteral("abcd"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(f.list().model().rowCount(), 4);
        f.rest();
        const auto archive = archived::open(f.folder.filePath("games.sqlite"));
        const auto rows = archive->rows(archive->find({}).value());
        QVERIFY(std::ranges::any_of(
            *rows, [](const ArchiveRow& row) { return row.note == QLatin1String("abcd"); }));
    }

    void severalStayChosenWhenAnotherGameComes()
    {
        const Fixture f(someGames());
        f.list().table().selectAll();
        f.shelf->change([](GameArchive& archive) {
            return archive.add({archived::against(5, "7654")}).map([](const AddedGames&) {});
        });
        QTRY_COMPARE(f.count(), 4);
        QCOMPARE(f.list().table().selectionModel()->selectedRows().size(), 3);
    }

    void commandsFollowWhatIsChosen()
    {
        const Fixture f(someGames());
        QVERIFY(command(f.list(), "Open")->isEnabled());
        f.list().table().selectAll();
        QVERIFY(!command(f.list(), "Open")->isEnabled());
        QVERIFY(command(f.list(), "PDF")->isEnabled());
        f.list().table().clearSelection();
        QVERIFY(!command(f.list(), "Delete")->isEnabled());
        QStringList keys;
        for (const QAction* const action : f.list().commands()) {
            QVERIFY(!action->icon().isNull());
            QVERIFY(!action->toolTip().isEmpty());
            QVERIFY(!keys.contains(action->shortcut().toString()));
            keys << action->shortcut().toString();
        }
    }

    void aGameIsOpenedWithWhatIsNeededToGoOn()
    {
        const Fixture f(someGames());
        QSignalSpy opened(f.dialog.get(), &GamesDialog::openWanted);
        QTest::keyClick(&f.list().table(), Qt::Key_Return);
        QTRY_COMPARE(opened.size(), 1);
        const auto game = opened.front().at(0).value<KeptGame>();
        QCOMPARE(game.as.uid, game.game.uid);
        QVERIFY(!game.recording);
        QSignalSpy reviewed(f.dialog.get(), &GamesDialog::reviewWanted);
        command(f.list(), "Review")->trigger();
        QTRY_COMPARE(reviewed.size(), 1);
    }

    void aFolderIsImported()
    {
        const Fixture f(someGames());
        const QTemporaryDir folder;
        QVERIFY(archivefiles::toFolder(archived::against(5), folder.path()).has_value());
        ArchivedGame there = archived::against(1);
        there.game.setComment(1, "Too bold.");
        QVERIFY(archivefiles::toFolder(there, folder.path()).has_value());
        QFile bad(folder.filePath("bad.c4g"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("nonsense");
        bad.close();
        f.list().importFolder(folder.path());
        QTRY_VERIFY(f.message().contains("imported"));
        QVERIFY2(f.message().contains("bad.c4g"), qPrintable(f.message()));
        QVERIFY2(f.message().contains("Notes or variations were added"), qPrintable(f.message()));
        QCOMPARE(f.count(), 4); // one of them was there
    }

    void gamesOfOthersAreSeen()
    {
        const Fixture f(someGames());
        QVERIFY(archived::open(f.shelf->file())->add({archived::against(7)}).has_value());
        QEvent activated(QEvent::ActivationChange);
        QTRY_VERIFY(f.dialog->isActiveWindow());
        QApplication::sendEvent(f.dialog.get(), &activated);
        QCOMPARE(f.count(), 4);
    }

    void theTrendIsThatOfTheGames()
    {
        std::vector<ArchivedGame> games = someGames();
        games[0].accuracy = {80, 20};
        const Fixture f(games);
        f.dialog->trend().refresh();
        f.rest();
        const ChartContent accuracy = f.dialog->trend().accuracyContent();
        QVERIFY(accuracy.csv.contains(",1,80.00,"));
        const ChartContent opponents = f.dialog->trend().opponentsContent();
        QVERIFY(opponents.csv.contains("Beginner (level-1),1,1,0,0,1.0000,"));
        for (const ChartContent& content : {accuracy, opponents})
            for (const char* const suffix : {"png", "svg", "pdf", "csv", "json"})
                QVERIFY(chartexport::toFile(content, QStringLiteral("a.") + suffix).has_value());
        QSignalSpy chosen(&f.dialog->trend(), &TrendView::opponentChosen);
        auto* const chart = f.dialog->findChildren<FigureChart*>().last();
        Q_EMIT chart->chosen(chart->spots().front());
        QCOMPARE(chosen.front().front().toString(), QStringLiteral("Beginner (level-1)"));
        QCOMPARE(f.count(), 1);
    }

    void aTrendIsShownFromTheFifthGame()
    {
        std::vector<ArchivedGame> games;
        const auto isShown = [&games](int chart) {
            const Fixture f(games);
            f.dialog->trend().refresh();
            f.rest();
            return f.dialog->trend().findChildren<FigureChart*>().at(chart)->isVisibleTo(
                &f.dialog->trend());
        };
        // The same game twice on a day would be kept once.
        for (int level = 1; level <= 4; ++level)
            games.push_back(archived::against(level));
        QVERIFY(!isShown(0) && !isShown(1));
        games.push_back(archived::against(5));
        QVERIFY(!isShown(0) && isShown(1));
        for (ArchivedGame& game : games)
            game.accuracy = {80, 20};
        QVERIFY(isShown(0) && isShown(1));
    }

    void everybodyFindsTheirOwnGames()
    {
        std::vector<ArchivedGame> games = someGames();
        const Entrant anna = Entrant::person(QStringLiteral("Anna"));
        games.push_back(archived::between(anna, archived::level(4), archived::played("1212121")));
        const Fixture f(games);
        f.rest();
        auto* const choice = f.list().filter().findChild<PersonChoice*>();
        QVERIFY(!choice->isHidden());
        choice->setPerson(QStringLiteral("Anna"));
        QCOMPARE(f.count(), 1);
        f.list().filter().clear();
        QCOMPARE(f.count(), 4);
        f.dialog->trend().refresh();
        f.rest();
        f.dialog->trend().findChild<PersonChoice*>()->setPerson(QStringLiteral("Anna"));
        f.rest();
        const QByteArray csv = f.dialog->trend().opponentsContent().csv;
        QVERIFY(csv.contains("Careful (level-4),"));
        QVERIFY(!csv.contains("level-1"));
    }

    void gamesBecomeAPdf()
    {
        const QByteArray pdf = gamesToPdf(someGames());
        QVERIFY(pdf.startsWith("%PDF"));
        const auto pages = pagesOf(pdf);
        if (!pages)
            QSKIP("pdftotext is not there");
        const QString text = pages->join(u' ').simplified();
        for (const char* words :
             {"You against Chick", "won", "1. a1 b1 2. a2 b2 3. a3 b3 4. a4", "You against Robot",
              "lost", "You against Mushroom", "still thinking", "1. d1 d2 2. e1 c1"})
            QVERIFY2(text.contains(QLatin1String(words)), words);
    }

    void anEmptyListSaysSo()
    {
        const Fixture f({});
        QCOMPARE(f.count(), 0);
        QVERIFY(f.dialog->findChild<FigureChart*>()->figure().isEmpty());
    }
};

QTEST_MAIN(TestGamesDialog)
#include "tst_gamesdialog.moc"
