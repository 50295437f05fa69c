// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/curvesfigure.h"

#include "core/study/results/resultprovenance.h"
#include "ui/charts/chartstyle.h"
#include "ui/text/counttext.h"
#include "ui/widgets/chartexport.h"
#include "ui/widgets/exportframe.h"

#include <QApplication>
#include <QChart>
#include <QFileInfo>
#include <QGraphicsLayout>
#include <QGraphicsRectItem>
#include <QGraphicsTextItem>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QLogValueAxis>
#include <QPainter>
#include <QScatterSeries>
#include <QTextDocument>
#include <QValueAxis>
#include <algorithm>

namespace {

constexpr int oursColor = 0;
constexpr int articleColor = 1;
constexpr double smallestPanelWidth = 260;
constexpr double smallestPanelHeight = 160;
/// Wider than this in relation to its height, the figure sets its panels side by side.
constexpr double rowAspect = 2.6;

const PublishedCurve* publishedAt(int depth)
{
    for (const PublishedCurve& curve : publishedCurves()) {
        if (curve.depth == depth)
            return &curve;
    }
    return nullptr;
}

QList<QPointF> asPoints(const std::vector<double>& values)
{
    QList<QPointF> points;
    for (std::size_t i = 0; i < values.size(); ++i)
        points.append(QPointF(static_cast<double>(i + 1), values[i]));
    return points;
}

/// A line and its points; the figure's caption says what they are.
QXYSeries* addCurve(QChart& panel, const QString& name, QList<QPointF> points, const QPen& pen,
                    QScatterSeries::MarkerShape shape, bool onLogAxis)
{
    if (onLogAxis)
        points.removeIf([](const QPointF& point) { return point.y() <= 0; });
    auto* const line = new QLineSeries(&panel);
    auto* const dots = new QScatterSeries(&panel);
    line->replace(points);
    dots->replace(points);
    line->setPen(pen);
    dots->setName(name);
    dots->setColor(pen.color());
    dots->setBorderColor(Qt::transparent);
    dots->setMarkerShape(shape);
    dots->setMarkerSize(7);
    panel.addSeries(line);
    panel.addSeries(dots);
    return dots;
}

void addAxes(QChart& panel, bool logarithmic, const QString& valueTitle)
{
    double smallest = 0;
    double largest = 0;
    double lastPly = 1;
    const auto all = panel.series();
    for (const QAbstractSeries* series : all) {
        const auto points = static_cast<const QXYSeries*>(series)->points();
        for (const QPointF& point : points) {
            lastPly = std::max(lastPly, point.x());
            largest = std::max(largest, point.y());
            smallest = smallest == 0 ? point.y() : std::min(smallest, point.y());
        }
    }
    auto* const moves = new QValueAxis;
    moves->setTickType(QValueAxis::TicksDynamic);
    moves->setTickInterval(std::max(chartaxis::niceStep(lastPly + 1, 10), 1.0));
    moves->setRange(0, lastPly + 1);
    moves->setLabelFormat(QStringLiteral("%.0f"));
    moves->setTitleText(CurvesFigure::tr("Ply"));
    QAbstractAxis* values = nullptr;
    if (logarithmic && smallest > 0) {
        auto* const axis = new QLogValueAxis;
        chartaxis::setLogRange(*axis, smallest, largest);
        values = axis;
    } else {
        auto* const axis = new QValueAxis;
        chartaxis::setLinearRange(*axis, largest, 1, 5);
        values = axis;
    }
    values->setTitleText(valueTitle);
    panel.addAxis(moves, Qt::AlignBottom);
    panel.addAxis(values, Qt::AlignLeft);
    for (QAbstractSeries* series : all) {
        series->attachAxis(moves);
        series->attachAxis(values);
    }
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(moves), values}) {
        axis->setLabelsFont(QApplication::font());
        axis->setTitleFont(QApplication::font());
        axis->setTruncateLabels(false);
    }
}

}

