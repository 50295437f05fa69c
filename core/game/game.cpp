// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"

#include "core/board/notation.h"
#include "core/support/text/enumnames.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

// As in PGN.
const QString terminationTag = QStringLiteral("Termination");
const QString timeForfeit = QStringLiteral("time forfeit");
// Ours.
const QString failureTag = QStringLiteral("Failure");

const QString& terminationOf(EngineFailure::Kind kind)
{
    static const QString rulesInfraction = QStringLiteral("rules infraction");
    static const QString abandoned = QStringLiteral("abandoned");
    switch (kind) {
    case EngineFailure::Kind::IllegalMove:
    case EngineFailure::Kind::NotAMove:
        return rulesInfraction;
    case EngineFailure::Kind::OutOfTime:
        return timeForfeit;
    default:
        return abandoned;
    }
}

} // namespace

Game::Game(std::vector<Move> setup) : m_setup(std::move(setup))
{
    for (const Move move : m_setup) {
        Q_ASSERT(!m_positions.front().isFinished() && m_positions.front().canPlay(move));
        m_positions.front().play(move);
    }
}

Move Game::lastMove() const
{
    return m_ply == 0 ? Move::none() : m_moves[static_cast<std::size_t>(m_ply - 1)];
}

QString Game::positionText() const
{
    std::vector<Move> all = m_setup;
    all.insert(all.end(), m_moves.begin(), m_moves.begin() + m_ply);
    return notation::toDigits(all);
}

Expected<void> Game::play(Move move)
{
    const Position& now = position();
    if (now.isFinished())
        return fail(QCoreApplication::translate("Game", "The game is over."));
    if (move.isNone() || move.column() >= Position::Shape::width) {
        return fail(QCoreApplication::translate("Game", "The columns are numbered 1 to %1.")
                        .arg(Position::Shape::width));
    }
    if (!now.canPlay(move)) {
        return fail(QCoreApplication::translate("Game", "Column %1 is full.")
                        .arg(notation::columnName(move.column())));
    }
    if (!atEnd() && m_moves[static_cast<std::size_t>(m_ply)] == move) {
        redo();
        return {};
    }
    const Position next = now.after(move.column());
    truncate();
    m_moves.push_back(move);
    m_positions.push_back(next);
    m_comments.emplace_back();
    ++m_ply;
    return {};
}

bool Game::undo()
{
    if (m_ply == 0)
        return false;
    --m_ply;
    return true;
}

bool Game::redo()
{
    if (atEnd())
        return false;
    ++m_ply;
    return true;
}

void Game::goTo(int ply)
{
    m_ply = std::clamp(ply, 0, length());
}

void Game::truncate()
{
    if (!atEnd() && showsMainLine())
        forgetTermination();
    const auto kept = static_cast<std::size_t>(m_ply);
    m_moves.resize(kept);
    m_positions.resize(kept + 1);
    m_comments.resize(kept + 1);
}

Outcome Game::outcome() const
{
    if (!endedEarly())
        return m_positions.back().outcome();
    return lostBy(m_positions.back().sideToMove());
}

bool Game::endedOnTime() const
{
    return showsMainLine() && !m_positions.back().isFinished()
        && tag(terminationTag) == timeForfeit;
}

void Game::loseOnTime()
{
    Q_ASSERT(showsMainLine() && !m_positions.back().isFinished());
    setTag(terminationTag, timeForfeit);
}

std::optional<EngineFailure> Game::failure() const
{
    if (!showsMainLine() || m_positions.back().isFinished())
        return {};
    return EngineFailure::fromCell(tag(failureTag));
}

void Game::loseByFailure(const EngineFailure& failure)
{
    Q_ASSERT(showsMainLine() && !m_positions.back().isFinished());
    setTag(terminationTag, terminationOf(failure.kind));
    setTag(failureTag, failure.toCell());
}

void Game::forgetTermination()
{
    const auto failed = EngineFailure::fromCell(tag(failureTag));
    if (failed)
        setTag(failureTag, QString());
    const QString ended = tag(terminationTag);
    if (ended == timeForfeit || (failed && ended == terminationOf(failed->kind)))
        setTag(terminationTag, QString());
}

QString Game::tag(const QString& name) const
{
    for (const auto& [key, value] : m_tags)
        if (key == name)
            return value;
    return {};
}

void Game::setTag(const QString& name, const QString& value)
{
    Q_ASSERT(isTagName(name));
    const auto found = std::find_if(m_tags.begin(), m_tags.end(),
                                    [&](const auto& entry) { return entry.first == name; });
    if (value.isEmpty()) {
        if (found != m_tags.end())
            m_tags.erase(found);
    } else if (found != m_tags.end()) {
        found->second = value;
    } else {
        m_tags.emplace_back(name, value);
    }
}

bool Game::isTagName(QStringView name)
{
    const auto isLetter
        = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z'); };
    const auto isRest
        = [&](QChar c) { return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'_'; };
    return !name.isEmpty() && isLetter(name.front())
        && std::all_of(name.begin(), name.end(), isRest) && name != u"Result" && name != u"Setup";
}

QString Game::comment(int ply) const
{
    return m_comments[static_cast<std::size_t>(ply)];
}

void Game::setComment(int ply, const QString& text)
{
    m_comments[static_cast<std::size_t>(ply)] = text;
    for (Line& line : m_variations)
        if (sharedMoves(line) >= ply)
            line.comments[static_cast<std::size_t>(ply)] = text;
}

QString resultText(Outcome outcome)
{
    constexpr EnumNames<Outcome, 4> names {{"*", "1-0", "0-1", "1/2-1/2"}};
    return names.of(outcome);
}
