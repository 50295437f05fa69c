// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/growth/growthrequest.h"
#include "ui/widgets/forms/settingsform.h"

class QComboBox;
class QLineEdit;

/// Which search is made again and again, what grows, and from where to where: another thing that
/// grows has other engines and other points.
class GrowthForm : public SettingsForm
{
    Q_OBJECT

public:
    explicit GrowthForm(QWidget* parent = nullptr);

    /// What belongs to a run can't be changed in it.
    void setRunning(bool running);

Q_SIGNALS:
    /// A program that was chosen is gone, or called otherwise: a sentence.
    void engineReplaced(const QString& sentence);

private:
    GrowthForm(QComboBox& engine, QWidget* parent);
    GrowthBy by() const;
    void takeBy();
    void fillEngines();
    void followPrograms();
    void enableFields();

    QComboBox& m_engine;
    QLineEdit& m_position;
    bool m_isRunning = false;
};
