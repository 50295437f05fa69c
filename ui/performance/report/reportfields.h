// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"
#include "ui/performance/report/fieldgrid.h"
#include "ui/style/looks.h"

#include <functional>

/// The numbers of a report that stand for themselves, each with its name and what it means.
class ReportFields : public FieldGrid
{
    Q_OBJECT

public:
    enum class Part
    {
        Summary, ///< what was found and what it cost
        Table, ///< of positions
        Time, ///< of the processors
        Questions ///< of an exact solver
    };

    explicit ReportFields(Part part, QWidget* parent = nullptr);

    void setReport(const SearchReport& report, DiscTheme theme);

private:
    using Text = std::function<QString(const SearchReport& report, DiscTheme theme)>;

    void addText(const QString& name, Text text, const QString& tip = {},
                 Width width = Width::Cell);
    /// A number of searchQuantities(). `more` is put behind it: "(93.1 % of the leaves)".
    void addFigure(const char* key, Text more = {});
    void addSummary();
    void addTable();
    void addTime();
    void addQuestions();

    std::vector<Text> m_texts;
};
