// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/tournaments/tournamentlibrary.h"
#include "core/session/tournaments/tournamentrecordings.h"
#include "core/session/tournaments/tournamentsession.h"
#include "core/support/files/filelock.h"
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"
#include "tests/core/support/nothreads.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <optional>
#include <set>

namespace {

constexpr int patience = 60'000;

Entrant quickEntrant(const QString& engine)
{
    return {.engine = engine, .limits = {.depth = 2}};
}

TournamentOptions quickTournament(int gamesPerPair = 4)
{
    TournamentOptions options;
    for (const char* const engine : {"random", "level-1", "greedy-h1"})
        options.entrants.push_back(quickEntrant(QString::fromLatin1(engine)));
    options.gamesPerPair = gamesPerPair;
    options.workers = 1;
    return options;
}

/// All but the times and the day.
QByteArray movesOf(Tournament tournament)
{
    for (TournamentGame& game : tournament.games) {
        game.slowest = {};
        game.game.milliseconds = {};
        game.date = {};
    }
    return tournamentfile::toJson(tournament);
}

}

class TestTournamentSession : public QObject
{
    Q_OBJECT

    using State = TournamentSession::State;

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    /// The wastebasket is in there, too.
    void initTestCase() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path())); }

    void everyGameIsToldAndKept()
    {
        const QString file = path(QStringLiteral("told/all.json"));
        TournamentSession session;
        std::multiset<int> told;
        connect(&session, &TournamentSession::advanced, this, [&told](const TournamentNews& news) {
            for (const TournamentGame& game : news.games)
                told.insert(game.task.number);
        });
        QSignalSpy ended(&session, &TournamentSession::ended);
        session.start({.options = quickTournament()}, file);
        QCOMPARE(session.state(), State::Running);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        QCOMPARE(ended.size(), 1);
        QVERIFY(ended.front().front().toBool());
        QCOMPARE(told.size(), std::size_t {12});
        QCOMPARE(std::set<int>(told.begin(), told.end()).size(), std::size_t {12});
        QCOMPARE(session.tournament().games.size(), std::size_t {12});
        QCOMPARE(session.result().games, 12);
        QVERIFY(session.boards().empty());
        const auto kept = tournamentfile::load(file);
        QVERIFY(kept);
        QCOMPARE(movesOf(*kept), movesOf(session.tournament()));
    }

    void recordingsAreKeptBesideTheFile()
    {
        const QString file = path(QStringLiteral("recorded.json"));
        TournamentOptions options = quickTournament(2);
        options.isRecorded = true;
        TournamentSession session;
        QSignalSpy notRecorded(&session, &TournamentSession::notRecorded);
        session.start({.options = options}, file);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        QCOMPARE(session.tournament().games.size(), std::size_t {6});
        for (TournamentGame game : session.tournament().games) {
            QVERIFY(game.game.reports.empty());
            const auto recording = TournamentRecordings::read(file, game);
            QVERIFY(recording);
            QCOMPARE(recording->setup, game.task.opening);
            QCOMPARE(static_cast<std::size_t>(recording->searches()),
                     game.game.moves.size() - game.task.opening.size());
            QCOMPARE(recording->players[0].engine,
                     options.entrants[static_cast<std::size_t>(game.task.mover(0))].engine);
            // Of other moves it is another game's.
            game.game.moves.pop_back();
            QVERIFY(!TournamentRecordings::read(file, game));
        }
        QCOMPARE(notRecorded.size(), 0);
        TournamentLibrary library(path(QString()));
        QSignalSpy changed(&library, &TournamentLibrary::changed);
        library.remove(file);
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, patience);
        QVERIFY(!QFileInfo::exists(TournamentRecordings::folderOf(file)));
    }

    void recordingsThatCantBeKeptAreToldOnceAndEndNothing()
    {
        const QString file = path(QStringLiteral("full.json"));
        QFile inTheWay(TournamentRecordings::folderOf(file));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        TournamentOptions options = quickTournament(2);
        options.isRecorded = true;
        TournamentSession session;
        QSignalSpy notRecorded(&session, &TournamentSession::notRecorded);
        QSignalSpy ended(&session, &TournamentSession::ended);
        session.start({.options = options}, file);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        QCOMPARE(ended.size(), 1);
        QVERIFY(ended.front().front().toBool());
        QCOMPARE(session.tournament().games.size(), std::size_t {6});
        QCOMPARE(notRecorded.size(), 1);
        QVERIFY(notRecorded.front().front().toString().contains(QStringLiteral("full.recordings")));
    }

    void theOldestRecordingsGoFirst()
    {
        const QString file = path(QStringLiteral("bounded.json"));
        std::vector<TournamentGame> games;
        TournamentListener listener;
        listener.wantsReports = true;
        listener.over
            = [&games](const TournamentGame& game, const Tournament&, const TournamentProgress&) {
                  games.push_back(game);
                  return true;
              };
        const TournamentOptions options = quickTournament(2);
        QVERIFY(runTournament({.options = options}, {}, listener));
        QCOMPARE(games.size(), std::size_t {6});
        const auto sizeOf = [&file](const TournamentGame& game) {
            return QFileInfo(TournamentRecordings::fileOf(file, game.task.number)).size();
        };
        QVERIFY(TournamentRecordings(file).keep(options, games[0]));
        QVERIFY(TournamentRecordings(file).keep(options, games[1]));
        // What is there already counts, and room is made for the latest.
        TournamentRecordings bounded(file, sizeOf(games[0]) + sizeOf(games[1]));
        QVERIFY(bounded.keep(options, games[1]));
        QVERIFY(TournamentRecordings::read(file, games[0]));
        QVERIFY(bounded.keep(options, games[2]));
        QVERIFY(!TournamentRecordings::read(file, games[0]));
        QVERIFY(TournamentRecordings::read(file, games[2]));
        TournamentRecordings tiny(file, 10);
        QVERIFY(!tiny.keep(options, games[3]));
        QVERIFY(TournamentRecordings::read(file, games[2]));
    }

    void oneThatWasStoppedIsGoneOnWithAsIfItHadNotBeen()
    {
        const auto whole = runTournament({.options = quickTournament(20)}, {}, {});
        QVERIFY(whole);
        const QString file = path(QStringLiteral("parts.json"));
        TournamentSession session;
        bool stopsAtOnce = false;
        connect(&session, &TournamentSession::advanced, this, [&](const TournamentNews& news) {
            if (session.state() != State::Running || news.games.empty())
                return;
            if (stopsAtOnce)
                session.stop();
            else
                session.finish();
        });
        session.start({.options = quickTournament(20)}, file);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        stopsAtOnce = true;
        for (int start = 0; start < 100; ++start) {
            const auto kept = tournamentfile::load(file);
            QVERIFY(kept);
            QCOMPARE(kept->games.size(), session.tournament().games.size());
            if (isComplete(*kept))
                break;
            session.start(*kept, file);
            QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        }
        QCOMPARE(movesOf(*tournamentfile::load(file)), movesOf(*whole));
    }

    void anEntrantThatComesLaterKeepsTheGames()
    {
        TournamentSession session;
        session.start({.options = quickTournament(2)}, {});
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        Tournament more = session.tournament();
        const std::size_t before = more.games.size();
        more.options.entrants.push_back(quickEntrant(QStringLiteral("level-2")));
        session.start(more, {});
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        QCOMPARE(before, std::size_t {6});
        QCOMPARE(session.tournament().games.size(), std::size_t {12});
    }

    void closingKeepsWhatWasPlayed()
    {
        const QString file = path(QStringLiteral("closed.json"));
        std::size_t seen = 0;
        {
            TournamentSession session;
            QSignalSpy advanced(&session, &TournamentSession::advanced);
            session.start({.options = quickTournament(2000)}, file);
            QVERIFY(advanced.wait(patience));
            seen = session.tournament().games.size();
        }
        const auto kept = tournamentfile::load(file);
        QVERIFY(kept);
        QVERIFY(kept->games.size() >= seen);
        QVERIFY(!isComplete(*kept));
    }

    void aFileThatIsPlayedElsewhereIsLeftAlone()
    {
        const QString file = path(QStringLiteral("held.json"));
        const auto held = FileLock::take(file);
        QVERIFY(held);
        TournamentSession session;
        QSignalSpy failed(&session, &TournamentSession::failed);
        session.start({.options = quickTournament()}, file);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QCOMPARE(session.state(), State::Idle);
        QVERIFY(!QFile::exists(file));
    }

    void whatCantBePlayedIsSaid()
    {
        TournamentSession session;
        QSignalSpy failed(&session, &TournamentSession::failed);
        TournamentOptions alone = quickTournament();
        alone.entrants.resize(1);
        session.start({.options = alone}, {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(!failed.front().front().toString().isEmpty());
        const NoThreads none;
        session.start({.options = quickTournament()}, {});
        QCOMPARE(failed.size(), 2);
        QCOMPARE(session.state(), State::Idle);
    }

    /// The last move that was made is the one that is seen, however soon it came after another.
    void boardsAreThoseOfTheGamesUnderWay()
    {
        TournamentOptions slow = quickTournament(2);
        slow.entrants[0].limits = {.depth = 2};
        slow.entrants[2] = {.engine = QStringLiteral("alphabeta-h1"),
                            .limits = {.time = std::chrono::milliseconds(40)}};
        slow.entrants.erase(slow.entrants.begin() + 1);
        TournamentSession session;
        std::size_t most = 0;
        connect(&session, &TournamentSession::advanced, this, [&] {
            for (const auto& [number, board] : session.boards()) {
                QCOMPARE(board.task.number, number);
                most = std::max(most, board.moves.size());
            }
        });
        session.start({.options = slow}, {});
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), State::Idle, patience);
        QVERIFY(most > static_cast<std::size_t>(slow.openings.plies));
        QVERIFY(session.boards().empty());
    }

    void aFolderListsOpensAndForgets()
    {
        TournamentLibrary library(path(QStringLiteral("kept")));
        const QString file = library.fileOf(QStringLiteral(" ../My: class? "));
        QCOMPARE(QFileInfo(file).path(), path(QStringLiteral("kept")));
        QCOMPARE(QFileInfo(file).fileName(), QStringLiteral("My class.json"));
        QSignalSpy changed(&library, &TournamentLibrary::changed);
        QSignalSpy refused(&library, &TournamentLibrary::refused);
        library.save(file, {.options = quickTournament()});
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, patience);
        QFile broken(path(QStringLiteral("kept/broken.json")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{");
        broken.close();

        std::vector<KeptTournament> kept;
        library.list(&library, [&kept](auto answer) { kept = *answer; });
        QTRY_COMPARE_WITH_TIMEOUT(kept.size(), std::size_t {2}, patience);
        const auto own = std::ranges::find(kept, QStringLiteral("My class"), &KeptTournament::name);
        QVERIFY(own != kept.end());
        QCOMPARE(own->entrants, 3);
        QCOMPARE(own->games, 0);
        QVERIFY(!own->isComplete && own->problem.isEmpty());
        const auto other = std::ranges::find(kept, QStringLiteral("broken"), &KeptTournament::name);
        QVERIFY(other != kept.end() && !other->problem.isEmpty());
        QCOMPARE(TournamentLibrary::freeName(QStringLiteral("my class"), kept),
                 QStringLiteral("my class 2"));

        std::optional<OpenedTournament> opened;
        library.open(file, &library, [&opened](auto answer) { opened = *answer; });
        QTRY_VERIFY_WITH_TIMEOUT(opened, patience);
        QCOMPARE(opened->tournament.options.entrants, quickTournament().entrants);

        library.remove(file);
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, patience);
        QVERIFY(!QFile::exists(file));
        QCOMPARE(refused.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestTournamentSession)
#include "tst_tournamentsession.moc"