CurvesFigure::CurvesFigure(QObject* parent)
    : QGraphicsScene(parent), m_palette(QApplication::palette())
{
    m_caption = new QGraphicsTextItem;
    addItem(m_caption);
    m_ring = addRect(QRectF());
    m_ring->setZValue(1);
    buildPanels();
}

CurvesFigure::~CurvesFigure() = default;

void CurvesFigure::setCurves(const std::vector<StudyCurve>& curves)
{
    m_curves = curves;
    buildPanels();
}

void CurvesFigure::setColors(const QPalette& palette)
{
    m_palette = palette;
    buildPanels();
}

void CurvesFigure::resize(const QSizeF& size)
{
    m_size = size;
    layOut();
}

void CurvesFigure::buildPanels()
{
    for (QChart* panel : m_panels) {
        removeItem(panel);
        delete panel;
    }
    m_panels.clear();
    m_marks.clear();
    mark({});
    if (m_curves.empty()) {
        for (const PublishedCurve& published : publishedCurves()) {
            addPanel(published.depth, nullptr, false);
            addPanel(published.depth, nullptr, true);
        }
    }
    for (const StudyCurve& curve : m_curves) {
        addPanel(curve.depth, &curve, false);
        addPanel(curve.depth, &curve, true);
    }
    setBackgroundBrush(m_palette.color(QPalette::Base));
    m_caption->setDefaultTextColor(m_palette.color(QPalette::Text));
    m_caption->setHtml(captionText());
    layOut();
}

void CurvesFigure::addPanel(int depth, const StudyCurve* ours, bool time)
{
    auto* const panel = new QChart;
    panel->setAnimationOptions(QChart::NoAnimation);
    panel->setLocalizeNumbers(true);
    panel->setLocale(numberLocale());
    panel->setBackgroundRoundness(0);
    panel->layout()->setContentsMargins(0, 0, 0, 0);
    panel->setMargins(QMargins(4, 2, 10, 2));
    QFont titleFont = QApplication::font();
    titleFont.setBold(true);
    panel->setTitleFont(titleFont);
    panel->setTitle(time ? tr("Depth %1: time for each move").arg(depth)
                         : tr("Depth %1: nodes for each move").arg(depth));
    panel->legend()->hide();

    if (const PublishedCurve* const published = publishedAt(depth)) {
        const QPen pen = chartstyle::seriesPen(chartstyle::seriesColor(articleColor, m_palette), 1,
                                               0, m_palette);
        QXYSeries* const points = addCurve(
            *panel, tr("The article"), asPoints(time ? published->milliseconds : published->nodes),
            pen, QScatterSeries::MarkerShapeRectangle, time);
        m_marks.push_back({panel, points, depth, -1, time});
    }
    if (ours) {
        QList<QPointF> points;
        for (const CurvePoint& point : ours->points)
            points.append(QPointF(point.ply, time ? point.milliseconds : double(point.nodes)));
        const QPen pen
            = chartstyle::seriesPen(chartstyle::seriesColor(oursColor, m_palette), 0, 0, m_palette);
        QXYSeries* const drawn = addCurve(*panel, tr("This program"), points, pen,
                                          QScatterSeries::MarkerShapeCircle, time);
        m_marks.push_back({panel, drawn, depth, static_cast<int>(ours - m_curves.data()), time});
    }
    // Two machines lie a hundredfold apart in time: only a logarithmic axis shows both.
    addAxes(*panel, time, time ? tr("Time in ms") : tr("Nodes"));
    chartstyle::applyPalette(*panel, m_palette);
    addItem(panel);
    m_panels.push_back(panel);
}

QString CurvesFigure::textOf(const Marks& marks, const QPointF& point) const
{
    const QString value = QLocale().toString(point.y(), 'f', marks.time && point.y() < 10 ? 3 : 0);
    const int ply = qRound(point.x());
    const QString text = (marks.curve < 0 ? tr("The article, depth %1, one game")
                                          : tr("This program, depth %1, one game"))
                             .arg(marks.depth)
        + QLatin1Char('\n')
        + (marks.time ? tr("Ply %1: %2 ms") : tr("Ply %1: %2 nodes"))
              .arg(QString::number(ply), value);
    const bool disturbed = marks.time && marks.curve >= 0
        && m_curves[static_cast<std::size_t>(marks.curve)]
               .points[static_cast<std::size_t>(ply - 1)]
               .disturbed;
    return disturbed ? tr("%1, disturbed by other work").arg(text) : text;
}

