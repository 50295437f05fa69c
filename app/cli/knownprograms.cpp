// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/knownprograms.h"

#include "app/cli/console.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programversion.h"
#include "core/support/text/nearestname.h"

#include <algorithm>

namespace {

/// Were any others than before? A file that is not there is told of when it is to be started.
bool noteVersions(std::vector<Program>& programs)
{
    bool anyIsNew = false;
    for (Program& program : programs)
        if (const auto noted = programversion::note(program); noted && *noted)
            anyIsNew = true;
    return anyIsNew;
}

/// Those that are in the list as they were before get what was seen of them.
void keepVersions(std::vector<Program>& list, const std::vector<Program>& before,
                  const std::vector<Program>& now)
{
    for (std::size_t i = 0; i < before.size(); ++i)
        std::ranges::replace(list, before[i], now[i]);
}

}

void knownprograms::load()
{
    static bool isLoaded = false;
    if (isLoaded)
        return;
    isLoaded = true;
    auto programs = programfile::load(programfile::path());
    if (!programs) {
        console::note(programs.error().message);
        return;
    }
    noteVersions(*programs);
    programs::setAll(*programs);
}

Expected<std::vector<Program>> knownprograms::loadAndKeep()
{
    const QString path = programfile::path();
    FOURCAST_LET(std::vector<Program> programs, programfile::load(path));
    const std::vector<Program> before = programs;
    if (noteVersions(programs)) {
        const auto kept = programfile::update(path, [&](std::vector<Program>& list) {
            keepVersions(list, before, programs);
            return Expected<void>();
        });
        // Where the list may not be written it is still there to be read.
        if (!kept)
            console::note(kept.error().message);
    }
    programs::setAll(programs);
    return programs;
}

Expected<Program> knownprograms::named(const QString& name, const std::vector<Program>& programs)
{
    const auto found = std::ranges::find(programs, name, &Program::name);
    if (found != programs.end())
        return *found;
    if (programs.empty())
        return fail(QStringLiteral("There is no program '%1': none was added").arg(name));
    QStringList names;
    for (const Program& program : programs)
        names << program.name;
    return fail(unknownName(QStringLiteral("program"), name, names));
}

QString knownprograms::unknownName(const QString& what, const QString& name,
                                   const QStringList& names)
{
    if (const QString meant = nearestName(name, names); !meant.isEmpty())
        return QStringLiteral("There is no %1 '%2'. Did you mean '%3'?").arg(what, name, meant);
    return QStringLiteral("There is no %1 '%2'; the %1s are %3")
        .arg(what, name, names.join(QStringLiteral(", ")));
}
