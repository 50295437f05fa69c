// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/messagestrip.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

MessageStrip::MessageStrip(QWidget* parent) : QFrame(parent), m_text(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleDescription(tr("Message"));
    auto* close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setToolTip(tr("Close this message"));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &MessageStrip::dismiss);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageStrip::showMessage(const QString& sentence)
{
    m_passing = false;
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

QString MessageStrip::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageStrip::dismiss()
{
    hide();
}

void MessageStrip::dismissPassing()
{
    if (m_passing)
        dismiss();
}
