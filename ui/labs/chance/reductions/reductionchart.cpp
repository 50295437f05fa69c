// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/reductions/reductionchart.h"

#include "ui/paper/chartstyle.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

struct ReductionWords
{
    Q_DECLARE_TR_FUNCTIONS(ReductionChart)
};

constexpr double reductionGap = 10;
constexpr double shortestBar = 2;

using SizeFigure = std::optional<std::uint64_t>;

/// One panel: what is counted, and the figure of each pass.
struct Panel
{
    QString title;
    std::vector<SizeFigure> figures;
};

/// Without those of which nobody has counted anything.
std::vector<Panel> panelsOf(const std::vector<ReductionSize>& sizes)
{
    std::vector<Panel> panels {{ReductionWords::tr("Parameters"), {}},
                               {ReductionWords::tr("Summands"), {}},
                               {ReductionWords::tr("States"), {}},
                               {ReductionWords::tr("Branches"), {}}};
    for (const ReductionSize& size : sizes) {
        panels[0].figures.emplace_back(size.parameters);
        panels[1].figures.emplace_back(size.summands);
        panels[2].figures.push_back(size.states);
        panels[3].figures.push_back(size.branches);
    }
    std::erase_if(panels, [](const Panel& panel) {
        return std::ranges::none_of(panel.figures, &SizeFigure::has_value);
    });
    return panels;
}

/// Rows of bars beside each other: the passes from above, what is counted from left to right.
class BarPainter
{
public:
    BarPainter(QPainter& painter, const QRectF& room, const std::vector<ReductionSize>& sizes,
               const FigureStyle& style)
        : m_painter(painter), m_room(room), m_sizes(sizes), m_style(style), m_metrics(style.font)
    {
    }

    void paint()
    {
        if (m_sizes.empty())
            return;
        m_painter.setFont(m_style.font);
        m_line = m_metrics.lineSpacing();
        m_row = std::min((m_room.height() - m_line - reductionGap / 2)
                             / static_cast<double>(m_sizes.size()),
                         2.2 * m_line);
        double names = 0;
        for (std::size_t i = 0; i < m_sizes.size(); ++i)
            names = std::max(names, m_metrics.horizontalAdvance(name(i)));
        names = std::min(names, m_room.width() * 0.34);
        for (std::size_t i = 0; i < m_sizes.size(); ++i)
            write(QRectF(m_room.left(), top(i), names, m_row),
                  m_metrics.elidedText(name(i), Qt::ElideRight, names), Qt::AlignLeft);
        double left = m_room.left() + names + reductionGap;
        const auto panels = panelsOf(m_sizes);
        // Each as wide as its title asks for, so that all of them are read as long as they can be.
        double titles = 0;
        for (const Panel& panel : panels)
            titles += titleWidth(panel);
        const double stretch = (m_room.right() - left) / titles;
        for (std::size_t i = 0; i < panels.size(); ++i) {
            const double width = titleWidth(panels[i]) * stretch;
            paintPanel(panels[i], left, width - reductionGap, static_cast<int>(i));
            left += width;
        }
    }

private:
    QString name(std::size_t row) const { return m_sizes[row].title; }
    double titleWidth(const Panel& panel) const
    {
        return m_metrics.horizontalAdvance(panel.title) + 1.5 * reductionGap;
    }
    double top(std::size_t row) const
    {
        return m_room.top() + m_line + reductionGap / 2 + static_cast<double>(row) * m_row;
    }
    void write(const QRectF& place, const QString& text, Qt::Alignment alignment)
    {
        m_painter.setPen(m_style.palette.color(QPalette::Text));
        m_painter.drawText(place, alignment | Qt::AlignVCenter, text);
    }

    void paintPanel(const Panel& panel, double left, double width, int color)
    {
        write(QRectF(left, m_room.top(), width, m_line),
              m_metrics.elidedText(panel.title, Qt::ElideRight, width), Qt::AlignLeft);
        std::uint64_t most = 1;
        double widest = 0;
        for (const SizeFigure& figure : panel.figures) {
            most = std::max(most, figure.value_or(0));
            widest = std::max(widest, m_metrics.horizontalAdvance(textOf(figure)));
        }
        const double room = std::max(shortestBar, width - widest - reductionGap / 2);
        for (std::size_t row = 0; row < panel.figures.size(); ++row) {
            const SizeFigure& figure = panel.figures[row];
            const double share
                = static_cast<double>(figure.value_or(0)) / static_cast<double>(most);
            const QRectF bar(left, top(row) + m_row * 0.18, std::max(shortestBar, room * share),
                             m_row * 0.64);
            if (figure)
                m_painter.fillRect(bar, chartstyle::seriesColor(color, m_style.palette));
            write(QRectF(figure ? bar.right() + reductionGap / 2 : left, top(row), width, m_row),
                  textOf(figure), Qt::AlignLeft);
        }
    }

    static QString textOf(const SizeFigure& figure)
    {
        return figure ? countText(*figure) : QStringLiteral("–");
    }

    QPainter& m_painter;
    const QRectF m_room;
    const std::vector<ReductionSize>& m_sizes;
    const FigureStyle& m_style;
    const QFontMetricsF m_metrics;
    double m_line = 0;
    double m_row = 0;
};

}

ReductionChart::ReductionChart(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Reductions of the equation"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ReductionChart::setSizes(std::vector<ReductionSize> sizes)
{
    m_sizes = std::move(sizes);
    QStringList rows;
    for (const ReductionSize& size : m_sizes) {
        QString row = tr("%1: %2 parameters, %3 summands")
                          .arg(size.title, countText(size.parameters), countText(size.summands));
        if (size.states)
            row += tr(", %1 states, %2 branches")
                       .arg(countText(*size.states), countText(size.branches.value_or(0)));
        rows << row;
    }
    setAccessibleDescription(rows.join(u'\n'));
    updateGeometry();
    update();
}

QSize ReductionChart::sizeHint() const
{
    const int rows = static_cast<int>(m_sizes.size());
    return {520, fontMetrics().lineSpacing() * (1 + 3 * rows / 2) + static_cast<int>(reductionGap)};
}

QSize ReductionChart::minimumSizeHint() const
{
    const int rows = static_cast<int>(m_sizes.size());
    return {300, fontMetrics().lineSpacing() * (1 + rows) + static_cast<int>(reductionGap)};
}

void ReductionChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    BarPainter(painter, rect(), m_sizes, {palette(), font()}).paint();
}

ChartContent ReductionChart::content(const QString& title) const
{
    ChartContent content;
    content.title = title;
    content.size = {640, std::max(sizeHint().height(), 60)};
    content.paint = [sizes = m_sizes](QPainter& painter, const QRectF& room) {
        const FigureStyle style = paperStyle();
        BarPainter(painter, room, sizes, style).paint();
    };
    content.csv = "pass,parameters,summands,states,branches\n";
    for (const ReductionSize& size : m_sizes) {
        content.csv += '"' + size.title.toUtf8() + "\","
            + QByteArray::number(quint64 {size.parameters}) + ','
            + QByteArray::number(quint64 {size.summands});
        for (const SizeFigure& figure : {size.states, size.branches})
            content.csv += ',' + (figure ? QByteArray::number(quint64 {*figure}) : QByteArray());
        content.csv += '\n';
    }
    return content;
}
