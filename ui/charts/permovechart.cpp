// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/permovechart.h"

#include "core/board/notation.h"
#include "ui/charts/chartlegend.h"
#include "ui/charts/chartstyle.h"
#include "ui/charts/markerlayer.h"

#include <QChart>
#include <QChartView>
#include <QCheckBox>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QLogValueAxis>
#include <QMouseEvent>
#include <QStackedLayout>
#include <QToolTip>
#include <QValueAxis>
#include <algorithm>
#include <memory>

namespace {

/// Room that a label of an axis takes along it, in pixels.
constexpr double moveLabelWidth = 45;
constexpr double valueLabelHeight = 34;
/// The move axis shows at least this many moves, so that the first points don't fill the width.
constexpr int fewestMoves = 10;

int ageOf(const RunSeries& series, const RunHistory& history)
{
    return std::max(history.currentRun() - series.run, 0);
}

/// Which colour and which dashes a series has: a colour for each engine and side, dashes for each
/// engine, in the order in which the history met them.
struct Look
{
    int color = 0;
    int dash = 0;
};

std::vector<Look> looksOf(const std::vector<RunSeries>& all)
{
    std::vector<std::pair<QString, Player>> players;
    QStringList engines;
    std::vector<Look> looks;
    for (const RunSeries& series : all) {
        if (!engines.contains(series.engine))
            engines.append(series.engine);
        const std::pair key(series.engine, series.side);
        auto it = std::find(players.begin(), players.end(), key);
        if (it == players.end())
            it = players.insert(players.end(), key);
        looks.push_back({static_cast<int>(it - players.begin()),
                         static_cast<int>(engines.indexOf(series.engine))});
    }
    return looks;
}

}

PerMoveChart::PerMoveChart(RunHistory& history, Quantity quantity, QWidget* parent)
    : QWidget(parent), m_history(history), m_quantity(quantity)
{
    buildLayout();
    buildAxes();
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &PerMoveChart::refresh);
    connect(&history, &RunHistory::pointsChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&history, &RunHistory::seriesChanged, this, [this] {
        m_legendIsOld = true;
        m_refresh.start();
    });
    // The newest game stands at the top of the list, the last in the history.
    connect(m_legend, &ChartLegend::shownChanged, this, [this](std::size_t entry, bool shown) {
        m_history.setVisible(m_history.series().size() - 1 - entry, shown);
    });
    connect(m_chart, &QChart::plotAreaChanged, this, [this] {
        updateRanges();
        updateMarkers();
    });
    refresh();
}

PerMoveChart::~PerMoveChart() = default;

void PerMoveChart::buildLayout()
{
    const bool nodes = m_quantity == Quantity::Nodes;
    m_chart = new QChart;
    m_chart->legend()->hide();
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setLocalizeNumbers(true);
    m_chart->setLocale(locale());
    m_chart->setMargins(QMargins(4, 4, 8, 2));
    m_chart->setBackgroundRoundness(0);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_markers = new MarkerLayer(*m_chart);
    m_view = new QChartView(m_chart);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMinimumSize(80, 60);
    m_view->setFocusPolicy(Qt::StrongFocus);
    m_view->setAccessibleName(nodes ? tr("Chart of the nodes searched for each move")
                                    : tr("Chart of the time taken for each move"));
    m_view->setAccessibleDescription(
        tr("Left and Right go to the engine's moves of the game being played."));
    m_view->viewport()->setMouseTracking(true);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);

    m_empty = new QLabel;
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(12);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_note = new QLabel;
    m_note->setWordWrap(true);
    m_note->setMargin(4);
    m_note->setAutoFillBackground(true);
    m_note->setBackgroundRole(QPalette::Base);
    m_legend = new ChartLegend;
    m_legend->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_logBox = new QCheckBox(tr("&Logarithmic axis"));
    m_logBox->setToolTip(
        tr("Each step of the axis is ten times the one below it, so that large and "
           "small values can be read in one chart."));
    connect(m_logBox, &QCheckBox::toggled, this, &PerMoveChart::setLogarithmic);
    m_side = new QWidget;
    m_side->setAutoFillBackground(true);
    m_side->setBackgroundRole(QPalette::Base);
    auto* const side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 4, 4);
    side->addWidget(m_legend, 1);
    side->addWidget(m_logBox);

    auto* const left = new QVBoxLayout;
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    left->addLayout(m_stack, 1);
    left->addWidget(m_note);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(left, 1);
    row->addWidget(m_side);
}

