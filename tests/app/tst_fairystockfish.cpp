// SPDX-License-Identifier: GPL-3.0-or-later
//
// Debian's fairy-stockfish, which has rules of its own, as an opponent and as a referee of ours.
#include "core/board/notation.h"
#include "core/board/perft.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programtrial.h"
#include "core/match/match.h"
#include "core/support/random.h"
#include "core/uci/ucimoves.h"
#include "tests/app/program.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <chrono>
#include <optional>

namespace {

const QString variantsFile = QStringLiteral(FOURCAST_SOURCE_DIR "/resources/examples/cfour.ini");

/// Empty where it is not installed; Debian has its games in a folder that is not in everybody's
/// PATH.
QString fairyStockfish()
{
    const QString name = QStringLiteral("fairy-stockfish");
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {"/usr/games"}) : found;
}

Program fairyProgram()
{
    Program program;
    program.name = QStringLiteral("Fairy");
    program.command = fairyStockfish();
    program.options = {{"VariantPath", variantsFile}, {"Threads", "1"}, {"Hash", "16"}};
    // It takes all of a time for its move; beyond that the machine may have much else to do.
    program.limits.move = std::chrono::milliseconds(200);
    program.limits.start = program.limits.margin = std::chrono::minutes(1);
    return program;
}

Program ourUci()
{
    Program program;
    program.name = QStringLiteral("Ours");
    program.command = QStringLiteral(FOURCAST_CLI);
    program.arguments = {"uci", "--engine", "alphabeta-h1"};
    return program;
}

/// Games of the program against one of ours, all of them to their ends.
Expected<MatchResult> playedGames(const Entrant& first, const Entrant& second, int games)
{
    MatchOptions options;
    options.entrants = {first, second};
    options.games = games;
    options.openingPlies = 4;
    options.workers = 2;
    return runMatch(options, {}, {});
}

/// Is it a whole game by our rules, with the outcome that it says?
bool isWholeGame(const MatchGame& game)
{
    Position position;
    for (const Move move : game.moves) {
        if (position.isFinished() || !position.canPlay(move.column()))
            return false;
        position = position.after(move.column());
    }
    return position.isFinished() && position.outcome() == game.outcome;
}

/// The referee's own numbers, asked by lines.
class Referee
{
public:
    Referee()
    {
        m_process.start(fairyStockfish(), QStringList());
        m_process.write("setoption name VariantPath value " + variantsFile.toUtf8()
                        + "\nuci\nsetoption name UCI_Variant value cfour\n");
    }
    ~Referee()
    {
        m_process.write("quit\n");
        m_process.waitForFinished(60'000);
    }
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// Nothing where it does not answer.
    std::optional<std::uint64_t> perft(const std::vector<Move>& moves, int depth)
    {
        const QString played = uci::movesText({}, moves);
        m_process.write("position startpos"
                        + (played.isEmpty() ? QByteArray() : " moves " + played.toLatin1())
                        + "\ngo perft " + QByteArray::number(depth) + '\n');
        const QByteArray beginning = "Nodes searched: ";
        while (QTest::qWaitFor([this] { return m_process.canReadLine(); }, 60'000))
            if (const QByteArray line = m_process.readLine(); line.startsWith(beginning))
                return line.mid(beginning.size()).trimmed().toULongLong();
        return {};
    }

private:
    QProcess m_process;
};

}

class TestFairyStockfish : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (fairyStockfish().isEmpty())
            QSKIP("fairy-stockfish is not installed (Debian has a package of this name)");
        programs::setAll({fairyProgram(), ourUci()});
    }

    void itIsReadyForOurGame()
    {
        const ProgramTrial trial = tryProgram(fairyProgram(), {});
        QVERIFY2(!trial.failure, trial.failure ? qPrintable(trial.failure->toText()) : "");
        QVERIFY(trial.calledItself.startsWith("Fairy-Stockfish"));
        QVERIFY(!trial.move.isNone());
        const auto variant
            = std::ranges::find(trial.options, QStringLiteral("UCI_Variant"), &OptionLine::name);
        QVERIFY(variant != trial.options.end());
        QVERIFY(variant->choices.contains("cfour"));
    }

