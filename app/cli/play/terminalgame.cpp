// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/terminalgame.h"

#include "app/cli/outputfile.h"
#include "core/board/notation.h"
#include "core/game/gamefile.h"
#include "core/session/hintlimits.h"
#include "core/support/text/machinetext.h"

#include <QDate>
#include <QFileInfo>

namespace {

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

bool isSquare(const QString& text)
{
    return text.size() == 2 && text.at(0).isLetter() && columnFromText(text.left(1)) >= 0
        && text.at(1).isDigit();
}

}

TerminalGame::TerminalGame(std::vector<Move> setup, Player human, Entrant opponent,
                           std::unique_ptr<Engine> engine, GameReporter& voice,
                           std::stop_token stop)
    : m_game(std::move(setup)), m_human(human), m_opponent(std::move(opponent)),
      m_engine(std::move(engine)), m_voice(voice), m_stop(std::move(stop))
{
    const bool first = human == Player::First;
    m_game.setTag(first ? QStringLiteral("First") : QStringLiteral("Second"),
                  QStringLiteral("Player"));
    m_game.setTag(first ? QStringLiteral("Second") : QStringLiteral("First"),
                  m_opponent.nameInFiles());
    m_game.setTag(QStringLiteral("Date"), QDate::currentDate().toString(Qt::ISODate));
    m_game.setTag(QStringLiteral("Program"), programText());
}

void TerminalGame::begin()
{
    m_voice.introduced(m_game);
    advance();
}

bool TerminalGame::isEnginesTurn() const
{
    return m_game.outcome() == Outcome::Unfinished && m_game.position().sideToMove() != m_human;
}

void TerminalGame::advance()
{
    if (isEnginesTurn()) {
        const SearchReport report
            = m_engine->search(m_game.position(), m_opponent.limits, {m_stop, {}});
        if (m_stop.stop_requested())
            return;
        if (report.failure) {
            m_game.loseByFailure(*report.failure);
            m_voice.failed(m_game, report);
        } else {
            const auto played = m_game.play(report.bestMove);
            Q_ASSERT(played);
            m_voice.moved(m_game, &report);
        }
    }
    m_voice.stands(m_game);
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
        m_voice.refused(QStringLiteral("Type one column from 1 to 7, or help."));
    else if (verb == QStringLiteral("quit") || verb == QStringLiteral("exit"))
        return false;
    else if (verb == QStringLiteral("help"))
        m_voice.explained();
    else if (verb == QStringLiteral("undo"))
        undo();
    else if (verb == QStringLiteral("hint"))
        hint();
    else if (verb == QStringLiteral("moves"))
        m_voice.listed(m_game);
    else
        playColumn(verb);
    return true;
}

void TerminalGame::playColumn(const QString& text)
{
    int column = columnFromText(text);
    if (isSquare(text)) {
        const auto moves = notation::parseMoves(m_game.positionText() + u' ' + text);
        if (!moves) {
            m_voice.refused(moves.error().message + u'.');
            return;
        }
        column = moves->back().column();
    }
    if (column < 0) {
        m_voice.refused(
            QStringLiteral("'%1' is not a column from 1 to 7; type help for the commands.")
                .arg(text.left(40)));
    } else if (m_game.endedEarly()) {
        m_voice.refused(QStringLiteral("The game is over; undo takes a move back."));
    } else if (const auto played = m_game.play(Move(column)); !played) {
        m_voice.refused(played.error().message);
    } else {
        m_voice.moved(m_game, nullptr);
        advance();
    }
}

void TerminalGame::undo()
{
    // Back to where this person last had the choice.
    int ply = m_game.ply() - 1;
    while (ply >= 0 && m_game.positionAt(ply).sideToMove() != m_human)
        --ply;
    if (ply < 0) {
        m_voice.refused(QStringLiteral("There is no move of yours to take back."));
        return;
    }
    // A loss by failure goes with the moves before it.
    m_game.goTo(ply);
    m_game.truncate();
    m_voice.takenBack(m_game);
}

void TerminalGame::hint()
{
    if (m_game.outcome() != Outcome::Unfinished) {
        m_voice.refused(QStringLiteral("The game is over; undo takes a move back."));
        return;
    }
    const SearchLimits own {.depth = 8};
    const SearchLimits limits
        = engineInfo(m_opponent.engine).takesDepth() ? hintLimits(own, m_opponent.limits) : own;
    const auto engine = makeEngine(QStringLiteral("mapped-h1"), m_opponent.options);
    Q_ASSERT(engine);
    const SearchReport report = (*engine)->search(m_game.position(), limits, {m_stop, {}});
    if (!m_stop.stop_requested())
        m_voice.hinted(report);
}

void TerminalGame::save(const QString& path)
{
    if (path.isEmpty() || isStandardOutput(path))
        m_voice.refused(QStringLiteral("save needs the name of a file."));
    else if (QFileInfo::exists(path))
        m_voice.refused(QStringLiteral("'%1' exists already; choose another name.").arg(path));
    else if (const auto saved = gamefile::save(m_game, path); !saved)
        m_voice.refused(saved.error().message);
    else
        m_voice.saved(path);
}
