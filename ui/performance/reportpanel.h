// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchreport.h"
#include "ui/style/looks.h"

#include <QWidget>
#include <array>

class QAction;
class QFormLayout;
class QLabel;
class QStackedLayout;
class QTableWidget;

/// What an engine reported: its numbers, its value for each column, and how its root moves were
/// mapped over the workers. Before the first report a sentence says so.
class ReportPanel : public QWidget
{
    Q_OBJECT

public:
    /// `hint` is offered as a button while there is no report.
    explicit ReportPanel(QAction* hint, QWidget* parent = nullptr);

    /// `root` is the position that was searched; `title` says why ("Hint", "Move 12, Orange").
    void setReport(const SearchReport& report, const QString& title, DiscTheme theme);
    /// Below the title: the move beside others of its game; empty where there is nothing to say.
    void setComparison(const QString& sentences);
    void clear();
    bool isEmpty() const;

private:
    /// The table as high as its rows.
    void fitTable();
    enum Field
    {
        Title,
        EngineName,
        Depth,
        ScoreText,
        Nodes,
        Leaves,
        Cutoffs,
        Branching,
        Time,
        Speed,
        Line,
        Count
    };

    QWidget* makeEmptyPage(QAction* hint);
    QWidget* makeReportPage();
    void addField(QFormLayout* form, Field field, const QString& name);
    void showColumns(const SearchReport& report, Player mover, DiscTheme theme);
    void showRootMoves(const SearchReport& report);

    QStackedLayout* m_pages = nullptr;
    std::array<QLabel*, Field::Count> m_fields {};
    std::array<QLabel*, SearchReport::columns> m_columns {};
    QLabel* m_comparison = nullptr;
    QTableWidget* m_rootMoves = nullptr;
    QLabel* m_rootMovesTitle = nullptr;
};
