// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/boardbanner.h"

#include "core/support/text/plainlabel.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/style/dark.h"
#include "ui/style/showndiscs.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace {

/// Of the usual letters: the line is never smaller, but where a small board leaves no choice.
constexpr double leastWords = 1.3;
constexpr std::array smallerWords {1.0, 0.85, 0.72, 0.6, 0.5};
constexpr std::array smallestWords {leastWords, 1.0, 0.85, 0.7};
constexpr double firstLetters = 1.25;
/// Between the words and the buttons.
constexpr int besideGap = 16;
constexpr int belowGap = 6;

/// Does and says what an action does and says, with its text or, where that has no room, its icon
/// alone. The first of a banner is larger and in the colour of what is chosen.
class ActionButton : public QPushButton
{
public:
    /// `changed` is told when the button needs another place than before.
    ActionButton(QAction* action, bool first, std::function<void()> changed, QWidget* parent)
        : QPushButton(parent), m_action(action), m_first(first), m_changed(std::move(changed))
    {
        setDefault(first);
        dress();
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

    /// The banner's font or colours have changed.
    void dress()
    {
        if (!m_first)
            return;
        const QWidget& around = *parentWidget();
        QFont letters = around.font();
        letters.setPointSizeF(firstLetters * letters.pointSizeF());
        letters.setBold(true);
        setFont(letters);
        const int icon = QFontMetrics(letters).height();
        setIconSize({icon, icon});
        QPalette colors;
        if (!isHighContrast(around.palette())) {
            colors.setColor(QPalette::Button, around.palette().color(QPalette::Highlight));
            colors.setColor(QPalette::ButtonText,
                            around.palette().color(QPalette::HighlightedText));
        }
        setPalette(colors);
        showIcon();
    }

protected:
    void mousePressEvent(QMouseEvent* event) override
    {
        m_wasPressed = true;
        QPushButton::mousePressEvent(event);
    }

    /// The second press of a double click that began on what was here before is no wish: the first
    /// one may have ended the game.
    void mouseDoubleClickEvent(QMouseEvent* event) override
    {
        if (m_wasPressed)
            QPushButton::mouseDoubleClickEvent(event);
        else
            event->accept();
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
        showIcon();
        setToolTip(m_action->toolTip());
        setEnabled(m_action->isEnabled());
        setVisible(m_action->isVisible());
        showWords();
        if (!placed)
            m_changed();
    }

    /// On the colour of what is chosen it is drawn as that is.
    void showIcon()
    {
        if (!m_action)
            return;
        const QIcon icon = m_action->icon();
        const bool chosen = m_first && !icon.isNull() && !isHighContrast(parentWidget()->palette());
        setIcon(chosen ? QIcon(icon.pixmap(iconSize(), devicePixelRatioF(), QIcon::Selected))
                       : icon);
    }

    void showWords()
    {
        // Its letter, with Alt, may be one of the page that is open beside the board.
        setText(m_words || m_action->icon().isNull() ? plainLabel(m_action->text()) : QString());
    }

    QPointer<QAction> m_action;
    const bool m_first;
    std::function<void()> m_changed;
    bool m_words = true;
    bool m_wasPressed = false;
};

QList<ActionButton*> buttonsIn(const QWidget& row)
{
    QList<ActionButton*> buttons;
    for (QPushButton* button : row.findChildren<QPushButton*>(Qt::FindDirectChildrenOnly))
        buttons += static_cast<ActionButton*>(button);
    return buttons;
}

}

BoardBanner::BoardBanner(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_buttons(new QWidget(this)),
      m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      m_buttonLayout(new QBoxLayout(QBoxLayout::LeftToRight, m_buttons))
{
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Result"));
    writeIn(qRound(leastWords * QFontInfo(font()).pixelSize()));
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setTextFormat(Qt::PlainText);
    m_layout->setContentsMargins(14, 6, 14, 8);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_buttons, 0, Qt::AlignCenter);
    m_buttonLayout->setContentsMargins(0, 0, 0, 0);
    m_buttonLayout->setSpacing(8);
    hide();
}

QString BoardBanner::words() const
{
    return m_label->text();
}