void PerMoveChart::buildAxes()
{
    const std::unique_ptr<QAbstractAxis> oldMoves(m_moveAxis);
    const std::unique_ptr<QAbstractAxis> oldValues(m_valueAxis);
    m_moveAxis = new QValueAxis;
    m_moveAxis->setTitleText(tr("Move (ply)"));
    static_cast<QValueAxis*>(m_moveAxis)->setLabelFormat(QStringLiteral("%.0f"));
    static_cast<QValueAxis*>(m_moveAxis)->setTickType(QValueAxis::TicksDynamic);
    if (m_logarithmic) {
        auto* const values = new QLogValueAxis;
        values->setMinorTickCount(-1);
        m_valueAxis = values;
    } else {
        m_valueAxis = new QValueAxis;
    }
    m_valueAxis->setTitleText(m_quantity == Quantity::Nodes ? tr("Nodes searched")
                                                            : tr("Time in ms"));
    for (QAbstractAxis* axis : {m_moveAxis, m_valueAxis}) {
        axis->setLabelsFont(font());
        axis->setTitleFont(font());
        axis->setTruncateLabels(false);
    }
    updateRanges();
    // Qt Charts carries the old range over to the new axis for a moment, where a logarithm needs it
    // to be positive.
    if (oldValues && m_logarithmic)
        static_cast<QValueAxis*>(oldValues.get())->setMin(m_floor);
    for (const auto* axis : {&oldMoves, &oldValues}) {
        if (*axis)
            m_chart->removeAxis(axis->get());
    }
    m_chart->addAxis(m_moveAxis, Qt::AlignBottom);
    m_chart->addAxis(m_valueAxis, Qt::AlignLeft);
    for (QLineSeries* line : m_lines)
        attach(*line);
    chartstyle::applyPalette(*m_chart, palette());
}

void PerMoveChart::attach(QLineSeries& line)
{
    // A line without points, or with a zero, has no range that a logarithmic axis can start from;
    // the true points follow.
    line.replace({QPointF(1, m_floor), QPointF(2, 10 * m_floor)});
    if (line.chart() != m_chart)
        m_chart->addSeries(&line);
    line.attachAxis(m_moveAxis);
    line.attachAxis(m_valueAxis);
}

void PerMoveChart::setLogarithmic(bool logarithmic)
{
    if (logarithmic == m_logarithmic)
        return;
    m_logarithmic = logarithmic;
    m_logBox->setChecked(logarithmic);
    buildAxes();
    refresh();
    Q_EMIT logarithmicChanged(logarithmic);
}

void PerMoveChart::setCurrentPly(int ply)
{
    if (ply == m_currentPly)
        return;
    m_currentPly = ply;
    updateRanges();
    updateCursor();
}

double PerMoveChart::value(const MovePoint& point) const
{
    return m_quantity == Quantity::Nodes ? static_cast<double>(point.nodes) : point.milliseconds;
}

QPointF PerMoveChart::plotted(const MovePoint& point) const
{
    const double y = value(point);
    return QPointF(point.ply, m_logarithmic ? std::max(y, m_floor) : y);
}

void PerMoveChart::refresh()
{
    m_refresh.stop();
    matchLines();
    updateRanges();
    updateLines();
    updateMarkers();
    if (m_legendIsOld)
        updateLegend();
    updateMessages();
}

void PerMoveChart::matchLines()
{
    const std::size_t wanted = m_history.series().size();
    while (m_lines.size() > wanted) {
        m_chart->removeSeries(m_lines.back());
        delete m_lines.back();
        m_lines.pop_back();
    }
    while (m_lines.size() < wanted) {
        auto* const line = new QLineSeries;
        attach(*line);
        m_lines.push_back(line);
    }
}

void PerMoveChart::updateRanges()
{
    double largest = 0;
    double smallestPositive = 0;
    int lastPly = std::max(fewestMoves, m_currentPly);
    m_hasZeros = false;
    for (const RunSeries& series : m_history.series()) {
        if (!series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            const double y = value(point);
            lastPly = std::max(lastPly, point.ply);
            largest = std::max(largest, y);
            if (y > 0 && (smallestPositive == 0 || y < smallestPositive))
                smallestPositive = y;
            m_hasZeros = m_hasZeros || y <= 0;
        }
    }
    const QRectF area = m_chart->plotArea();
    const int moveSteps = std::max(static_cast<int>(area.width() / moveLabelWidth), 2);
    auto* const moves = static_cast<QValueAxis*>(m_moveAxis);
    moves->setTickInterval(std::max(chartaxis::niceStep(lastPly + 1, moveSteps), 1.0));
    moves->setRange(0, lastPly + 1);
    if (!m_logarithmic) {
        const int steps = std::clamp(static_cast<int>(area.height() / valueLabelHeight), 2, 8);
        const double least = m_quantity == Quantity::Nodes ? 10 : 0.001;
        chartaxis::setLinearRange(static_cast<QValueAxis&>(*m_valueAxis), largest, least, steps);
        return;
    }
    auto& values = static_cast<QLogValueAxis&>(*m_valueAxis);
    const double smallest = smallestPositive > 0 ? smallestPositive : 1;
    // With zeros the lowest power of ten is theirs: no true value lies on the same line.
    chartaxis::setLogRange(values, m_hasZeros ? smallest / 10 : smallest,
                           std::max(largest, smallest));
    m_floor = values.min();
}

