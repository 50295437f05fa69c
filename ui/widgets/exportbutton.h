// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"

#include <QPushButton>
#include <stop_token>

/// A button with the ways in which what is shown beside it leaves the program. All of it is made
/// away from the window.
class ExportButton : public QPushButton
{
    Q_OBJECT

public:
    /// What makes the file's bytes; called on another thread.
    using Make = std::function<Expected<QByteArray>(const std::stop_token&)>;
    /// Gives it, in the window's thread, with what there is when a file is about to be written.
    using Ask = std::function<Make()>;

    /// `title` stands above the dialog; `name` gives the file name that it proposes.
    ExportButton(const QString& title, std::function<QString()> name, QWidget* parent = nullptr);

    /// An entry for a format: its suffix, and as a dialog takes it "Table (*.csv)".
    void add(const QString& text, const QString& tip, const QString& suffix, const QString& filter,
             Ask ask);
    /// An entry for each format of a picture and the figures behind it.
    void addPicture(std::function<ChartContent()> content);

Q_SIGNALS:
    /// Which file was written, or why none was.
    void said(const QString& sentence);

private:
    QString m_title;
    std::function<QString()> m_name;
};
