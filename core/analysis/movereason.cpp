// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/movereason.h"

#include "core/analysis/linesthrough.h"

#include <algorithm>

namespace {

using Shape = Position::Shape;

Bitboard threatsOf(Bitboard discs, Bitboard empty)
{
    return Shape::completing(discs) & empty;
}

/// Of `squares`, those that can be carried out although the other side threatens `against`: see
/// Threat::useless.
Bitboard useful(Bitboard squares, Bitboard against)
{
    Bitboard result = squares & ~(against << 1);
    for (Bitboard both = squares & against; both != 0; both &= both - 1) {
        const int column = std::countr_zero(both) / Shape::stride;
        const Bitboard lowest = both & (~both + 1);
        result &= ~(Shape::columnMask(column) & ~(lowest - 1) & ~lowest);
    }
    return result;
}

/// Lines of four through `square` on which none of `against` stands.
int openLines(Bitboard square, Bitboard against)
{
    int count = 0;
    forEachLineThrough(square, [&](Bitboard line) { count += (line & against) == 0 ? 1 : 0; });
    return count;
}

/// What is seen on the board, without scores.
class Looker
{
public:
    Looker(const Position& before, Move move)
        : m_before(before), m_move(move), m_next(before.after(move.column())),
          m_landing(m_next.occupied() ^ before.occupied()),
          m_empty(Shape::boardMask() & ~m_next.occupied())
    {
    }

    std::vector<Reason> look()
    {
        if (m_before.wins(m_move.column()))
            return {{ReasonKind::WinsNow, m_landing}};
        add(ReasonKind::MissesWin, m_before.winningSquares());
        add(ReasonKind::Blocks, m_before.threatenedSquares() & m_landing);
        if (m_next.isFull())
            return m_reasons;
        if (const Bitboard lost = m_next.winningSquares()) {
            add(ReasonKind::GivesSquare, lost & ~m_before.threatenedSquares());
            add(ReasonKind::LeavesWin, lost & m_before.threatenedSquares());
            return m_reasons;
        }
        lookAtOwnThreats();
        lookAtTheirs();
        if (std::popcount(m_before.available()) == 1)
            add(ReasonKind::OnlyColumn, m_landing);
        else if (m_before.threatenedSquares() == 0 && isOnlySafe())
            add(ReasonKind::OnlySafe, m_landing);
        return m_reasons;
    }

private:
    void add(ReasonKind kind, Bitboard squares)
    {
        if (squares)
            m_reasons.push_back({kind, squares});
    }

    /// The opponent can't win with his next disc when this is called.
    void lookAtOwnThreats()
    {
        const Bitboard old = threatsOf(m_before.own(), m_empty);
        const Bitboard all = threatsOf(m_next.opponent(), m_empty);
        const Bitboard now = all & m_next.available();
        const Bitboard above = (now << 1) & all;
        if (std::popcount(now) > 1)
            add(ReasonKind::ThreatensTwice, now);
        else if (above)
            add(ReasonKind::ThreatensAbove, now | above);
        else if (now & old & (m_landing << 1))
            add(ReasonKind::GivesUpThreat, now);
        else
            add(ReasonKind::Threatens, now & ~old); // an old one elsewhere is a win that was missed
        const Bitboard waiting
            = useful(all, threatsOf(m_next.own(), m_empty)) & ~old & ~now & ~above;
        constexpr Bitboard oddRows = Shape::oddRows();
        add(ReasonKind::OddThreats, waiting & oddRows);
        add(ReasonKind::EvenThreats, waiting & ~oddRows);
    }

    /// What the opponent would have got by playing here.
    void lookAtTheirs()
    {
        if (m_before.threatenedSquares() & m_landing)
            return;
        const Bitboard old = threatsOf(m_before.opponent(), m_empty);
        const Bitboard all = threatsOf(m_before.opponent() | m_landing, m_empty);
        const Bitboard now = all & m_next.available();
        if (std::popcount(now) > 1)
            add(ReasonKind::TakesDouble, now);
        else
            add(ReasonKind::TakesThreat, useful(all, threatsOf(m_before.own(), m_empty)) & ~old);
    }

    bool isOnlySafe() const
    {
        for (int column = 0; column < Shape::width; ++column)
            if (column != m_move.column() && m_before.canPlay(column)
                && (m_before.wins(column) || !m_before.after(column).winningSquares()))
                return false;
        return true;
    }

