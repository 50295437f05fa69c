// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/hiddennames.h"

#include "ui/style/tintedicon.h"

#include <QAction>
#include <QJsonArray>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

using namespace fourcast::lesson;

HiddenNames::HiddenNames(QObject* parent)
    : QObject(parent),
      m_hide(new QAction(tintedIcon(QStringLiteral("blindfold")), tr("Hide names"), this)),
      m_again(
          new QAction(tintedIcon(QStringLiteral("redo")), tr("Number the students again"), this))
{
    m_hide->setCheckable(true);
    m_hide->setToolTip(tr("Show Student 1, Student 2 … instead of names, on this page and in "
                          "exports. Students keep their numbers in every lesson."));
    m_again->setToolTip(tr("Start with Student 1 again, for another class"));
    for (QAction* const action : {m_hide, m_again})
        action->setStatusTip(action->toolTip());
    connect(m_hide, &QAction::toggled, this, &HiddenNames::changed);
    connect(m_again, &QAction::triggered, this, [this] {
        m_pseudonyms = Pseudonyms();
        Q_EMIT changed();
    });
}

QToolButton* HiddenNames::makeButton() const
{
    auto* const button = new QToolButton;
    auto* const menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    menu->addAction(m_again);
    button->setDefaultAction(m_hide);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

ClassFound HiddenNames::applied(const ClassFound& found)
{
    ClassFound shown = found;
    shown.isWithoutNames = m_hide->isChecked();
    if (shown.isWithoutNames) {
        m_pseudonyms.add(found.report);
        shown.report = m_pseudonyms.applied(found.report);
    }
    return shown;
}

QJsonObject HiddenNames::fields() const
{
    return {{"hideNames", m_hide->isChecked()},
            {"numbered", QJsonArray::fromStringList(m_pseudonyms.names())}};
}

void HiddenNames::setFields(const QJsonObject& fields)
{
    QStringList numbered;
    const QJsonArray names = fields["numbered"].toArray();
    for (const auto& name : names)
        if (name.isString() && !numbered.contains(name.toString()))
            numbered << name.toString();
    m_pseudonyms = Pseudonyms(numbered);
    const QSignalBlocker quiet(m_hide);
    m_hide->setChecked(fields["hideNames"].toBool());
}
