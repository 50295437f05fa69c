// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/boardtext.h"
#include "core/formal/models/game.h"

namespace fourcast::formal {

namespace {

/// Labels are numbered: drops of X by column, drops of O, who wins, and the draw.
template <typename Board> struct GameLabels
{
    static constexpr std::uint32_t columns = Board::Shape::width;
    static constexpr std::uint32_t wins = 2 * columns;
    static constexpr std::uint32_t draw = wins + 2;

    static std::uint32_t drop(Player player, int column)
    {
        return of(player) * columns + static_cast<std::uint32_t>(column);
    }
    static std::uint32_t win(Player player) { return wins + of(player); }

private:
    static std::uint32_t of(Player player) { return player == Player::First ? 0 : 1; }
};

template <typename Board> class GameGenerator : public statespace::Generator
{
public:
    void successors(const std::uint64_t* state, statespace::Successors& to) override
    {
        using Labels = GameLabels<Board>;
        const auto position = unpacked<Board>(*state);
        const Player player = position.sideToMove();
        if (position.isWon()) {
            to.add(Labels::win(other(player)), state);
        } else if (position.isFull()) {
            to.add(Labels::draw, state);
        } else {
            for (int column = 0; column < Board::Shape::width; ++column) {
                if (!position.canPlay(column))
                    continue;
                const std::uint64_t next = packed(position.after(column));
                to.add(Labels::drop(player, column), &next);
            }
        }
    }
};

template <typename Board> class BoardGameModel : public GameModel
{
public:
    explicit BoardGameModel(const Board& start) : m_start(start) { }

    std::vector<std::uint64_t> initialStates() const override { return {packed(m_start)}; }
    std::unique_ptr<statespace::Generator> makeGenerator() const override
    {
        return std::make_unique<GameGenerator<Board>>();
    }
    QString stateText(const std::uint64_t* state) const override
    {
        return boardText(unpacked<Board>(*state));
    }
    LabelTable labels() const override
    {
        const auto player
            = [](const char* name) { return syntax::Value::constant(syntax::Symbol(name)); };
        LabelTable labels;
        for (const char* name : {"X", "O"})
            for (int column = 1; column <= Board::Shape::width; ++column)
                labels.add(Label(
                    Action {syntax::Symbol("drop"), {player(name), syntax::Value::of(column)}}));
        for (const char* name : {"X", "O"})
            labels.add(Label(Action {syntax::Symbol("win"), {player(name)}}));
        labels.add(Label(Action {syntax::Symbol("draw"), {}}));
        return labels;
    }

private:
    const Board m_start;
};

}

std::unique_ptr<GameModel> GameModel::make(const GameStart& start)
{
    return forBoard<std::unique_ptr<GameModel>>(start.size, [&start]<typename Board>() {
        Board position;
        for (const Move move : start.moves)
            position.play(move);
        return std::make_unique<BoardGameModel<Board>>(position);
    });
}

}
