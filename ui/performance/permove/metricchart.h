// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/chartexport.h"
#include "ui/performance/runhistory.h"

#include <QList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <optional>

class FigureChart;
class NarrowChoice;
class PerMoveChart;
class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QStackedLayout;
class QToolButton;
struct Figure;

/// Any number that a search reports, chosen from a list: over the moves of the game, one point for
/// each game and engine of the session, or how the moves of the games that are shown are spread, or
/// of the range of them that is chosen; and how the own times of their tasks are.
class MetricChart : public QWidget
{
    Q_OBJECT

public:
    enum class By
    {
        Move,
        Game,
        Distribution
    };

    /// The history must outlive the chart.
    explicit MetricChart(RunHistory& history, QWidget* parent = nullptr);

    /// The key of the number that is shown. An unknown one changes nothing.
    QString figure() const;
    void setFigure(const QString& key);
    By by() const { return m_by; }
    void setBy(By by);
    /// Whether the distribution is that of the tasks' own times instead of the moves' number.
    bool isOfTasks() const;
    void setOfTasks(bool ofTasks);
    /// Which numbers have a logarithmic axis, by the ids of their charts ("figure-nodes"); nothing
    /// where nobody chose: then the values do.
    using ChosenAxis = std::function<std::optional<bool>(const QString& id)>;
    void setLogarithmic(const ChosenAxis& chosen);

    void setStudyBelow(bool on);
    void setMenuActions(const QList<QAction*>& actions);
    void setCurrentPly(int ply);

    PerMoveChart& moves() { return *m_moves; }
    FigureChart& games() { return *m_games; }
    FigureChart& distribution() { return *m_spread; }
    /// Of what is seen.
    ChartContent content();
    QSize sizeHint() const override;

Q_SIGNALS:
    void pointChosen(int run, int ply);
    /// A person chose another number, or the other kind of points.
    void choiceChanged(const QString& figure, bool byGame);
    void logarithmicChanged(const QString& id, bool logarithmic);

private:
    void buildRow(QBoxLayout& column);
    void showFigure();
    void makeMoves();
    void updateGames();
    void buildSpread(QBoxLayout& column);
    void updateDistribution();
    bool spreadsTasks() const { return m_by == By::Distribution && isOfTasks(); }
    /// Of what is shown, in settings.
    QString axisId() const;
    /// Why nothing is drawn.
    QString emptyText() const;
    void letChoose(const std::vector<double>& values);
    void showFigureIn(FigureChart& chart, const Figure& figure);
    void chooseLogarithmic(bool on);

    RunHistory& m_history;
    const SearchQuantity* m_quantity;
    By m_by = By::Move;
    ChosenAxis m_chosenAxis;
    bool m_automatic = false; ///< the axis of the number that is shown
    bool m_studyBelow = false;
    QList<QAction*> m_menuActions;
    int m_currentPly = -1;

    NarrowChoice* m_choice = nullptr;
    QToolButton* m_byMove = nullptr;
    QToolButton* m_byGame = nullptr;
    QToolButton* m_byValue = nullptr;
    QToolButton* m_logarithmic = nullptr;
    QStackedLayout* m_pages = nullptr;
    PerMoveChart* m_moves = nullptr;
    FigureChart* m_games = nullptr;
    FigureChart* m_spread = nullptr;
    QWidget* m_spreadRow = nullptr;
    QComboBox* m_spreadOf = nullptr;
    QLabel* m_percentiles = nullptr;
    QLabel* m_noGames = nullptr;
    QTimer m_refresh;
};
