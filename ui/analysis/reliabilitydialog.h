// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

/// How well the measured chances came true in games that they were not fitted to, and where they
/// come from.
class ReliabilityDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReliabilityDialog(QWidget* parent = nullptr);
};
