// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/opponentbutton.h"

#include "ui/play/players/opponentdrawing.h"
#include "ui/style/dark.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTextBoundaryFinder>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr int figureMargin = 6;
constexpr int corner = 10;
constexpr int sentenceGap = 3;
/// Of a sentence in one line: wider, it would reach the slope's line, which falls to its left.
constexpr int sentenceLetters = 22;
/// Narrower, a sentence that may break behind every sign would be a column of them.
constexpr int leastSentenceLetters = 8;
/// Below the drawing, where the slope's line may run.
constexpr int footGap = 9;
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

}

OpponentButton::OpponentButton(const QString& drawing, const QString& name, const QString& sentence,
                               QWidget* parent)
    : QPushButton(name, parent), m_drawing(drawing), m_sentence(sentence)
{
    setAccessibleDescription(sentence);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(false);
    m_hop.setStartValue(0.0);
    connect(&m_hop, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void OpponentButton::hop(int afterMs)
{
    if (m_hop.state() == QVariantAnimation::Running)
        return;
    m_hop.setEndValue(static_cast<double>(afterMs + hopMs));
    m_hop.setDuration(afterMs + hopMs);
    m_hop.start();
}

/// Higher and slimmer in the air, lower and wider where it lands: about the middle of its feet.
QTransform OpponentButton::hopTransform(const QRectF& place) const
{
    if (m_hop.state() != QVariantAnimation::Running)
        return {};
    const double share = (m_hop.currentTime() - m_hop.duration() + hopMs) / double {hopMs};
    if (share <= 0)
        return {};
    constexpr double height = 0.1;
    constexpr double stretch = 0.08;
    // Up and down in the first three quarters; then it gives way under its own weight.
    constexpr double landing = 0.75;
    const double wave = share < landing
        ? std::sin(share / landing * std::numbers::pi)
        : -std::sin((share - landing) / (1 - landing) * std::numbers::pi);
    const QPointF feet(place.center().x(), place.bottom());
    QTransform result;
    result.translate(feet.x(), feet.y() - std::max(0.0, wave) * height * place.height());
    result.scale(1 - stretch * wave, 1 + stretch * wave);
    result.translate(-feet.x(), -feet.y());
    return result;
}

void OpponentButton::setLit(bool lit)
{
    m_lit = lit;
    update();
}

void OpponentButton::setDrawingSize(int size)
{
    if (size == m_size)
        return;
    m_size = size;
    updateGeometry();
    update();
}

QFont OpponentButton::nameFont() const
{
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(1.1 * bold.pointSizeF());
    return bold;
}

int OpponentButton::leastWidth() const
{
    int widest = std::max(QFontMetrics(nameFont()).horizontalAdvance(text()),
                          leastSentenceLetters * fontMetrics().averageCharWidth());
    // Not every language parts its words by blanks.
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, m_sentence);
    for (qsizetype from = 0, to = breaks.toNextBoundary(); to > from;
         from = to, to = breaks.toNextBoundary()) {
        const QString word = m_sentence.mid(from, to - from).trimmed();
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    }
    return widest + 2 * figureMargin + 2;
}

QRect OpponentButton::sentenceRect(int width, int drawing) const
{
    const int top
        = figureMargin + drawing + footGap + QFontMetrics(nameFont()).height() + sentenceGap;
    const int most = std::max(leastWidth(), sentenceLetters * fontMetrics().averageCharWidth());
    const int inside = std::clamp(width - 2 * figureMargin, 1, most);
    const QRect room((width - inside) / 2, top, inside, 10'000);
    return {room.topLeft(),
            QSize(inside, fontMetrics().boundingRect(room, wrapped, m_sentence).height())};
}

int OpponentButton::heightFor(int width, int drawing) const
{
    return sentenceRect(width, drawing).bottom() + 1 + figureMargin;
}

int OpponentButton::heightForWidth(int width) const
{
    return heightFor(width, m_size);
}

QSize OpponentButton::sizeHint() const
{
    const int width = std::max(leastWidth(), 130);
    return {width, heightForWidth(width)};
}

QSize OpponentButton::minimumSizeHint() const
{
    return {leastWidth(), heightForWidth(std::max(width(), leastWidth()))};
}

/// As sharp as it can be at rest; what moves is drawn once and then the picture of it.
void OpponentButton::paintDrawing(QPainter& painter, const QRect& place)
{
    const QTransform moved = hopTransform(place);
    if (moved.isIdentity()) {
        m_picture = {};
        return paintOpponent(painter, place, m_drawing, palette());
    }
    if (m_picture.isNull()) {
        const double ratio = devicePixelRatioF();
        m_picture = QPixmap((QSizeF(place.size()) * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::transparent);
        QPainter drawing(&m_picture);
        paintOpponent(drawing, QRect(QPoint(), place.size()), m_drawing, palette());
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(moved, true);
    painter.drawPixmap(place, m_picture);
    painter.restore();
}

void OpponentButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colors = palette();
    const bool pointed = underMouse() && isEnabled();
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (m_lit || pointed || isDown()) {
        QColor tint = colors.color(QPalette::Highlight);
        tint.setAlphaF(isDown() ? 0.35f : pointed ? 0.22f : 0.14f);
        painter.setBrush(tint);
        // Lit is told by the frame as well as by the tint.
        painter.setPen(m_lit ? QPen(colors.color(QPalette::Highlight), 3) : QPen(Qt::NoPen));
        painter.drawRoundedRect(frame, corner, corner);
    }
    const QRect place((width() - m_size) / 2, figureMargin, m_size, m_size);
    paintDrawing(painter, place);

    painter.setPen(colors.color(QPalette::WindowText));
    painter.setFont(nameFont());
    const QRect sentence = sentenceRect(width(), m_size);
    painter.drawText(QRect(0, place.bottom() + footGap, width(), sentence.top() - place.bottom()),
                     Qt::AlignHCenter | Qt::AlignTop, text());
    painter.setFont(font());
    painter.drawText(sentence, wrapped, m_sentence);
    if (!hasFocus())
        return;
    painter.setPen(isHighContrast(colors)
                       ? QPen(colors.color(QPalette::WindowText), 4)
                       : QPen(colors.color(QPalette::WindowText), 2, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame.adjusted(2.5, 2.5, -2.5, -2.5), corner - 3, corner - 3);
}

void OpponentButton::enterEvent(QEnterEvent* event)
{
    QPushButton::enterEvent(event);
    update();
}

void OpponentButton::leaveEvent(QEvent* event)
{
    QPushButton::leaveEvent(event);
    update();
}
