// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programedits.h"

#include <algorithm>

namespace {

void applyProgramEdit(std::vector<Program>& programs, const ProgramEdit& edit)
{
    const auto known = std::ranges::find_if(programs, [&](const Program& program) {
        return !edit.oldName.isEmpty() && program.name == edit.oldName;
    });
    if (!edit.now) {
        if (known != programs.end())
            programs.erase(known);
        return;
    }
    if (known == programs.end()) {
        const std::size_t place = std::min(edit.place, programs.size());
        programs.insert(programs.begin() + static_cast<std::ptrdiff_t>(place), *edit.now);
        return;
    }
    const int version = known->version;
    const QString fingerprint = known->fingerprint;
    *known = *edit.now;
    known->version = version;
    known->fingerprint = fingerprint;
}

}

void applyProgramEdits(std::vector<Program>& programs, const std::vector<ProgramEdit>& edits)
{
    for (const ProgramEdit& edit : edits)
        applyProgramEdit(programs, edit);
}
