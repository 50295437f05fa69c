// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonnews.h"

#include "ui/widgets/labels/livelabel.h"

#include <QResizeEvent>

namespace {

constexpr int mostNewsLines = 6;
constexpr int newsMargin = 4;
constexpr int usualNewsWidth = 400;

}

LessonNews::LessonNews(QWidget* parent) : QScrollArea(parent), m_label(new LiveLabel)
{
    m_label->setMargin(newsMargin);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setAccessibleName(tr("Messages about the lesson"));
    setFrameShape(StyledPanel);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setWidget(m_label);
    hide();
}

void LessonNews::say(const QString& text)
{
    setVisible(!text.isEmpty());
    m_label->say(text);
    updateGeometry();
}

QString LessonNews::text() const
{
    return m_label->text();
}

QSize LessonNews::sizeHint() const
{
    const int most = mostNewsLines * fontMetrics().lineSpacing() + 2 * newsMargin;
    const int high = m_label->heightForWidth(std::max(1, viewport()->width()));
    return {usualNewsWidth, std::min(high, most) + 2 * frameWidth()};
}

/// Another width, another number of lines.
void LessonNews::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}
