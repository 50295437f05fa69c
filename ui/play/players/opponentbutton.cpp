// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/opponentbutton.h"

#include "ui/play/players/opponentdrawing.h"
#include "ui/style/cardlook.h"
#include "ui/style/dark.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
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
/// Under the mouse, as a share of the drawing, and how long it takes.
constexpr double liftShare = 0.06;
constexpr int liftMs = 120;
constexpr double smallLetters = 0.85;
constexpr float shadowInk = 0.14F;
constexpr double focusWidth = 3;
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

}

OpponentButton::OpponentButton(const QString& drawing, const QString& name, const QString& sentence,
                               QWidget* parent)
    : QPushButton(name, parent), m_drawing(drawing), m_sentence(sentence)
{
    setAccessibleDescription(sentence);
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(false);
    m_lift.setStartValue(0.0);
    m_lift.setEndValue(1.0);
    m_lift.setDuration(liftMs);
    m_lift.setEasingCurve(QEasingCurve::OutQuad);
    connect(&m_lift, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
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

double OpponentButton::lift() const
{
    return m_lift.currentValue().toDouble();
}

/// From where it is at this moment.
void OpponentButton::setRaised(bool raised)
{
    m_lift.setDirection(raised ? QAbstractAnimation::Forward : QAbstractAnimation::Backward);
    const bool moves
        = !m_still && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (moves && m_lift.state() != QAbstractAnimation::Running && (raised || lift() > 0))
        m_lift.start();
}

void OpponentButton::setLit(bool lit)
{
    m_lit = lit;
    describe();
}

void OpponentButton::setNumber(int number)
{
    m_number = number;
    update();
}

void OpponentButton::setGrade(const QString& grade)
{
    m_grade = grade;
    describe();
    updateGeometry();
}

void OpponentButton::setStarts(bool starts)
{
    if (starts == m_starts)
        return;
    m_starts = starts;
    update();
}

void OpponentButton::describe()
{
    const QString sentence
        = m_grade.isEmpty() ? m_sentence : tr("%1. %2", "level, sentence").arg(m_grade, m_sentence);
    setAccessibleDescription(m_lit ? tr("%1 Played last time.", "after a sentence").arg(sentence)
                                   : sentence);
    update();
}

QString OpponentButton::footText(const QFontMetrics& letters) const
{
    if (!m_starts)
        return m_lit ? tr("last time") : QString();
    const QString both = tr("last time – press Enter");
    return m_lit && letters.horizontalAdvance(both) <= width() - 2 * figureMargin
        ? both
        : tr("press Enter");
}

void OpponentButton::setDrawingSize(int size)
{
    if (size == m_size)
        return;
    m_size = size;
    m_picture = {};
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

QFont OpponentButton::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(smallLetters * small.pointSizeF());
    return small;
}

int OpponentButton::gradeHeight() const
{
    return m_grade.isEmpty() ? 0 : QFontMetrics(smallFont()).height();
}

int OpponentButton::leastWidth() const
{
    int widest = std::max({QFontMetrics(nameFont()).horizontalAdvance(text()),
                           QFontMetrics(smallFont()).horizontalAdvance(m_grade),
                           leastSentenceLetters * fontMetrics().averageCharWidth()});
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
    const int top = figureMargin + drawing + footGap + QFontMetrics(nameFont()).height()
        + gradeHeight() + sentenceGap;
    const int most = std::max(leastWidth(), sentenceLetters * fontMetrics().averageCharWidth());
    const int inside = std::clamp(width - 2 * figureMargin, 1, most);
    const QRect room((width - inside) / 2, top, inside, 10'000);
    return {room.topLeft(),
            QSize(inside, fontMetrics().boundingRect(room, wrapped, m_sentence).height())};
}

int OpponentButton::heightFor(int width, int drawing) const
{
    return sentenceRect(width, drawing).bottom() + 1 + sentenceGap
        + QFontMetrics(smallFont()).height() + figureMargin;
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
    QTransform moved = hopTransform(place);
    if (lift() > 0) {
        QColor shadow = palette().color(QPalette::WindowText);
        shadow.setAlphaF(shadowInk * static_cast<float>(lift()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(shadow);
        painter.drawEllipse(QPointF(place.center().x(), place.bottom()), 0.3 * place.width(),
                            0.05 * place.height());
        moved *= QTransform::fromTranslate(0, -std::round(liftShare * m_size * lift()));
    }
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

void OpponentButton::paintNumber(QPainter& painter) const
{
    if (m_number <= 0)
        return;
    const QString text = QString::number(m_number);
    const QFontMetrics letters {smallFont()};
    const int side = std::max(letters.height(), letters.horizontalAdvance(text)) + 2;
    QRect key(figureMargin, figureMargin, side, side);
    if (layoutDirection() == Qt::RightToLeft)
        key.moveRight(width() - figureMargin);
    painter.setPen(QPen(cardlook::edge(palette()), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, -0.5, -0.5), cardlook::nearGap,
                            cardlook::nearGap);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(smallFont());
    painter.drawText(key, Qt::AlignCenter, text);
}

void OpponentButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colors = palette();
    const bool pointed = underMouse() && isEnabled();
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (hasFocus() || pointed || isDown()) {
        QColor tint = colors.color(QPalette::Highlight);
        tint.setAlphaF(isDown() ? 0.35F : 0.12F);
        painter.setBrush(tint);
        // The keyboard has the one frame that there is.
        painter.setPen(Qt::NoPen);
        if (hasFocus())
            painter.setPen(isHighContrast(colors)
                               ? QPen(colors.color(QPalette::WindowText), focusWidth + 1)
                               : QPen(colors.color(QPalette::Highlight), focusWidth));
        painter.drawRoundedRect(frame, corner, corner);
    }
    const QRect place((width() - m_size) / 2, figureMargin, m_size, m_size);
    paintDrawing(painter, place);
    paintNumber(painter);

    painter.setPen(colors.color(QPalette::WindowText));
    painter.setFont(nameFont());
    const QRect sentence = sentenceRect(width(), m_size);
    painter.drawText(QRect(0, place.bottom() + footGap, width(), sentence.top() - place.bottom()),
                     Qt::AlignHCenter | Qt::AlignTop, text());
    painter.setFont(smallFont());
    painter.drawText(QRect(0, sentence.top() - sentenceGap - gradeHeight(), width(), gradeHeight()),
                     Qt::AlignHCenter | Qt::AlignTop, m_grade);
    painter.setFont(font());
    painter.drawText(sentence, wrapped, m_sentence);
    painter.setFont(smallFont());
    painter.drawText(
        QRect(0, sentence.bottom() + 1 + sentenceGap, width(), QFontMetrics(smallFont()).height()),
        Qt::AlignHCenter | Qt::AlignTop, footText(QFontMetrics(smallFont())));
}

void OpponentButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_picture = {};
}

void OpponentButton::enterEvent(QEnterEvent* event)
{
    QPushButton::enterEvent(event);
    setRaised(true);
    update();
}

void OpponentButton::leaveEvent(QEvent* event)
{
    QPushButton::leaveEvent(event);
    setRaised(false);
    update();
}

/// Who comes back to the page finds it at rest.
void OpponentButton::hideEvent(QHideEvent* event)
{
    m_lift.stop();
    m_lift.setCurrentTime(0);
    QPushButton::hideEvent(event);
}
