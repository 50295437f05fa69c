// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpanel.h"

#include "ui/play/players/opponentfigure.h"
#include "ui/widgets/labels/fixedlineslabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

namespace {

/// With the board alone on the screen.
constexpr double largeHint = 1.4;
constexpr int sayingMs = 8000;

}

TurnPanel::TurnPanel(const QList<QAction*>& always, const QList<QAction*>& engines, QWidget* parent)
    : QWidget(parent), m_figure(new OpponentFigure(this)), m_disc(new QLabel(this)),
      m_turn(new FixedLinesLabel(1, this)), m_pair(new QToolButton(this)),
      m_leave(new QToolButton(this)), m_reply(new FixedLinesLabel(1, this)),
      m_hint(new FixedLinesLabel(1, this)), m_saying(new QTimer(this))
{
    m_saying->setSingleShot(true);
    m_saying->setInterval(sayingMs);
    connect(m_saying, &QTimer::timeout, this, [this] {
        m_said.clear();
        showSentence();
    });
    m_figure->hide();
    m_turn->setAccessibleDescription(tr("Whose turn"));
    for (QAction* action : always)
        m_buttons += addButton(action);
    for (QAction* action : engines) {
        m_engineButtons += addButton(action);
        connect(action, &QAction::enabledChanged, this, &TurnPanel::showEngines);
    }
    m_pair->setIcon(QIcon());
    m_pair->setAutoRaise(true);
    m_pair->setArrowType(Qt::DownArrow);
    m_pair->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pair->setToolTip(tr("Choose who plays"));
    connect(m_pair, &QToolButton::clicked, this, &TurnPanel::playersWanted);
    m_reply->setAccessibleDescription(tr("Last move"));
    m_hint->setAccessibleDescription(tr("Hint"));
    m_hint->hide();
    m_leave->setAutoRaise(true);
    m_leave->hide();
    arrange(always);
    showEngines();
    enlarge();
}

