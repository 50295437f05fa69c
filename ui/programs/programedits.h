// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"

#include <QString>
#include <optional>
#include <vector>

/// What a person did to one program: changed, added or removed it.
struct ProgramEdit
{
    /// What it was called when it was read or written last; empty for one that is new.
    QString oldName {};
    /// Nothing where it was removed.
    std::optional<Program> now {};
    /// Where a new one goes, counted from 0; behind all others where there are fewer.
    std::size_t place = 0;
};

/// Makes the edits in a list that may have been changed by others since: nothing else of it
/// changes, one that others removed is added, and what others saw of a file (version, fingerprint)
/// stays.
void applyProgramEdits(std::vector<Program>& programs, const std::vector<ProgramEdit>& edits);
