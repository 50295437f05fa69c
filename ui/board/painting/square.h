// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A square; rows count from 0 at the bottom.
struct Square
{
    int column = -1;
    int row = -1;

    bool isValid() const { return column >= 0; }
    friend bool operator==(const Square&, const Square&) = default;
};
