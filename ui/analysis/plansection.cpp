// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/plansection.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

PlanSection::PlanSection(QWidget* parent)
    : QWidget(parent), m_text(new LiveLabel(this)), m_buttons(new QWidget(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* const title = new QLabel(tr("Why"), this);
    QFont font = title->font();
    font.setBold(true);
    title->setFont(font);
    layout->addWidget(title);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleDescription(tr("Why"));
    layout->addWidget(m_text);
    new FlowLayout(m_buttons);
    layout->addWidget(m_buttons);
    showText({}, false);
}

void PlanSection::setActions(const QList<QAction*>& actions)
{
    for (QAction* const action : actions) {
        auto* const button = new QToolButton(m_buttons);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_buttons->layout()->addWidget(button);
        const auto follow = [button, action] { button->setVisible(action->isVisible()); };
        connect(action, &QAction::changed, button, follow);
        follow();
    }
}

void PlanSection::showText(const QString& text, bool hasPlan, bool isNews)
{
    setVisible(!text.isEmpty());
    m_buttons->setVisible(hasPlan);
    if (isNews)
        m_text->say(text);
    else if (m_text->text() != text)
        m_text->setText(text);
}

QString PlanSection::text() const
{
    return m_text->text();
}
