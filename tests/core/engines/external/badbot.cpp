// SPDX-License-Identifier: GPL-3.0-or-later
//
// A program of others for the tests, good or bad in the way that its argument names:
//
//     badbot MODE
#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

constexpr int width = 7;
constexpr int height = 6;

using Heights = std::array<int, width>;

[[noreturn]] void sleepForEver()
{
    while (true)
        std::this_thread::sleep_for(std::chrono::hours(1));
}

void say(const std::string& line)
{
    std::cout << line << std::endl;
}

int firstOpenColumn(const Heights& heights)
{
    for (const int column : {3, 2, 4, 1, 5, 0, 6})
        if (heights[static_cast<std::size_t>(column)] < height)
            return column;
    return 0;
}

/// After `startpos moves ...` or `fen ...`.
Heights heightsOf(const std::string& position)
{
    Heights heights {};
    std::istringstream words(position);
    std::string word;
    while (words >> word) {
        if (word.starts_with("P@") && word.size() == 4)
            ++heights[static_cast<std::size_t>(word[2] - 'a')];
        if (word.find('/') == std::string::npos)
            continue;
        std::size_t column = 0;
        for (const char sign : word) {
            if (sign == '[')
                break;
            if (sign == '/')
                column = 0;
            else if (sign >= '1' && sign <= '7')
                column += static_cast<std::size_t>(sign - '0');
            else
                ++heights[column++];
        }
    }
    return heights;
}

std::string moveText(const Heights& heights)
{
    const int column = firstOpenColumn(heights);
    return std::string("P@") + static_cast<char>('a' + column)
        + static_cast<char>('1' + heights[static_cast<std::size_t>(column)]);
}

void writeErrors()
{
    const std::string line(99, 'e');
    for (int count = 0; count < 10'000; ++count)
        std::fprintf(stderr, "%s\n", line.c_str());
    std::fprintf(stderr, "last words\n");
}

/// What a bad one does in the place of its answer; returns where a good answer follows.
void misbehave(const std::string& mode)
{
    if (mode == "hang-at-move")
        sleepForEver();
    if (mode == "late")
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
    if (mode == "crash") {
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    }
    if (mode == "exit") {
        std::fprintf(stderr, "one line\nValueError: no column\n");
        std::exit(3); // NOLINT(concurrency-mt-unsafe)
    }
    if (mode == "illegal") {
        say("bestmove P@h1");
        sleepForEver();
    }
    if (mode == "rubbish") {
        say("bestmove perhaps");
        sleepForEver();
    }
    if (mode == "endless")
        while (true)
            std::cout << "info string and so on\n";
    if (mode == "endless-line")
        while (true)
            std::cout << "and so on ";
    if (mode == "no-newline") {
        std::cout << "bestmove P@d1" << std::flush;
        sleepForEver();
    }
    if (mode == "eats-processor")
        for (std::uint64_t round = 0;; ++round)
            if (round % 1'000'000 == 0)
                std::clock(); // NOLINT(concurrency-mt-unsafe)
    if (mode == "eats-memory") {
        std::vector<std::vector<char>> all;
        while (true)
            all.emplace_back(16 << 20, 'x');
    }
    if (mode == "errors")
        writeErrors();
    if (mode == "closes-output") {
        close(STDOUT_FILENO);
        sleepForEver();
    }
}

void sayHello(const std::string& mode, bool hasVariants)
{
    say("id name Bad Bot");
    say("id author Nobody");
    say("option name Hash type spin default 16 min 1 max 64");
    if (mode == "other-game")
        say("option name UCI_Variant type combo default chess var chess var shogi");
    else if (mode == "variants")
        say(std::string("option name UCI_Variant type combo default chess var chess")
            + (hasVariants ? " var cfour" : ""));
    else
        say("option name UCI_Variant type combo default cfour var cfour");
    say("uciok");
}

void answer(const std::string& mode, const Heights& heights)
{
    const std::string move = moveText(heights);
    say("info depth 1 score cp 12 nodes 7 pv " + move);
    say("info depth 2 score cp 34 nodes 50 pv " + move);
    misbehave(mode);
    say("bestmove " + move);
}

int playUci(const std::string& mode)
{
    bool hasVariants = false;
    Heights heights {};
    std::string line;
    while (std::getline(std::cin, line)) {
        const bool waits = line.starts_with("go") && (mode == "waits" || mode == "ignores-stop");
        if (line == "uci")
            sayHello(mode, hasVariants);
        else if (line.starts_with("setoption name VariantPath"))
            hasVariants = true;
        else if (line == "isready")
            say("readyok");
        else if (line.starts_with("position"))
            heights = heightsOf(line);
        else if (waits)
            say("info depth 3 score cp 5 nodes 9 pv P@g1");
        else if (line.starts_with("go") || (line == "stop" && mode == "waits"))
            answer(mode, heights);
        else if (line == "quit" && mode != "ignores-stop")
            return 0;
    }
    if (mode == "ignores-stop")
        sleepForEver();
    return 0;
}

/// Riddles.io and TheAIGames: the top row says which columns are open.
int playField(const std::string& mode)
{
    std::string field;
    int wrong = mode == "wrong-twice" ? 2 : mode == "wrong" ? 1000 : 0;
    std::string line;
    while (std::getline(std::cin, line)) {
        if (line.starts_with("update game field "))
            field = line.substr(18);
        if (!line.starts_with("action move"))
            continue;
        misbehave(mode);
        if (wrong-- > 0) {
            say("place_disc 9");
            continue;
        }
        const char empty = field.find('.') != std::string::npos ? '.' : '0';
        for (const int column : {3, 2, 4, 1, 5, 0, 6}) {
            if (field[static_cast<std::size_t>(2 * column)] != empty && mode != "full")
                continue;
            say("place_disc " + std::to_string(column));
            break;
        }
    }
    return 0;
}

}

int main(int argc, char* argv[])
{
    const std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "hang-at-start")
        sleepForEver();
    if (mode == "crash-at-start")
        std::raise(SIGKILL);
    if (mode == "leaves-a-child" && fork() == 0)
        sleepForEver();
    if (argc > 2 && std::string(argv[2]) == "field")
        return playField(mode);
    return playUci(mode);
}
