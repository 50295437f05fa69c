// SPDX-License-Identifier: GPL-3.0-or-later
//
// My first bot for Connect Four, in C++.
//
// Fourcast starts this program and talks to it in lines of text, as the site Riddles.io did. The
// bot reads what Fourcast says from std::cin and answers on std::cout. To look at something while
// the bot plays, write to std::cerr: Fourcast shows it as "Standard error".
//
// Fourcast compiles this file by itself when you save it. By hand:
//     g++ -std=c++17 -O2 -o first_bot first_bot.cpp
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

const int columns = 7;
const int rows = 6;

// The board: board[row][column], row 0 is the top one. '.' is an empty square, '0' a disc of the
// player who moves first, '1' one of the other player.
using Board = std::vector<std::string>;

// The columns with room for one more disc, from the left.
std::vector<int> freeColumns(const Board& board)
{
    std::vector<int> free;
    for (int column = 0; column < columns; ++column)
        if (board[0][column] == '.')
            free.push_back(column);
    return free;
}

// Returns the column that the bot plays: 0 is the left one, 6 the right one. `me` is the sign of
// the bot's own discs on the board, '0' or '1'.
int chooseColumn(const Board& board, char me)
{
    const std::vector<int> free = freeColumns(board);
    (void)me; // delete this line when you use `me`

    // CHANGE THIS: the bot plays anywhere. Some ideas, the first ones help most:
    //   1. If a column gives me four in a row, play there.
    //   2. If a column would give the opponent four in a row, play there.
    //   3. Otherwise prefer the columns in the middle.
    static std::mt19937 random(std::random_device {}());
    return free[random() % free.size()];
}

// You need not change anything below this line to make a better bot.

// "update game field" is followed by 42 signs with commas between them, row by row from the top.
Board readBoard(const std::string& field)
{
    Board board(rows, std::string(columns, '.'));
    int place = 0;
    for (const char sign : field) {
        if (sign == ',' || place == rows * columns)
            continue;
        board[place / columns][place % columns] = sign;
        ++place;
    }
    return board;
}

int main()
{
    Board board(rows, std::string(columns, '.'));
    char me = '0';
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string first, second, third, fourth;
        words >> first >> second >> third >> fourth;
        if (first == "settings" && second == "your_botid")
            me = third[0];
        else if (first == "update" && third == "field")
            board = readBoard(fourth);
        else if (first == "action" && second == "move")
            std::cout << "place_disc " << chooseColumn(board, me) << std::endl;
    }
}
