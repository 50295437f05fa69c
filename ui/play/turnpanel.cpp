// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpanel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace {

constexpr int smallestDisc = 36;
constexpr double largeText = 1.8;
/// With the board alone on the screen.
constexpr int largestDisc = 60;
constexpr double largestText = 3.2;
constexpr double largeHint = 1.4;
/// Letters of the turn that keep their room before the buttons keep their words.
constexpr int leastTurnLetters = 14;
/// Letters of the turn that stand on one line before the panel keeps to the board's edges: not
/// those of the text of now, with which the buttons would wander from turn to turn.
constexpr int comfortableLetters = 22;
constexpr int leastPanel = 300;
/// Narrower than so many lines are high, the edges go.
constexpr int roomForWords = 30;

}

TurnPanel::TurnPanel(const QList<QAction*>& always, const QList<QAction*>& engines, QWidget* parent)
    : QWidget(parent), m_disc(new QLabel(this)), m_turn(new QLabel(this)),
      m_pair(new QToolButton(this)), m_leave(new QToolButton(this)), m_reply(new QLabel(this)),
      m_hint(new QLabel(this))
{
    m_turn->setWordWrap(true);
    m_turn->setAccessibleDescription(tr("Whose turn"));
    auto* const buttons = new QHBoxLayout;
    // One place for all of them, which stays: nothing may move under the mouse as turns change.
    auto* const place = new QStackedWidget(this);
    place->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    place->addWidget(new QWidget);
    const auto showEnabled = [place, engines] {
        const auto enabled = std::ranges::find_if(engines, &QAction::isEnabled);
        place->setCurrentIndex(
            enabled == engines.end() ? 0 : static_cast<int>(enabled - engines.begin()) + 1);
    };
    for (QAction* action : engines) {
        m_engineButtons += addButton(action);
        place->addWidget(m_engineButtons.constLast());
        connect(action, &QAction::enabledChanged, place, showEnabled);
    }
    showEnabled();
    buttons->addWidget(place);
    for (QAction* action : always) {
        if (action == always.constLast())
            buttons->addSpacing(fontMetrics().height());
        buttons->addWidget(addButton(action));
    }
    enlarge();

    m_pair->setIcon(QIcon());
    m_pair->setAutoRaise(true);
    m_pair->setArrowType(Qt::DownArrow);
    m_pair->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pair->setToolTip(tr("Choose who plays"));
    connect(m_pair, &QToolButton::clicked, this, &TurnPanel::playersWanted);
    for (QLabel* label : {m_reply, m_hint})
        label->setWordWrap(true);
    m_reply->setAccessibleDescription(tr("Last move"));
    m_hint->setAccessibleDescription(tr("Hint"));
    m_hint->hide();
    m_leave->setAutoRaise(true);
    m_leave->hide();

    auto* const top = new QHBoxLayout;
    top->addWidget(m_disc);
    top->addWidget(m_turn, 1);
    top->addLayout(buttons);
    auto* const bottom = new QHBoxLayout;
    bottom->addWidget(m_pair, 0, Qt::AlignTop);
    bottom->addWidget(m_reply, 1);
    bottom->addWidget(m_hint, 1);
    bottom->addWidget(m_leave, 0, Qt::AlignTop | Qt::AlignRight);
    auto* const layout = new QVBoxLayout(this);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(bottom);
    layout->setContentsMargins(0, 0, 0, 0);
}

QToolButton* TurnPanel::addButton(QAction* action)
{
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_buttons += button;
    return button;
}

void TurnPanel::enlarge()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * (m_alone ? largestText : largeText));
    large.setBold(true);
    if (m_turn->font() != large)
        m_turn->setFont(large);
    showDisc();
    const int icon
        = std::max(style()->pixelMetric(QStyle::PM_ButtonIconSize), fontMetrics().height());
    for (QToolButton* button : m_buttons)
        button->setIconSize({icon, icon});
    QFont hint = font();
    if (m_alone)
        hint.setPointSizeF(hint.pointSizeF() * largeHint);
    if (m_hint->font() != hint)
        m_hint->setFont(hint);
    // Alone, the board stays where it is when a hint comes.
    m_hint->setMinimumHeight(m_alone ? QFontMetrics(hint).height() : 0);
}

int TurnPanel::discSize() const
{
    return m_alone ? std::max(largestDisc, 4 * fontMetrics().height())
                   : std::max(smallestDisc, 2 * fontMetrics().height());
}

void TurnPanel::setAloneActions(QAction& leaves, const QList<QAction*>& leftOut)
{
    m_leftOut = leftOut;
    connect(m_leave, &QToolButton::clicked, &leaves, &QAction::trigger);
    // Whatever key the action has besides.
    m_leave->setText(tr("Press Esc to exit full screen"));
    m_leave->setAccessibleName(tr("Back to the window. %1").arg(m_leave->text()));
    m_leave->setToolTip(tr("Back to the window, as it was"));
}

void TurnPanel::setAlone(bool alone)
{
    if (alone == m_alone)
        return;
    m_alone = alone;
    for (QToolButton* button : m_buttons)
        if (m_leftOut.contains(button->defaultAction()))
            button->setVisible(!alone);
    m_pair->setVisible(!alone);
    m_reply->setVisible(!alone && m_hint->text().isEmpty());
    m_leave->setVisible(alone);
    // The row keeps its place while it has nothing to say.
    m_hint->setVisible(alone || !m_hint->text().isEmpty());
    enlarge();
    fit();
}

void TurnPanel::setTurn(const QIcon& disc, const QString& color, const QString& text)
{
    m_picture = disc;
    showDisc();
    // A screen reader reads both when it is told of the name.
    m_disc->setToolTip(color);
    m_disc->setAccessibleName(color);
    if (text != m_turn->text())
        m_turn->setText(text);
}

void TurnPanel::showDisc()
{
    const int size = discSize();
    m_disc->setFixedSize(size, size);
    m_disc->setPixmap(m_picture.pixmap(size));
    m_disc->setVisible(!m_picture.isNull());
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
    m_reply->setVisible(text.isEmpty() && !m_alone);
    m_hint->setVisible(!text.isEmpty() || m_alone);
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
    const auto widthOf = [](const QToolButton* button) {
        return button->fontMetrics().horizontalAdvance(button->text())
            + 2 * button->iconSize().width();
    };
    int words = discSize() + fontMetrics().height();
    for (const QToolButton* button : m_buttons)
        if (!m_engineButtons.contains(button) && !button->isHidden())
            words += widthOf(button);
    int widest = 0;
    for (const QToolButton* button : m_engineButtons)
        widest = std::max(widest, widthOf(button));
    words += widest;
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
    const auto style = words + leastTurnLetters * letter <= width() - left - right
        ? Qt::ToolButtonTextBesideIcon
        : Qt::ToolButtonIconOnly;
    for (QToolButton* button : m_buttons)
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
