// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/chancefindings.h"
#include "ui/widgets/exportdialog.h"

#include <QPushButton>

/// A button with all the ways in which a game and what was found out about it leave the program: a
/// report, what PRISM and Graphviz read, the values of all states, its text and equation, and what
/// is drawn. What there is nothing of is disabled. All of it is made away from the window.
class ChanceExportMenu : public QPushButton
{
    Q_OBJECT

public:
    using Ask = std::function<ChanceFindings()>;

    /// `ask` gives what there is when it is about to be written.
    explicit ChanceExportMenu(Ask ask, QWidget* parent = nullptr);

Q_SIGNALS:
    /// What was done, or what could not be done and why.
    void said(const QString& sentence);

private:
    using Has = std::function<bool(const ChanceFindings&)>;
    using Write = std::function<Expected<void>(const ChanceFindings&, const QString& path,
                                               const std::stop_token&)>;
    struct Format
    {
        QString suffix;
        QString filter;
        QString name; ///< after the model's, with a hyphen between them; may be empty
    };

    void addEntry(const QString& text, const QString& tip, const Format& format, const Has& has,
                  Write write);
    void addTexts();
    void addPicture(const QString& text, const QString& filter, const QString& suffix);
    /// In any format of charts, by the suffix.
    void addChart(const QString& text, const QString& tip, const QString& name,
                  std::optional<ChartContent> ChanceFindings::*chart);
    void updateEntries();

    Ask m_ask;
    std::vector<std::pair<QAction*, Has>> m_entries;
};
