// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/levelslope.h"

#include "core/engines/levels.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/play/players/opponentbutton.h"
#include "ui/play/players/opponentdrawing.h"

#include <QEvent>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr int leastDrawing = 48;
constexpr int largestDrawing = 112;
/// Or this share of a figure's width, on large screens.
constexpr double drawingShare = 0.6;
/// From the foot of a row to its top at least, and at most, as a share of a figure's width.
constexpr int leastRise = 14;
constexpr double mostRise = 2.2;
/// Of the figure's drawing; below it the ground begins.
constexpr int headroom = 2;
/// Around what stands in the sky: the figures jump.
constexpr int skyGap = 8;
/// From the top to the foot; an idle window is at rest after a second.
constexpr int rollMs = 850;
/// The rolling disc's radius, as a share of a figure's width.
constexpr double discShare = 0.11;

}

LevelSlope::LevelSlope(QWidget* parent) : QWidget(parent)
{
    for (const Level& level : levels()) {
        auto* const figure
            = new OpponentButton(opponentFile(level.engine), level.name, level.invitation, this);
        figure->setObjectName(level.engine);
        figure->setNumber(level.number);
        figure->setGrade(level.grade);
        figure->installEventFilter(this);
        connect(figure, &QPushButton::clicked, this,
                [this, engine = level.engine] { Q_EMIT chosen(engine); });
        m_figures.push_back(figure);
    }
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusProxy(m_figures.front());
    m_roll.setStartValue(0.0);
    m_roll.setEndValue(1.0);
    m_roll.setDuration(rollMs);
    m_roll.setEasingCurve(QEasingCurve::InQuad);
    connect(&m_roll, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_roll, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
}

bool LevelSlope::isCalm() const
{
    return m_speed == AnimationSpeed::Off
        || style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
}

void LevelSlope::greet(const BoardTheme& theme, AnimationSpeed speed)
{
    m_theme = theme;
    m_speed = speed;
    for (OpponentButton* each : m_figures)
        each->setStill(speed == AnimationSpeed::Off);
    if (isCalm())
        return;
    m_roll.start();
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        // Where the disc is after that time: it gets faster as it falls.
        const double way
            = 1 - (static_cast<double>(i) + 0.5) / static_cast<double>(m_figures.size());
        m_figures[i]->hop(
            static_cast<int>(std::sqrt(way) * (rollMs - 0.5 * OpponentButton::hopMs)));
    }
}

void LevelSlope::paintRollingDiscs(QPainter& painter) const
{
    const double way = m_roll.currentValue().toDouble();
    const double radius = discShare * m_figures.front()->width();
    for (const QLineF& ground : m_ground) {
        // Right of the top until left of the foot.
        const QLineF road(ground.pointAt(1 + 2 * radius / ground.length()),
                          ground.pointAt(-2 * radius / ground.length()));
        const QPointF up = QPointF(ground.dy(), -ground.dx()) / ground.length();
        painter.save();
        painter.translate(road.pointAt(way) + up * radius);
        painter.rotate(-way * road.length() / radius * 180 / std::numbers::pi);
        paintDisc(painter, {}, radius, m_theme, Cell::First, true);
        painter.restore();
    }
}

OpponentButton* LevelSlope::figure(const QString& level) const
{
    const auto found
        = std::ranges::find(m_figures, level, [](const auto* each) { return each->objectName(); });
    return found == m_figures.end() ? nullptr : *found;
}

void LevelSlope::setLit(const QString& level)
{
    for (OpponentButton* each : m_figures)
        each->setLit(each->objectName() == level);
    if (OpponentButton* const lit = figure(level))
        setFocusProxy(lit);
}

int LevelSlope::columnsFor(int width) const
{
    int least = 1;
    for (const OpponentButton* each : m_figures)
        least = std::max(least, each->leastWidth());
    for (const int columns : {8, 4, 2})
        if (columns * least <= width)
            return columns;
    return 1;
}

