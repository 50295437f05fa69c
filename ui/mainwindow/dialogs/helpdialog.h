// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

/// How to play, what the engines do, and what the numbers mean; on pages of Markdown.
class HelpDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HelpDialog(QWidget* parent = nullptr);
};
