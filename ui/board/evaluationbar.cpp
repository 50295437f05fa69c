// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/evaluationbar.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/style/boardtheme.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

namespace {

constexpr int easingMs = 150;
constexpr int barWidth = 26;
const QChar boundLabel(0x2026);

/// A value between 0 and 100 that nobody can set.
class BarAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit BarAccessible(EvaluationBar* bar)
        : QAccessibleWidget(bar, QAccessible::ProgressBar) { }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value || kind == QAccessible::Description
            ? bar()->sentence()
            : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return qRound(100 * bar()->share()); }
    void setCurrentValue(const QVariant&) override { }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return 100; }
    QVariant minimumStepSize() const override { return 1; }

private:
    EvaluationBar* bar() const { return static_cast<EvaluationBar*>(widget()); }
};

QAccessibleInterface* makeBarInterface(const QString& className, QObject* object)
{
    if (className == QLatin1String("EvaluationBar"))
        if (auto* bar = qobject_cast<EvaluationBar*>(object))
            return new BarAccessible(bar);
    return nullptr;
}

/// Between a draw and a win that can't be quicker.
double shareOfScore(int score)
{
    if (score == 0)
        return 0.5;
    const double win = 0.7 + 0.28 * std::abs(score) / exactscore::largest;
    return score > 0 ? win : 1 - win;
}

}

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent)
{
    QAccessible::installFactory(makeBarInterface);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_easing.setDuration(easingMs);
    m_easing.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_easing, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_shown = value.toDouble();
        update();
    });
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, qOverload<>(&QWidget::update));
    setSource(QString());
}

void EvaluationBar::setSource(const QString& name)
{
    m_source = name;
    setAccessibleName(name.isEmpty() ? tr("Evaluation") : tr("Evaluation: %1").arg(name));
    updateGeometry();
    update();
}

double EvaluationBar::shareOf(const ScoreInterval& score)
{
    return (shareOfScore(score.lower) + shareOfScore(score.upper)) / 2;
}

void EvaluationBar::setScore(const Position& position, const ScoreInterval& score)
{
    const bool firstMoves = position.sideToMove() == Player::First;
    const Outcome outcome = position.outcome();
    const QString before = sentence();
    m_label.clear();
    m_decided = outcome != Outcome::Unfinished || score.isDecided();
    if (outcome == Outcome::Draw) {
        m_words = tr("the game is a draw");
        moveTo(0.5);
    } else if (const auto winner = winnerOf(outcome)) {
        m_words = tr("%1 has won").arg(sideTitle(*winner, ShownDiscs::theme()));
        moveTo(*winner == Player::First ? 1 : 0);
    } else {
        const QString side = sideTitle(position.sideToMove(), ShownDiscs::theme());
        const int plies = position.plies();
        const QString text = score.toText(plies);
        m_words = score.isExact() && score.lower == 0 ? text
            : m_decided                               ? tr("%1 %2").arg(side, text)
                                                      : tr("%1: %2").arg(side, text);
        if (!score.isExact())
            m_label = boundLabel;
        else if (score.lower != 0)
            m_label = QString::number((exactscore::pliesToEnd(score.lower, plies) + 1) / 2);
        if (m_decided)
            moveTo(shareOf(firstMoves ? score : ScoreInterval {-score.upper, -score.lower}));
    }
    setToolTip(sentence());
    update();
    if (sentence() != before) {
        QAccessibleValueChangeEvent event(this, qRound(100 * m_target));
        QAccessible::updateAccessibility(&event);
    }
}

QString EvaluationBar::sentence() const
{
    return m_source.isEmpty() ? m_words : tr("%1: %2", "Exact: red wins").arg(m_source, m_words);
}

void EvaluationBar::moveTo(double share)
{
    if (share == m_target && m_easing.state() == QAbstractAnimation::Running)
        return;
    m_target = share;
    m_easing.stop();
    const bool calm = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
    if (!m_animated || calm || !isVisible()) {
        m_shown = share;
        update();
        return;
    }
    m_easing.setStartValue(m_shown);
    m_easing.setEndValue(share);
    m_easing.start();
}

/// Two digits have room in it.
int EvaluationBar::thickness() const
{
    QFont number = font();
    number.setBold(true);
    return std::max(barWidth, QFontMetrics(number).horizontalAdvance(QStringLiteral("00")) + 6);
}

int EvaluationBar::captionHeight() const
{
    return m_source.isEmpty() ? 0 : fontMetrics().height() + 2;
}

QSize EvaluationBar::sizeHint() const
{
    return {std::max(thickness(), fontMetrics().horizontalAdvance(m_source) + 4), 300};
}

QSize EvaluationBar::minimumSizeHint() const
{
    return {sizeHint().width(), 100};
}

void EvaluationBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    update();
    QWidget::changeEvent(event);
}

void EvaluationBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF bar(0, 0, thickness(), height() - captionHeight());
    bar.moveLeft((width() - thickness()) / 2.0);
    paintBar(painter, bar.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(font());
    painter.drawText(QRect(0, height() - captionHeight(), width(), captionHeight()),
                     Qt::AlignCenter, m_source);
}

void EvaluationBar::paintBar(QPainter& painter, const QRectF& bar)
{
    const BoardTheme theme = ShownDiscs::boardTheme(palette());
    QPainterPath outline;
    outline.addRoundedRect(bar, 5, 5);
    const qreal boundary = bar.bottom() - m_shown * bar.height();

    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(bar, theme.second.fill);
    painter.fillRect(QRectF(bar.left(), boundary, bar.width(), bar.bottom() - boundary),
                     theme.first.fill);
    // The middle, for the eye to compare with, and the boundary.
    painter.setPen(QPen(theme.lineEdge, theme.leastLine, Qt::DotLine));
    painter.drawLine(QPointF(bar.left(), bar.center().y()), QPointF(bar.right(), bar.center().y()));
    painter.setPen(QPen(theme.lineEdge, 3, m_decided ? Qt::SolidLine : Qt::DotLine));
    painter.drawLine(QPointF(bar.left(), boundary), QPointF(bar.right(), boundary));
    painter.restore();

    painter.setPen(QPen(theme.ink, theme.leastLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);

    const qreal radius = bar.width() * 0.5;
    const QPointF top(bar.center().x(), bar.top() + bar.width() / 2);
    const QPointF bottom(bar.center().x(), bar.bottom() - bar.width() / 2);
    const bool firstLeads = m_target > 0.5;
    if (m_shown < 0.99)
        paintGlyph(painter, top, radius, theme.second.glyph, theme.second.shape);
    if (m_shown > 0.01)
        paintGlyph(painter, bottom, radius, theme.first.glyph, theme.first.shape);

    QFont number = font();
    number.setBold(true);
    painter.setFont(number);
    painter.setPen(m_target == 0.5 || firstLeads ? theme.first.glyph : theme.second.glyph);
    QRectF place(bar.left(), 0, bar.width(), bar.width());
    place.moveCenter(firstLeads || m_target == 0.5 ? bottom - QPointF(0, bar.width())
                                                   : top + QPointF(0, bar.width()));
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, m_label);
}
