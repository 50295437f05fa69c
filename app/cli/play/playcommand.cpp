// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "app/cli/outputfile.h"
#include "app/cli/play/jsonreporter.h"
#include "app/cli/play/recordingreporter.h"
#include "app/cli/play/reportgame.h"
#include "app/cli/play/terminalgame.h"
#include "app/cli/play/textreporter.h"
#include "core/recording/recordingfile.h"

namespace {

const QString defaultEngine = QStringLiteral("mapped-h1");

const QString aboutPlaying = QStringLiteral(
    "Plays a game as plain text. Each line on standard input is a column from 1 to 7 or one "
    "of\n"
    "undo, hint, moves, save FILE, quit and help; the end of the input ends the game. Values "
    "are\n"
    "from the view of the player they are told for. Without a limit the depth is 6 plies.\n\n"
    "With --json each line of the output is an object, and 'event' in it says what happened:\n"
    "start, move, undo, hint, moves, saved, help, refused (with a message), and at last\n"
    "result. Scores are from the view of the side to move there.");

/// --record FILE: the game with everything that its searches reported. The rule of outputfile.h
/// holds for the file.
class RecordOutput
{
public:
    static void addOption(CommandLine& line)
    {
        line.option("record",
                    "Writes the game with everything that each search reported to this file, for "
                    "'measure' and for the window.",
                    "FILE");
    }

    /// Refuses a file that would share standard output with what is told there.
    explicit RecordOutput(CommandLine& line)
        : m_file(readFileName(line, "record")), m_replaced(line.has("force"))
    {
        if (isStandardOutput(m_file))
            line.misused(QStringLiteral("--record needs a file of its own, as the game is told on "
                                        "standard output"));
    }

    bool isWanted() const { return !m_file.isEmpty(); }
    /// May it be written? Asked before a long game.
    Expected<void> check() const
    {
        return isWanted() ? checkOutput(m_file, m_replaced) : Expected<void>();
    }
    /// Of a game that was interrupted to a name for parts.
    Expected<void> write(const Recording& recording) const
    {
        return writeFile(outcomeName(m_file, !recording.interrupted),
                         recordingfile::write(recording));
    }

private:
    QString m_file;
    bool m_replaced = false;
};

void addGameOptions(CommandLine& line)
{
    line.argument("POSITION", "Where to start; startpos by default.", "[POSITION...]");
    addEngineOptions(line, defaultEngine);
    line.option("no-book", "The engine searches also where the opening book knows the score.");
    line.option("side", "Your side, first or second; first by default.", "SIDE");
    line.option("json", "Prints a line of JSON for each move and answer.");
    RecordOutput::addOption(line);
    addForceOption(line);
    line.option("style",
                "Set to report, plays the parallel report's game instead: you are X, columns are "
                "0 to 6, the computer searches the full minimax tree.",
                "STYLE");
    addReportGameOptions(line, {"depth", "workers", "seed"});
}

/// The options that only one of the two games has are refused by the other.
void refuseOtherGames(CommandLine& line, bool report)
{
    const QStringList ours {"engine",  "nodes",      "time",      "side",
                            "json",    "h1-variant", "h1-values", "all-wins-alike",
                            "dataset", "record",     "force",     "no-book"};
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

/// The file of a game that is over, or was left or interrupted.
CommandResult record(const RecordOutput& output, const RecordingReporter& voice,
                     const TerminalGame& game, const std::array<Entrant, 2>& players, int code)
{
    if (!output.isWanted())
        return code;
    Recording recording = voice.recording(game.game(), players);
    recording.interrupted = code == Stopped;
    FOURCAST_TRY(output.write(recording));
    return code;
}

/// Everything but the parallel report's game.
CommandResult playGame(CommandLine& line)
{
    const std::vector<Move> setup = line.moves(0, true);
    Entrant opponent = readEngineOptions(line, defaultEngine);
    opponent.options.usesBook = !line.has("no-book");
    if (line.has("no-book") && !engineInfo(opponent.engine).hasTable())
        line.misused(QStringLiteral("--no-book is of no use to %1, which has no opening book")
                         .arg(opponent.engine));
    const QString side = line.text("side", QStringLiteral("first"));
    if (side != QStringLiteral("first") && side != QStringLiteral("second"))
        line.wrong(BadInput, QStringLiteral("--side must be first or second, not '%1'").arg(side));
    const RecordOutput output(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(output.check());
    FOURCAST_LET(auto engine, makeEngine(opponent.engine, opponent.options));

    const Player human = side == QStringLiteral("first") ? Player::First : Player::Second;
    std::unique_ptr<GameReporter> told;
    if (line.has("json"))
        told = std::make_unique<JsonReporter>(human, opponent, [](const QByteArray& text) {
            console::print(text);
            console::flush();
        });
    else
        told = std::make_unique<TextReporter>(human, opponent);
    RecordingReporter voice(*told);
    const Interrupt interrupt;
    TerminalGame game(setup, human, opponent, std::move(engine), voice, interrupt.token());
    const int code = converse(game, voice, interrupt);
    const bool first = human == Player::First;
    return record(output, voice, game,
                  {first ? Entrant::person() : opponent, first ? opponent : Entrant::person()},
                  code);
}

}

CommandResult commands::play(const QStringList& arguments)
{
    CommandLine line(aboutPlaying);
    addGameOptions(line);
    FOURCAST_TRY(line.parse(arguments));

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
    return playGame(line);
}
