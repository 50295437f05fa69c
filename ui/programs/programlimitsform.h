// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"

#include <QWidget>

class QCheckBox;
class QSpinBox;
class RowForm;

/// How long a program may take, and what it may use.
class ProgramLimitsForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramLimitsForm(QWidget* parent = nullptr);

    ProgramLimits limits() const;
    /// Announces nothing.
    void setLimits(const ProgramLimits& limits);

Q_SIGNALS:
    void edited();

private:
    QSpinBox* addLimit(RowForm& form, const QString& name, int most, int step, const QString& unit,
                       const QString& tip);
    void setTrusted(bool isTrusted);
    void noticeEdit();

    QSpinBox* m_start;
    QSpinBox* m_move;
    QSpinBox* m_margin;
    QSpinBox* m_hang;
    QCheckBox* m_untrusted;
    QSpinBox* m_memory;
    QSpinBox* m_processor;
    bool m_showing = false;
};