void BoardBanner::setContent(const QString& text, const QList<QAction*>& actions)
{
    if (text == words() && isHidden() == text.isEmpty() && actions == m_actions
        && buttonsIn(*m_buttons).size() == actions.size())
        return;
    m_actions = actions;
    qDeleteAll(m_buttons->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    // The Tab key goes from the board to what is over it.
    QWidget* before = parentWidget();
    for (QAction* action : actions) {
        QWidget* const button = addButton(action);
        setTabOrder(before, button);
        before = button;
    }
    m_fitted.reset();
    m_buttons->setVisible(!actions.isEmpty());
    setVisible(!text.isEmpty());
    // A label tells of a new text, which is heard where it is seen; that it is gone is no news.
    if (text.isEmpty())
        m_label->clear();
    else
        m_label->setText(text);
}

void BoardBanner::setBothDiscs(bool on)
{
    if (on == m_bothDiscs)
        return;
    m_bothDiscs = on;
    m_fitted.reset();
    update();
}

QWidget* BoardBanner::addButton(QAction* action)
{
    const auto changed = [this] {
        m_fitted.reset();
        updateGeometry();
    };
    const bool first = buttonsIn(*m_buttons).isEmpty();
    auto* button = new ActionButton(action, first, changed, m_buttons);
    connect(button, &QPushButton::pressed, this, &BoardBanner::buttonPressed);
    // Queued: the action may well replace the banner, and with it the button that was clicked.
    connect(button, &QPushButton::clicked, action, &QAction::trigger, Qt::QueuedConnection);
    m_buttonLayout->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void BoardBanner::pressFirst()
{
    if (const auto buttons = buttonsIn(*m_buttons); !buttons.isEmpty())
        buttons.front()->click();
}

void BoardBanner::writeIn(int pixels)
{
    QFont words = font();
    words.setBold(true);
    words.setPixelSize(std::max(1, pixels));
    m_label->setFont(words);
    const int sign = signWidth();
    if (layoutDirection() == Qt::RightToLeft)
        m_label->setContentsMargins(0, 0, sign, 0);
    else
        m_label->setContentsMargins(sign, 0, 0, 0);
}

void BoardBanner::changeEvent(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::FontChange || type == QEvent::StyleChange
        || type == QEvent::PaletteChange) {
        for (ActionButton* button : buttonsIn(*m_buttons))
            button->dress();
        if (type != QEvent::PaletteChange) {
            m_fitted.reset();
            updateGeometry();
        }
    }
    QFrame::changeEvent(event);
}

QSize BoardBanner::arranged(Words words, int letters, bool beside)
{
    writeIn(letters);
    m_layout->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setSpacing(beside ? besideGap : belowGap);
    bool first = true;
    for (ActionButton* button : buttonsIn(*m_buttons)) {
        button->setWords(words == Words::All || (words == Words::First && first));
        first = false;
    }
    m_buttonLayout->invalidate();
    // The outer layout keeps the buttons' old size otherwise.
    m_buttons->updateGeometry();
    m_layout->invalidate();
    return sizeHint();
}

bool BoardBanner::fits(Words words, const QSize& size, int letters)
{
    const double least = leastWords * QFontInfo(font()).pixelSize();
    for (const double share : smallerWords)
        for (const bool beside : {false, true}) {
            const QSize wanted = arranged(words, qRound(std::max(least, share * letters)), beside);
            if (wanted.width() <= size.width() && wanted.height() <= size.height())
                return true;
        }
    return false;
}

void BoardBanner::shrinkInto(int width)
{
    for (const double share : smallestWords)
        for (const bool beside : {true, false})
            if (arranged(Words::None, qRound(share * QFontInfo(font()).pixelSize()), beside).width()
                <= width)
                return;
}

void BoardBanner::fitInto(const Room& room)
{
    if (m_fitted == room)
        return;
    m_fitted = room;
    const QSize free(room.width, std::min(room.freeHeight, room.height));
    const QSize whole(room.width, room.height);
    const bool fitting = fits(Words::All, free, room.letters)
        || fits(Words::First, free, room.letters) || fits(Words::All, whole, room.letters)
        || fits(Words::First, whole, room.letters) || fits(Words::None, whole, room.letters);
    if (!fitting)
        shrinkInto(room.width);
    resize(std::min(room.width, sizeHint().width()), sizeHint().height());
}

int BoardBanner::signWidth() const
{
    return m_bothDiscs ? qRound(1.6 * QFontInfo(m_label->font()).pixelSize()) : 0;
}

/// Two discs that touch, where the words begin.
void BoardBanner::paintSign(QPainter& painter) const
{
    const QRect place = m_label->geometry();
    const int text = m_label->fontMetrics().horizontalAdvance(words());
    const double width = signWidth();
    const double radius = width / 5;
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    const double left = place.left() + (place.width() - width + (fromRight ? text : -text)) / 2.0
        + (fromRight ? width / 5 : 0);
    const double middle = place.center().y() + 0.5;
    const BoardTheme theme = ShownDiscs::boardTheme(palette());
    paintDisc(painter, {left + radius, middle}, radius, theme, Cell::First, true);
    paintDisc(painter, {left + 3 * radius, middle}, radius, theme, Cell::Second, true);
}

void BoardBanner::paintEvent(QPaintEvent*)
{
    constexpr double corner = 12;
    constexpr float calm = 0.93F;
    constexpr double strongEdge = 3;
    const bool strong = isHighContrast(palette());
    QColor card = palette().color(QPalette::Window);
    card.setAlphaF(strong ? 1 : calm);
    const double edge = strong ? strongEdge : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(strong ? QPalette::WindowText : QPalette::Mid), edge));
    painter.setBrush(card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2),
                            corner, corner);
    if (m_bothDiscs)
        paintSign(painter);
}
