// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"

#include <QWidget>

/// "Export:" and a button for each format of chartexport, which asks for a file and writes it.
class ExportRow : public QWidget
{
    Q_OBJECT

public:
    /// `title` stands above the dialog, `name` is the file name that it proposes, without suffix;
    /// `content` gives what is to be written when a file has been chosen.
    ExportRow(const QString& title, const QString& name, std::function<ChartContent()> content,
              QWidget* parent = nullptr);

Q_SIGNALS:
    /// Which file was written, or why none was.
    void messageReady(const QString& sentence);
};
