// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <vector>

/// A second checker of plans, which shares nothing with core/plan/planverifier.h: columns and cells
/// as text, fours looked for square by square, states as strings in a set. Slow.
class SlowChecker
{
public:
    /// `cells` as plans are written, without slashes; `side` is 'x', who begins, or 'o'.
    SlowChecker(int width, int height, int line, std::string cells, char side, bool hold)
        : m_width(width), m_height(height), m_line(line), m_cells(std::move(cells)), m_side(side),
          m_hold(hold), m_columns(static_cast<std::size_t>(width))
    {
    }

    /// Whether the plan is valid after these moves, digits from 1.
    bool isValidAfter(const std::string& moves)
    {
        for (const char digit : moves)
            drop(digit - '1');
        return turn() == m_side ? ownTurn(-1) : replies();
    }
    /// Only where it is valid.
    std::size_t states() const { return m_states.size(); }

    /// What is wrong at the end of a line that a verifier has returned, for which isValidAfter()
    /// has not been asked: "no move", "two threats", "lost", "draw"; otherwise why it is no
    /// refutation.
    std::string failureOf(const std::string& moves, const std::string& line)
    {
        for (const char digit : moves)
            drop(digit - '1');
        int last = -1;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const int column = line[i] - '1';
            if (!hasRoom(column))
                return "full column";
            if (turn() == m_side && allowed(last).count(column) == 0)
                return "the plan does not play this";
            const bool won = makesFour(column, turn());
            if (won)
                return turn() != m_side && i + 1 == line.size() ? "lost" : "four on the way";
            drop(column);
            last = column;
        }
        if (isFull())
            return "draw";
        if (turn() != m_side)
            return "not the plan's turn";
        if (threats(other(m_side)).size() > 1 && threats(m_side).empty())
            return "two threats";
        return allowed(last).empty() ? "no move" : "the plan has a move";
    }

private:
    static char other(char side) { return side == 'x' ? 'o' : 'x'; }

    std::string& column(int number) { return m_columns[static_cast<std::size_t>(number)]; }
    const std::string& column(int number) const
    {
        return m_columns[static_cast<std::size_t>(number)];
    }
    int discs() const
    {
        std::size_t count = 0;
        for (const std::string& column : m_columns)
            count += column.size();
        return static_cast<int>(count);
    }
    char turn() const { return discs() % 2 == 0 ? 'x' : 'o'; }
    bool isFull() const { return discs() == m_width * m_height; }
    bool hasRoom(int number) const { return static_cast<int>(column(number).size()) < m_height; }
    void drop(int number)
    {
        const char disc = turn();
        column(number).push_back(disc);
    }
    void lift(int number) { column(number).pop_back(); }
    char at(int number, int row) const
    {
        if (number < 0 || number >= m_width || row < 0
            || row >= static_cast<int>(column(number).size()))
            return ' ';
        return column(number)[static_cast<std::size_t>(row)];
    }

    bool makesFour(int number, char side) const
    {
        const int row = static_cast<int>(column(number).size());
        const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (const auto& step : steps) {
            int run = 1;
            for (const int way : {1, -1})
                for (int i = 1; at(number + way * i * step[0], row + way * i * step[1]) == side;
                     ++i)
                    ++run;
            if (run >= m_line)
                return true;
        }
        return false;
    }
    std::set<int> threats(char side) const
    {
        std::set<int> columns;
        for (int number = 0; number < m_width; ++number)
            if (hasRoom(number) && makesFour(number, side))
                columns.insert(number);
        return columns;
    }

    /// The mark on the landing square of a column that has room.
    char mark(int number) const
    {
        const int rowFromTop = m_height - 1 - static_cast<int>(column(number).size());
        return m_cells[static_cast<std::size_t>(rowFromTop) * static_cast<std::size_t>(m_width)
                       + static_cast<std::size_t>(number)];
    }
    static bool isArrow(char mark) { return mark == '^' || (mark >= 'a' && mark <= 'i'); }
    static int numberOf(char mark)
    {
        if (mark >= '1' && mark <= '9')
            return mark - '0';
        return mark >= 'a' && mark <= 'i' ? mark - 'a' + 1 : 0;
    }

    /// What the plan's side may play: every four, the one block, the arrow, or the lowest number.
    std::set<int> allowed(int last) const
    {
        if (std::set<int> fours = threats(m_side); !fours.empty())
            return fours;
        if (std::set<int> blocks = threats(other(m_side)); !blocks.empty())
            return blocks.size() == 1 ? blocks : std::set<int>();
        if (last >= 0 && hasRoom(last) && isArrow(mark(last)))
            return {last};
        for (int number = 1; number <= 9; ++number) {
            std::set<int> columns;
            for (int i = 0; i < m_width; ++i)
                if (hasRoom(i) && numberOf(mark(i)) == number)
                    columns.insert(i);
            if (!columns.empty())
                return columns;
        }
        return {};
    }

    bool ownTurn(int last)
    {
        if (!threats(m_side).empty())
            return true;
        if (isFull())
            return m_hold;
        std::string state;
        for (const std::string& column : m_columns)
            state += column + '|';
        bool arrows = false;
        for (const char mark : m_cells)
            arrows = arrows || isArrow(mark);
        if (arrows)
            state += std::to_string(last);
        if (!m_states.insert(state).second)
            return true;
        const std::set<int> moves = allowed(last);
        if (moves.empty())
            return false;
        for (const int move : moves) {
            drop(move);
            const bool holds = replies();
            lift(move);
            if (!holds)
                return false;
        }
        return true;
    }

    bool replies()
    {
        if (isFull())
            return m_hold;
        if (!threats(other(m_side)).empty())
            return false;
        for (int number = 0; number < m_width; ++number) {
            if (!hasRoom(number))
                continue;
            drop(number);
            const bool holds = ownTurn(number);
            lift(number);
            if (!holds)
                return false;
        }
        return true;
    }

    int m_width;
    int m_height;
    int m_line;
    std::string m_cells;
    char m_side;
    bool m_hold;
    std::vector<std::string> m_columns;
    std::set<std::string> m_states;
};
