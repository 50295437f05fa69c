// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/tour/tourbubble.h"

#include "ui/mainwindow/tour/tourarrow.h"
#include "ui/style/cardlook.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <algorithm>
#include <array>

namespace {

/// Widths of the card in letters, from the one that reads best to the one that takes least room.
constexpr std::array cardLetters {44, 38, 32, 28};
/// Of the drawing, in lines of text.
constexpr double drawingLines = 4.5;
/// In pixels: beside large letters it needs to be no larger.
constexpr double leastTourDrawing = 64;
constexpr double mostTourDrawing = 96;

}

TourBubble::TourBubble(QWidget* parent)
    : QWidget(parent), m_drawing(new QSpacerItem(0, 0)), m_number(new QLabel(this)),
      m_text(new LiveLabel(this)), m_skip(new QPushButton(tr("Skip"), this)),
      m_next(new QPushButton(this)), m_arrow(new TourArrow(parent))
{
    for (QLabel* label : {m_number, static_cast<QLabel*>(m_text)})
        label->setForegroundRole(QPalette::Text);
    m_skip->setToolTip(tr("Leave the tour. To take it again, choose Help > Take the tour."));
    for (QPushButton* button : {m_skip, m_next})
        button->setAutoDefault(false);
    connect(m_skip, &QPushButton::clicked, this, &TourBubble::endWanted);
    connect(m_next, &QPushButton::clicked, this, &TourBubble::nextWanted);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(cardlook::gap);
    buttons->addWidget(m_skip);
    buttons->addStretch();
    buttons->addWidget(m_next);
    auto* const words = new QVBoxLayout;
    words->setSpacing(cardlook::gap);
    words->addWidget(m_number);
    words->addWidget(m_text);
    words->addStretch();
    words->addLayout(buttons);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(cardlook::margin, cardlook::margin, cardlook::margin, cardlook::margin);
    row->addItem(m_drawing);
    row->addSpacing(cardlook::margin);
    row->addLayout(words, 1);
    followFont(*this, [this, row] {
        QFont bold = font();
        bold.setBold(true);
        m_number->setFont(bold);
        const int side = static_cast<int>(
            std::clamp(drawingLines * fontMetrics().height(), leastTourDrawing, mostTourDrawing));
        m_drawing->changeSize(side, side, QSizePolicy::Fixed, QSizePolicy::Minimum);
        row->invalidate();
    });
    hide();
}

TourBubble::~TourBubble()
{
    delete m_arrow;
}

void TourBubble::tell(TourStep step, const QString& sentence)
{
    m_step = step;
    const int number = static_cast<int>(step) + 1;
    const bool last = number == tourSteps;
    m_number->setText(tr("%1 of %2", "steps of a tour").arg(number).arg(tourSteps));
    m_next->setText(last ? tr("Got it") : tr("Next"));
    m_next->setToolTip(last ? tr("End the tour") : tr("Go to the next step"));
    m_skip->setVisible(!last);
    show();
    m_text->say(sentence);
    m_next->setFocus(Qt::OtherFocusReason);
    update();
}

std::vector<QSize> TourBubble::sizesFor(const QRect& room) const
{
    const int letter = fontMetrics().averageCharWidth();
    const int extra = m_drawing->sizeHint().width() + 3 * cardlook::margin;
    const int least = layout()->totalMinimumSize().width();
    std::vector<QSize> sizes;
    for (const int letters : cardLetters) {
        const int width
            = std::clamp(letters * letter + extra, std::min(least, room.width()), room.width());
        sizes.emplace_back(width,
                           layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                                         : sizeHint().height());
    }
    return sizes;
}

void TourBubble::pointAt(const QRect& target, const std::vector<KeptPlace>& kept)
{
    m_target = target;
    const QRect room = parentWidget()->rect().adjusted(cardlook::gap, cardlook::gap, -cardlook::gap,
                                                       -cardlook::gap);
    const TourPlace place = placeTour(room, target, kept, sizesFor(room));
    setGeometry(place.card);
    m_arrow->pointAt(target, place.arrow);
    m_arrow->raise();
    raise();
}

bool TourBubble::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void TourBubble::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT endWanted();
    else
        QWidget::keyPressEvent(event);
}

void TourBubble::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    cardlook::paint(painter, QRectF(rect()), palette());
    const QRect room = m_drawing->geometry();
    const int side = std::min(room.width(), room.height());
    paintTourDrawing(painter, QRectF(room.left(), room.top(), side, side), m_step, palette());
}

void TourBubble::hideEvent(QHideEvent* event)
{
    if (m_arrow)
        m_arrow->hide();
    QWidget::hideEvent(event);
}
