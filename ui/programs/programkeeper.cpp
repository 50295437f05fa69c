// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programkeeper.h"

#include "core/engines/engineinfo.h"
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "core/engines/external/programversion.h"

#include <QUuid>
#include <algorithm>
#include <utility>

namespace {

/// Fails where one of them can't be called as it is.
Expected<void> checkProgramNames(const std::vector<Program>& programs)
{
    QStringList taken = engineNames();
    for (const Program& program : programs) {
        FOURCAST_TRY(programs::checkName(program.name, taken));
        taken << program.name;
    }
    return {};
}

/// The change made as a whole, or not at all.
Expected<void> changePrograms(std::vector<Program>& programs, const ProgramKeeper::Change& change)
{
    std::vector<Program> changed = programs;
    FOURCAST_TRY(change(changed));
    FOURCAST_TRY(checkProgramNames(changed));
    programs = std::move(changed);
    return {};
}

/// What a program's file was found to be.
struct SeenVersion
{
    Program before;
    Program now;
};

ProgramKeeper::Change keepVersions(std::vector<SeenVersion> seen)
{
    return [seen = std::move(seen)](std::vector<Program>& programs) -> Expected<void> {
        for (const SeenVersion& one : seen)
            std::ranges::replace(programs, one.before, one.now);
        return {};
    };
}

}

ProgramKeeper::ProgramKeeper(const QString& path, QObject* parent) : QObject(parent), m_path(path)
{
    read(programfile::load(m_path));
}

ProgramKeeper::~ProgramKeeper()
{
    const std::vector<Change> rest(m_unwritten.begin() + static_cast<std::ptrdiff_t>(m_underWay),
                                   m_unwritten.end());
    if (!rest.empty() && m_problem.isEmpty())
        m_queue.order<Written>(
            this, [path = m_path, rest] { return write(path, rest); },
            [](const Expected<Written>&) {});
}

std::vector<Program> ProgramKeeper::programs() const
{
    return programs::all();
}

Expected<void> ProgramKeeper::save(const Change& change)
{
    if (!m_problem.isEmpty())
        return fail(m_problem);
    Programs changed = programs();
    FOURCAST_TRY(changePrograms(changed, change));
    show(changed);
    m_unwritten.push_back(change);
    if (m_underWay == 0)
        writeNext();
    return {};
}

void ProgramKeeper::noteVersions(const std::function<void()>& then)
{
    using Seen = std::vector<SeenVersion>;
    const auto take = [this](const Expected<Seen>& seen) {
        if (!seen || seen->empty() || !m_problem.isEmpty())
            return;
        if (auto saved = save(keepVersions(*seen)); !saved)
            Q_EMIT failed(saved.error().message);
    };
    // Somebody who waits is not passed over for who asks later.
    m_queue.ask<Seen>(
        this, then ? QUuid::createUuid().toString() : QStringLiteral("versions"),
        [programs = programs()]() -> Expected<Seen> {
            Seen seen;
            for (const Program& program : programs) {
                Program now = program;
                // A file that is not there is told of when it is to be started.
                if (programversion::note(now).value_or(false) && now != program)
                    seen.push_back({program, std::move(now)});
            }
            return seen;
        },
        [take, then](const Expected<Seen>& seen) {
            take(seen);
            if (then)
                then();
        });
}

void ProgramKeeper::reload()
{
    m_queue.ask<Programs>(
        this, QStringLiteral("file"), [path = m_path] { return programfile::load(path); },
        [this](const Expected<Programs>& programs) {
            if (!m_unwritten.empty())
                return; // what is written next reads the file, too
            read(programs);
            if (!m_problem.isEmpty())
                Q_EMIT failed(m_problem);
        });
}

void ProgramKeeper::read(const Expected<Programs>& programs)
{
    const Expected<void> sound = programs.and_then(checkProgramNames);
    m_problem = sound ? QString() : sound.error().message;
    if (!programs)
        return;
    show(*programs);
    noteVersions();
}

void ProgramKeeper::show(const Programs& programs)
{
    const Programs before = programs::all();
    programs::setAll(programs);
    if (programs::all() != before)
        Q_EMIT changed();
}

void ProgramKeeper::writeNext()
{
    m_underWay = m_unwritten.size();
    m_queue.order<Written>(
        this, [path = m_path, changes = m_unwritten] { return write(path, changes); },
        [this](const Expected<Written>& written) { take(written); });
}

void ProgramKeeper::take(const Expected<Written>& written)
{
    const std::size_t done = std::exchange(m_underWay, 0);
    if (!written) {
        // They are tried again with the next one.
        Q_EMIT failed(written.error().message);
        return;
    }
    m_unwritten.erase(m_unwritten.begin(), m_unwritten.begin() + static_cast<std::ptrdiff_t>(done));
    if (m_unwritten.empty())
        show(written->programs);
    else
        writeNext();
    for (const QString& refusal : written->refusals)
        Q_EMIT failed(refusal);
}

Expected<ProgramKeeper::Written> ProgramKeeper::write(const QString& path,
                                                      const std::vector<Change>& changes)
{
    QStringList refusals;
    FOURCAST_LET(auto programs, programfile::update(path, [&](Programs& all) -> Expected<void> {
                     for (const Change& change : changes)
                         if (auto changed = changePrograms(all, change); !changed)
                             refusals << changed.error().message;
                     return {};
                 }));
    return Written {std::move(programs), std::move(refusals)};
}
