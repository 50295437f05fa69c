// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/h1options.h"

#include <span>

/// A difference from the strict reading of H1: a row of the one list of them, which the command
/// line, the files, the settings and the dialog follow.
struct H1Reading
{
    /// "vertical-pairs", see H1Options::names().
    const char* name = nullptr;
    /// "verticalPairs": of the switch in the settings' file.
    const char* key = nullptr;
    /// Of H1Options::description(), to be translated.
    const char* description = nullptr;
    /// What the switch says when it is on, to be translated: see title().
    const char* switchText = nullptr;
    bool H1Options::*member = nullptr;
    /// 1 to 4 where the switch is one of the study's features, which are on in the strict reading;
    /// 0 where it is a reading of what the study leaves open.
    int feature = 0;

    /// What the member is where the reading differs.
    bool value() const { return feature == 0; }
    /// A translated sentence for a check box: "Runs may overlap: three in line are also two pairs".
    QString title() const;
};

std::span<const H1Reading> h1Readings();
