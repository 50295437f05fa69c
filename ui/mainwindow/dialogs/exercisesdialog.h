// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/exercises.h"

#include <QDialog>

class QPushButton;
class QSpinBox;

/// Which exercises are wanted: the number of the set, how many there are of each kind, and how
/// large the trees are; and whether they are only shown, or written to a file for others.
class ExercisesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExercisesDialog(const fourcast::lesson::ExerciseRequest& request,
                             QWidget* parent = nullptr);

    fourcast::lesson::ExerciseRequest request() const;
    /// A file was asked for.
    bool isToBeSaved() const { return m_isToBeSaved; }

private:
    QSpinBox* number(int low, int high, int value, const QString& name, const QString& tip);
    void checkCounts();

    fourcast::lesson::ExerciseRequest m_request;
    QSpinBox* m_seed;
    QSpinBox* m_positions;
    QSpinBox* m_trees;
    QSpinBox* m_branching;
    QSpinBox* m_depth;
    QPushButton* m_show = nullptr;
    QPushButton* m_save = nullptr;
    bool m_isToBeSaved = false;
};