void TurnPanel::arrange(const QList<QAction*>& always)
{
    auto* const top = new QHBoxLayout;
    top->setSpacing(gap);
    top->addWidget(m_disc);
    top->addWidget(m_turn, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(gap / 2);
    for (QToolButton* button : m_buttons) {
        // A click that comes late on the one before is to meet nothing.
        if (button->defaultAction() == always.constLast())
            buttons->addSpacing(fontMetrics().height());
        buttons->addWidget(button);
    }
    top->addLayout(buttons);
    auto* const bottom = new QHBoxLayout;
    bottom->setSpacing(gap);
    bottom->addWidget(m_pair);
    bottom->addWidget(m_reply, 1);
    bottom->addWidget(m_hint, 1);
    for (QToolButton* button : m_engineButtons)
        bottom->addWidget(button);
    bottom->addWidget(m_leave);
    auto* const rows = new QVBoxLayout;
    rows->setSpacing(0);
    rows->addLayout(top);
    rows->addLayout(bottom);
    auto* const layout = new QHBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(m_figure);
    layout->addLayout(rows, 1);
    layout->setContentsMargins(0, 0, 0, 0);
}

QToolButton* TurnPanel::addButton(QAction* action)
{
    auto* const button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

void TurnPanel::enlarge()
{
    // As high as the largest letters, whichever are chosen.
    m_turn->setMinimumHeight(QFontMetrics(turnFont(1)).lineSpacing());
    m_figure->setFixedSize(figureSize(), figureSize());
    showDisc();
    const int icon
        = std::max(style()->pixelMetric(QStyle::PM_ButtonIconSize), fontMetrics().height());
    for (QToolButton* button : m_buttons + m_engineButtons)
        button->setIconSize({icon, icon});
    QFont sentence = font();
    if (m_alone)
        sentence.setPointSizeF(sentence.pointSizeF() * largeHint);
    for (FixedLinesLabel* label : {m_reply, m_hint}) {
        if (label->font() != sentence)
            label->setFont(sentence);
        label->setLines(sentenceLines());
    }
    // As high as what comes and goes beside it.
    int below = m_pair->sizeHint().height();
    for (const QToolButton* button : m_engineButtons)
        below = std::max(below, button->sizeHint().height());
    for (FixedLinesLabel* label : {m_reply, m_hint})
        label->setMinimumHeight(std::max(below, label->minimumSizeHint().height()));
}

void TurnPanel::setOpponent(const QString& file, OpponentFace face)
{
    m_figure->setOpponent(file, face);
    if (m_figure->isHidden() == !file.isEmpty()) {
        m_figure->setVisible(!file.isEmpty());
        fit();
    }
}

void TurnPanel::setMoving(bool moving)
{
    m_figure->setMoving(moving);
}

void TurnPanel::setEnginesOffered(bool offered)
{
    m_enginesOffered = offered;
    showEngines();
}

void TurnPanel::showEngines()
{
    bool isShown = false;
    for (QToolButton* button : m_engineButtons) {
        const bool shows = m_enginesOffered && !isShown && button->defaultAction()->isEnabled();
        button->setVisible(shows);
        isShown = isShown || shows;
    }
}

void TurnPanel::setAloneActions(QAction& leaves, const QList<QAction*>& leftOut)
{
    m_leftOut = leftOut;
    connect(m_leave, &QToolButton::clicked, &leaves, &QAction::trigger);
    // Whatever key the action has besides.
    m_leave->setText(tr("Press Esc to exit full screen"));
    m_leave->setAccessibleName(tr("Back to the window. %1").arg(m_leave->text()));
    m_leave->setToolTip(tr("Go back to the window as it was"));
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
    m_leave->setVisible(alone);
    enlarge();
    showSentence();
}

void TurnPanel::setTurn(const QIcon& disc, const QString& color, const QString& text)
{
    m_picture = disc;
    showDisc();
    // A screen reader reads both when it is told of the name, which Qt does also where it stays.
    if (color != m_disc->accessibleName()) {
        m_disc->setToolTip(color);
        m_disc->setAccessibleName(color);
    }
    if (text != m_turn->text())
        m_turn->setText(text);
}

void TurnPanel::showDisc()
{
    const int size = discSize();
    m_disc->setFixedSize(size, size);
    m_disc->setPixmap(m_picture.pixmap(size));
}

void TurnPanel::setPair(const QString& text, const QString& spoken)
{
    m_pairText = text;
    if (text != m_pair->accessibleName())
        m_pair->setAccessibleName(text);
    const QString description = tr("%1. Choose who plays").arg(spoken);
    if (description != m_pair->accessibleDescription())
        m_pair->setAccessibleDescription(description);
    fit();
}

void TurnPanel::setReply(const QString& text)
{
    if (text == m_replyText)
        return;
    m_replyText = text;
    m_said.clear();
    showSentence();
}

void TurnPanel::setHint(const QString& text)
{
    m_said.clear();
    m_hint->setText(text);
    showSentence();
}

bool TurnPanel::say(const QString& sentence)
{
    if (!isVisible())
        return false;
    // The same sentence once more is news.
    m_said.clear();
    showSentence();
    m_said = sentence;
    showSentence();
    layout()->activate();
    if (m_reply->isCut()) {
        m_said.clear();
        showSentence();
        return false;
    }
    m_saying->start();
    return true;
}

QString TurnPanel::wantedSentence() const
{
    return m_said.isEmpty() ? m_hint->text() : m_said;
}

void TurnPanel::showSentence()
{
    // With the board alone its row keeps its place while it has nothing to say.
    const bool isHint = m_said.isEmpty() && (m_alone || !m_hint->text().isEmpty());
    // A label that is not seen says nothing to a screen reader when its text changes.
    m_reply->setVisible(!isHint);
    m_hint->setVisible(isHint);
    if (const QString text = m_said.isEmpty() ? m_replyText : m_said; text != m_reply->text())
        m_reply->setText(text);
    fit();
}

void TurnPanel::setExpectedWidth(int width)
{
    if (width == m_expected)
        return;
    m_expected = width;
    enlarge();
}

QString TurnPanel::turnText() const
{
    return m_turn->text();
}

QString TurnPanel::pairText() const
{
    return m_pairText;
}

bool TurnPanel::shows(const QString& hint) const
{
    return m_hint->text() == hint && !visibleRegion().isEmpty();
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
