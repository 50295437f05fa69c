// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/textreporter.h"

#include "app/cli/console.h"
#include "core/board/notation.h"
#include "core/support/text/milliseconds.h"

using console::print;

namespace {

constexpr auto helpText
    = "Type one of these and press Enter:\n"
      "  1 to 7     drop a disc into that column (a to g, and squares such as d2, too)\n"
      "  undo       take your last move back, and the answer to it\n"
      "  hint       a suggestion from a deeper search\n"
      "  moves      the moves so far\n"
      "  save FILE  write the game to a new file\n"
      "  quit       leave\n";

/// What a program of others reports: few of them say all of it.
QString programSaid(const SearchReport& report)
{
    const QString time = fixedText(toMilliseconds(report.time), 1);
    QStringList parts;
    if (report.score.kind != Score::Kind::None)
        parts += QStringLiteral("%1 for it").arg(report.score.saidText());
    if (report.depth > 0)
        parts += QStringLiteral("depth %1").arg(report.depth);
    if (report.nodes > 0)
        parts += QStringLiteral("%1 nodes").arg(report.nodes);
    const QString said
        = parts.isEmpty() ? QString() : QStringLiteral(": ") + parts.join(QStringLiteral(", "));
    return QStringLiteral("%1 in %2 ms").arg(said, time);
}

}

TextReporter::TextReporter(Seats seats) : m_seats(std::move(seats)) { }

void TextReporter::introduced(const Game&)
{
    const auto engine = [](const Entrant& entrant) {
        return filled("%1 (%2, seed %3)", entrant.label(), entrant.variant(), entrant.options.seed);
    };
    const auto human = m_seats.person();
    if (!human)
        return print(filled("x, who moves first, is %1; o is %2.\n\n", engine(m_seats.players[0]),
                            engine(m_seats.players[1])));
    print(*human == Player::First ? QStringLiteral("You are x and move first")
                                  : QStringLiteral("You are o and move second"));
    print(
        filled(", against %1. Type help for the commands.\n\n", engine(m_seats.of(other(*human)))));
}

void TextReporter::moved(const Game& game, const SearchReport* report)
{
    if (!report)
        return;
    const int column = game.lastMove().column();
    const int row = game.positionAt(game.ply() - 1).landingRow(column);
    const Player mover = game.positionAt(game.ply() - 1).sideToMove();
    const QString& engine = m_seats.of(mover).engine;
    const QString name = m_seats.person()
        ? engine
        : QStringLiteral("%1: %2").arg(
            mover == Player::First ? QStringLiteral("x") : QStringLiteral("o"), engine);
    print(QStringLiteral("%1 plays %2 (%3)")
              .arg(name, notation::columnName(column), notation::squareName(column, row)));
    if (engineInfo(engine).program)
        print(programSaid(*report));
    else if (engineInfo(engine).searches())
        print(filled(": %1 for it at depth %2, %3 nodes in %4 ms", report->score.toText(),
                     report->depth, report->nodes, fixedText(toMilliseconds(report->time), 1)));
    print(QStringLiteral(".\n"));
}

void TextReporter::failed(const Game& game, const SearchReport& report)
{
    print(QStringLiteral("%1 fails and loses: %2.\n")
              .arg(m_seats.of(game.position().sideToMove()).engine, report.failure->toText()));
}

void TextReporter::stands(const Game& game)
{
    print(notation::toDiagram(game.position()) + u'\n');
    const auto winner = winnerOf(game.outcome());
    if (game.outcome() == Outcome::Draw)
        print(QStringLiteral("The board is full: a draw.\n"));
    else if (winner && winner == m_seats.person())
        print(QStringLiteral("You win.\n"));
    else if (winner && m_seats.person())
        print(QStringLiteral("%1 wins.\n").arg(m_seats.of(*winner).engine));
    else if (winner)
        print(QStringLiteral("%1 wins: %2.\n")
                  .arg(*winner == Player::First ? QStringLiteral("x") : QStringLiteral("o"),
                       m_seats.of(*winner).label()));
}

void TextReporter::hinted(const SearchReport& report)
{
    print(filled("Hint: column %1, %2 for you. That is %3 at depth %4 after %5 ms, a "
                 "search and no proof.\n",
                 notation::columnName(report.bestMove.column()), report.score.toText(),
                 report.engine, report.depth, fixedText(toMilliseconds(report.time), 1)));
}

void TextReporter::listed(const Game& game)
{
    const auto moves = notation::parseMoves(game.positionText());
    if (!moves || moves->empty())
        print(QStringLiteral("No moves yet.\n"));
    else
        print(QStringLiteral("%1: %2 (%3)\n")
                  .arg(countText(static_cast<qint64>(moves->size()), QStringLiteral("ply"),
                                 QStringLiteral("plies")),
                       notation::toDigits(*moves), notation::toCoordinates(*moves)));
}

void TextReporter::saved(const QString& path)
{
    print(QStringLiteral("Saved to '%1'.\n").arg(path));
}

void TextReporter::explained()
{
    print(QString::fromLatin1(helpText));
}

void TextReporter::refused(const QString& sentence)
{
    print(sentence + u'\n');
}

void TextReporter::waits()
{
    print(QStringLiteral("> "));
}

void TextReporter::left(const Game&, bool lineOpen)
{
    if (lineOpen)
        print(QStringLiteral("\n"));
}
