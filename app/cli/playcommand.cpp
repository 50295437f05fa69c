// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/linereader.h"
#include "app/cli/terminalgame.h"

int commands::play(const QStringList& arguments)
{
    const QString defaultEngine = QStringLiteral("mapped-h1");
    CommandLine line(QStringLiteral(
        "Plays a game as plain text. Each line on standard input is a column from 1 to 7 or one "
        "of\n"
        "undo, hint, moves, save FILE, quit and help; the end of the input ends the game. Values "
        "are\n"
        "from the view of the player they are told for. Without a limit the depth is 6 plies."));
    line.argument("POSITION", "Where to start; startpos by default.", "[POSITION...]");
    addEngineOptions(line, defaultEngine);
    line.option("side", "Your side, first or second; first by default.", "SIDE");
    if (const auto code = line.parse(arguments))
        return *code;

    const std::vector<Move> setup = line.moves(0, true);
    const MatchEntrant opponent = readEngineOptions(line, defaultEngine);
    const QString side = line.text("side", QStringLiteral("first"));
    if (side != QStringLiteral("first") && side != QStringLiteral("second"))
        line.wrong(BadInput, QStringLiteral("--side must be first or second, not '%1'").arg(side));
    if (const auto code = line.failure())
        return *code;
    auto engine = makeEngine(opponent.engine, opponent.options);
    if (!engine)
        return console::fail(BadInput, engine.error().message);

    const Interrupt interrupt;
    TerminalGame game(setup, side == QStringLiteral("first") ? Player::First : Player::Second,
                      opponent, std::move(*engine), interrupt.token());
    game.introduce();
    game.advance();
    LineReader reader(interrupt.descriptor());
    for (;;) {
        console::print(QStringLiteral("> "));
        console::flush();
        QString input;
        const LineReader::Status status = reader.read(input);
        if (status == LineReader::Status::Interrupted || interrupt.happened()) {
            console::print(QStringLiteral("\n"));
            return console::fail(
                Stopped, QStringLiteral("Stopped; the moves were %1").arg(game.positionText()));
        }
        if (status == LineReader::Status::End)
            console::print(QStringLiteral("\n"));
        if (status == LineReader::Status::End || !game.obey(input))
            return Done;
    }
}
