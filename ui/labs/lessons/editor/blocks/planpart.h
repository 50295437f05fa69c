// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

/// A question of kind Plan: the position, what the plan promises, marks to begin with, and the
/// teacher's own.
class PlanPart : public QWidget
{
    Q_OBJECT

public:
    explicit PlanPart(const fourcast::lesson::WrittenPosition& onBoard, QWidget* parent = nullptr);

    fourcast::lesson::WrittenPlan written() const;
    /// What is still to do, or wrong; empty where nothing is.
    QString missing() const;

Q_SIGNALS:
    void edited();

private:
    QComboBox* m_board;
    QLineEdit* m_moves;
    QComboBox* m_promise;
    QLineEdit* m_card;
    QLineEdit* m_answer;
};
