// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programtrial.h"

#include <QAbstractTableModel>
#include <optional>
#include <vector>

struct ProgramEdit;

/// A program in the list, with what is known of it here and in no file.
struct ProgramRow
{
    Program program {};
    /// As it was read or written last; empty name while it was never written.
    Program kept {};
    /// What stands in the field of its name.
    QString writtenName {};
    std::optional<ProgramTrial> trial {};
    /// It was tested as it is now.
    bool isTested = false;
    bool isBeingTested = false;
};

/// The programs of others: name, protocol, version, state.
class ProgramsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Protocol,
        Version,
        State,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// What is kept, in its order. Rows with edits that were not kept yet stay as they are.
    void setKept(const std::vector<Program>& programs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const ProgramRow& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of that name; -1 where there is none.
    int find(const QString& name) const;
    /// The names that the program of a row can't have; all names where `row` is -1.
    QStringList taken(int row = -1) const;

    /// A name was written that is another one and can be.
    bool hasNewName(int row) const;

    /// Behind all others; its row.
    int add(const Program& program);
    void insert(int row, const ProgramRow& program);
    void remove(int row);
    void change(int row, const Program& program);
    void setWrittenName(int row, const QString& name);
    void setBeingTested(int row, bool isBeingTested);
    /// What the program showed as it was when it was tested.
    void setTrial(int row, const Program& tested, const ProgramTrial& trial);
    /// The row that is being tested; -1 where none is.
    int beingTested() const;

    /// What was not kept yet, in the order of the rows.
    std::vector<ProgramEdit> edits() const;
    /// It has been kept by now.
    void noteKept();

private:
    QString stateText(int row) const;
    void tellOf(int row);

    std::vector<ProgramRow> m_rows;
};
