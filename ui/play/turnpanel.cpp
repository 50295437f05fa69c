// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpanel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace {

constexpr int smallestDisc = 36;
constexpr double largeText = 1.8;
/// Letters of the turn that keep their room before the buttons keep their words.
constexpr int leastLetters = 14;
/// Letters of the turn that stand on one line before the panel keeps to the board's edges: not
/// those of the text of now, with which the buttons would wander from turn to turn.
constexpr int comfortableLetters = 22;
constexpr int leastPanel = 300;
/// Narrower than so many lines are high, the edges go.
constexpr int roomForWords = 30;

}

TurnPanel::TurnPanel(const QList<QAction*>& always, const QList<QAction*>& engines, QWidget* parent)
    : QWidget(parent), m_disc(new QLabel(this)), m_turn(new QLabel(this)),
      m_buttons(new QHBoxLayout), m_pair(new QToolButton(this)), m_reply(new QLabel(this)),
      m_hint(new QLabel(this))
{
    m_turn->setWordWrap(true);
    m_turn->setAccessibleDescription(tr("Whose turn"));
    for (QAction* action : engines) {
        addButton(action);
        QWidget* const button = m_buttons->itemAt(m_buttons->count() - 1)->widget();
        button->setVisible(action->isEnabled());
        connect(action, &QAction::enabledChanged, button, &QWidget::setVisible);
    }
    for (QAction* action : always)
        addButton(action);
    enlarge();

    m_pair->setIcon(QIcon());
    m_pair->setAutoRaise(true);
    m_pair->setArrowType(Qt::DownArrow);
    m_pair->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pair->setFocusPolicy(Qt::TabFocus);
    m_pair->setToolTip(tr("Choose who plays"));
    connect(m_pair, &QToolButton::clicked, this, &TurnPanel::playersWanted);
    for (QLabel* label : {m_reply, m_hint})
        label->setWordWrap(true);
    m_reply->setAccessibleDescription(tr("Last move"));
    m_hint->setAccessibleDescription(tr("Hint"));
    m_hint->hide();

    auto* const top = new QHBoxLayout;
    top->addWidget(m_disc);
    top->addWidget(m_turn, 1);
    top->addLayout(m_buttons);
    auto* const bottom = new QHBoxLayout;
    bottom->addWidget(m_pair, 0, Qt::AlignTop);
    bottom->addWidget(m_reply, 1);
    bottom->addWidget(m_hint, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(bottom);
    layout->setContentsMargins(0, 0, 0, 0);
}

void TurnPanel::addButton(QAction* action)
{
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons->addWidget(button);
}

void TurnPanel::enlarge()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * largeText);
    large.setBold(true);
    if (m_turn->font() != large)
        m_turn->setFont(large);
    const int disc = discSize();
    m_disc->setFixedSize(disc, disc);
    m_disc->setPixmap(m_picture.pixmap(disc));
    const int icon
        = std::max(style()->pixelMetric(QStyle::PM_ButtonIconSize), fontMetrics().height());
    for (int i = 0; i < m_buttons->count(); ++i)
        static_cast<QToolButton*>(m_buttons->itemAt(i)->widget())->setIconSize({icon, icon});
}

int TurnPanel::discSize() const
{
    return std::max(smallestDisc, 2 * fontMetrics().height());
}

void TurnPanel::setTurn(const QIcon& disc, const QString& color, const QString& text)
{
    m_picture = disc;
    m_disc->setPixmap(disc.pixmap(discSize()));
    m_disc->setVisible(!disc.isNull());
    m_disc->setAccessibleName(color);
    m_disc->setToolTip(color);
    if (text != m_turn->text())
        m_turn->setText(text);
}

void TurnPanel::setPair(const QString& text, const QString& spoken)
{
    m_pair->setText(text);
    m_pair->setAccessibleName(text);
    m_pair->setAccessibleDescription(tr("%1. Choose who plays").arg(spoken));
    fit();
}

void TurnPanel::setReply(const QString& text)
{
    if (text != m_reply->text())
        m_reply->setText(text);
}

void TurnPanel::setHint(const QString& text)
{
    // A label that is not seen says nothing to a screen reader when its text changes.
    m_reply->setVisible(text.isEmpty());
    m_hint->setVisible(!text.isEmpty());
    m_hint->setText(text);
}

QString TurnPanel::turnText() const
{
    return m_turn->text();
}

QString TurnPanel::pairText() const
{
    return m_pair->text();
}

bool TurnPanel::shows(const QString& hint) const
{
    return m_hint->text() == hint && !visibleRegion().isEmpty();
}

void TurnPanel::setEdges(int left, int right)
{
    m_left = left;
    m_right = right;
    fit();
}

void TurnPanel::fit()
{
    QList<QToolButton*> buttons;
    int words = discSize();
    for (int i = 0; i < m_buttons->count(); ++i) {
        auto* const button = qobject_cast<QToolButton*>(m_buttons->itemAt(i)->widget());
        buttons += button;
        if (!button->isHidden())
            words += button->fontMetrics().horizontalAdvance(button->text())
                + 2 * button->iconSize().width();
    }
    const int letter = QFontMetrics(m_turn->font()).averageCharWidth();
    // The board's left edge is kept longer than its right one, beside which the moves stand.
    const int spare = std::max(
        0,
        width()
            - std::max(roomForWords * fontMetrics().height(), words + comfortableLetters * letter));
    const int left = std::clamp(m_left, 0, spare);
    const int right = std::clamp(m_right, 0, spare - left);
    if (layout()->contentsMargins() != QMargins(left, 0, right, 0))
        layout()->setContentsMargins(left, 0, right, 0);

    // Where words and turn have no room beside each other, the buttons' icons have.
    const auto style = words + leastLetters * letter <= width() - left - right
        ? Qt::ToolButtonTextBesideIcon
        : Qt::ToolButtonIconOnly;
    for (QToolButton* button : buttons)
        if (button->toolButtonStyle() != style)
            button->setToolButtonStyle(style);
}

QSize TurnPanel::minimumSizeHint() const
{
    return {leastPanel, QWidget::minimumSizeHint().height()};
}

void TurnPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    enlarge();
    fit();
}

void TurnPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}