void PerMoveChart::updateLines()
{
    const std::vector<RunSeries>& all = m_history.series();
    const std::vector<Look> looks = looksOf(all);
    for (std::size_t i = 0; i < all.size(); ++i) {
        QList<QPointF> points;
        points.reserve(static_cast<qsizetype>(all[i].points.size()));
        for (const MovePoint& point : all[i].points)
            points.append(plotted(point));
        QLineSeries& line = *m_lines[i];
        const QPen pen = chartstyle::seriesPen(chartstyle::seriesColor(looks[i].color, palette()),
                                               looks[i].dash, ageOf(all[i], m_history), palette());
        line.setName(all[i].label());
        if (line.pen() != pen)
            line.setPen(pen);
        if (line.isVisible() != all[i].visible)
            line.setVisible(all[i].visible);
        if (line.points() != points)
            line.replace(points);
    }
}

void PerMoveChart::updateMarkers()
{
    std::vector<MarkerSeries> shown;
    const std::vector<RunSeries>& all = m_history.series();
    for (std::size_t i = 0; i < std::min(all.size(), m_lines.size()); ++i) {
        if (!all[i].visible)
            continue;
        MarkerSeries series;
        series.marker = chartstyle::markerOf(all[i].side);
        series.color = m_lines[i]->pen().color();
        series.faint = ageOf(all[i], m_history) > 0;
        series.source = i;
        for (const MovePoint& point : all[i].points) {
            if (m_logarithmic && value(point) <= 0)
                series.zeros.push_back(series.points.size());
            series.points.push_back(m_chart->mapToPosition(plotted(point), m_lines[i]));
        }
        shown.push_back(std::move(series));
    }
    m_markers->moveWithChart();
    m_markers->setColors(palette().color(QPalette::Text), palette().color(QPalette::Base));
    m_markers->setSeries(std::move(shown));
    updateCursor();
}

void PerMoveChart::updateCursor()
{
    const auto* const moves = static_cast<QValueAxis*>(m_moveAxis);
    const QRectF area = m_chart->plotArea();
    std::optional<double> x;
    if (m_currentPly >= 0 && moves->max() > 0)
        x = area.left() + area.width() * m_currentPly / moves->max();
    m_markers->setCursor(x);
}

void PerMoveChart::updateLegend()
{
    m_legendIsOld = false;
    std::vector<ChartLegend::Entry> entries;
    const std::vector<RunSeries>& all = m_history.series();
    for (std::size_t i = all.size(); i-- > 0;) {
        entries.push_back({all[i].label(),
                           chartstyle::seriesIcon(m_lines[i]->pen(),
                                                  chartstyle::markerOf(all[i].side), palette()),
                           all[i].visible});
    }
    m_legend->setEntries(entries);
    m_side->setVisible(!entries.empty());
}

void PerMoveChart::updateMessages()
{
    const std::vector<RunSeries>& all = m_history.series();
    const bool anyPoints
        = std::any_of(all.begin(), all.end(), [](const RunSeries& s) { return !s.points.empty(); });
    const bool anyShown = std::any_of(
        all.begin(), all.end(), [](const RunSeries& s) { return s.visible && !s.points.empty(); });
    if (!anyPoints) {
        m_empty->setText(
            m_quantity == Quantity::Nodes
                ? tr("Each move of an engine adds a point here: how many positions it "
                     "searched. Let an engine play to see the first one.")
                : tr("Each move of an engine adds a point here: how long it thought. Let "
                     "an engine play to see the first one."));
    } else {
        m_empty->setText(tr("All series are hidden. Check one in the list to see it."));
    }
    m_stack->setCurrentWidget(anyShown ? static_cast<QWidget*>(m_view) : m_empty);
    m_note->setText(tr("Open triangles on the lower edge stand for zero, which a logarithmic axis "
                       "cannot show."));
    m_note->setVisible(m_logarithmic && m_hasZeros && anyShown);
}

void PerMoveChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_chart)
        return;
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        for (QAbstractAxis* axis : {m_moveAxis, m_valueAxis}) {
            axis->setLabelsFont(font());
            axis->setTitleFont(font());
        }
        chartstyle::applyPalette(*m_chart, palette());
        m_legendIsOld = true;
        refresh();
    } else if (event->type() == QEvent::LocaleChange) {
        m_chart->setLocale(locale());
    }
}

bool PerMoveChart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            stepCursor(key == Qt::Key_Left ? -1 : 1);
            return true;
        }
    }
    if (watched != m_view->viewport())
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        hover(mouse->position(), mouse->globalPosition().toPoint());
    } else if (event->type() == QEvent::Leave) {
        m_markers->setHovered(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        const auto hit = m_markers->hitTest(m_view->mapToScene(mouse->position().toPoint()));
        if (hit && isInHistory(*hit) && mouse->button() == Qt::LeftButton) {
            const RunSeries& series = m_history.series()[hit->source];
            Q_EMIT pointChosen(series.run, series.points[hit->point].ply);
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool PerMoveChart::isInHistory(const MarkerLayer::Hit& hit) const
{
    // What is drawn lags behind the history until the event loop comes round.
    const std::vector<RunSeries>& all = m_history.series();
    return hit.source < all.size() && hit.point < all[hit.source].points.size();
}

void PerMoveChart::hover(const QPointF& position, const QPoint& globalPosition)
{
    const auto hit = m_markers->hitTest(m_view->mapToScene(position.toPoint()));
    m_markers->setHovered(hit);
    const bool known = hit && isInHistory(*hit);
    m_view->viewport()->setCursor(known ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!known) {
        QToolTip::hideText();
        return;
    }
    const RunSeries& series = m_history.series()[hit->source];
    QToolTip::showText(globalPosition, pointText(series, series.points[hit->point]), m_view);
}

void PerMoveChart::stepCursor(int direction)
{
    int best = -1;
    for (const RunSeries& series : m_history.series()) {
        if (series.run != m_history.currentRun() || !series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            const int distance = (point.ply - m_currentPly) * direction;
            if (distance > 0 && (best < 0 || distance < (best - m_currentPly) * direction))
                best = point.ply;
        }
    }
    if (best >= 0)
        Q_EMIT pointChosen(m_history.currentRun(), best);
}

QString PerMoveChart::pointText(const RunSeries& series, const MovePoint& point)
{
    const QLocale locale;
    const QString square = point.row >= 0
        ? notation::squareName(point.move.column(), point.row)
        : tr("column %1").arg(notation::columnName(point.move.column()));
    QStringList figures;
    figures << (point.nodes == 1 ? tr("1 node")
                                 : tr("%1 nodes").arg(locale.toString(qulonglong(point.nodes))));
    figures << tr("%1 ms").arg(locale.toString(point.milliseconds, 'g', 4));
    if (point.depth > 0)
        figures << tr("depth %1").arg(point.depth);
    const QString score = point.score.toText();
    switch (point.score.kind) {
    case Score::Kind::None:
        break;
    case Score::Kind::Draw:
        figures << score;
        break;
    case Score::Kind::Win:
    case Score::Kind::Loss:
        figures << tr("the first player %1", "%1 is “wins in 3” or “loses in 3”").arg(score);
        break;
    case Score::Kind::Estimate:
        figures << tr("%1 for the first player", "%1 is a number").arg(score);
        break;
    }
    return tr("Game %1, %2, move %3 (%4): %5")
        .arg(series.run)
        .arg(series.engine)
        .arg(point.ply)
        .arg(square, figures.join(tr(", ", "between figures")));
}

ChartContent PerMoveChart::content()
{
    refresh();
    ChartContent content;
    content.title = m_view->accessibleName();
    content.size = m_view->size();
    content.paint = [this](QPainter& painter, const QRectF& target) {
        m_view->scene()->render(&painter, target, m_view->sceneRect());
    };
    content.csv = m_history.toCsv(RunHistory::Which::Visible);
    content.json = m_history.toJson(RunHistory::Which::Visible);
    return content;
}

void PerMoveChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Long labels must not press the chart to the edge.
    m_side->setMaximumWidth(std::max(width() * 2 / 5, m_side->minimumSizeHint().width()));
}

QSize PerMoveChart::sizeHint() const
{
    return QSize(600, 260);
}

QSize PerMoveChart::minimumSizeHint() const
{
    return QSize(240, 120);
}
