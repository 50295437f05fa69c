// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/questions/answerfield.h"

#include <memory>

class LiveLabel;
class PlanBoard;
class PlanPractice;
class QComboBox;
class QLineEdit;

/// The marks of a plan: on the board, by mouse and by keys, or as a line of cells.
class PlanField : public AnswerField
{
    Q_OBJECT

public:
    explicit PlanField(const fourcast::lesson::Question& question);
    ~PlanField() override;

    PlanBoard& board() { return *m_board; }
    QLineEdit& cells() { return *m_cells; }
    /// What is wrong with the line of cells.
    QString faultText() const;
    /// Empty where nothing is marked.
    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

private:
    void buildBoard();
    void putMark(int column, int row);
    /// After a change on the board.
    void takeBoard();
    void readCells(const QString& text);

    const fourcast::lesson::WrittenPlan m_plan;
    std::unique_ptr<PlanPractice> m_practice;
    PlanBoard* m_board;
    QComboBox* m_mark;
    QLineEdit* m_cells;
    LiveLabel* m_fault;
    bool m_isOpen = true;
};