int LevelSlope::figureHeight(int width, int drawing) const
{
    int height = 0;
    for (const OpponentButton* each : m_figures)
        height = std::max(height, each->heightFor(width, drawing));
    return height;
}

int LevelSlope::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int rows = static_cast<int>(m_figures.size()) / columns;
    return rows * (figureHeight(width / columns, leastDrawing) + leastRise);
}

QSize LevelSlope::sizeHint() const
{
    return {900, heightForWidth(900) + 80};
}

QSize LevelSlope::minimumSizeHint() const
{
    int least = 1;
    for (const OpponentButton* each : m_figures)
        least = std::max(least, each->leastWidth());
    return {2 * least, 0};
}

void LevelSlope::arrange()
{
    const int columns = columnsFor(width());
    const int rows = static_cast<int>(m_figures.size()) / columns;
    const int across = width() / columns;
    // What is over first makes the drawings larger, then the slope steeper.
    const int rowHeight = height() / rows;
    const int spare = std::max(0, rowHeight - figureHeight(across, leastDrawing) - leastRise);
    const int largest = std::max(largestDrawing, static_cast<int>(drawingShare * across));
    const int drawing
        = std::max(leastDrawing, std::min({largest, leastDrawing + spare / 2, across - 12}));
    for (OpponentButton* each : m_figures)
        each->setDrawingSize(drawing);
    const int tall = figureHeight(across, drawing);
    const int steepest = std::max(leastRise, static_cast<int>(mostRise * across));
    const int rise = std::clamp(rowHeight - tall, leastRise, steepest);
    m_ground.clear();
    std::size_t number = 0;
    for (int row = 0; row < rows; ++row) {
        // Read as a text is: the first row is seen first, where not all rows are.
        const int foot
            = height() - (rows - 1 - row) * rowHeight - std::max(0, (rowHeight - tall - rise) / 2);
        for (int column = 0; column < columns; ++column) {
            OpponentButton* const figure = m_figures[number++];
            const int lift = columns > 1 ? rise * column / (columns - 1) : 0;
            figure->setGeometry(column * across + (width() - columns * across) / 2,
                                foot - lift - tall, across, tall);
        }
        const double standing = foot - tall + drawing + headroom;
        const double half = columns > 1 ? 0.5 * rise / (columns - 1) : 0;
        m_ground.emplace_back(0, standing + half, width(), standing - rise - half);
    }
    update();
}

QRect LevelSlope::sky(int beside) const
{
    QRect best;
    if (m_ground.size() != 1)
        return best;
    // The more figures are below it, the wider it is, and the lower: they rise.
    for (const OpponentButton* figure : m_figures) {
        const QRect below = figure->geometry();
        const int side = std::min(below.top() - skyGap, below.right() - skyGap - beside);
        if (side > best.height())
            best = QRect(0, 0, side + beside + skyGap, side);
    }
    return best;
}

void LevelSlope::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    const double rowHeight = height() / static_cast<double>(m_ground.size());
    for (std::size_t row = 0; row < m_ground.size(); ++row) {
        const QLineF& ground = m_ground[row];
        const double bottom = static_cast<double>(row + 1) * rowHeight;
        QPainterPath hill(ground.p1());
        hill.lineTo(ground.p2());
        hill.lineTo(ground.x2(), bottom);
        hill.lineTo(ground.x1(), bottom);
        hill.closeSubpath();
        QColor earth = ink;
        earth.setAlphaF(0.06F);
        painter.fillPath(hill, earth);
        painter.setPen(QPen(ink, 2));
        painter.drawLine(ground);
    }
    if (isGreeting())
        paintRollingDiscs(painter);
}

void LevelSlope::resizeEvent(QResizeEvent*)
{
    arrange();
}

void LevelSlope::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

bool LevelSlope::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        Q_EMIT pointedAt(watched->objectName());
    return QWidget::eventFilter(watched, event);
}
