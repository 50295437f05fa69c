// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/messagestrip.h"

#include "ui/style/cardlook.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <utility>

MessageStrip::MessageStrip(QWidget* parent) : QWidget(parent), m_text(new QLabel(this))
{
    m_text->setForegroundRole(QPalette::Text);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleDescription(tr("Message"));
    auto* close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setToolTip(tr("Close this message"));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &MessageStrip::dismiss);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(cardlook::margin, cardlook::gap, cardlook::gap, cardlook::gap);
    m_row->setSpacing(cardlook::gap);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageStrip::showMessage(const QString& sentence)
{
    m_passing = false;
    removeButtons();
    const bool again = sentence == m_text->text();
    m_text->setText(sentence);
    show();
    // The label tells of another text by itself, of the same one again it does not.
    if (again) {
        QAccessibleEvent named(m_text, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&named);
    }
    QAccessibleEvent spoken(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
    Q_EMIT announced(sentence);
}

void MessageStrip::showPassingMessage(const QString& sentence)
{
    showMessage(sentence);
    m_passing = true;
}

void MessageStrip::offer(const QString& sentence, const QList<QAction*>& actions)
{
    showMessage(sentence);
    for (QAction* const action : actions) {
        auto* const button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::StrongFocus);
        m_buttons += button;
        // Before the one that closes.
        m_row->insertWidget(m_row->count() - 1, button, 0, Qt::AlignTop);
        button->show();
    }
}

void MessageStrip::dismissOffer()
{
    if (!m_buttons.isEmpty())
        dismiss();
}

void MessageStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    cardlook::paint(painter, QRectF(rect()), palette());
}

/// Later: one of them may be what was pressed.
void MessageStrip::removeButtons()
{
    for (QToolButton* const button : std::as_const(m_buttons)) {
        m_row->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
}

QString MessageStrip::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageStrip::dismiss()
{
    hide();
    removeButtons();
}

void MessageStrip::dismissPassing()
{
    if (m_passing)
        dismiss();
}
