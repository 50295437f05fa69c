// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/programs/programsmodel.h"

#include <QObject>
#include <QTimer>
#include <memory>

class ProgramKeeper;

/// What a person does to the list of programs: adds, duplicates, removes, brings back and edits
/// them, and how all of that is kept.
class ProgramsEditing : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ProgramsEditing(ProgramKeeper& keeper, ProgramsModel& model);
    ~ProgramsEditing() override;

    /// What the file most probably is; its row.
    int add(const QString& path);
    /// The row of the copy, below the one that it is of.
    int duplicate(int row);
    /// False, and failed(), where that can't be kept.
    bool remove(int row);
    /// The one that was removed last; its row, or -1 where there is none.
    int bringBack();

    /// While somebody types, not each letter is kept.
    void keepSoon();
    /// Sends what was edited to be kept. False, and failed(), where it can't be.
    bool keep();
    /// True while something is sent: it is not what comes back to be shown.
    bool isKeeping() const { return m_keeping; }
    /// Shows what the keeper has. The row that the program of `row` has then, or one near it.
    int takeKept(int row);
    /// The name that was written for a row, if it can be and is another one.
    void takeWrittenName(int row);

Q_SIGNALS:
    void kept();
    void failed(const QString& sentence);

private:
    struct RemovedProgram;

    bool save(const std::vector<ProgramEdit>& edits);

    ProgramKeeper& m_keeper;
    ProgramsModel& m_model;
    std::unique_ptr<RemovedProgram> m_removed;
    QTimer m_soon; ///< until what was edited is kept
    bool m_keeping = false;
};
