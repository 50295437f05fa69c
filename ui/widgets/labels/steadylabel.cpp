// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/steadylabel.h"

#include <QFontMetrics>
#include <algorithm>

namespace {

constexpr int usualWidth = 300;

}

SteadyLabel::SteadyLabel(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SteadyLabel::setSentences(const QStringList& sentences)
{
    m_sentences = sentences;
    updateGeometry();
}

int SteadyLabel::heightForWidth(int width) const
{
    int height = fontMetrics().lineSpacing();
    for (const QString& sentence : m_sentences) {
        const QRect place(0, 0, width, QWIDGETSIZE_MAX);
        height = std::max(height,
                          fontMetrics().boundingRect(place, Qt::TextWordWrap, sentence).height());
    }
    return height;
}

QSize SteadyLabel::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize SteadyLabel::minimumSizeHint() const
{
    return {0, fontMetrics().lineSpacing()};
}
