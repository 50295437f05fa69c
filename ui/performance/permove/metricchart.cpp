// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/metricchart.h"

#include "ui/charts/figurechart.h"
#include "ui/performance/distributionfigure.h"
#include "ui/performance/gamesfigure.h"
#include "ui/performance/permove/permovechart.h"
#include "ui/performance/taskspread.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/narrowchoice.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>

namespace {

constexpr int fewestLettersOfChoice = 10;

}

MetricChart::MetricChart(RunHistory& history, QWidget* parent)
    : QWidget(parent), m_history(history), m_quantity(searchQuantity(u"branchingFactor"))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    buildRow(*column);
    m_pages = new QStackedLayout;
    column->addLayout(m_pages, 1);
    m_games = new FigureChart;
    m_games->setSizeHint({600, 260}, {240, 96});
    connect(m_games, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { Q_EMIT pointChosen(spot.cell, spot.ply); });
    m_games->setFurtherMenu([this](QMenu& menu) { menu.addActions(m_menuActions); });
    m_pages->addWidget(m_games);
    m_spread = new FigureChart;
    m_spread->setSizeHint({600, 260}, {240, 96});
    m_spread->setFurtherMenu([this](QMenu& menu) { menu.addActions(m_menuActions); });
    m_pages->addWidget(m_spread);
    m_noGames = new QLabel;
    m_noGames->setAlignment(Qt::AlignCenter);
    m_noGames->setWordWrap(true);
    m_noGames->setMargin(12);
    m_noGames->setAutoFillBackground(true);
    m_noGames->setBackgroundRole(QPalette::Base);
    m_pages->addWidget(m_noGames);
    buildSpread(*column);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &MetricChart::updateGames);
    for (const auto signal : {&RunHistory::pointsChanged, &RunHistory::seriesChanged})
        connect(&history, signal, &m_refresh, qOverload<>(&QTimer::start));
    connect(&history, &RunHistory::rangeChanged, this, [this] {
        if (m_by == By::Distribution)
            m_refresh.start();
    });
    makeMoves();
    showFigure();
}

