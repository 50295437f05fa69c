// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/formalfindings.h"
#include "ui/widgets/exportdialog.h"

#include <QPushButton>
#include <functional>

/// A button with all the ways in which a model and what was found out about it leave the program:
/// its transition system, its text, a formula, the walk, what is drawn, and a report. What there is
/// nothing of is disabled.
class FormalExportMenu : public QPushButton
{
    Q_OBJECT

public:
    using Ask = std::function<FormalFindings()>;

    /// `ask` gives what there is when it is about to be written.
    explicit FormalExportMenu(Ask ask, QWidget* parent = nullptr);

Q_SIGNALS:
    /// What was done, or what could not be done and why.
    void said(const QString& sentence);

private:
    using Has = std::function<bool(const FormalFindings&)>;
    using Make = std::function<Expected<QByteArray>(const FormalFindings&, const QString& path)>;
    /// What takes long is done away from the window.
    using Write = std::function<Expected<void>(const fourcast::formal::Lts&, const QString& path,
                                               const std::stop_token&)>;
    struct Format
    {
        QString suffix;
        QString filter;
        QString name; ///< after the model's, with a hyphen between them; may be empty
    };

    QAction* addEntry(const QString& text, const QString& tip, Has has);
    void addEntry(const QString& text, const QString& tip, const Format& format, Has has,
                  Make make);
    void addSystemEntry(const QString& text, const QString& tip, const Format& format, Write write);
    void addPictureEntry(const QString& text, const QString& filter, const QString& suffix);
    void writeFormulas();
    exportdialog::Question question(const Format& format, const FormalFindings& findings) const;
    exportdialog::Told told();
    void updateEntries();

    Ask m_ask;
    std::vector<std::pair<QAction*, Has>> m_entries;
};
