// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/rulesmodel.h"

#include "core/formal/models/boardtext.h"
#include "core/formal/models/naiveboard.h"

namespace fourcast::formal {

void RulesCount::add(const RulesCount& other)
{
    for (std::size_t plies = 0; plies < draws.size(); ++plies) {
        firstWins[plies] += other.firstWins[plies];
        secondWins[plies] += other.secondWins[plies];
        draws[plies] += other.draws[plies];
    }
    for (std::size_t i = 0; i < violations.size(); ++i)
        if (other.violations[i] && (!violations[i] || *other.violations[i] < *violations[i]))
            violations[i] = other.violations[i];
}

RulesCount RulesModel::count() const
{
    const std::scoped_lock lock(m_mutex);
    return m_count;
}

void RulesModel::add(const RulesCount& count) const
{
    const std::scoped_lock lock(m_mutex);
    m_count.add(count);
}

/// Keeps what it sees, and hands it to the model in the end.
class RulesGeneratorBase : public statespace::Generator
{
public:
    explicit RulesGeneratorBase(const RulesModel& model) : m_model(model) { }
    ~RulesGeneratorBase() override { m_model.add(m_seen); }

protected:
    void check(bool holds, RulesProperty property, const RulesViolation& where)
    {
        if (holds)
            return;
        auto& violation = m_seen.violations[static_cast<std::size_t>(property)];
        if (!violation || where < *violation)
            violation = where;
    }
    RulesCount& seen() { return m_seen; }

private:
    const RulesModel& m_model;
    RulesCount m_seen;
};

namespace {

template <typename Board> class RulesGenerator : public RulesGeneratorBase
{
public:
    RulesGenerator(const RulesModel& model, RulesMistake mistake)
        : RulesGeneratorBase(model), m_mistake(mistake)
    {
    }

    void successors(const std::uint64_t* state, statespace::Successors& to) override
    {
        const auto position = unpacked<Board>(*state);
        m_at = {position.plies(), *state, std::nullopt};
        if (!goesOn(position)) {
            finish(position);
        } else {
            for (int column = 0; column < Shape::width; ++column)
                move(position, column, to);
        }
        checkState(position, to.count());
    }

private:
    using Shape = typename Board::Shape;

    /// By the position that plays, but for the mistake.
    bool isWon(const Board& position) const
    {
        if (m_mistake != RulesMistake::MissesDiagonal)
            return position.isWon();
        const Bitboard discs = position.opponent();
        return (Shape::lineStarts(discs, 1) | Shape::lineStarts(discs, Shape::stride)
                | Shape::lineStarts(discs, Shape::stride + 1))
            != 0;
    }
    bool goesOn(const Board& position) const
    {
        if (position.isFull())
            return false;
        if (m_mistake == RulesMistake::FullColumnEnds && !position.canPlay(0))
            return false;
        return m_mistake == RulesMistake::PlaysOn || !isWon(position);
    }
    void finish(const Board& position)
    {
        const auto plies = static_cast<std::size_t>(position.plies());
        if (isWon(position))
            ++(position.sideToMove() == Player::Second ? seen().firstWins
                                                       : seen().secondWins)[plies];
        else if (position.isFull())
            ++seen().draws[plies];
    }

    void move(const Board& position, int column, statespace::Successors& to)
    {
        if (position.canPlay(column)) {
            Board next = position.after(column);
            if (m_mistake == RulesMistake::WrongDisc && column == 0)
                next = Board::fromBitboards(next.own() | (next.occupied() ^ position.occupied()),
                                            next.occupied());
            add(position, column, next, to);
        }
        if (m_mistake == RulesMistake::TakesBack && position.landingRow(column) > 0) {
            const Bitboard top = Shape::square(column, position.landingRow(column) - 1);
            if (position.opponent() & top)
                add(position, column,
                    Board::fromBitboards(position.opponent() ^ top, position.occupied() ^ top), to);
        }
    }
    void add(const Board& position, int column, const Board& next, statespace::Successors& to)
    {
        const std::uint64_t word = packed(next);
        to.add(static_cast<std::uint32_t>(column), &word);
        RulesViolation where = m_at;
        where.column = column;
        check(passesTurn(position, next), RulesProperty::TurnsAlternate, where);
        check(next.plies() > position.plies(), RulesProperty::Termination, where);
    }
    /// Nothing changed but that the side to move has another disc, or the other side one less?
    static bool passesTurn(const Board& position, const Board& next)
    {
        const Bitboard changed = position.occupied() ^ next.occupied();
        return std::popcount(changed) == 1
            && (next.plies() > position.plies() ? next.opponent() == (position.own() | changed)
                        && next.own() == position.opponent()
                                                : next.own() == (position.opponent() ^ changed)
                        && next.opponent() == position.own());
    }

    void checkState(const Board& position, int moves)
    {
        const NaiveBoard board = NaiveBoard::of(position);
        const bool first = board.hasLine(Cell::First);
        const bool second = board.hasLine(Cell::Second);
        const bool lastWasFirst = position.sideToMove() == Player::Second;
        const bool isOver = first || second || board.count(Cell::Empty) == 0;
        check((position.own() & ~position.occupied()) == 0
                  && (position.occupied() & ~Shape::boardMask()) == 0
                  && packed(position) == m_at.state,
              RulesProperty::TypeOK, m_at);
        check(!(lastWasFirst ? second : first) && (!(first || second) || moves == 0),
              RulesProperty::OneWinner, m_at);
        check(board.obeysGravity(), RulesProperty::Gravity, m_at);
        check(board.turnsAlternated(), RulesProperty::TurnsAlternate, m_at);
        check(isWon(position) == (lastWasFirst ? first : second), RulesProperty::WinTest, m_at);
        check(moves > 0 || isOver, RulesProperty::NoStuckState, m_at);
        check(moves > 0 || isOver, RulesProperty::Termination, m_at);
    }

    const RulesMistake m_mistake;
    RulesViolation m_at;
};

template <typename Board> class BoardRulesModel : public RulesModel
{
public:
    explicit BoardRulesModel(RulesMistake mistake) : m_mistake(mistake) { }

    std::vector<std::uint64_t> initialStates() const override { return {packed(Board())}; }
    std::unique_ptr<statespace::Generator> makeGenerator() const override
    {
        return std::make_unique<RulesGenerator<Board>>(*this, m_mistake);
    }
    QString stateText(const std::uint64_t* state) const override
    {
        return boardText(unpacked<Board>(*state));
    }

private:
    const RulesMistake m_mistake;
};

}

std::unique_ptr<RulesModel> RulesModel::make(const BoardSize& size, RulesMistake mistake)
{
    return forBoard<std::unique_ptr<RulesModel>>(size, [mistake]<typename Board>() {
        return std::make_unique<BoardRulesModel<Board>>(mistake);
    });
}

}
