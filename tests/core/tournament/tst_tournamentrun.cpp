// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/addedengines.h"
#include "core/engines/enginefactory.h"
#include "core/engines/external/program.h"
#include "core/search/searchreport.h"
#include "core/tournament/standings.h"
#include "core/tournament/tournamentfile.h"
#include "core/tournament/tournamentrun.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>

namespace {

/// How many were made; of a program one stays from game to game.
std::atomic<int> fakesMade {0};

/// Plays the first column that is free, or fails, or takes its time as it says.
class FakeEntrant : public Engine
{
public:
    explicit FakeEntrant(QString name) : m_name(std::move(name)) { ++fakesMade; }

    std::string_view name() const override { return "fake"; }
    SearchReport search(const Position& root, const SearchLimits&, const SearchContext&) override
    {
        SearchReport report;
        report.root = root;
        for (int column = Position::Shape::width - 1; column >= 0; --column)
            if (root.canPlay(column))
                report.bestMove = Move(column);
        if (m_name == QLatin1String("crashing") && root.plies() >= 6) {
            report.bestMove = Move::none();
            report.failure = EngineFailure {.kind = EngineFailure::Kind::Crashed,
                                            .detail = QStringLiteral("SIGSEGV")};
        }
        if (m_name == QLatin1String("late") && root.plies() >= 6)
            report.time = std::chrono::seconds(7);
        return report;
    }

private:
    QString m_name;
};

Entrant entrantNamed(const QString& engine)
{
    return {.engine = engine, .limits = {}};
}

TournamentOptions quickOptions(const QStringList& engines, int workers = 1)
{
    TournamentOptions options;
    for (const QString& engine : engines)
        options.entrants.push_back(entrantNamed(engine));
    options.gamesPerPair = 4;
    options.seed = 7;
    options.workers = workers;
    return options;
}

const QStringList quickEngines {"random", "level-1", "level-2", "greedy-h1"};

Tournament played(Tournament tournament, const TournamentListener& listener = {})
{
    return *runTournament(std::move(tournament), {}, listener);
}

Tournament played(const TournamentOptions& options)
{
    return played(Tournament {.options = options});
}

/// All but the times.
QByteArray withoutTimes(Tournament tournament)
{
    for (TournamentGame& game : tournament.games) {
        game.slowest = {};
        game.game.milliseconds = {};
        game.date = {};
    }
    return tournamentfile::toJson(tournament);
}

/// Ends after so many games, goes on from its file, and so on.
Tournament playedInParts(const TournamentOptions& options, std::size_t games)
{
    Tournament tournament {.options = options};
    while (!isComplete(tournament)) {
        const std::size_t enough = tournament.games.size() + games;
        TournamentListener listener;
        listener.over = [enough](const TournamentGame&, const Tournament& soFar,
                                 const TournamentProgress&) { return soFar.games.size() < enough; };
        const Tournament part = played(std::move(tournament), listener);
        tournament = *tournamentfile::fromJson(tournamentfile::toJson(part));
    }
    return tournament;
}

const Standing& standingOf(const TournamentResult& result, int entrant)
{
    return *std::ranges::find(result.standings, entrant, &Standing::entrant);
}

}

class TestTournamentRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setPrograms(1); }

    static void setPrograms(int version)
    {
        std::vector<EngineInfo> rows;
        for (const char* name : {"steady", "crashing", "late"}) {
            EngineInfo info;
            info.name = QString::fromLatin1(name);
            info.family = info.name;
            info.program
                = std::make_shared<const Program>(Program {.name = info.name, .version = version});
            info.plays = [](const EngineInfo&, const EngineOptions&) { return QString(); };
            info.make = [](const EngineInfo& row, const EngineOptions&) -> std::unique_ptr<Engine> {
                return std::make_unique<FakeEntrant>(row.name);
            };
            rows.push_back(info);
        }
        addedengines::set(rows, [](const EngineInfo&, const EngineInfo&) { return false; });
    }

    void fourWorkersPlayWhatOneDoes()
    {
        const QByteArray one = withoutTimes(played(quickOptions(quickEngines, 1)));
        QCOMPARE(withoutTimes(played(quickOptions(quickEngines, 4))), one);
        TournamentOptions swiss = quickOptions(quickEngines, 1);
        swiss.format = TournamentOptions::Format::Swiss;
        swiss.rounds = 3;
        const QByteArray swissOne = withoutTimes(played(swiss));
        swiss.workers = 4;
        QCOMPARE(withoutTimes(played(swiss)), swissOne);
    }

    void whatWasStoppedEndsAsIfItHadNotBeen()
    {
        TournamentOptions options = quickOptions(quickEngines, 1);
        QCOMPARE(withoutTimes(playedInParts(options, 5)), withoutTimes(played(options)));
        options.format = TournamentOptions::Format::Swiss;
        options.rounds = 3;
        QCOMPARE(withoutTimes(playedInParts(options, 3)), withoutTimes(played(options)));
    }

    void aNewEntrantPlaysTheMissingGamesAlone()
    {
        TournamentOptions options = quickOptions(quickEngines.mid(0, 3), 1);
        Tournament tournament = played(options);
        QCOMPARE(tournament.games.size(), std::size_t {12});
        tournament.options.entrants.push_back(entrantNamed(QStringLiteral("greedy-h1")));
        QVERIFY(!isComplete(tournament));
        int begun = 0;
        TournamentListener listener;
        listener.began = [&begun](const TournamentTask& task) {
            ++begun;
            QCOMPARE(task.entrants[1], 3);
        };
        tournament = played(std::move(tournament), listener);
        QCOMPARE(begun, 12);
        QVERIFY(isComplete(tournament));
        // As if it had been there from the beginning.
        QCOMPARE(withoutTimes(tournament), withoutTimes(played(quickOptions(quickEngines, 1))));
    }

    void whoFailsLosesTheGameAndTheOthersPlayOn()
    {
        const Tournament tournament = played(quickOptions(
            {QStringLiteral("crashing"), QStringLiteral("random"), QStringLiteral("steady")}));
        QVERIFY(isComplete(tournament));
        const TournamentResult result = resultOf(tournament);
        const Standing& failed = standingOf(result, 0);
        QVERIFY(failed.failureCount() > 0);
        QCOMPARE(failed.failures.at(EngineFailure::Kind::Crashed), failed.failureCount());
        QCOMPARE(standingOf(result, 1).failureCount(), 0);
        for (const TournamentGame& game : tournament.games) {
            if (!game.game.failure)
                continue;
            QCOMPARE(game.loser(), 0);
            QCOMPARE(game.game.failure->detail, QStringLiteral("SIGSEGV"));
        }
        QCOMPARE(result.games, 12);
    }

    void aMoveAfterItsTimeLoses()
    {
        TournamentOptions options
            = quickOptions({QStringLiteral("late"), QStringLiteral("steady")});
        options.openings.kind = TournamentOpenings::Kind::None;
        options.clock = TournamentClock::of(TournamentClock::Preset::Classroom);
        const Tournament tournament = played(options);
        const TournamentResult result = resultOf(tournament);
        QCOMPARE(standingOf(result, 0).failures.at(EngineFailure::Kind::OutOfTime), 4);
        QCOMPARE(standingOf(result, 0).slowest, std::chrono::milliseconds(7000));
        QCOMPARE(standingOf(result, 1).points, 4.0);
        // A bank has room for one of these moves.
        options.clock = TournamentClock::of(TournamentClock::Preset::Kaggle);
        QCOMPARE(standingOf(resultOf(played(options)), 0).failureCount(), 0);
    }

    void theSearchThatFailedIsAmongTheReports()
    {
        std::vector<TournamentGame> games;
        TournamentListener listener;
        listener.wantsReports = true;
        listener.over
            = [&games](const TournamentGame& game, const Tournament&, const TournamentProgress&) {
                  games.push_back(game);
                  return true;
              };
        played(Tournament {.options
                           = quickOptions({QStringLiteral("random"), QStringLiteral("crashing")})},
               listener);
        for (const TournamentGame& game : games)
            QCOMPARE(game.game.reports.size(),
                     game.game.moves.size() - game.task.opening.size()
                         + (game.game.failure ? 1 : 0));
        QVERIFY(std::ranges::any_of(
            games, [](const TournamentGame& game) { return game.game.failure.has_value(); }));
    }

    void whoFailsAgainAndAgainPlaysNoMore()
    {
        TournamentOptions options = quickOptions(
            {QStringLiteral("crashing"), QStringLiteral("steady"), QStringLiteral("random")});
        options.openings = {.kind = TournamentOpenings::Kind::Random, .plies = 6};
        options.retireAfter = 3;
        const Tournament tournament = played(options);
        QVERIFY(isComplete(tournament));
        const TournamentResult result = resultOf(tournament);
        const Standing& gone = standingOf(result, 0);
        QVERIFY(gone.isRetired);
        QCOMPARE(gone.failureCount(), 3);
        QCOMPARE(gone.points, 0.0);
        QCOMPARE(standingOf(result, 1).walkovers + standingOf(result, 2).walkovers, 5);
        QCOMPARE(result.games, 7);
        const auto again = tournamentfile::fromJson(tournamentfile::toJson(tournament));
        QVERIFY(again);
        QVERIFY(standingOf(resultOf(*again), 0).isRetired);
    }

    void programsStayFromGameToGame()
    {
        fakesMade = 0;
        played(quickOptions({QStringLiteral("steady"), QStringLiteral("random")}));
        QCOMPARE(fakesMade.load(), 1 + 1); // the first by the check of the options
    }

    void eachGameKnowsTheVersionOfAProgram()
    {
        TournamentListener listener;
        listener.over
            = [](const TournamentGame& game, const Tournament&, const TournamentProgress&) {
                  if (game.task.number == 2)
                      setPrograms(2); // saved anew
                  return true;
              };
        const auto whole = played(Tournament {.options = quickOptions({QStringLiteral("random"),
                                                                       QStringLiteral("steady")})},
                                  listener);
        setPrograms(1);
        QCOMPARE(whole.games.size(), std::size_t {4});
        for (const TournamentGame& game : whole.games)
            QCOMPARE(game.versions, (std::array {0, game.task.number > 2 ? 2 : 1}));
    }

    void aProgramThatIsRemovedPlaysOnAsItWas()
    {
        TournamentListener listener;
        listener.over = [](const TournamentGame&, const Tournament&, const TournamentProgress&) {
            addedengines::set({}, [](const EngineInfo&, const EngineInfo&) { return false; });
            return true;
        };
        const auto whole = played(Tournament {.options = quickOptions({QStringLiteral("random"),
                                                                       QStringLiteral("steady")})},
                                  listener);
        setPrograms(1);
        QCOMPARE(whole.games.size(), std::size_t {4});
        QCOMPARE(whole.games.back().versions, (std::array {0, 1}));
    }

    void noGameBeginsAfterTheStop()
    {
        std::stop_source after;
        after.request_stop();
        const auto stopped = runTournament({.options = quickOptions(quickEngines)},
                                           {.afterGames = after.get_token()}, {});
        QVERIFY(stopped);
        QVERIFY(stopped->games.empty());
        QVERIFY(!isComplete(*stopped));
    }

    void theSequentialTestEndsIt()
    {
        TournamentOptions options
            = quickOptions({QStringLiteral("level-5"), QStringLiteral("random")});
        options.gamesPerPair = 1000;
        options.sprt = SprtOptions {.elo0 = 0, .elo1 = 200};
        const Tournament one = played(options);
        QVERIFY(one.games.size() < 200);
        QVERIFY(isComplete(one));
        QCOMPARE(resultOf(one).sprt->verdict, SprtState::Verdict::Stronger);
        options.workers = 4;
        QCOMPARE(withoutTimes(played(options)), withoutTimes(one));
        options.entrants.push_back({.engine = QStringLiteral("greedy-h1")});
        const auto checked = options.check();
        QVERIFY(!checked && checked.error().message.contains("two entrants"));
    }

    void movesAreToldAsTheyArePlayed()
    {
        std::vector<Move> last;
        std::size_t games = 0;
        TournamentListener listener;
        listener.wantsReports = true;
        listener.moved = [&last](const TournamentTask& task, const std::vector<Move>& moves) {
            QVERIFY(moves.size() == task.opening.size() || moves.size() == last.size() + 1);
            last = moves;
        };
        listener.over = [&](const TournamentGame& game, const Tournament& soFar,
                            const TournamentProgress& progress) {
            ++games;
            [&] {
                QCOMPARE(game.game.moves, last);
                QCOMPARE(game.game.reports.size(), last.size() - game.task.opening.size());
                QCOMPARE(soFar.games.size(), games);
                QVERIFY(soFar.games.back().game.reports.empty());
                QCOMPARE(progress.expected, 4);
            }();
            return true;
        };
        played(Tournament {.options
                           = quickOptions({QStringLiteral("random"), QStringLiteral("level-1")})},
               listener);
        QCOMPARE(games, std::size_t {4});
    }

    void labelsOfAFileAreThoseOfTheBeginning()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("labels.data"));
        QByteArray line = "x";
        for (int square = 1; square < 42; ++square)
            line += ",b";
        const auto write = [&path](const QByteArray& text) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(line + ",win\n");
        TournamentOptions options
            = quickOptions({QStringLiteral("dataset-h1"), QStringLiteral("random")});
        options.entrants[0].limits.depth = 1;
        options.gamesPerPair = 2;
        options.labels = TournamentLabels::of(path).value();
        const auto read = tournamentfile::fromJson(tournamentfile::toJson({.options = options}));
        QVERIFY(read);
        QVERIFY(read->options.labels == options.labels);
        const auto whole = runTournament(*read, {}, {});
        QVERIFY2(whole, qPrintable(whole ? QString() : whole.error().message));
        QVERIFY(whole->options.entrants[0].options.dataset);
        QVERIFY(!whole->options.entrants[1].options.dataset);
        // The games can be looked at without it, and gone on with only as it was.
        write(line + ",loss\n");
        const auto changed = runTournament(*read, {}, {});
        QVERIFY(!changed);
        QVERIFY(changed.error().message.contains(path));
        QVERIFY(QFile::remove(path));
        QVERIFY(tournamentfile::fromJson(tournamentfile::toJson(*whole)));
        const auto gone = runTournament(*read, {}, {});
        QVERIFY(!gone);
        QVERIFY(gone.error().message.contains(path));
    }

    void whatCantBePlayedIsRefused()
    {
        QVERIFY(!runTournament({.options = quickOptions({QStringLiteral("random")})}, {}, {}));
        QVERIFY(!runTournament(
            {.options = quickOptions({QStringLiteral("random"), QStringLiteral("nobody")})}, {},
            {}));
        QVERIFY(!runTournament(
            {.options = quickOptions({QStringLiteral("random"), QStringLiteral("random")})}, {},
            {}));
    }
};

QTEST_GUILESS_MAIN(TestTournamentRun)
#include "tst_tournamentrun.moc"
