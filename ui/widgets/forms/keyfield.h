// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

/// Takes the next key that is pressed, with Ctrl, Alt and Shift, as soon as it is pressed: one key
/// and no row of several. Delete and Backspace empty it; Tab goes on and Esc is the dialog's.
class KeyField : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
};
