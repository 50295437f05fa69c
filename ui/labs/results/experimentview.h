// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/storedgame.h"
#include "ui/paper/chartexport.h"

#include <QPointer>
#include <QWidget>

class CellGames;
class ExperimentData;
class ExperimentExportMenu;
class ExperimentFigure;
class ExperimentGrid;
class ExperimentList;
class QComboBox;
class QLabel;
class QStackedWidget;
class QTableView;

/// An experiment as table, bars, heat map or curves, with its conclusion below; and the games of a
/// cell that was opened.
class ExperimentView : public QWidget
{
    Q_OBJECT

public:
    enum class View
    {
        Table,
        Bars,
        HeatMap,
        Curves
    };

    /// `shown` must outlive the widget.
    explicit ExperimentView(const ExperimentData& shown, QWidget* parent = nullptr);

    void show(View view);
    View view() const;
    /// For a class: columns in which nothing stands yet are away.
    void setPresented(bool presented);
    /// The list of its games, of which one that is chosen is shown after move `ply`.
    void openCell(int cell, int ply = 0);
    /// For a place of the owner's.
    ExperimentExportMenu& exports() { return *m_exports; }
    /// A place above the table, beside the choice of the view.
    void addToHead(QWidget* widget);
    /// The chart in front; of a table its bars.
    ChartContent picture() const;

Q_SIGNALS:
    void gameChosen(const StoredGame& game, const QString& title);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    QWidget* makeTable();
    QWidget* makeCurves();
    void takeExperiment();
    void takeGames();
    void showColumns();
    void showAround();
    void shareRoom();
    void openIndex(const QModelIndex& index);
    bool eventFilter(QObject* watched, QEvent* event) override;

    const ExperimentData& m_data;
    ExperimentGrid* m_grid = nullptr;
    ExperimentList* m_list = nullptr;
    QComboBox* m_choice = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_table = nullptr;
    ExperimentFigure* m_barsBelow = nullptr;
    ExperimentFigure* m_mapBelow = nullptr;
    ExperimentFigure* m_bars = nullptr;
    ExperimentFigure* m_heatMap = nullptr;
    ExperimentFigure* m_nodes = nullptr;
    ExperimentFigure* m_time = nullptr;
    CellGames* m_games = nullptr;
    /// What had the focus when the games were opened; there it goes back.
    QPointer<QWidget> m_openedFrom;
    ExperimentExportMenu* m_exports = nullptr;
    QWidget* m_head = nullptr;
    QLabel* m_conclusion = nullptr;
    bool m_isPresented = false;
};
