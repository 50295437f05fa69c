// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/fixedlineslabel.h"

#include "ui/widgets/labels/plaintip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>
#include <algorithm>

FixedLinesLabel::FixedLinesLabel(int lines, QWidget* parent) : QLabel(parent), m_lines(lines)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void FixedLinesLabel::setLines(int lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometry();
    update();
}

QStringList FixedLinesLabel::shownLines() const
{
    const int width = contentsRect().width();
    const QFontMetrics metrics = fontMetrics();
    QStringList shown;
    QTextLayout layout(text(), font());
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrapping);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const int from = line.textStart();
        // The last one takes what is left, and says where it is cut.
        if (shown.size() + 1 == m_lines) {
            shown += metrics.elidedText(text().mid(from), Qt::ElideRight, width);
            break;
        }
        shown += text().mid(from, line.textLength()).trimmed();
    }
    layout.endLayout();
    return shown;
}

bool FixedLinesLabel::isCut() const
{
    const QStringList shown = shownLines();
    return !shown.isEmpty() && !text().endsWith(shown.constLast());
}

QSize FixedLinesLabel::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    return {0, m_lines * fontMetrics().lineSpacing() + around.top() + around.bottom()};
}

bool FixedLinesLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        if (isCut())
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()),
                               this);
        else
            QToolTip::hideText();
        return true;
    }
    return QLabel::event(event);
}

void FixedLinesLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QStringList shown = shownLines();
    const int line = fontMetrics().lineSpacing();
    QRect place = contentsRect();
    const int height = static_cast<int>(shown.size()) * line;
    place.setTop(place.top() + std::max(0, (place.height() - height) / 2));
    place.setHeight(line);
    const auto side = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter;
    for (const QString& words : shown) {
        style()->drawItemText(&painter, place, static_cast<int>(side), palette(), isEnabled(),
                              words, foregroundRole());
        place.translate(0, line);
    }
}
