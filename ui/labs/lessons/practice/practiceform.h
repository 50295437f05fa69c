// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicetree.h"

#include <QJsonObject>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

/// Which tree is to be practised with: its number, its size, who moves first, and the search.
class PracticeForm : public QWidget
{
    Q_OBJECT

public:
    explicit PracticeForm(QWidget* parent = nullptr);

    /// Always one that is possible: a wide tree cannot be as deep.
    fourcast::lesson::PracticeRequest request() const;
    QJsonObject fields() const;
    /// What makes no sense changes nothing.
    void setFields(const QJsonObject& fields);

public Q_SLOTS:
    /// The next number; the first one behind the last.
    void goToNext();

Q_SIGNALS:
    /// Another tree, or another search of it.
    void changed();

private:
    void build();
    void takeChange();

    QSpinBox* m_seed = nullptr;
    QSpinBox* m_depth = nullptr;
    QSpinBox* m_branching = nullptr;
    QCheckBox* m_ragged = nullptr;
    QComboBox* m_first = nullptr;
    QComboBox* m_search = nullptr;
    /// Several fields change at once.
    bool m_isQuiet = false;
};