    Position m_before;
    Move m_move;
    Position m_next;
    Bitboard m_landing;
    Bitboard m_empty;
    std::vector<Reason> m_reasons;
};

/// What the scores say of one column, compared with the others.
class ScoreReader
{
public:
    ScoreReader(const ColumnsReport& scores, Move move, int plies)
        : m_score(*scores.moves[static_cast<std::size_t>(move.column())]),
          m_whole(scores.whole.score), m_plies(plies)
    {
        for (int column = 0; column < ColumnsReport::columns; ++column) {
            const auto& score = scores.moves[static_cast<std::size_t>(column)];
            if (!score || column == move.column())
                continue;
            m_hasOthers = true;
            m_othersUpper = std::max(m_othersUpper, score->upper);
            m_othersLower = std::max(m_othersLower, score->lower);
            m_leastUpper = std::min(m_leastUpper, score->upper);
        }
    }

    std::vector<Reason> read() const
    {
        if (m_score.lower > 0)
            return readWin();
        if (m_score.upper < 0)
            return readLoss();
        std::vector<Reason> reasons;
        if (bestKnown() > 0 && m_score.upper <= 0)
            reasons.push_back({ReasonKind::GivesWinAway});
        if (m_score.isExact()) {
            if (reasons.empty() && m_hasOthers && m_othersUpper < 0)
                reasons.push_back({ReasonKind::OnlyDraw});
            else
                reasons.push_back({ReasonKind::Draws});
        }
        return reasons;
    }

private:
    int bestKnown() const { return std::max(m_othersLower, m_whole.lower); }

    std::vector<Reason> readWin() const
    {
        std::vector<Reason> reasons;
        if (m_hasOthers && m_othersUpper <= 0)
            reasons.push_back({ReasonKind::OnlyWin});
        if (!m_score.isExact()) {
            if (reasons.empty())
                reasons.push_back({ReasonKind::WinsSomehow});
            return reasons;
        }
        const bool fastest = reasons.empty() && m_hasOthers && m_othersUpper < m_score.lower;
        reasons.push_back({fastest ? ReasonKind::WinsFastest : ReasonKind::Wins, 0,
                           (exactscore::pliesToEnd(m_score.lower, m_plies) + 1) / 2});
        return reasons;
    }

    std::vector<Reason> readLoss() const
    {
        std::vector<Reason> reasons;
        if (bestKnown() > 0)
            reasons.push_back({ReasonKind::GivesWinAway});
        else if (bestKnown() == 0)
            reasons.push_back({ReasonKind::GivesDrawAway});
        if (!m_score.isExact()) {
            reasons.push_back({ReasonKind::LosesSomehow});
            return reasons;
        }
        const bool latest
            = m_hasOthers && m_othersUpper <= m_score.lower && m_leastUpper < m_score.lower;
        reasons.push_back({latest ? ReasonKind::LosesLatest : ReasonKind::Loses, 0,
                           exactscore::pliesToEnd(m_score.lower, m_plies) / 2});
        return reasons;
    }

    ScoreInterval m_score;
    ScoreInterval m_whole;
    int m_plies;
    bool m_hasOthers = false;
    int m_othersUpper = -exactscore::largest;
    int m_othersLower = -exactscore::largest;
    int m_leastUpper = exactscore::largest;
};

bool has(const std::vector<Reason>& reasons, ReasonKind kind)
{
    return std::ranges::find(reasons, kind, &Reason::kind) != reasons.end();
}

}

std::vector<Reason> moveReasons(const Position& before, Move move, const ColumnsReport* exact)
{
    Q_ASSERT(!before.isFinished() && before.canPlay(move));
    std::vector<Reason> reasons = Looker(before, move).look();
    if (has(reasons, ReasonKind::WinsNow))
        return reasons;
    if (reasons.empty()) {
        const Bitboard landing = before.after(move.column()).occupied() ^ before.occupied();
        reasons.push_back({ReasonKind::LinesLeft, landing, openLines(landing, before.opponent())});
    }
    if (exact && exact->whole.root == before
        && exact->moves[static_cast<std::size_t>(move.column())]) {
        const bool lostNow
            = has(reasons, ReasonKind::GivesSquare) || has(reasons, ReasonKind::LeavesWin);
        for (const Reason& reason : ScoreReader(*exact, move, before.plies()).read())
            // "Loses in one move" is said already.
            if (!lostNow || reason.kind == ReasonKind::GivesWinAway
                || reason.kind == ReasonKind::GivesDrawAway)
                reasons.push_back(reason);
    }
    return reasons;
}
