// SPDX-License-Identifier: GPL-3.0-or-later
//
// fourcast-plan-check: checks a proof of fourcast-cli. It shares no code with the program that
// wrote it, so that an error of one is not an error of both: this file and the standard library are
// all of it.
//
// A proof has nine lines of head, the last one empty, and then a line for each position with the
// strategist to move: `MOVES > COLUMN`, what he plays there, or `MOVES : CELLS`, a plan from there
// on. It holds where each position that can come up has its line, each plan wins (or does not lose)
// against every reply, and each line is needed.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

namespace {

using Squares = std::uint64_t;
constexpr int headLines = 9;

int width = 0;
int height = 0;
int needed = 0; // discs in line that win
int strategist = 0; // 0: first, 1: second
bool mustWin = true;
bool hasMirror = false;

/// A line of the file that is wrong, and why.
struct Wrong
{
    std::size_t line = 0;
    std::string why;
};

Squares bit(int column, int row)
{
    return Squares {1} << (column * (height + 1) + row);
}

struct Position
{
    Squares discs[2] = {0, 0}; // of the first player and of the second
    int count = 0;

    int toMove() const { return count % 2; }
    int heightOf(int column) const
    {
        int row = 0;
        while (row < height && ((discs[0] | discs[1]) & bit(column, row)))
            ++row;
        return row;
    }
    bool hasRoom(int column) const { return heightOf(column) < height; }
    bool isFull() const { return count == width * height; }
    void play(int column)
    {
        discs[toMove()] |= bit(column, heightOf(column));
        ++count;
    }
    bool hasLine(int player) const
    {
        for (const int step : {1, height, height + 1, height + 2}) {
            Squares run = discs[player];
            for (int i = 1; i < needed; ++i)
                run &= discs[player] >> (i * step);
            if (run)
                return true;
        }
        return false;
    }
    /// Would the player complete a line in the column? -1: in none.
    bool winsAt(int player, int column) const
    {
        Position next = *this;
        next.discs[player] |= bit(column, heightOf(column));
        return hasRoom(column) && next.hasLine(player);
    }
    int winOf(int player) const
    {
        for (int column = 0; column < width; ++column)
            if (winsAt(player, column))
                return column;
        return -1;
    }
    Position mirrored() const
    {
        Position image;
        image.count = count;
        for (int player : {0, 1})
            for (int column = 0; column < width; ++column)
                for (int row = 0; row < height; ++row)
                    if (discs[player] & bit(column, row))
                        image.discs[player] |= bit(width - 1 - column, row);
        return image;
    }
    /// Another one for each position: a bit on top of each column's discs, and the first player's.
    std::uint64_t key() const
    {
        std::uint64_t key = discs[0];
        for (int column = 0; column < width; ++column)
            key |= bit(column, heightOf(column));
        // Below its top a column has the first player's discs, above it nothing.
        return key;
    }
    std::uint64_t sharedKey() const
    {
        return hasMirror ? std::min(key(), mirrored().key()) : key();
    }
};

/// Keys that were there before; none of them is 0.
class Seen
{
public:
    bool insert(std::uint64_t key)
    {
        if (2 * ++m_count > m_slots.size()) {
            std::vector<std::uint64_t> before(2 * m_slots.size());
            before.swap(m_slots);
            for (const std::uint64_t old : before)
                if (old)
                    slot(old) = old;
        }
        std::uint64_t& place = slot(key);
        const bool isNew = place == 0;
        place = key;
        m_count -= isNew ? 0 : 1;
        return isNew;
    }
    std::uint64_t count() const { return m_count; }

private:
    std::uint64_t& slot(std::uint64_t key)
    {
        std::size_t i = (key * 0x9e3779b97f4a7c15u >> 20) % m_slots.size();
        while (m_slots[i] && m_slots[i] != key)
            i = (i + 1) % m_slots.size();
        return m_slots[i];
    }
    std::vector<std::uint64_t> m_slots = std::vector<std::uint64_t>(512);
    std::uint64_t m_count = 0;
};

struct Line
{
    std::string moves;
    Position position;
    int column = -1; // -1: a plan
    Squares arrows = 0;
    Squares numbers[10] = {};
    bool isReached = false;
};

/// Plays a plan against every reply.
class PlanWalk
{
public:
    explicit PlanWalk(const Line& plan) : m_plan(plan) { }

    bool holds()
    {
        const Position& root = m_plan.position;
        return root.toMove() == strategist ? own(root, -1) : replies(root);
    }
    std::uint64_t states() const { return m_seen.count(); }

private:
    bool own(const Position& at, int last)
    {
        if (at.winOf(strategist) >= 0)
            return true;
        if (at.isFull())
            return !mustWin;
        if (!m_seen.insert(at.key() << 4 | static_cast<std::uint64_t>(last + 1)))
            return true;
        std::vector<int> columns;
        for (int column = 0; column < width; ++column)
            if (at.winsAt(1 - strategist, column))
                columns.push_back(column);
        if (columns.size() > 1)
            return false;
        if (columns.empty() && last >= 0 && at.hasRoom(last)
            && (m_plan.arrows & bit(last, at.heightOf(last))))
            columns.push_back(last);
        for (int number = 1; columns.empty() && number <= 9; ++number)
            for (int column = 0; column < width; ++column)
                if (at.hasRoom(column)
                    && (m_plan.numbers[number] & bit(column, at.heightOf(column))))
                    columns.push_back(column);
        for (const int column : columns) {
            Position next = at;
            next.play(column);
            if (!replies(next))
                return false;
        }
        return !columns.empty();
    }

