// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/evaluationgraph.h"

#include "ui/charts/plotview.h"
#include "ui/style/showndiscs.h"
#include "ui/text/counttext.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsScene>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

EvaluationGraph::EvaluationGraph(QWidget* parent)
    : QWidget(parent), m_view(new PlotView(Qt::Horizontal, this)), m_note(new QLabel(this))
{
    m_view->setAccessibleName(tr("Graph of who wins after each move with best play"));
    m_view->setAccessibleDescription(tr("Press Left or Right to step through the game."));
    m_note->setWordWrap(true);
    m_note->setMargin(4);
    m_note->setAutoFillBackground(true);
    m_note->setBackgroundRole(QPalette::Base);
    m_note->setToolTip(tr("Each point is exact: the number of discs on the board when best play "
                          "ends the game. The sooner a side wins, the further out the point is. "
                          "The line stays level while nobody slips."));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);

    m_plot = std::make_unique<EvaluationPlot>(*m_view->chart());
    m_plot->setLook(palette(), font());
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this,
            [this] { m_plot->setLook(palette(), font()); });
    connect(m_view->chart(), &QChart::plotAreaChanged, this, [this] { m_plot->areaChanged(); });
    ChartGestures& gestures = m_view->gestures();
    gestures.setFields([this] { return std::vector {m_plot->field()}; });
    gestures.setHeld([this] { return m_plot->pointLookedAt(); });
    connect(&gestures, &ChartGestures::partChanged, this,
            [this, &gestures] { m_plot->setPart(gestures.part()); });
    connect(m_view, &PlotView::pointedAt, this,
            [this](const QPointF& place) { point(m_plot->plyAt(place)); });
    connect(m_view, &PlotView::pointedAway, this, [this] { m_plot->setHovered(std::nullopt); });
    connect(m_view, &PlotView::clicked, this, [this](const QPointF& place) {
        if (const auto ply = m_plot->plyAt(place))
            Q_EMIT plyChosen(*ply);
    });
    connect(m_view, &PlotView::stepped, this, &EvaluationGraph::step);
    updateNote();
}

EvaluationGraph::~EvaluationGraph() = default;

void EvaluationGraph::setMenuActions(const QList<QAction*>& actions)
{
    m_view->gestures().setFurtherMenu([actions](QMenu& menu) { menu.addActions(actions); });
}

void EvaluationGraph::setCurve(std::vector<EvaluationPoint> curve)
{
    if (curve == m_plot->curve())
        return;
    m_plot->setCurve(std::move(curve));
    updateNote();
}

void EvaluationGraph::setCurrentPly(int ply)
{
    m_currentPly = ply;
    m_plot->setCursor(ply);
    const auto index = static_cast<std::size_t>(std::max(ply, 0));
    if (index < curve().size())
        m_view->setAccessibleDescription(
            tr("%1. Press Left or Right to step through the game.")
                .arg(evaluationText(curve()[index], ShownDiscs::theme())));
}

void EvaluationGraph::setFilling(bool filling)
{
    m_filling = filling;
    updateNote();
}

void EvaluationGraph::setVeiled(bool on)
{
    m_veiled = on;
    updateNote();
}

void EvaluationGraph::updateNote()
{
    const auto unknown
        = std::ranges::count_if(curve(), [](const EvaluationPoint& p) { return !p.isKnown(); });
    QStringList parts {tr("Exact. The further from the middle, the sooner that side wins.")};
    if (unknown > 0)
        parts << (m_veiled ? tr("Gaps: %1 of %2 positions are hidden until you've found your move.")
                      : m_filling ? tr("Gaps: %1 of %2 positions are still being worked out.")
                                  : tr("Gaps: %1 of %2 positions are not known yet."))
                     .arg(unknown)
                     .arg(curve().size());
    m_note->setText(parts.join(QLatin1Char(' ')));
}

QString EvaluationGraph::note() const
{
    return m_note->text();
}

QPoint EvaluationGraph::placeOf(int ply) const
{
    const QPointF place = m_plot->place(curve()[static_cast<std::size_t>(ply)]);
    return m_view->mapFromScene(m_view->chart()->mapToScene(place));
}

void EvaluationGraph::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_plot)
        return;
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_plot->setLook(palette(), font());
    else if (event->type() == QEvent::LocaleChange)
        m_view->chart()->setLocale(numberLocale(locale()));
}

void EvaluationGraph::point(const std::optional<int>& ply)
{
    m_plot->setHovered(ply);
    m_view->explain(
        ply ? evaluationText(curve()[static_cast<std::size_t>(*ply)], ShownDiscs::theme())
            : QString());
}

void EvaluationGraph::step(int direction)
{
    const int ply = m_currentPly + direction;
    if (ply >= 0 && ply < static_cast<int>(curve().size()))
        Q_EMIT plyChosen(ply);
}

ChartContent EvaluationGraph::content() const
{
    ChartContent content;
    content.title = tr("Who wins after each move with best play");
    content.size = m_view->size();
    content.paint = chartexport::onPaper(
        [this](QPainter& painter, const QRectF& target) {
            m_view->scene()->render(&painter, target, m_view->sceneRect());
        },
        [this](const QPalette& colors) { m_plot->setLook(colors, font()); }, palette());
    content.note = note();
    QString moves;
    for (const EvaluationPoint& position : curve())
        if (!position.move.isNone())
            moves += QString::number(position.move.column() + 1);
    content.provenance.add(QStringLiteral("moves"), tr("Columns played"), moves);
    content.csv = evaluationToCsv(curve());
    content.json = evaluationToJson(curve());
    return content;
}

QChartView* EvaluationGraph::view() const
{
    return m_view;
}

QSize EvaluationGraph::sizeHint() const
{
    return QSize(600, 200);
}

QSize EvaluationGraph::minimumSizeHint() const
{
    return QSize(240, 96);
}
