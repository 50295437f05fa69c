// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programsmodel.h"

#include "core/engines/engineinfo.h"
#include "core/engines/external/programtable.h"
#include "ui/programs/programedits.h"
#include "ui/widgets/labels/plaintip.h"

#include <QLocale>
#include <algorithm>
#include <utility>

namespace {

bool isKept(const ProgramRow& row)
{
    return row.program == row.kept;
}

/// What a test is about; the name is not.
bool startsAlike(Program first, const Program& second)
{
    first.name = second.name;
    first.version = second.version;
    first.fingerprint = second.fingerprint;
    return first == second;
}

}

void ProgramsModel::setKept(const std::vector<Program>& programs)
{
    std::vector<ProgramRow> rows;
    for (const Program& program : programs) {
        const auto known = std::ranges::find_if(
            m_rows, [&](const ProgramRow& row) { return row.kept.name == program.name; });
        if (known == m_rows.end()) {
            rows.push_back({.program = program, .kept = program, .writtenName = program.name});
            continue;
        }
        ProgramRow row = *known;
        if (isKept(row)) {
            if (row.writtenName == row.program.name)
                row.writtenName = program.name;
            row.isTested = row.isTested && startsAlike(row.program, program);
            row.program = program;
        }
        row.program.version = program.version;
        row.program.fingerprint = program.fingerprint;
        row.kept = program;
        rows.push_back(row);
    }
    // New ones that are still to be written.
    for (const ProgramRow& row : m_rows)
        if (row.kept.name.isEmpty())
            rows.push_back(row);
    const bool isSameList = std::ranges::equal(
        rows, m_rows, {}, [](const ProgramRow& row) { return row.kept.name; },
        [](const ProgramRow& row) { return row.kept.name; });
    if (isSameList) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ProgramsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProgramsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProgramsModel::stateText(int at) const
{
    const ProgramRow& row = this->row(at);
    if (row.writtenName != row.program.name && !hasNewName(at))
        return tr("Wrong name");
    if (row.isBeingTested)
        return tr("Testing…");
    if (!row.isTested)
        return tr("Not tested");
    return row.trial->failure ? tr("Failed") : tr("Plays");
}

QVariant ProgramsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const ProgramRow& shown = row(index.row());
    switch (index.column()) {
    case Name:
        return role == Qt::ToolTipRole ? plainTip(shown.program.name) : shown.program.name;
    case Protocol:
        return Program::protocolName(shown.program.protocol);
    case Version:
        return role == Qt::ToolTipRole ? tr("Counted from 1: a file that is saved anew is another")
                                       : QLocale().toString(shown.program.version);
    case State:
        return stateText(index.row());
    default:
        return {};
    }
}

QVariant ProgramsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case Protocol:
        return tr("Protocol");
    case Version:
        return tr("Version");
    case State:
        return tr("State");
    default:
        return {};
    }
}

int ProgramsModel::find(const QString& name) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const ProgramRow& row) { return row.program.name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QStringList ProgramsModel::taken(int row) const
{
    QStringList names = engineNames();
    for (int other = 0; other < rowCount(); ++other)
        if (other != row)
            names << this->row(other).program.name;
    return names;
}

bool ProgramsModel::hasNewName(int row) const
{
    const ProgramRow& named = this->row(row);
    return named.writtenName != named.program.name
        && programs::checkName(named.writtenName, taken(row)).has_value();
}

int ProgramsModel::add(const Program& program)
{
    const int row = rowCount();
    insert(row, {.program = program, .writtenName = program.name});
    return row;
}

void ProgramsModel::insert(int row, const ProgramRow& program)
{
    row = std::clamp(row, 0, rowCount());
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, program);
    endInsertRows();
}

void ProgramsModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}

void ProgramsModel::change(int row, const Program& program)
{
    ProgramRow& changed = m_rows[static_cast<std::size_t>(row)];
    if (changed.writtenName == changed.program.name)
        changed.writtenName = program.name;
    changed.isTested = changed.isTested && startsAlike(changed.program, program);
    changed.program = program;
    tellOf(row);
}

void ProgramsModel::setWrittenName(int row, const QString& name)
{
    m_rows[static_cast<std::size_t>(row)].writtenName = name;
    tellOf(row);
}

void ProgramsModel::setBeingTested(int row, bool isBeingTested)
{
    m_rows[static_cast<std::size_t>(row)].isBeingTested = isBeingTested;
    tellOf(row);
}

void ProgramsModel::setTrial(int row, const Program& tested, const ProgramTrial& trial)
{
    ProgramRow& shown = m_rows[static_cast<std::size_t>(row)];
    shown.trial = trial;
    shown.isTested = startsAlike(tested, shown.program);
    shown.isBeingTested = false;
    tellOf(row);
}

int ProgramsModel::beingTested() const
{
    const auto found = std::ranges::find(m_rows, true, &ProgramRow::isBeingTested);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void ProgramsModel::tellOf(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

std::vector<ProgramEdit> ProgramsModel::edits() const
{
    std::vector<ProgramEdit> edits;
    for (std::size_t place = 0; place < m_rows.size(); ++place)
        if (const ProgramRow& row = m_rows[place]; !isKept(row))
            edits.push_back({.oldName = row.kept.name, .now = row.program, .place = place});
    return edits;
}

void ProgramsModel::noteKept()
{
    for (ProgramRow& row : m_rows)
        row.kept = row.program;
}