    bool replies(const Position& at)
    {
        if (at.isFull())
            return !mustWin;
        if (at.winOf(1 - strategist) >= 0)
            return false;
        for (int column = 0; column < width; ++column) {
            Position next = at;
            if (!at.hasRoom(column))
                continue;
            next.play(column);
            if (!own(next, column))
                return false;
        }
        return true;
    }

    const Line& m_plan;
    Seen m_seen;
};

std::string shown(const std::string& moves)
{
    return moves.empty() ? "-" : moves;
}

Position played(const std::string& moves, std::size_t line)
{
    Position position;
    if (moves == "-")
        return position;
    for (const char digit : moves) {
        const int column = digit - '1';
        if (column < 0 || column >= width || !position.hasRoom(column))
            throw Wrong {line, "The moves " + moves + " can't be played."};
        position.play(column);
        if (position.hasLine(0) || position.hasLine(1) || position.isFull())
            throw Wrong {line, "The game has ended after " + moves + "."};
    }
    return position;
}

class Proof
{
public:
    explicit Proof(std::istream& file)
    {
        const std::string heads[] = {"fourcast-proof ", "board ", "root ",    "claim ",
                                     "mirror ",         "date ",  "program ", "steps "};
        std::string values[headLines];
        for (std::size_t i = 0; i < headLines; ++i) {
            const std::string head = i < headLines - 1 ? heads[i] : "";
            std::string text;
            if (!std::getline(file, text) || text.rfind(head, 0) != 0)
                throw Wrong {i + 1, "It must begin with “" + head + "”."};
            values[i] = text.substr(head.size());
        }
        char rest = 0;
        if (values[0] != "1")
            throw Wrong {1, "This program checks version 1 alone."};
        if (std::sscanf(values[1].c_str(), "%dx%d/%d%c", &width, &height, &needed, &rest) != 3
            || width < 1 || width > 9 || height < 1 || needed < 2 || width * (height + 1) > 60)
            throw Wrong {2, "There is no board “" + values[1] + "”."};
        m_root = values[2];
        const std::string& claim = values[3];
        if (claim != "first win" && claim != "first hold" && claim != "second win"
            && claim != "second hold")
            throw Wrong {4, "A claim is “first” or “second”, and “win” or “hold”."};
        strategist = claim[0] == 'f' ? 0 : 1;
        mustWin = claim.substr(claim.size() - 3) == "win";
        hasMirror = values[4] == "yes";
        if (!hasMirror && values[4] != "no")
            throw Wrong {5, "It is “yes” or “no”."};
        if (!values[8].empty())
            throw Wrong {headLines, "The line must be empty."};
        std::string text;
        while (std::getline(file, text))
            read(text, headLines + 1 + m_lines.size());
        if (std::to_string(m_lines.size()) != values[7])
            throw Wrong {8, "There are " + std::to_string(m_lines.size()) + " steps."};
    }

    /// Returns the positions that were checked.
    std::uint64_t check(unsigned threads)
    {
        const Position root = played(m_root, 3);
        const std::string moves = m_root == "-" ? "" : m_root;
        if (root.toMove() == strategist || m_places.count(root.sharedKey()))
            reach(root, moves, 3);
        else
            answer(root, moves, 3);
        while (!m_open.empty()) {
            const std::size_t index = m_open.back();
            m_open.pop_back();
            Line& line = m_lines[index];
            Position next = line.position;
            next.play(line.column);
            if (!next.hasLine(strategist))
                answer(next, (line.moves == "-" ? "" : line.moves) + char('1' + line.column),
                       number(index));
        }
        for (std::size_t i = 0; i < m_lines.size(); ++i)
            if (!m_lines[i].isReached)
                throw Wrong {number(i), "This step is never reached."};
        return verify(threads);
    }
    std::size_t size() const { return m_lines.size(); }

private:
    static std::size_t number(std::size_t index) { return headLines + 1 + index; }

    void read(const std::string& text, std::size_t at)
    {
        std::istringstream words(text);
        Line line;
        std::string kind;
        std::string what;
        std::string more;
        if (!(words >> line.moves >> kind >> what) || words >> more || (kind != ">" && kind != ":"))
            throw Wrong {at, "A step is “moves > column” or “moves : cells”."};
        line.position = played(line.moves, at);
        if (kind == ">") {
            line.column = what.size() == 1 ? what[0] - '1' : -1;
            if (line.column < 0 || line.column >= width || !line.position.hasRoom(line.column))
                throw Wrong {at, "Column " + what + " can't be played."};
        } else {
            readCells(line, what, at);
        }
        if (line.position.toMove() != strategist && (line.moves != m_root || kind == ">"))
            throw Wrong {at, "The opponent is to move there."};
        if (!m_places.emplace(line.position.sharedKey(), m_lines.size()).second)
            throw Wrong {at, "Another line has the same position."};
        m_lines.push_back(line);
    }

