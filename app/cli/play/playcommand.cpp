// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/knownprograms.h"
#include "app/cli/linereader.h"
#include "app/cli/outputfile.h"
#include "app/cli/play/enginegame.h"
#include "app/cli/play/jsonreporter.h"
#include "app/cli/play/recordingreporter.h"
#include "app/cli/play/recordoutput.h"
#include "app/cli/play/reportgame.h"
#include "app/cli/play/terminalgame.h"
#include "app/cli/play/textreporter.h"

#include <algorithm>

namespace {

const QString defaultEngine = QStringLiteral("mapped-h1");

const QString aboutPlaying = QStringLiteral(
    "Plays a game as plain text. Each line on standard input is a column from 1 to 7 or one "
    "of\n"
    "undo, hint, moves, save FILE, quit and help; the end of the input ends the game. Values "
    "are\n"
    "from the view of the player they are told for. Without a limit the depth is 6 plies.\n\n"
    "With --json each line of the output is an object, and 'event' in it says what happened:\n"
    "start, move, failed (with the reason why an engine has lost), undo, hint, moves, saved,\n"
    "help, refused (with a message), and at last result. Scores are from the view of the side to "
    "move there.\n\n"
    "With --first and --second two engines play, and each move is told as it falls.");

void addGameOptions(CommandLine& line)
{
    line.argument("POSITION", "Where to start; startpos by default.", "[POSITION...]");
    addEngineOptions(line, defaultEngine);
    addBookOption(line);
    line.option("side", "Your side, first or second; first by default.", "SIDE");
    addSidesOptions(line,
                    QStringLiteral("With --second: two engines, or programs of 'programs list', "
                                   "play, and nobody types. This one moves first."),
                    QStringLiteral("And this one second."));
    line.option("json", "Prints a line of JSON for each move and answer.");
    RecordOutput::addOption(line);
    addForceOption(line);
    line.option("style",
                "Set to report, plays the parallel report's game instead: you are X, columns are "
                "0 to 6, the computer searches the full minimax tree.",
                "STYLE");
    addReportGameOptions(line, {"depth", "workers", "seed"});
}

const QStringList sides {"first", "second"};

/// Of two engines.
QStringList optionsOfSides()
{
    QStringList options = sides;
    for (const QString& side : sides)
        for (const char* option :
             {"depth", "nodes", "time", "h1-variant", "h1-values", "all-wins-alike", "no-book"})
            options << side + u'-' + QLatin1String(option);
    return options;
}

bool isBetweenEngines(const CommandLine& line)
{
    return std::ranges::any_of(optionsOfSides(),
                               [&line](const QString& option) { return line.has(option); });
}

/// The options that only one of the two games has are refused by the other.
void refuseOtherGames(CommandLine& line, bool report)
{
    const QStringList ours
        = QStringList {"engine",    "nodes",          "time",    "side",   "json",  "h1-variant",
                       "h1-values", "all-wins-alike", "dataset", "record", "force", "no-book"}
        + optionsOfSides();
    const QStringList reports {"board", "strategy"};
    for (const QString& option : report ? ours : reports)
        if (line.has(option))
            line.wrong(BadUsage,
                       report
                           ? QStringLiteral("--%1 is of no use with --style report").arg(option)
                           : QStringLiteral("--%1 is of use with --style report only").arg(option));
    if (report && !line.arguments().isEmpty())
        line.wrong(BadUsage,
                   QStringLiteral("The report's game begins on the empty board; leave '%1' out")
                       .arg(line.arguments().constFirst()));
}

/// Reads and obeys lines until the input or the player ends it.
int converse(TerminalGame& game, GameReporter& voice, const Interrupt& interrupt)
{
    game.begin();
    LineReader reader(interrupt.descriptor());
    for (;;) {
        voice.waits();
        console::flush();
        QString input;
        const LineReader::Status status = reader.read(input);
        if (status == LineReader::Status::Interrupted || interrupt.happened()) {
            voice.left(game.game(), true);
            return console::fail(
                Stopped,
                QStringLiteral("Stopped; the moves were %1").arg(game.game().positionText()));
        }
        if (status == LineReader::Status::Failed) {
            voice.left(game.game(), true);
            return console::fail(BadInput, reader.error());
        }
        if (status == LineReader::Status::End || !game.obey(input)) {
            voice.left(game.game(), status == LineReader::Status::End);
            return Done;
        }
    }
}

std::unique_ptr<GameReporter> reporterFor(const CommandLine& line, const Seats& seats)
{
    if (!line.has("json"))
        return std::make_unique<TextReporter>(seats);
    return std::make_unique<JsonReporter>(seats, [](const QByteArray& text) {
        console::print(text);
        console::flush();
    });
}

/// A person types against an engine.
CommandResult playPerson(CommandLine& line)
{
    const std::vector<Move> setup = line.moves(0, true);
    Entrant opponent = readEngineOptions(line, defaultEngine);
    readBook(line, {&opponent});
    const QString side = line.text("side", QStringLiteral("first"));
    if (!sides.contains(side))
        line.wrong(BadInput, QStringLiteral("--side must be first or second, not '%1'").arg(side));
    const RecordOutput output(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(output.check());
    FOURCAST_LET(auto engine, makeEngine(opponent.engine, opponent.options));

    const Player human = side == sides.front() ? Player::First : Player::Second;
    const Seats seats = Seats::ofPerson(human, opponent);
    const auto told = reporterFor(line, seats);
    RecordingReporter voice(*told);
    const Interrupt interrupt;
    TerminalGame game(setup, human, opponent, std::move(engine), voice, interrupt.token());
    const int code = converse(game, voice, interrupt);
    return output.write(voice, game.game(), seats, code);
}

/// Two engines play.
CommandResult playEngines(CommandLine& line)
{
    for (const char* option : {"engine", "side"})
        if (line.has(option))
            line.misused(QStringLiteral("--%1 is of no use where two engines play: --first and "
                                        "--second name them")
                             .arg(QLatin1String(option)));
    const std::vector<Move> setup = line.moves(0, true);
    Seats seats {readSides(line, {.depth = 6})};
    for (Entrant& entrant : seats.players) {
        entrant.options.workers = readWorkers(line);
        entrant.options.seed = readSeed(line);
    }
    const RecordOutput output(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(output.check());
    const auto told = reporterFor(line, seats);
    RecordingReporter voice(*told);
    const Interrupt interrupt;
    FOURCAST_LET(const Game game, playBetween(setup, seats, voice, interrupt.token()));
    int code = Done;
    if (interrupt.happened())
        code = console::fail(Stopped,
                             QStringLiteral("Stopped; the moves were %1").arg(game.positionText()));
    return output.write(voice, game, seats, code);
}

}

CommandResult commands::play(const QStringList& arguments)
{
    CommandLine line(aboutPlaying);
    addGameOptions(line);
    FOURCAST_TRY(line.parse(arguments));
    knownprograms::load();

    const QString style = line.text("style", {});
    const bool report = style == QStringLiteral("report");
    if (line.has("style") && !report)
        line.wrong(BadInput, QStringLiteral("--style must be report, not '%1'").arg(style));
    refuseOtherGames(line, report);
    if (report) {
        const ReportGameOptions options = readReportGameOptions(line);
        FOURCAST_TRY(line.failure());
        return playReportGame(options);
    }
    return isBetweenEngines(line) ? playEngines(line) : playPerson(line);
}
