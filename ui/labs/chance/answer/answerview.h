// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/answer/chancesystem.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QTableWidget;

/// How certain the answer is, what was counted on the way and how long it took.
class AnswerView : public QWidget
{
    Q_OBJECT

public:
    explicit AnswerView(QWidget* parent = nullptr);

    /// Null leaves nothing.
    void setSystem(const SharedChance& system);
    /// What the strategy does in words, and where the rest is; after setSystem().
    void setDecisions(const QStringList& sentences, const QString& rest);

Q_SIGNALS:
    /// The one of this decision, from 0, is to be shown; what is no decision is behind all of them.
    void decisionChosen(std::size_t number);

private:
    void listAnswers(const ChanceSystem& system);

    QLabel* m_certainty = nullptr;
    QLabel* m_warnings = nullptr;
    QTableWidget* m_answers = nullptr; ///< a line for each question where there are several
    QLabel* m_decisionsTitle = nullptr;
    QListWidget* m_decisions = nullptr;
    QTableWidget* m_facts = nullptr;
};
