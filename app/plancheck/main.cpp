// SPDX-License-Identifier: GPL-3.0-or-later
//
// fourcast-plan-check: checks a proof of fourcast-cli. It shares no code with the program that
// wrote it, so that an error of one is not one of both: this folder and the standard library are
// all of it. After nine lines of head a proof has a line for each position with the strategist to
// move: `MOVES > COLUMN`, what he plays, or `MOVES : CELLS`, a plan from there on. It holds where
// each position that can come up has its line, each plan keeps its promise against every reply, and
// each line is needed.
#include "app/plancheck/position.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace {

constexpr std::size_t headLines = 9;

struct Wrong
{
    std::size_t line = 0; // of the file
    std::string why;
};

struct Line
{
    std::string moves; // empty for none
    Position position;
    int column = -1; // -1: a plan
    Squares arrows = 0;
    Squares numbers[10] = {};
    bool isReached = false;
};

/// Plays a plan against every reply.
struct PlanWalk
{
    const Line& plan;
    std::unordered_set<std::uint64_t> seen {};

    /// The strategist is to move; `last` is the column of the last move under the plan, or -1.
    bool own(const Position& at, int last)
    {
        if (at.canWin(strategist))
            return true;
        if (at.isFull())
            return !mustWin;
        const int counts = plan.arrows ? last + 1 : 0;
        if (!seen.insert(at.key() << 4 | static_cast<std::uint64_t>(counts)).second)
            return true;
        std::vector<int> columns; // that the plan allows
        for (int column = 0; column < width; ++column)
            if (at.winsAt(1 - strategist, column))
                columns.push_back(column);
        if (columns.size() > 1)
            return false;
        if (columns.empty() && last >= 0 && at.hasRoom(last) && (plan.arrows & at.landing(last)))
            columns.push_back(last);
        for (int number = 1; columns.empty() && number <= 9; ++number)
            for (int column = 0; column < width; ++column)
                if (at.hasRoom(column) && (plan.numbers[number] & at.landing(column)))
                    columns.push_back(column);
        for (const int column : columns)
            if (!replies(at.after(column)))
                return false;
        return !columns.empty();
    }
    bool replies(const Position& at)
    {
        if (at.isFull())
            return !mustWin;
        if (at.canWin(1 - strategist))
            return false;
        for (int column = 0; column < width; ++column)
            if (at.hasRoom(column) && !own(at.after(column), column))
                return false;
        return true;
    }
};

std::vector<Line> lines;
std::unordered_map<std::uint64_t, std::size_t> places;
std::vector<std::size_t> open; // lines whose replies are not looked at yet
std::string root;

std::size_t numberOf(std::size_t index)
{
    return headLines + 1 + index;
}

Position played(const std::string& moves, std::size_t line)
{
    Position position;
    for (const char digit : moves) {
        const int column = digit - '1';
        if (column < 0 || column >= width || !position.hasRoom(column))
            throw Wrong {line, "The moves " + moves + " can't be played."};
        position = position.after(column);
        if (hasLine(position.discs[0]) || hasLine(position.discs[1]) || position.isFull())
            throw Wrong {line, "The game has ended after " + moves + "."};
    }
    return position;
}

void readCells(Line& line, const std::string& cells, std::size_t at)
{
    if (cells.size() != static_cast<std::size_t>(width) * static_cast<std::size_t>(height))
        throw Wrong {at, "A plan has a character for each square."};
    for (int i = 0; i < width * height; ++i) {
        const char cell = cells[static_cast<std::size_t>(i)];
        const Squares square = bit(i % width, height - 1 - i / width);
        const bool isBoth = cell >= 'a' && cell <= 'i';
        const bool isNumber = cell >= '1' && cell <= '9';
        if (!isBoth && !isNumber && cell != '^' && cell != '.')
            throw Wrong {at, std::string("There is no mark “") + cell + "”."};
        if (cell != '.' && line.position.isOccupied(square))
            throw Wrong {at, "There is a mark on a disc."};
        if (isBoth || cell == '^')
            line.arrows |= square;
        if (isBoth || isNumber)
            line.numbers[isBoth ? cell - 'a' + 1 : cell - '0'] |= square;
    }
}

void readLine(const std::string& text, std::size_t at)
{
    std::istringstream words(text);
    Line line;
    std::string kind;
    std::string what;
    if (!(words >> line.moves >> kind >> what) || !(words >> std::ws).eof()
        || (kind != ">" && kind != ":"))
        throw Wrong {at, "A step is “moves > column” or “moves : cells”."};
    if (line.moves == "-")
        line.moves.clear();
    line.position = played(line.moves, at);
    if (kind == ":")
        readCells(line, what, at);
    else if (what.size() == 1 && what[0] > '0' && what[0] <= '0' + width)
        line.column = what[0] - '1';
    if (kind == ">" && (line.column < 0 || !line.position.hasRoom(line.column)))
        throw Wrong {at, "Column " + what + " can't be played."};
    if (line.position.toMove() != strategist && (line.moves != root || kind == ">"))
        throw Wrong {at, "The opponent is to move there."};
    if (!places.emplace(line.position.sharedKey(), lines.size()).second)
        throw Wrong {at, "Another line has the same position."};
    lines.push_back(line);
}

