// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programtable.h"
#include "core/recording/recording.h"
#include "core/session/tournaments/tournamentrecordings.h"
#include "core/tournament/tournamentrun.h"
#include "ui/labs/tournament/botfolderdialog.h"
#include "ui/labs/tournament/classnames.h"
#include "ui/labs/tournament/tournamentdialog.h"
#include "ui/labs/tournament/tournamentexportmenu.h"
#include "ui/labs/tournament/tournamentgames.h"
#include "ui/labs/tournament/tournamentpage.h"
#include "ui/labs/tournament/tournamentreportdialog.h"
#include "ui/programs/programkeeper.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace {

constexpr int patience = 60'000;

Tournament smallTournament(int gamesPerPair = 2)
{
    TournamentOptions options;
    for (const char* const engine : {"random", "level-1", "greedy-h1"})
        options.entrants.push_back({.engine = QString::fromLatin1(engine), .limits = {.depth = 2}});
    options.gamesPerPair = gamesPerPair;
    options.workers = 1;
    return {.options = options};
}

}

class TestTournamentPage : public QObject
{
    Q_OBJECT

    static QTableView* table(const TournamentPage& page, const char* name)
    {
        return page.findChild<QTableView*>(QLatin1String(name));
    }
    static QPushButton* button(const QWidget& page, const QString& text)
    {
        const auto buttons = page.findChildren<QPushButton*>();
        for (QPushButton* found : buttons)
            if (found->text().remove(u'&') == text)
                return found;
        return nullptr;
    }
    static QComboBox* keptList(const TournamentPage& page)
    {
        const auto boxes = page.findChildren<QComboBox*>();
        for (QComboBox* box : boxes)
            if (box->accessibleName() == QLatin1String("Kept tournaments"))
                return box;
        return nullptr;
    }

private Q_SLOTS:
    void aRunFillsTheTables()
    {
        TournamentPage page({});
        page.show();
        QVERIFY(!button(page, QStringLiteral("Run"))->isEnabled());
        page.showTournament(QStringLiteral("Cup"), smallTournament());
        QVERIFY(button(page, QStringLiteral("Run"))->isEnabled());
        QVERIFY(!button(page, QStringLiteral("Reports…"))->isEnabled());
        button(page, QStringLiteral("Run"))->click();
        QVERIFY(page.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QCOMPARE(page.tournament().games.size(), std::size_t {6});
        QCOMPARE(table(page, "standings")->model()->rowCount(), 3);
        QCOMPARE(table(page, "cross")->model()->rowCount(), 3);
        QCOMPARE(table(page, "cross")->model()->columnCount(), 4);
        QCOMPARE(table(page, "games")->model()->rowCount(), 6);
        QVERIFY(page.statusText().contains(QStringLiteral("All games")));
        // There is nothing left to play.
        QVERIFY(!button(page, QStringLiteral("Contin&ue").remove(u'&'))->isEnabled());
        QVERIFY(button(page, QStringLiteral("Reports…"))->isEnabled());
    }

    void aClickOnAGameOpensIt()
    {
        TournamentPage page({});
        page.showTournament(QStringLiteral("Cup"), smallTournament());
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QSignalSpy chosen(&page, &LabPage::gameChosen);
        QTableView* const games = table(page, "games");
        Q_EMIT games->clicked(games->model()->index(2, 0));
        QCOMPARE(chosen.size(), 1);
        const auto stored = chosen.front().front().value<StoredGame>();
        const TournamentGame& played = page.tournament().games[2];
        QCOMPARE(stored.game.moves(), played.game.moves);
        QCOMPARE(stored.game.ply(), 0);
        QCOMPARE(stored.game.tag(QStringLiteral("Event")), QStringLiteral("Cup"));
        QVERIFY(chosen.front().at(1).toString().contains(QStringLiteral("Cup")));
        // And by the keyboard.
        page.show();
        page.findChild<QTabWidget*>()->setCurrentIndex(2);
        games->setFocus();
        games->setCurrentIndex(games->model()->index(1, 0));
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QTest::keyClick(games, Qt::Key_Return);
        QCOMPARE(chosen.size(), 2);
    }

    void aRecordedGameOpensWithItsReports()
    {
        const QTemporaryDir folder;
        TournamentPage page({.folder = folder.path()});
        Tournament recorded = smallTournament();
        recorded.options.isRecorded = true;
        page.showTournament(QStringLiteral("Cup"), recorded);
        QTRY_COMPARE_WITH_TIMEOUT(keptList(page)->count(), 1, patience);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning() && page.result().games == 6, patience);
        QSignalSpy chosen(&page, &LabPage::gameChosen);
        QTableView* const games = table(page, "games");
        Q_EMIT games->clicked(games->model()->index(2, 0));
        QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, patience);
        const auto stored = chosen.front().front().value<StoredGame>();
        QVERIFY(stored.recording);
        const TournamentGame& played = page.tournament().games[2];
        QCOMPARE(stored.recording->allMoves(), played.game.moves);
        QCOMPARE(stored.recording->setup, played.task.opening);
        QCOMPARE(stored.recording->searches(),
                 static_cast<int>(played.game.moves.size() - played.task.opening.size()));
        QCOMPARE(stored.game.ply(), 0);
        QCOMPARE(stored.game.tag(QStringLiteral("Event")), QStringLiteral("Cup"));
        // One that is gone: the game is there all the same.
        QVERIFY(QFile::remove(TournamentRecordings::fileOf(
            folder.filePath(QStringLiteral("tournaments/Cup.json")), played.task.number)));
        Q_EMIT games->clicked(games->model()->index(2, 0));
        QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 2, patience);
        QVERIFY(!chosen.back().front().value<StoredGame>().recording);
    }

    void whatIsKeptIsThereAfterARestart()
    {
        const QTemporaryDir folder;
        const LabServices place {.folder = folder.path()};
        QJsonObject fields;
        {
            TournamentPage page(place);
            page.showTournament(QStringLiteral("First"), smallTournament());
            QTRY_COMPARE_WITH_TIMEOUT(keptList(page)->count(), 1, patience);
            page.showTournament(QStringLiteral("Second"), smallTournament(4));
            page.run();
            QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning() && page.result().games == 12, patience);
            QTRY_COMPARE_WITH_TIMEOUT(keptList(page)->count(), 2, patience);
            page.showTournament(QStringLiteral("First"), smallTournament());
            fields = page.fields();
        }
        TournamentPage page(place);
        page.setFields(fields);
        QTRY_COMPARE_WITH_TIMEOUT(page.name(), QStringLiteral("First"), patience);
        QCOMPARE(page.tournament().games.size(), std::size_t {0});
        QTRY_COMPARE_WITH_TIMEOUT(keptList(page)->count(), 2, patience);
        const int second = keptList(page)->itemText(0).startsWith(QStringLiteral("Second")) ? 0 : 1;
        keptList(page)->setCurrentIndex(second);
        Q_EMIT keptList(page)->activated(second);
        QTRY_COMPARE_WITH_TIMEOUT(page.name(), QStringLiteral("Second"), patience);
        QCOMPARE(page.tournament().games.size(), std::size_t {12});
        QCOMPARE(table(page, "games")->model()->rowCount(), 12);
    }

    void pauseFinishesGamesAndContinuePlaysTheRest()
    {
        TournamentPage page({});
        page.showTournament(QStringLiteral("Long"), smallTournament(200));
        QSignalSpy advanced(&page.session(), &TournamentSession::advanced);
        page.run();
        QVERIFY(advanced.wait(patience));
        page.pause();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        const std::size_t before = page.tournament().games.size();
        QVERIFY(before < std::size_t {600});
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QCOMPARE(page.tournament().games.size(), std::size_t {600});
        QCOMPARE(page.result().games, 600);
    }

    void cancelEndsAtOnce()
    {
        TournamentPage page({});
        page.showTournament(QStringLiteral("Long"), smallTournament(2000));
        QSignalSpy advanced(&page.session(), &TournamentSession::advanced);
        page.run();
        QVERIFY(advanced.wait(patience));
        page.cancel();
        QCOMPARE(page.state(), LabState::Stopping);
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QVERIFY(page.tournament().games.size() < std::size_t {6000});
    }

    void whatCantBePlayedIsSaidBelowTheRow()
    {
        TournamentPage page({});
        Tournament wrong = smallTournament();
        wrong.options.entrants[1] = wrong.options.entrants[0];
        page.showTournament(QStringLiteral("Twins"), wrong);
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QVERIFY(page.statusText().contains(QStringLiteral("twice")));
    }

    void reportsSayWhatWasMissed()
    {
        const auto played = runTournament(smallTournament(), {}, {});
        QVERIFY(played);
        TournamentReportDialog dialog(std::make_shared<const NamedTournament>(
            NamedTournament {QStringLiteral("Cup"), *played}));
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isDone(), patience);
        auto* const reports = dialog.findChild<QTableView*>(QStringLiteral("reports"));
        auto* const misses = dialog.findChild<QTableView*>(QStringLiteral("misses"));
        QCOMPARE(reports->model()->rowCount(), 3);
        // Random moves miss something in four games.
        reports->setCurrentIndex(reports->model()->index(0, 0));
        QVERIFY(misses->model()->rowCount() > 0);
        QSignalSpy wanted(&dialog, &TournamentReportDialog::gameWanted);
        Q_EMIT misses->activated(misses->model()->index(0, 0));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted.front().front().toInt() >= 1);
    }

    /// From the folder to the standings: two that play, one that crashes.
    void theBotsOfAFolderPlay()
    {
        const QTemporaryDir folder;
        for (const auto& [name, mode] :
             {std::pair {"anna", "ok"}, std::pair {"ben", "ok"}, std::pair {"carl", "crash"}}) {
            QFile bot(folder.filePath(QLatin1String(name)));
            QVERIFY(bot.open(QIODevice::WriteOnly));
            bot.write(QByteArray("#!/bin/sh\n# uciok\nexec '" FOURCAST_BADBOT "' ") + mode + '\n');
            bot.close();
            QVERIFY(bot.setPermissions(bot.permissions() | QFile::ExeOwner));
        }
        const QTemporaryDir settings;
        ProgramKeeper keeper(settings.filePath(QStringLiteral("programs.json")));
        TournamentDialog dialog([&keeper](const std::vector<Program>& programs) {
            return keeper.save([programs](std::vector<Program>& all) -> Expected<void> {
                all.insert(all.end(), programs.begin(), programs.end());
                return {};
            });
        });
        QTimer answers;
        connect(&answers, &QTimer::timeout, this, [&dialog] {
            auto* const bots = dialog.findChild<BotFolderDialog*>();
            if (bots && bots->isDone())
                bots->accept();
        });
        answers.start(20);
        dialog.addFolder(folder.path());
        QCOMPARE(keeper.programs().size(), std::size_t {2});
        TournamentOptions options = dialog.options();
        QCOMPARE(options.entrants.size(), std::size_t {5}); // three levels were there
        options.entrants.erase(options.entrants.begin(), options.entrants.begin() + 3);
        options.gamesPerPair = 4;
        options.openings.kind = TournamentOpenings::Kind::None;
        TournamentPage page({});
        page.showTournament(QStringLiteral("Class"), {.options = options});
        page.run();
        QTRY_VERIFY_WITH_TIMEOUT(!page.isRunning(), patience);
        QCOMPARE(page.result().games, 4);
        QCOMPARE(page.result().standings.front().failureCount(), 0);
        programs::setAll({});
    }

    void theListOfGamesGrows()
    {
        const auto played = runTournament(smallTournament(), {}, {});
        QVERIFY(played);
        TournamentGames model;
        const QAbstractItemModelTester tester(&model);
        model.setTournament({.options = played->options});
        QCOMPARE(model.rowCount(), 0);
        model.add(played->games);
        QCOMPARE(model.rowCount(), 6);
        const TournamentGame& game = played->games.front();
        QCOMPARE(
            model.index(0, TournamentGames::First).data().toString(),
            entrantName(played->options.entrants[static_cast<std::size_t>(game.task.mover(0))]));
        QCOMPARE(model.index(0, TournamentGames::Result).data().toString(),
                 tournamentResultText(game));
    }

    void aFailureIsShownAsTheReason()
    {
        Tournament tournament = smallTournament();
        TournamentGame game;
        game.task.number = 1;
        game.task.entrants = {0, 1};
        game.game.moves = {Move(3), Move(3)};
        game.game.outcome = Outcome::SecondWins;
        game.game.failure = EngineFailure {.kind = EngineFailure::Kind::Crashed,
                                           .detail = QStringLiteral("SIGSEGV")};
        tournament.games.push_back(game);
        TournamentGames model;
        model.setTournament(tournament);
        QVERIFY(model.index(0, TournamentGames::Reason)
                    .data()
                    .toString()
                    .contains(QStringLiteral("SIGSEGV")));
        const auto stored = tournamentGame(tournament.options, game, QStringLiteral("Cup"));
        QVERIFY(stored);
        QCOMPARE(stored->game.moves().size(), std::size_t {2});
    }
};

QTEST_MAIN(TestTournamentPage)
#include "tst_tournamentpage.moc"
