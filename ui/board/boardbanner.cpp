// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardbanner.h"

#include "ui/text/plainlabel.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace {

constexpr double largeWords = 1.3;
/// Where a small board and large letters leave no room, as shares of the usual size.
constexpr std::array smallerWords {1.0, 0.85, 0.7};

/// Does and says what an action does and says, with its text or, where that has no room, its icon
/// alone.
class ActionButton : public QPushButton
{
public:
    /// `changed` is told when the button needs another place than before.
    ActionButton(QAction* action, std::function<void()> changed, QWidget* parent)
        : QPushButton(parent), m_action(action), m_changed(std::move(changed))
    {
        follow();
        connect(action, &QAction::changed, this, &ActionButton::follow);
        connect(action, &QObject::destroyed, this, &QObject::deleteLater);
    }

    void setWords(bool on)
    {
        m_words = on;
        if (m_action)
            showWords();
    }

private:
    void follow()
    {
        if (!m_action)
            return;
        const QString name = plainLabel(m_action->text());
        const bool placed = name == accessibleName() && m_action->isVisible() == !isHidden()
            && m_action->icon().isNull() == icon().isNull();
        if (name != accessibleName())
            setAccessibleName(name);
        setIcon(m_action->icon());
        setToolTip(m_action->toolTip());
        setEnabled(m_action->isEnabled());
        setVisible(m_action->isVisible());
        showWords();
        if (!placed)
            m_changed();
    }

    void showWords()
    {
        // Its letter, with Alt, may be one of the page that is open beside the board.
        setText(m_words || m_action->icon().isNull() ? plainLabel(m_action->text()) : QString());
    }

    QPointer<QAction> m_action;
    std::function<void()> m_changed;
    bool m_words = true;
};

}

BoardBanner::BoardBanner(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_buttons(new QWidget(this)),
      m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight, m_buttons))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setFocusPolicy(Qt::NoFocus);
    writeIn(largeWords);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setTextFormat(Qt::PlainText);
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->setSpacing(6);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_buttons);
    m_buttonLayout->setContentsMargins(0, 0, 0, 0);
    m_buttonLayout->setSpacing(6);
    hide();
}

void BoardBanner::setContent(const QString& text, const QList<QAction*>& actions)
{
    qDeleteAll(m_buttons->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    m_label->setText(text);
    setAccessibleName(text);
    for (QAction* action : actions)
        addButton(action);
    m_fitted.reset();
    m_buttons->setVisible(!actions.isEmpty());
    setVisible(!text.isEmpty());
}

void BoardBanner::addButton(QAction* action)
{
    const auto changed = [this] {
        m_fitted.reset();
        updateGeometry();
    };
    auto* button = new ActionButton(action, changed, m_buttons);
    // Queued: the action may well replace the banner, and with it the button that was clicked.
    connect(button, &QPushButton::clicked, action, &QAction::trigger, Qt::QueuedConnection);
    m_buttonLayout->addWidget(button);
}

void BoardBanner::writeIn(double size)
{
    QFont words = font();
    words.setBold(true);
    words.setPointSizeF(size * words.pointSizeF());
    m_label->setFont(words);
}

void BoardBanner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        writeIn(largeWords);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_fitted.reset();
    QFrame::changeEvent(event);
}

void BoardBanner::fitInto(const QSize& room)
{
    if (m_fitted == room)
        return;
    m_fitted = room;
    const int width = room.width();
    writeIn(largeWords);
    struct Way
    {
        QBoxLayout::Direction direction;
        bool words;
    };
    constexpr Way ways[] = {
        {QBoxLayout::LeftToRight, true},
        {QBoxLayout::TopToBottom, true},
        {QBoxLayout::LeftToRight, false},
        {QBoxLayout::TopToBottom, false},
    };
    const auto buttons = m_buttons->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly);
    const auto take = [&](const Way& way) {
        m_layout->setDirection(way.direction);
        for (QPushButton* button : buttons)
            static_cast<ActionButton*>(button)->setWords(way.words);
        m_buttonLayout->invalidate();
        // The outer layout keeps the buttons' old size otherwise.
        m_buttons->updateGeometry();
        m_layout->invalidate();
        return sizeHint();
    };
    const auto fits = [&](const Way& way) {
        const QSize size = take(way);
        return size.width() <= width && size.height() <= room.height();
    };
    const auto fitsAcross = [&](const Way& way) { return take(way).width() <= width; };
    static_cast<void>(std::ranges::any_of(ways, fits) || std::ranges::any_of(ways, fitsAcross));
    for (const double size : smallerWords) {
        if (sizeHint().width() <= width)
            break;
        writeIn(size);
        m_layout->invalidate();
    }
    resize(std::min(width, sizeHint().width()), sizeHint().height());
}
