// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourbubble.h"

#include "ui/widgets/labels/livelabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <algorithm>

namespace {

// In letters.
constexpr int usualLetters = 36;
constexpr int leastLetters = 27;
constexpr int bubbleGap = 10;
constexpr int ringWidth = 3;

}

/// Around what is spoken of.
class TourBubble::Ring : public QWidget
{
public:
    explicit Ring(QWidget* parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Highlight), ringWidth));
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(ringWidth, ringWidth, -ringWidth, -ringWidth), 8, 8);
    }
};

TourBubble::TourBubble(QWidget* parent)
    : QFrame(parent), m_number(new QLabel(this)), m_text(new LiveLabel(this)),
      m_skip(new QPushButton(tr("Skip"), this)), m_next(new QPushButton(this)),
      m_ring(new Ring(parent))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setAutoFillBackground(true);
    for (QLabel* label : {m_number, static_cast<QLabel*>(m_text)})
        label->setForegroundRole(QPalette::ToolTipText);
    QFont bold = font();
    bold.setBold(true);
    m_number->setFont(bold);
    m_skip->setToolTip(tr("Leave the tour; Help, Show me around brings it back"));
    for (QPushButton* button : {m_skip, m_next})
        button->setAutoDefault(false);
    connect(m_skip, &QPushButton::clicked, this, &TourBubble::endWanted);
    connect(m_next, &QPushButton::clicked, this, &TourBubble::nextWanted);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_skip);
    row->addStretch();
    row->addWidget(m_next);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_number);
    column->addWidget(m_text);
    column->addLayout(row);
    hide();
}

TourBubble::~TourBubble()
{
    delete m_ring;
}

void TourBubble::tell(const QString& sentence, int number, int count)
{
    const bool last = number == count;
    m_number->setText(tr("%1 of %2", "steps of a tour").arg(number).arg(count));
    m_next->setText(last ? tr("Got it") : tr("Next"));
    m_next->setToolTip(last ? tr("End the tour") : tr("Go on to the next step"));
    m_skip->setVisible(!last);
    show();
    m_text->say(sentence);
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourBubble::pointAt(const QRect& target)
{
    m_target = target;
    const QRect room
        = parentWidget()->rect().adjusted(bubbleGap, bubbleGap, -bubbleGap, -bubbleGap);
    const int letter = fontMetrics().averageCharWidth();
    const int bubbleWidth = std::min(usualLetters * letter, room.width());
    const int leastBubble = std::min(leastLetters * letter, room.width());
    m_ring->setGeometry(target.adjusted(-ringWidth, -ringWidth, ringWidth, ringWidth));
    m_ring->show();
    m_ring->raise();
    const int beside = room.right() - target.right() - bubbleGap;
    const int width = beside >= leastBubble ? std::min(bubbleWidth, beside) : bubbleWidth;
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                     : sizeHint().height();
    QRect place(QPoint(), QSize(width, height));
    // Beside a button are other buttons.
    if (beside >= leastBubble && target.width() >= bubbleWidth)
        place.moveTopLeft({target.right() + bubbleGap, target.top()});
    else if (room.bottom() - target.bottom() >= height + bubbleGap)
        place.moveTopRight(
            {std::max(target.right(), room.left() + width), target.bottom() + bubbleGap});
    else
        place.moveBottomRight({target.right() - bubbleGap, target.bottom() - bubbleGap});
    place.moveLeft(
        std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - width)));
    place.moveTop(
        std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - height)));
    setGeometry(place);
    raise();
}

void TourBubble::hideEvent(QHideEvent* event)
{
    if (m_ring)
        m_ring->hide();
    QFrame::hideEvent(event);
}