void MetricChart::buildRow(QBoxLayout& column)
{
    m_choice = new NarrowChoice;
    m_choice->setAccessibleName(tr("Quantity"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(fewestLettersOfChoice);
    for (const SearchQuantity& quantity : searchQuantities()) {
        m_choice->addItem(quantity.name(), QString(quantity.key));
        m_choice->setItemData(m_choice->count() - 1, quantity.meaning(), Qt::ToolTipRole);
    }
    connect(m_choice, &QComboBox::activated, this, [this] {
        setFigure(m_choice->currentData().toString());
        Q_EMIT choiceChanged(figure(), m_by == By::Game);
    });
    auto* const kinds = new QButtonGroup(this);
    const auto addKind = [&](const QString& text, const QString& tip, By by) {
        auto* const button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        kinds->addButton(button);
        connect(button, &QToolButton::clicked, this, [this, by] {
            setBy(by);
            Q_EMIT choiceChanged(figure(), m_by == By::Game);
        });
        return button;
    };
    m_byMove = addKind(tr("By move"), tr("One point for each move by an engine"), By::Move);
    m_byGame = addKind(tr("By game"),
                       tr("One point for each game and engine in this session: the total of its "
                          "moves if the quantity adds up, otherwise their mean"),
                       By::Game);
    m_byValue
        = addKind(tr("Distribution"),
                  tr("How many moves lie in which range, with percentiles, for each engine in "
                     "the games shown"),
                  By::Distribution);
    m_logarithmic = new QToolButton;
    m_logarithmic->setIcon(tintedIcon(QStringLiteral("log-axis")));
    m_logarithmic->setCheckable(true);
    m_logarithmic->setToolTip(tr("Logarithmic axis for this quantity"));
    m_logarithmic->setAccessibleName(m_logarithmic->toolTip());
    connect(m_logarithmic, &QToolButton::clicked, this, &MetricChart::chooseLogarithmic);

    auto* const row = new QHBoxLayout;
    row->setContentsMargins(4, 2, 4, 0);
    row->addWidget(m_choice, 1);
    row->addWidget(m_byMove);
    row->addWidget(m_byGame);
    row->addWidget(m_byValue);
    row->addWidget(m_logarithmic);
    column.addLayout(row);
}

QString MetricChart::figure() const
{
    return m_quantity->key;
}

void MetricChart::setFigure(const QString& key)
{
    const SearchQuantity* const quantity = searchQuantity(key);
    if (!quantity || quantity == m_quantity)
        return;
    m_quantity = quantity;
    makeMoves();
    showFigure();
}

void MetricChart::setBy(By by)
{
    if (by == m_by)
        return;
    m_by = by;
    showFigure();
}

void MetricChart::setLogarithmic(const ChosenAxis& chosen)
{
    m_chosenAxis = chosen;
    showFigure();
}

void MetricChart::setStudyBelow(bool on)
{
    m_studyBelow = on;
    m_moves->setStudyBelow(on);
}

void MetricChart::setMenuActions(const QList<QAction*>& actions)
{
    m_menuActions = actions;
    m_moves->setMenuActions(actions);
}

void MetricChart::setCurrentPly(int ply)
{
    m_currentPly = ply;
    m_moves->setCurrentPly(ply);
}

/// A chart of another quantity has other axes and other texts: it is another chart.
void MetricChart::makeMoves()
{
    delete m_moves;
    m_moves = new PerMoveChart(m_history, moveQuantityOf(*m_quantity));
    m_moves->leaveOutAxisSwitch();
    m_moves->setStudyBelow(m_studyBelow);
    m_moves->setMenuActions(m_menuActions);
    m_moves->setCurrentPly(m_currentPly);
    m_pages->addWidget(m_moves);
    connect(m_moves, &PerMoveChart::pointChosen, this, &MetricChart::pointChosen);
    connect(m_moves, &PerMoveChart::axisChoseItself, this, [this](bool logarithmic) {
        if (m_by == By::Move)
            m_logarithmic->setChecked(logarithmic);
    });
}

void MetricChart::showFigure()
{
    m_choice->setCurrentIndex(m_choice->findData(figure()));
    m_choice->setToolTip(m_quantity->meaning());
    m_choice->setAccessibleDescription(m_quantity->meaning());
    m_byMove->setChecked(m_by == By::Move);
    m_byGame->setChecked(m_by == By::Game);
    m_byValue->setChecked(m_by == By::Distribution);
    const std::optional<bool> chosen = m_chosenAxis ? m_chosenAxis(axisId()) : false;
    m_automatic = !chosen;
    if (spreadsTasks()) {
        m_logarithmic->setChecked(chosen.value_or(false));
    } else {
        m_moves->setAutomaticAxis(m_automatic);
        if (chosen)
            m_moves->setLogarithmic(*chosen);
        m_logarithmic->setChecked(m_moves->isLogarithmic());
    }
    updateGames();
}

void MetricChart::updateGames()
{
    m_refresh.stop();
    m_spreadRow->setVisible(m_by == By::Distribution);
    m_choice->setEnabled(!spreadsTasks());
    if (m_by == By::Move) {
        m_logarithmic->setChecked(m_moves->isLogarithmic());
        m_pages->setCurrentWidget(m_moves);
        return;
    }
    if (m_by == By::Distribution)
        return updateDistribution();
    const std::vector<EngineGames> engines = metricsByGame(m_history, *m_quantity);
    std::vector<double> values;
    for (const EngineGames& engine : engines)
        for (const EngineGames::OfGame& game : engine.games)
            values.push_back(game.figure.together(*m_quantity));
    letChoose(values);
    showFigureIn(
        *m_games,
        gamesFigure(*m_quantity, engines, m_history.highlighted(), m_logarithmic->isChecked()));
}

void MetricChart::letChoose(const std::vector<double>& values)
{
    if (m_automatic)
        m_logarithmic->setChecked(spansTooMuchForLinear(values));
}

void MetricChart::showFigureIn(FigureChart& chart, const Figure& figure)
{
    // Another number, or another axis, has other marks.
    const Figure& before = chart.figure();
    if (figure.name == before.name && figure.up.logarithmic == before.up.logarithmic
        && figure.across.logarithmic == before.across.logarithmic)
        chart.updateFigure(figure);
    else
        chart.setFigure(figure);
    m_noGames->setText(emptyText());
    m_pages->setCurrentWidget(figure.isEmpty() ? static_cast<QWidget*>(m_noGames) : &chart);
}

void MetricChart::chooseLogarithmic(bool on)
{
    m_automatic = false;
    // The tasks have an axis of their own.
    if (!spreadsTasks()) {
        m_moves->setAutomaticAxis(false);
        m_moves->setLogarithmic(on);
    }
    updateGames();
    Q_EMIT logarithmicChanged(axisId(), on);
}

ChartContent MetricChart::content()
{
    if (m_by == By::Move)
        return m_moves->content();
    FigureChart& chart = m_by == By::Game ? *m_games : *m_spread;
    ChartContent content = figureContent(chart.figure(), chart.part());
    content.size = chart.size();
    m_history.addTo(content.provenance);
    content.provenance.add(QStringLiteral("quantity"), tr("Quantity"),
                           spreadsTasks() ? tr("Own time of the tasks") : m_quantity->name());
    content.provenance.add(QStringLiteral("axis"), tr("Axis"),
                           m_logarithmic->isChecked() ? tr("logarithmic", "an axis")
                                                      : tr("linear", "an axis"));
    if (m_by == By::Distribution)
        content.provenance.add(QStringLiteral("moves_of"), tr("Moves"), spreadScope(m_history));
    if (m_by == By::Game) {
        const auto engines = metricsByGame(m_history, *m_quantity);
        content.csv = gamesToCsv(engines, *m_quantity);
        content.json = gamesToJson(engines, *m_quantity);
    } else if (spreadsTasks()) {
        const auto engines = taskspread::byEngine(m_history);
        content.csv = taskspread::toCsv(engines);
        content.json = taskspread::toJson(engines);
    } else {
        const auto engines = valuesByEngine(m_history, *m_quantity);
        content.csv = percentilesToCsv(engines, *m_quantity);
        content.json = percentilesToJson(engines, *m_quantity);
    }
    return content;
}

QSize MetricChart::sizeHint() const
{
    return {600, 260};
}
