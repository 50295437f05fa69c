// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/turnpanel.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace {

constexpr int discSize = 36;
constexpr double largeText = 1.25;

}

TurnPanel::TurnPanel(QAction* hint, QWidget* parent)
    : QWidget(parent), m_disc(new QLabel(this)), m_turn(new QLabel(this)), m_hint(new QLabel(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * largeText);
    large.setBold(true);
    m_turn->setFont(large);
    m_turn->setWordWrap(true);
    m_turn->setAccessibleDescription(tr("Whose turn"));
    m_disc->setFixedSize(discSize, discSize);
    m_hint->setWordWrap(true);
    m_hint->setAccessibleDescription(tr("Hint"));
    m_hint->hide();
    auto* const button = new QToolButton(this);
    button->setDefaultAction(hint);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    auto* const layout = new QGridLayout(this);
    layout->addWidget(m_disc, 0, 0);
    layout->addWidget(m_turn, 0, 1);
    layout->addWidget(button, 0, 2);
    layout->addWidget(m_hint, 1, 0, 1, 3);
    layout->setColumnStretch(1, 1);
}

void TurnPanel::setTurn(const QIcon& disc, const QString& text)
{
    m_disc->setPixmap(disc.pixmap(discSize));
    m_disc->setVisible(!disc.isNull());
    if (text != m_turn->text())
        m_turn->setText(text);
}

void TurnPanel::setHint(const QString& text)
{
    // A label that is not seen says nothing to a screen reader when its text changes.
    m_hint->setVisible(!text.isEmpty());
    m_hint->setText(text);
}

QString TurnPanel::turnText() const
{
    return m_turn->text();
}

bool TurnPanel::shows(const QString& hint) const
{
    return m_hint->text() == hint && !visibleRegion().isEmpty();
}