FigureSpots CurvesFigure::spots() const
{
    constexpr double size = 8;
    FigureSpots spots;
    int line = 0;
    for (const Marks& marks : m_marks) {
        const auto points = marks.points->points();
        for (const QPointF& point : points) {
            const QPointF middle
                = marks.panel->mapToScene(marks.panel->mapToPosition(point, marks.points));
            spots.push_back({QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size),
                             textOf(marks, point), marks.curve, qRound(point.x()), line});
        }
        ++line;
    }
    return spots;
}

void CurvesFigure::mark(const QRectF& place)
{
    m_ring->setPen(QPen(m_palette.color(QPalette::Text), 2));
    m_ring->setRect(place.adjusted(-2, -2, 2, 2));
    m_ring->setVisible(!place.isEmpty());
}

QString CurvesFigure::captionText() const
{
    // The caption is the legend of all panels: the marker in its colour, then what it stands for.
    const auto entry = [this](int color, const QString& marker, const QString& text) {
        return QStringLiteral("<span style=\"color:%1\">%2</span> %3")
            .arg(chartstyle::seriesColor(color, m_palette).name(), marker, text.toHtmlEscaped());
    };
    QStringList lines;
    if (!m_curves.empty()) {
        const StudyCurve& first = m_curves.front();
        lines << entry(oursColor, QStringLiteral("\u25cf"),
                       tr("This program: %1, seed %2. %3")
                           .arg(first.variant)
                           .arg(first.seed)
                           .arg(first.protocol));
    }
    lines << entry(
        articleColor, QStringLiteral("\u25a0"),
        tr("The article: Kang, Wang and Hu (2019), figures 12 and 13, one game for each depth."));
    return lines.join(QStringLiteral("<br>"));
}

void CurvesFigure::layOut()
{
    const int count = static_cast<int>(m_panels.size());
    const double captionMargin = 6;
    const int columns = m_size.width() > rowAspect * m_size.height()
            && m_size.width() >= count * smallestPanelWidth
        ? std::max(count, 1)
        : 2;
    const int rows = (count + columns - 1) / columns;
    const double width = std::max(m_size.width(), columns * smallestPanelWidth);
    m_caption->setTextWidth(width - 2 * captionMargin);
    const double captionHeight = m_caption->boundingRect().height() + captionMargin;
    const double height = std::max(m_size.height(), rows * smallestPanelHeight + captionHeight);
    const QSizeF panel(width / columns, (height - captionHeight) / std::max(rows, 1));
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const QPointF corner(i % columns * panel.width(), row * panel.height());
        m_panels[static_cast<std::size_t>(i)]->setGeometry(QRectF(corner, panel));
    }
    m_caption->setPos(captionMargin, height - captionHeight);
    setSceneRect(0, 0, width, height);
}

Expected<void> writeCurvesPicture(const std::vector<StudyCurve>& curves, const QString& pngPath)
{
    if (curves.empty())
        return fail(CurvesFigure::tr("There are no curves to draw."));
    CurvesFigure figure;
    figure.setColors(paperPalette());
    figure.setCurves(curves);
    ChartContent content;
    content.title = CurvesFigure::tr("Nodes and time for each move");
    content.provenance = provenanceOf(curves);
    content.size = QSize(1600, 1000) / chartexport::pixelScale;
    // The frame's texts are within the size that is promised.
    const int texts = ExportFrame(content).size().height() - content.size.height();
    content.size.rheight() -= texts;
    figure.resize(content.size);
    content.paint = [&figure](QPainter& painter, const QRectF& target) {
        figure.render(&painter, target, figure.sceneRect());
    };
    return chartexport::save(content, pngPath);
}