    void gamesEndWithoutAFailure_data()
    {
        QTest::addColumn<QString>("other");
        for (const char* other : {"mapped-h1", "greedy-h1", "level-4", "Ours"})
            QTest::newRow(other) << QString::fromLatin1(other);
    }

    void gamesEndWithoutAFailure()
    {
        QFETCH(const QString, other);
        const EngineInfo* const info = findEngine(other);
        QVERIFY(info);
        Entrant ours {other, {}, {}};
        ours.options.workers = 1;
        if (info->takesDepth())
            ours.limits.depth = 3;
        constexpr int games = 10;
        const auto result = playedGames({"Fairy", {}, {.depth = 4}}, ours, games);
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));
        QCOMPARE(result->finishedGames(), games);
        for (const MatchGame& game : result->games) {
            QVERIFY2(!game.failure, game.failure ? qPrintable(game.failure->toText()) : "");
            QVERIFY2(isWholeGame(game), qPrintable(notation::toDigits(game.moves)));
        }
    }

    /// What it reports stands in our report, in units of its own.
    void itsReportsAreRead()
    {
        const auto engine = makeEngine(QStringLiteral("Fairy"), {});
        QVERIFY(engine);
        const SearchReport report = (*engine)->search({}, {.depth = 6}, {});
        QVERIFY(!report.failure);
        QCOMPARE(report.depth, 6);
        QVERIFY(report.nodes > 0);
        QVERIFY(report.ownUnits);
        QCOMPARE(report.principalVariation.front(), report.bestMove);
        // Won at once: its mate in one is our win in one.
        const auto won = notation::parsePosition(u"445566");
        QVERIFY(won);
        const SearchReport seen = (*engine)->search(*won, {.depth = 4}, {});
        QVERIFY(won->wins(seen.bestMove.column()));
    }

    void itCountsTheSameGamesAsWeDo()
    {
        constexpr int depth = 5;
        Referee referee;
        QCOMPARE(referee.perft({}, depth).value_or(0), perft(Position(), depth));
        SeededRandom random(35);
        for (int round = 0; round < 60; ++round) {
            const auto moves = drawOpening(random, 4 + static_cast<int>(random.below(34)));
            Position position;
            for (const Move move : moves)
                position = position.after(move.column());
            const auto counted = referee.perft(moves, depth);
            QVERIFY2(counted, qPrintable(notation::toDigits(moves)));
            QVERIFY2(*counted == perft(position, depth), qPrintable(notation::toDigits(moves)));
        }
    }

    void theCommandLineKnowsIt()
    {
        const QTemporaryDir folder;
        const QString list = folder.filePath("programs.json");
        const QByteArray before = qgetenv("FOURCAST_PROGRAMS");
        qputenv("FOURCAST_PROGRAMS", list.toUtf8());
        const auto written
            = programfile::update(list, [](std::vector<Program>& programs) -> Expected<void> {
                  programs.push_back(fairyProgram());
                  return {};
              });
        const Run added = runProgram({"programs", "add", "Other", fairyStockfish(), "--no-try",
                                      "--option", "VariantPath=" + variantsFile});
        const Run tried = runProgram({"programs", "try", "Fairy"});
        const Run options = runProgram({"programs", "options", "Fairy"});
        const Run match = runProgram({"match", "--first", "Fairy", "--second", "random",
                                      "--first-depth", "2", "--games", "4"});
        qputenv("FOURCAST_PROGRAMS", before);
        QVERIFY2(written, written ? "" : qPrintable(written.error().message));
        QVERIFY2(added.code == 0, qPrintable(added.error));
        QVERIFY2(tried.code == 0, qPrintable(tried.out + tried.error));
        QVERIFY(tried.out.contains("Fairy-Stockfish"));
        QVERIFY2(options.out.contains("\nHash: spin; usually '16'; set to '16'; 1 to "),
                 qPrintable(options.out));
        QVERIFY(options.out.contains(QStringLiteral("set to '%1'").arg(variantsFile)));
        QVERIFY2(match.code == 0, qPrintable(match.error));
        QVERIFY(match.out.contains("Fairy"));
    }
};

QTEST_GUILESS_MAIN(TestFairyStockfish)
#include "tst_fairystockfish.moc"
