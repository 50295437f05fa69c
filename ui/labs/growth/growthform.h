// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrequest.h"

#include <QJsonObject>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QSpinBox;

/// Which search is made again and again, what grows, and from where to where.
class GrowthForm : public QWidget
{
    Q_OBJECT

public:
    explicit GrowthForm(QWidget* parent = nullptr);

    /// As the fields stand; fails with a sentence where the position is none.
    Expected<GrowthRequest> request() const;
    QJsonObject fields() const;
    /// As fields() gave them: what makes no sense changes nothing.
    void setFields(const QJsonObject& fields);
    /// What belongs to a run can't be changed in it.
    void setRunning(bool running);

private:
    void makeFields();
    void layOutFields();
    GrowthBy by() const;
    /// Another thing grows: other engines can, from other places to others.
    void takeBy();
    void fillEngines();
    void enableFields();

    QComboBox* m_by = nullptr;
    QComboBox* m_engine = nullptr;
    QSpinBox* m_from = nullptr;
    QSpinBox* m_to = nullptr;
    QSpinBox* m_depth = nullptr;
    QSpinBox* m_repeats = nullptr;
    QLineEdit* m_position = nullptr;
    QSpinBox* m_positions = nullptr;
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_seconds = nullptr;
    bool m_isRunning = false;
};
