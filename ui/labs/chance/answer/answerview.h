// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"

#include <QWidget>

class QLabel;
class QTableWidget;

/// How certain the answer is, what was counted on the way and how long it took.
class AnswerView : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerView(QWidget* parent = nullptr);

    /// Null leaves nothing.
    void setSystem(const SharedChance& system);

private:
    void listAnswers(const ChanceSystem& system);

    QLabel* m_certainty = nullptr;
    QLabel* m_warnings = nullptr;
    QTableWidget* m_answers = nullptr; ///< a line for each question where there are several
    QTableWidget* m_facts = nullptr;
};
