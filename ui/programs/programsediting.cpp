// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programsediting.h"

#include "core/engines/external/programguess.h"
#include "ui/programs/programedits.h"
#include "ui/programs/programkeeper.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace {

constexpr std::chrono::milliseconds untilKept(400);

}

struct ProgramsEditing::RemovedProgram
{
    int row = 0;
    ProgramRow program {};
};

ProgramsEditing::ProgramsEditing(ProgramKeeper& keeper, ProgramsModel& model)
    : m_keeper(keeper), m_model(model)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ProgramsEditing::keep);
}

ProgramsEditing::~ProgramsEditing() = default;

int ProgramsEditing::add(const QString& path)
{
    Program program = programguess::guess(path).program;
    program.name = programguess::freeName(program.name, m_model.taken());
    return m_model.add(program);
}

int ProgramsEditing::duplicate(int row)
{
    ProgramRow copy {.program = m_model.row(row).program};
    copy.program.name = programguess::freeName(copy.program.name, m_model.taken());
    copy.writtenName = copy.program.name;
    m_model.insert(row + 1, copy);
    return row + 1;
}

bool ProgramsEditing::remove(int row)
{
    const ProgramRow removed = m_model.row(row);
    if (!save({{.oldName = removed.kept.name}}))
        return false;
    m_removed = std::make_unique<RemovedProgram>(RemovedProgram {row, removed});
    Q_EMIT kept();
    return true;
}

int ProgramsEditing::bringBack()
{
    const std::unique_ptr<RemovedProgram> removed = std::move(m_removed);
    if (!removed)
        return -1;
    ProgramRow& program = removed->program;
    program.kept = {};
    program.isBeingTested = false;
    program.program.name = programguess::freeName(program.program.name, m_model.taken());
    program.writtenName = program.program.name;
    const int row = std::min(removed->row, m_model.rowCount());
    m_model.insert(row, program);
    return row;
}

void ProgramsEditing::keepSoon()
{
    m_soon.start(untilKept);
}

bool ProgramsEditing::keep()
{
    m_soon.stop();
    const std::vector<ProgramEdit> edits = m_model.edits();
    if (edits.empty())
        return true;
    if (!save(edits))
        return false;
    m_model.noteKept();
    Q_EMIT kept();
    return true;
}

bool ProgramsEditing::save(const std::vector<ProgramEdit>& edits)
{
    m_keeping = true;
    const Expected<void> saved
        = m_keeper.save([edits](std::vector<Program>& programs) -> Expected<void> {
              applyProgramEdits(programs, edits);
              return {};
          });
    m_keeping = false;
    if (!saved)
        Q_EMIT failed(saved.error().message);
    return saved.has_value();
}

int ProgramsEditing::takeKept(int row)
{
    const QString name = row < 0 ? QString() : m_model.row(row).program.name;
    m_model.setKept(m_keeper.programs());
    const int now = m_model.find(name);
    return now < 0 && m_model.rowCount() > 0 ? std::clamp(row, 0, m_model.rowCount() - 1) : now;
}

void ProgramsEditing::takeWrittenName(int row)
{
    if (row < 0 || row >= m_model.rowCount() || !m_model.hasNewName(row))
        return;
    Program program = m_model.row(row).program;
    program.name = m_model.row(row).writtenName;
    m_model.change(row, program);
    keepSoon();
}
