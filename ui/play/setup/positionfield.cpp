// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/setup/positionfield.h"

#include "core/game/pastedgame.h"

#include <QAccessible>
#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace {

/// A clipboard may hold a book; no game with its comments is that long.
constexpr int longestText = 100'000;

} // namespace

PositionField::PositionField(QAction* copy, QAction* paste, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_reason(new QLabel(this))
{
    auto* label = new QLabel(tr("P&osition:"), this);
    label->setBuddy(m_edit);
    m_edit->setAccessibleName(tr("Position as text"));
    m_edit->setToolTip(
        tr("Type moves (44536 or d1 d2 e1) or a link. Press Enter to start a game from them."));
    m_edit->setPlaceholderText(tr("empty board"));
    m_edit->setMaxLength(longestText);
    m_reason->setWordWrap(true);
    m_reason->setAccessibleDescription(tr("Reason the text was refused"));
    m_reason->hide();

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label, 0, 0);
    layout->addWidget(m_edit, 0, 1);
    int place = 2;
    for (QAction* action : {copy, paste}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        layout->addWidget(button, 0, place++);
    }
    layout->addWidget(m_reason, 1, 0, 1, place);
    connect(m_edit, &QLineEdit::textEdited, m_reason, &QLabel::hide);
    connect(m_edit, &QLineEdit::returnPressed, this, [this] { take(m_edit->text()); });
}

void PositionField::setPositionText(const QString& text)
{
    if (text == m_shown && !m_edit->isModified())
        return;
    m_shown = text;
    m_edit->setText(text);
    m_reason->hide();
}

void PositionField::take(const QString& text)
{
    const auto game = pastedGame(QStringView(text).left(longestText));
    if (game) {
        m_reason->hide();
        m_edit->setModified(false);
        Q_EMIT gameEntered(*game);
        return;
    }
    const QString reason = tr("That isn't a Connect Four position: %1.").arg(game.error().message);
    if (!isVisible()) {
        Q_EMIT refused(reason);
        return;
    }
    m_edit->setText(text.left(longestText).simplified());
    m_edit->setModified(true);
    m_reason->setText(reason);
    m_reason->show();
    QAccessibleEvent spoken(m_reason, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}
