// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

/// Version, licence, and the work of others that the program stands on.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};