    static void readCells(Line& line, const std::string& cells, std::size_t at)
    {
        if (cells.size() != static_cast<std::size_t>(width * height))
            throw Wrong {at, "A plan has a character for each square."};
        for (int i = 0; i < width * height; ++i) {
            const char cell = cells[static_cast<std::size_t>(i)];
            const Squares square = bit(i % width, height - 1 - i / width);
            if (cell == '.')
                continue;
            if ((line.position.discs[0] | line.position.discs[1]) & square)
                throw Wrong {at, "There is a mark on a disc."};
            const bool isBoth = cell >= 'a' && cell <= 'i';
            if (cell == '^' || isBoth)
                line.arrows |= square;
            if (isBoth || (cell >= '1' && cell <= '9'))
                line.numbers[isBoth ? cell - 'a' + 1 : cell - '0'] |= square;
            else if (cell != '^')
                throw Wrong {at, std::string("“") + cell + "” is no mark."};
        }
    }

    void reach(const Position& position, const std::string& moves, std::size_t from)
    {
        const auto found = m_places.find(position.sharedKey());
        if (found == m_places.end())
            throw Wrong {from, "There is no step after " + shown(moves) + "."};
        Line& line = m_lines[found->second];
        if (!line.isReached && line.column >= 0)
            m_open.push_back(found->second);
        line.isReached = true;
    }

    /// The opponent is to move: each reply that the game goes on after, but for those that let the
    /// strategist win at once.
    void answer(const Position& position, const std::string& moves, std::size_t from)
    {
        if (position.isFull() ? mustWin : position.winOf(1 - strategist) >= 0)
            throw Wrong {from, "After " + moves + " the promise is broken."};
        for (int column = 0; column < width; ++column) {
            Position next = position;
            if (!next.hasRoom(column))
                continue;
            next.play(column);
            if (next.isFull() ? mustWin : false)
                throw Wrong {from, "After " + moves + char('1' + column) + " it is a draw."};
            if (!next.isFull() && next.winOf(strategist) < 0)
                reach(next, moves + char('1' + column), from);
        }
    }

    std::uint64_t verify(unsigned threads)
    {
        std::atomic<std::size_t> next = 0;
        std::atomic<std::uint64_t> states = 0;
        std::mutex mutex;
        std::optional<std::size_t> failed;
        const auto work = [&] {
            for (std::size_t i = next++; i < m_lines.size(); i = next++) {
                if (m_lines[i].column >= 0)
                    continue;
                PlanWalk walk(m_lines[i]);
                const bool holds = walk.holds();
                states += walk.states();
                const std::lock_guard lock(mutex);
                if (!holds && (!failed || i < *failed))
                    failed = i;
            }
        };
        std::vector<std::thread> workers;
        for (unsigned i = 1; i < threads; ++i)
            workers.emplace_back(work);
        work();
        for (std::thread& worker : workers)
            worker.join();
        if (failed)
            throw Wrong {number(*failed),
                         "The plan after " + m_lines[*failed].moves
                             + " does not keep its promise."};
        return states;
    }

    std::string m_root;
    std::vector<Line> m_lines;
    std::unordered_map<std::uint64_t, std::size_t> m_places;
    std::vector<std::size_t> m_open;
};

}

int main(int argc, char** argv)
{
    const std::string name = argc == 2 ? argv[1] : "--help";
    if (name == "--help" || name == "-h") {
        std::puts("Usage: fourcast-plan-check FILE\nChecks a proof that fourcast-cli plan proof "
                  "build has written. Exit code 0: it holds, 1: it does not, 2: wrong usage.");
        return argc == 2 ? 0 : 2;
    }
    std::ifstream file(name);
    if (!file) {
        std::fprintf(stderr, "%s: This file can't be read.\n", name.c_str());
        return 1;
    }
    const auto begin = std::chrono::steady_clock::now();
    try {
        Proof proof(file);
        const std::uint64_t states = proof.check(std::max(1u, std::thread::hardware_concurrency()));
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        std::printf("%s: the proof holds: the %s player %s. %zu steps, %llu positions under plans, "
                    "%.1f s\n",
                    name.c_str(), strategist == 0 ? "first" : "second",
                    mustWin ? "wins" : "does not lose", proof.size(),
                    static_cast<unsigned long long>(states), time.count());
    } catch (const Wrong& wrong) {
        std::fprintf(stderr, "%s, line %zu: %s\n", name.c_str(), wrong.line, wrong.why.c_str());
        return 1;
    }
    return 0;
}
