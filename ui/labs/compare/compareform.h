// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonrequest.h"

#include <QJsonObject>
#include <QWidget>

class EntrantList;
class FoldingSection;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

/// Which position is searched, by whom, and how often.
class CompareForm : public QWidget
{
    Q_OBJECT

public:
    explicit CompareForm(QWidget* parent = nullptr);

    /// As the fields stand; fails with a sentence where the position is none.
    Expected<ComparisonRequest> request() const;
    QJsonObject fields() const;
    /// As fields() gave them: what makes no sense changes nothing.
    void setFields(const QJsonObject& fields);
    /// All of it but a recorded search.
    void setRequest(const ComparisonRequest& request);
    void setPosition(const QString& moves);
    /// One to six; others change nothing.
    void setContenders(const std::vector<Entrant>& contenders);
    /// What belongs to a run can't be changed in it.
    void setRunning(bool running);
    /// How often, against whom, and whether pruning is measured.
    FoldingSection& more() const { return *m_more; }

Q_SIGNALS:
    /// A person wants the position on the board.
    void gameWanted();

private:
    void makeFields();
    void layOutFields();
    void fillReference();

    QLineEdit* m_position = nullptr;
    QPushButton* m_game = nullptr;
    EntrantList* m_entrants = nullptr;
    QSpinBox* m_repeats = nullptr;
    QComboBox* m_reference = nullptr;
    QCheckBox* m_pruning = nullptr;
    FoldingSection* m_more = nullptr;
};
