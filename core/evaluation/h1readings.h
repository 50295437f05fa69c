// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"

#include <array>

/// A difference from the strict reading of H1.
struct H1Reading
{
    /// "vertical-pairs", see H1Options::names().
    const char* name;
    /// Of H1Options::description(), to be translated.
    const char* description;
    bool H1Options::*member;
    /// What the member is where the reading differs.
    bool value;
};

/// Whoever lists the switches of H1 lists so many.
inline constexpr std::size_t h1ReadingCount = 13;
const std::array<H1Reading, h1ReadingCount>& h1Readings();
