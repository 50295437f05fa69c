// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/permovechart.h"

#include "ui/charts/plotview.h"
#include "ui/performance/gamesmenu.h"
#include "ui/performance/permove/permoveside.h"
#include "ui/performance/permove/pointtext.h"
#include "ui/text/counttext.h"
#include "ui/widgets/labels/livelabel.h"

#include <QChart>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <algorithm>
#include <memory>

namespace {

/// Narrower, the chart has no list of series beside it.
constexpr int widthForLegend = 400;

}

PerMoveChart::PerMoveChart(RunHistory& history, const MoveQuantity& quantity, QWidget* parent)
    : QWidget(parent), m_history(history), m_quantity(quantity)
{
    buildLayout();
    m_plot = std::make_unique<MovePlot>(*m_view->chart(), history, quantity);
    m_plot->setLook(palette(), font());
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &PerMoveChart::refresh);
    connect(&history, &RunHistory::pointsChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&history, &RunHistory::seriesChanged, this, [this] {
        m_legendIsOld = true;
        m_refresh.start();
    });
    connect(&history, &RunHistory::rangeChanged, this, &PerMoveChart::showRange);
    connect(m_side, &PerMoveSide::shownChanged, this, &PerMoveChart::showEntry);
    connect(m_side, &PerMoveSide::logarithmicChanged, this, [this](bool logarithmic) {
        if (logarithmic == isLogarithmic())
            return;
        m_plot->setAutomatic(false);
        setLogarithmic(logarithmic);
    });
    connect(m_side, &PerMoveSide::menuWanted, this, [this](QMenu& menu) {
        // As by the menu over the curves: what it exports is this chart.
        m_view->setFocus(Qt::PopupFocusReason);
        fillMenu(menu);
    });
    connect(m_view->chart(), &QChart::plotAreaChanged, this, [this] { m_plot->areaChanged(); });
    ChartGestures& gestures = m_view->gestures();
    gestures.setFields([this] { return std::vector {m_plot->field()}; });
    gestures.setHeld([this] { return m_plot->pointLookedAt(); });
    gestures.setFurtherMenu([this](QMenu& menu) { fillMenu(menu); });
    connect(&gestures, &ChartGestures::partChanged, this,
            [this, &gestures] { m_plot->setPart(gestures.part()); });
    refresh();
}

PerMoveChart::~PerMoveChart() = default;

void PerMoveChart::buildLayout()
{
    m_view = new PlotView(Qt::Horizontal | Qt::Vertical);
    m_view->setAccessibleName(m_quantity.chartName);
    m_view->setSelecting(true);
    connect(m_view, &PlotView::dragged, this, [this](const QPointF& from, const QPointF& to) {
        const auto [first, last] = std::minmax({m_plot->plyAt(from), m_plot->plyAt(to)});
        m_rangeFrom.reset();
        m_saysRange = true;
        m_view->explain(QString());
        m_history.setRange(PlyRange {first, last});
    });
    connect(m_view, &PlotView::extended, this, &PerMoveChart::extendRange);
    connect(m_view, &PlotView::cancelled, this, [this] { m_history.setRange(std::nullopt); });
    connect(m_view, &PlotView::pointedAt, this, &PerMoveChart::pointAt);
    connect(m_view, &PlotView::pointedAway, this, [this] { m_plot->setHovered(std::nullopt); });
    connect(m_view, &PlotView::clicked, this, &PerMoveChart::choose);
    connect(m_view, &PlotView::stepped, this, &PerMoveChart::stepCursor);

    m_empty = new QLabel;
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_sums = new LiveLabel;
    m_sums->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_sums->hide();
    m_note = new QLabel;
    m_note->setWordWrap(true);
    for (QLabel* const label : {m_empty, static_cast<QLabel*>(m_sums), m_note}) {
        label->setMargin(label == m_empty ? 12 : 4);
        label->setAutoFillBackground(true);
        label->setBackgroundRole(QPalette::Base);
    }
    m_side = new PerMoveSide;
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* const left = new QVBoxLayout;
    row->addLayout(left, 1);
    row->addWidget(m_side);
    // It shows its first widget at once, which without a parent would be a window.
    m_stack = new QStackedLayout;
    left->addLayout(m_stack, 1);
    left->addWidget(m_sums);
    left->addWidget(m_note);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
}

void PerMoveChart::fillMenu(QMenu& menu)
{
    menu.addActions(m_menuActions);
    menu.addSeparator();
    addGameChoices(menu, m_history);
}

void PerMoveChart::setStudyBelow(bool on)
{
    if (on == hasStudyBelow() || !m_quantity.published)
        return;
    m_plot->setStudyBelow(on);
    m_legendIsOld = true;
    refresh();
}

/// The newest game stands at the top of the list, the last in the history; below them the study.
void PerMoveChart::showEntry(std::size_t entry, bool shown)
{
    const std::size_t games = m_history.series().size();
    if (entry < games)
        return m_history.setVisible(games - 1 - entry, shown);
    m_plot->study().setShown(entry - games, shown);
    m_refresh.start();
}

