// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartlegend.h"

#include <QWidget>
#include <vector>

class MovePlot;
class QCheckBox;
class QLabel;
class QMenu;
class RunHistory;

/// What stands beside a chart of moves: the list of what lies in it, the switch for its axis, and a
/// menu that says what else may lie there.
class PerMoveSide : public QWidget
{
    Q_OBJECT

public:
    explicit PerMoveSide(QWidget* parent = nullptr);

    /// Fills the legend: the games, newest first; the study's curves if the plot has them. Below it
    /// stands the meaning of the marks.
    void list(const RunHistory& history, const MovePlot& plot);
    /// It says what a cross is.
    bool explainsDisturbed() const;
    ChartLegend& legend() const { return *m_legend; }

    void setLogarithmic(bool logarithmic);
    void leaveOutAxisSwitch();

Q_SIGNALS:
    void shownChanged(std::size_t entry, bool shown);
    void logarithmicChanged(bool logarithmic);
    /// The menu is about to be seen, and empty.
    void menuWanted(QMenu& menu);

private:
    void buildDisturbed();

    ChartLegend* m_legend = nullptr;
    QWidget* m_disturbed = nullptr; ///< what a cross is
    QLabel* m_cross = nullptr;
    QCheckBox* m_logBox = nullptr;
};