void read(std::istream& file)
{
    const char* const heads[headLines] = {"fourcast-proof ", "board ", "root ",    "claim ",
                                          "mirror ",         "date ",  "program ", "steps "};
    std::string values[headLines];
    for (std::size_t i = 0; i < headLines; ++i) {
        const std::string head = heads[i] ? heads[i] : "";
        std::string text;
        if (!std::getline(file, text) || text.rfind(head, 0) != 0
            || (head.empty() && !text.empty()))
            throw Wrong {i + 1, "This line must be “" + head + "…”."};
        values[i] = text.substr(head.size());
    }
    char rest = 0;
    if (values[0] != "1")
        throw Wrong {1, "This program checks version 1 alone."};
    if (std::sscanf(values[1].c_str(), "%dx%d/%d%c", &width, &height, &needed, &rest) != 3
        || width < 1 || width > 9 || height < 1 || height > 9 || needed < 2
        || width * (height + 1) > 60)
        throw Wrong {2, "There is no board “" + values[1] + "”."};
    root = values[2] == "-" ? "" : values[2];
    for (const int player : {0, 1})
        for (const bool win : {true, false})
            if (values[3] == std::string(player ? "second " : "first ") + (win ? "win" : "hold")) {
                strategist = player;
                mustWin = win;
                values[3].clear();
            }
    if (!values[3].empty())
        throw Wrong {4, "A claim is “first” or “second”, and “win” or “hold”."};
    hasMirror = values[4] == "yes";
    if (!hasMirror && values[4] != "no")
        throw Wrong {5, "It is “yes” or “no”."};
    for (std::string text; std::getline(file, text);)
        readLine(text, numberOf(lines.size()));
    if (std::to_string(lines.size()) != values[7])
        throw Wrong {8, "There are " + std::to_string(lines.size()) + " steps."};
}

/// `from` is the line of the file that leads there.
void reach(const Position& position, const std::string& moves, std::size_t from)
{
    const auto found = places.find(position.sharedKey());
    if (found == places.end())
        throw Wrong {from, "There is no step after " + (moves.empty() ? "-" : moves) + "."};
    Line& line = lines[found->second];
    if (!line.isReached && line.column >= 0)
        open.push_back(found->second);
    line.isReached = true;
}

/// The opponent is to move. A reply that lets the strategist win at once needs no line.
void answer(const Position& position, const std::string& moves, std::size_t from)
{
    if (position.isFull() ? mustWin : position.canWin(1 - strategist))
        throw Wrong {from, "After " + moves + " the promise is broken."};
    for (int column = 0; column < width; ++column) {
        if (!position.hasRoom(column))
            continue;
        const Position next = position.after(column);
        if (next.isFull() && mustWin)
            throw Wrong {from, "After " + moves + char('1' + column) + " it is a draw."};
        if (!next.isFull() && !next.canWin(strategist))
            reach(next, moves + char('1' + column), from);
    }
}

/// Every line is needed, and leads to lines.
void checkMoves()
{
    const Position start = played(root, 3);
    if (start.toMove() == strategist || places.count(start.sharedKey()))
        reach(start, root, 3);
    else
        answer(start, root, 3);
    while (!open.empty()) {
        const std::size_t index = open.back();
        open.pop_back();
        const Line& line = lines[index];
        const Position next = line.position.after(line.column);
        if (!hasLine(next.discs[strategist]))
            answer(next, line.moves + char('1' + line.column), numberOf(index));
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!lines[i].isReached)
            throw Wrong {numberOf(i), "This step is never reached."};
}

/// Returns how many positions can come up under the plans.
std::uint64_t checkPlans()
{
    std::atomic<std::size_t> next = 0;
    std::atomic<std::uint64_t> states = 0;
    std::vector<char> holds(lines.size(), 1);
    const auto work = [&] {
        for (std::size_t i = next++; i < lines.size(); i = next++) {
            if (lines[i].column >= 0)
                continue;
            PlanWalk walk {lines[i]};
            const Position& start = lines[i].position;
            holds[i] = start.toMove() == strategist ? walk.own(start, -1) : walk.replies(start);
            states += walk.seen.size();
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (!holds[i])
            throw Wrong {numberOf(i), "The plan after " + lines[i].moves + " breaks its promise."};
    return states;
}

}

int main(int argc, char** argv)
{
    const std::string name = argc == 2 ? argv[1] : "--help";
    if (name == "--help" || name == "-h") {
        std::puts(
            "Usage: fourcast-plan-check FILE\nChecks a proof that 'fourcast-cli plan proof "
            "build' has written.\nExit codes: 0 it holds, 1 it does not, 2 the usage was wrong.");
        return argc == 2 ? 0 : 2;
    }
    const auto begin = std::chrono::steady_clock::now();
    try {
        std::ifstream file(name);
        if (!file)
            throw Wrong {0, "The file can't be read."};
        read(file);
        checkMoves();
        const auto states = static_cast<unsigned long long>(checkPlans());
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        std::printf("%s: the proof holds: the %s player %s. %zu steps, %llu positions, %.1f s\n",
                    name.c_str(), strategist ? "second" : "first",
                    mustWin ? "wins" : "does not lose", lines.size(), states, time.count());
    } catch (const Wrong& wrong) {
        std::fprintf(stderr, "%s, line %zu: %s\n", name.c_str(), wrong.line, wrong.why.c_str());
        return 1;
    }
    return 0;
}
