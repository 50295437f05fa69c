// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class LessonRun;
class QVBoxLayout;
class StepNotes;

/// The teacher's notes on the step of a lesson that is open, in a window of their own: beside the
/// students' text they would be in sight of whoever reads it.
class NotesWindow : public QWidget
{
    Q_OBJECT

public:
    explicit NotesWindow(QWidget* parent = nullptr);

    /// The run outlives what it is shown by; null: nothing.
    void setRun(const LessonRun* run);
    /// The notes as they are read; empty without a run.
    QString notesText() const;

Q_SIGNALS:
    /// A person has closed it.
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QVBoxLayout* m_column;
    StepNotes* m_notes = nullptr;
    bool m_isPlaced = false;
};
