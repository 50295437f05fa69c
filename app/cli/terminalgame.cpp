// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminalgame.h"

#include "app/cli/analyzetext.h"
#include "app/cli/json.h"
#include "core/board/gamefile.h"
#include "core/board/notation.h"

#include <QFileInfo>
#include <algorithm>

using console::print;

namespace {

constexpr auto helpText = "Type one of these and press Enter:\n"
                          "  1 to 7     drop a disc into that column (a to g do the same)\n"
                          "  undo       take your last move back, and the answer to it\n"
                          "  hint       a suggestion from a deeper search\n"
                          "  moves      the moves so far\n"
                          "  save FILE  write the game to a new file\n"
                          "  quit       leave\n";

/// Column 0 to 6 of "4" or "d"; -1 for anything else.
int columnFromText(const QString& text)
{
    if (text.size() != 1)
        return -1;
    const char16_t c = text.at(0).toLower().unicode();
    if (c >= u'1' && c <= u'7')
        return c - u'1';
    return c >= u'a' && c <= u'g' ? c - u'a' : -1;
}

}

TerminalGame::TerminalGame(std::vector<Move> setup, Player human, MatchEntrant opponent,
                           std::unique_ptr<Engine> engine, std::stop_token stop)
    : m_game(std::move(setup)), m_human(human), m_opponent(std::move(opponent)),
      m_engine(std::move(engine)), m_stop(std::move(stop))
{
    const bool first = human == Player::First;
    m_game.setTag(first ? QStringLiteral("First") : QStringLiteral("Second"),
                  QStringLiteral("Player"));
    m_game.setTag(first ? QStringLiteral("Second") : QStringLiteral("First"), m_opponent.label());
}

void TerminalGame::introduce() const
{
    print(m_human == Player::First ? QStringLiteral("You are x and move first")
                                   : QStringLiteral("You are o and move second"));
    print(QStringLiteral(", against %1 (%2, seed %3). Type help for the commands.\n\n")
              .arg(m_opponent.label(), m_opponent.variant())
              .arg(m_opponent.options.seed));
}

bool TerminalGame::isEnginesTurn() const
{
    return !m_game.position().isFinished() && m_game.position().sideToMove() != m_human;
}

void TerminalGame::advance()
{
    if (isEnginesTurn()) {
        const SearchReport report
            = m_engine->search(m_game.position(), m_opponent.limits, {m_stop, {}});
        if (m_stop.stop_requested())
            return;
        const int column = report.bestMove.column();
        const int row = m_game.position().landingRow(column);
        const auto played = m_game.play(report.bestMove);
        Q_ASSERT(played);
        print(QStringLiteral("%1 plays %2 (%3)")
                  .arg(m_opponent.engine, notation::columnName(column),
                       notation::squareName(column, row)));
        if (engineSearches(m_opponent.engine))
            print(QStringLiteral(": %1 for it at depth %2, %3 nodes in %4 ms")
                      .arg(report.score.toText())
                      .arg(report.depth)
                      .arg(report.nodes)
                      .arg(toMilliseconds(report.time), 0, 'f', 1));
        print(QStringLiteral(".\n"));
    }
    showPosition();
}

void TerminalGame::showPosition() const
{
    print(notation::toDiagram(m_game.position()) + u'\n');
    if (m_game.position().isFinished())
        announceResult();
}

void TerminalGame::announceResult() const
{
    const Outcome won = m_human == Player::First ? Outcome::FirstWins : Outcome::SecondWins;
    const Outcome outcome = m_game.outcome();
    print(outcome == Outcome::Draw ? QStringLiteral("The board is full: a draw.\n")
              : outcome == won     ? QStringLiteral("You win.\n")
                                   : QStringLiteral("%1 wins.\n").arg(m_opponent.engine));
}

bool TerminalGame::obey(const QString& line)
{
    const QString verb = line.section(u' ', 0, 0).toLower();
    const QString rest = line.section(u' ', 1).trimmed();
    if (verb == QStringLiteral("save")) {
        save(rest);
        return true;
    }
    if (line.isEmpty() || !rest.isEmpty())
        print(QStringLiteral("Type one column from 1 to 7, or help.\n"));
    else if (verb == QStringLiteral("quit") || verb == QStringLiteral("exit"))
        return false;
    else if (verb == QStringLiteral("help"))
        print(QString::fromLatin1(helpText));
    else if (verb == QStringLiteral("undo"))
        undo();
    else if (verb == QStringLiteral("hint"))
        hint();
    else if (verb == QStringLiteral("moves"))
        listMoves();
    else
        playColumn(verb);
    return true;
}

void TerminalGame::playColumn(const QString& text)
{
    const int column = columnFromText(text);
    if (column < 0) {
        print(QStringLiteral("'%1' is not a column from 1 to 7; type help for the commands.\n")
                  .arg(text.left(40)));
        return;
    }
    if (const auto played = m_game.play(Move(column)); !played) {
        print(played.error().message + u'\n');
        return;
    }
    advance();
}

void TerminalGame::undo()
{
    // Back to where this person last had the choice.
    int ply = m_game.ply() - 1;
    while (ply >= 0 && m_game.positionAt(ply).sideToMove() != m_human)
        --ply;
    if (ply < 0) {
        print(QStringLiteral("There is no move of yours to take back.\n"));
        return;
    }
    m_game.goTo(ply);
    m_game.truncate();
    showPosition();
}

void TerminalGame::hint() const
{
    if (m_game.position().isFinished()) {
        print(QStringLiteral("The game is over; undo takes a move back.\n"));
        return;
    }
    constexpr std::chrono::milliseconds patience {3000};
    MatchEntrant deeper {QStringLiteral("mapped-h1"), m_opponent.options, {}};
    deeper.limits.depth = std::clamp(m_opponent.limits.depth + 2, 8, 42);
    deeper.limits.time = patience;
    const auto engine = makeEngine(deeper.engine, deeper.options);
    Q_ASSERT(engine);
    const SearchReport report = (*engine)->search(m_game.position(), deeper.limits, {m_stop, {}});
    print(QStringLiteral("Hint: column %1, %2 for you. That is %3 at depth %4, a search and no "
                         "proof.\n")
              .arg(notation::columnName(report.bestMove.column()), report.score.toText(),
                   deeper.engine)
              .arg(report.depth));
}

void TerminalGame::listMoves() const
{
    std::vector<Move> moves = m_game.setup();
    moves.insert(moves.end(), m_game.moves().begin(), m_game.moves().begin() + m_game.ply());
    if (moves.empty())
        print(QStringLiteral("No moves yet.\n"));
    else
        print(QStringLiteral("%1 moves: %2 (%3)\n")
                  .arg(moves.size())
                  .arg(notation::toDigits(moves), notation::toCoordinates(moves)));
}

void TerminalGame::save(const QString& path)
{
    if (path.isEmpty()) {
        print(QStringLiteral("save needs the name of a file.\n"));
    } else if (QFileInfo::exists(path)) {
        print(QStringLiteral("'%1' exists already; choose another name.\n").arg(path));
    } else if (const auto saved = gamefile::save(m_game, path); !saved) {
        print(saved.error().message + u'\n');
    } else {
        print(QStringLiteral("Saved to '%1'.\n").arg(path));
    }
}
