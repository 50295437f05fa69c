// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/exportframe.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace {

constexpr double frameMargin = 8;
/// Narrower pictures get more room, so that the texts don't become a column of words.
constexpr int leastFrameWidth = 420;

/// The same in every picture, whatever its dots per inch.
QFont sized(double share, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(8, qRound(share * QFontInfo(font).pixelSize())));
    font.setBold(bold);
    return font;
}

}

ExportFrame::ExportFrame(const ChartContent& content)
    : m_content(content), m_titleFont(sized(1.2, true)), m_font(sized(0.9, false))
{
    m_size.setWidth(std::max(content.size.width(), leastFrameWidth));
    const QRectF room(0, 0, m_size.width() - 2 * frameMargin, 1e4);
    m_head = QFontMetricsF(m_titleFont)
                 .boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, content.title)
                 .height()
        + 2 * frameMargin;
    const double foot = frameMargin + legend(nullptr, 0) + texts(nullptr, 0);
    m_size.setHeight(static_cast<int>(std::ceil(m_head + content.size.height() + foot)));
}

void ExportFrame::paint(QPainter& painter) const
{
    const QColor ink = paperPalette().color(QPalette::Text);
    painter.fillRect(QRectF(QPointF(), QSizeF(m_size)), paperPalette().color(QPalette::Base));
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.save();
    m_content.paint(painter, QRectF(QPointF(0, m_head), QSizeF(m_content.size)));
    painter.restore();
    painter.setPen(ink);
    painter.setFont(m_titleFont);
    painter.drawText(QRectF(frameMargin, frameMargin, m_size.width() - 2 * frameMargin, m_head),
                     Qt::AlignLeft | Qt::TextWordWrap, m_content.title);
    const double below = m_head + m_content.size.height() + frameMargin;
    texts(&painter, below + legend(&painter, below));
}

double ExportFrame::legend(QPainter* painter, double top) const
{
    if (m_content.legend.empty())
        return 0;
    const FigureStyle style {paperPalette(), m_font};
    const double width = m_size.width() - 2 * frameMargin;
    if (painter)
        plotlegend::paint(*painter, QRectF(frameMargin, top, width, 0), m_content.legend, style);
    return plotlegend::height(width, m_content.legend, style) + frameMargin / 2;
}

double ExportFrame::texts(QPainter* painter, double top) const
{
    QStringList paragraphs = m_content.provenance.lines();
    if (!m_content.note.isEmpty())
        paragraphs.prepend(m_content.note);
    const QFontMetricsF metrics(m_font);
    double y = top;
    for (const QString& text : paragraphs) {
        const QRectF room(frameMargin, y, m_size.width() - 2 * frameMargin, 1e4);
        if (painter) {
            painter->setPen(paperPalette().color(QPalette::Text));
            painter->setFont(m_font);
            painter->drawText(room, Qt::AlignLeft | Qt::TextWordWrap, text);
        }
        y += metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, text).height() + 2;
    }
    return y + frameMargin - top;
}