void PerMoveChart::setLogarithmic(bool logarithmic)
{
    if (logarithmic == isLogarithmic())
        return;
    m_plot->setLogarithmic(logarithmic);
    m_side->setLogarithmic(logarithmic);
    refresh();
    Q_EMIT logarithmicChanged(logarithmic);
}

void PerMoveChart::setAutomaticAxis(bool automatic)
{
    m_plot->setAutomatic(automatic);
    refresh();
}

void PerMoveChart::leaveOutAxisSwitch()
{
    m_side->leaveOutAxisSwitch();
}

void PerMoveChart::setCurrentPly(int ply)
{
    if (ply == m_currentPly)
        return;
    m_currentPly = ply;
    m_plot->setCursor(ply);
    describe();
}

void PerMoveChart::refresh()
{
    m_refresh.stop();
    const bool wasLogarithmic = isLogarithmic();
    m_plot->refresh();
    if (isLogarithmic() != wasLogarithmic)
        Q_EMIT axisChoseItself(isLogarithmic());
    m_side->setLogarithmic(isLogarithmic());
    if (m_history.range())
        showRange();
    if (m_legendIsOld || m_side->explainsDisturbed() != m_plot->hasDisturbed()) {
        m_legendIsOld = false;
        m_side->list(m_history, *m_plot);
        updateSide();
    }
    updateMessages();
    describe();
}

void PerMoveChart::describe()
{
    const int run = m_history.highlighted();
    QStringList words;
    int last = 0;
    for (const RunSeries& series : m_history.series()) {
        if (series.run != run || !series.visible)
            continue;
        for (const MovePoint& point : series.points) {
            last = std::max(last, point.ply);
            if (point.ply == m_currentPly)
                words << pointText(series, point, m_quantity.figure);
        }
    }
    if (last > 0)
        words << rangeText({1, last});
    if (const QString why = whyLogarithmic(); !why.isEmpty())
        words << why;
    words << tr("Press Left or Right to move between the engine's moves in the current game. Hold "
                "Shift to total several moves.");
    m_view->setAccessibleDescription(words.join(u'\n'));
}

void PerMoveChart::updateMessages()
{
    const std::vector<RunSeries>& all = m_history.series();
    const auto hasPoints = [](const RunSeries& series) { return !series.points.empty(); };
    const bool anyPoints = std::ranges::any_of(all, hasPoints);
    const bool anyVisible = std::ranges::any_of(
        all, [&](const RunSeries& series) { return series.visible && hasPoints(series); });
    const bool anyShown = m_plot->hasPoints();
    if (!anyPoints)
        m_empty->setText(m_quantity.emptyText);
    else if (!anyVisible)
        m_empty->setText(tr("All series are hidden. Check one in the list to see it."));
    else if (!anyShown)
        m_empty->setText(tr("%1: the engines in the games shown do not report it. %2",
                            "a number of a search, and the sentence that says what it is")
                             .arg(m_quantity.name, m_quantity.tip));
    m_stack->setCurrentWidget(anyShown ? static_cast<QWidget*>(m_view) : m_empty);
    const QString words = notes(m_side->isHidden());
    m_note->setText(words);
    m_note->setVisible(!words.isEmpty() && anyShown && hasRoomForNote());
}

QString PerMoveChart::whyLogarithmic() const
{
    return m_plot->isAutomatic() && isLogarithmic()
        ? tr("The axis is logarithmic because the largest value is more than 50 times the median.")
        : QString();
}

QString PerMoveChart::notes(bool ofDisturbed) const
{
    QStringList notes;
    if (isLogarithmic() && m_plot->hasZeros())
        notes << tr(
            "Open triangles at the lower edge mark zeros, which a logarithmic axis cannot show.");
    if (ofDisturbed && m_plot->hasDisturbed())
        notes << tr(
            "Hollow points were measured while a laboratory or another program was running.");
    return notes.join(u' ');
}

void PerMoveChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_plot)
        return;
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_plot->setLook(palette(), font());
        m_legendIsOld = true;
        refresh();
    } else if (event->type() == QEvent::LocaleChange) {
        m_view->chart()->setLocale(numberLocale(locale()));
    }
}

void PerMoveChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitSums();
    updateSide();
}

void PerMoveChart::updateSide()
{
    // In a narrow place the curves come first; long labels must not press them to the edge.
    m_side->setVisible(!m_history.series().empty() && width() >= widthForLegend);
    m_side->setMaximumWidth(std::max(width() * 2 / 5, m_side->minimumSizeHint().width()));
    updateMessages();
}

ChartLegend* PerMoveChart::legend() const
{
    return &m_side->legend();
}

QChart* PerMoveChart::chart() const
{
    return m_view->chart();
}

QChartView* PerMoveChart::view() const
{
    return m_view;
}

QSize PerMoveChart::sizeHint() const
{
    return QSize(600, 260);
}

QSize PerMoveChart::minimumSizeHint() const
{
    return QSize(240, 96);
}
