// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// Keeps the mouse wheel from changing what the mouse happens to pass over: a list of engines, a
/// number or a slider takes it while it has the focus, and the wheel alone does not give that. What
/// is around scrolls instead.
class QuietWheel : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// For the whole application.
    bool eventFilter(QObject* watched, QEvent* event) override;
};
