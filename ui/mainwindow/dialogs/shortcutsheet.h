// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;

/// A sheet of all keys: those of the board, and those of every action given.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutSheet(const QList<QAction*>& actions, QWidget* parent = nullptr);
};
