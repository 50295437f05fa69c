// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rules of the game, as fourcast-plan-check knows them.
#pragma once

#include <algorithm>
#include <cstdint>

using Squares = std::uint64_t;

// Of the board and the claim, from the head of the file.
inline int width = 0;
inline int height = 0;
inline int needed = 0; // discs in line that win
inline int strategist = 0; // 0: the first player, 1: the second
inline bool mustWin = true;
inline bool hasMirror = false;

inline Squares bit(int column, int row)
{
    return Squares {1} << (column * (height + 1) + row);
}

inline bool hasLine(Squares discs)
{
    for (const int step : {1, height, height + 1, height + 2}) {
        Squares run = discs;
        for (int i = 1; i < needed; ++i)
            run &= discs >> (i * step);
        if (run)
            return true;
    }
    return false;
}

struct Position
{
    Squares discs[2] = {0, 0};
    int count = 0;
    int tops[9] = {}; // discs in each column

    int toMove() const { return count % 2; }
    bool isFull() const { return count == width * height; }
    bool isOccupied(Squares square) const { return (discs[0] | discs[1]) & square; }
    bool hasRoom(int column) const { return tops[column] < height; }
    /// Where a disc dropped now would stop.
    Squares landing(int column) const { return bit(column, tops[column]); }
    Position after(int column) const
    {
        Position next = *this;
        next.discs[toMove()] |= landing(column);
        ++next.tops[column];
        ++next.count;
        return next;
    }
    bool winsAt(int player, int column) const
    {
        return hasRoom(column) && hasLine(discs[player] | landing(column));
    }
    bool canWin(int player) const
    {
        for (int column = 0; column < width; ++column)
            if (winsAt(player, column))
                return true;
        return false;
    }
    /// The first player's discs, and a bit on top of each column: no two positions have the same.
    std::uint64_t key() const
    {
        std::uint64_t key = discs[0];
        for (int column = 0; column < width; ++column)
            key |= landing(column);
        return key;
    }
    Position mirrored() const
    {
        Position image = *this;
        image.discs[0] = image.discs[1] = 0;
        for (int column = 0; column < width; ++column) {
            const int from = width - 1 - column;
            image.tops[column] = tops[from];
            for (int row = 0; row < tops[from]; ++row)
                image.discs[discs[0] & bit(from, row) ? 0 : 1] |= bit(column, row);
        }
        return image;
    }
    std::uint64_t sharedKey() const
    {
        return hasMirror ? std::min(key(), mirrored().key()) : key();
    }
};
