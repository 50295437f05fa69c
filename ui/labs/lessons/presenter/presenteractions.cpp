// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/presenteractions.h"

#include "ui/style/tintedicon.h"

PresenterActions::PresenterActions(QObject* parent) : QObject(parent)
{
    add(PresenterCommand::Back, QStringLiteral("previous"), tr("Back"),
        tr("Scroll back in this step, then go to the previous step. In a tree, Up goes back one "
           "event."),
        tr("Left, Page Up"));
    add(PresenterCommand::Next, QStringLiteral("next"), tr("Next"),
        tr("Show the answer to an open question, scroll down in this step, then go to the next "
           "step. In a tree, Down goes forward one event."),
        tr("Right, Page Down, Space"));
    add(PresenterCommand::Blank, QStringLiteral("stop"), tr("Blank"),
        tr("Blank the students' screen, so they look at you"), tr("B, full stop"));
    add(PresenterCommand::Invert, QStringLiteral("shapes"), tr("Dark or light"),
        tr("Use light text on black for a dark room, or black on white"), QStringLiteral("I"));
    add(PresenterCommand::Settings, QStringLiteral("preferences"), tr("Settings (C)"),
        tr("Show or hide the settings of this page"), QStringLiteral("C"));
    add(PresenterCommand::Leave, QStringLiteral("quit"), tr("Leave"), tr("Go back"),
        tr("Esc, F11"));
    for (const PresenterCommand wish : {PresenterCommand::Blank, PresenterCommand::Settings})
        action(wish)->setCheckable(true);
    // A step has none.
    action(PresenterCommand::Settings)->setVisible(false);
}

QString PresenterActions::keysText()
{
    return tr("Page Down: next · Page Up: back · ↓ ↑: through a tree · B: blank · I: dark or light "
              "· S: spotlight · C: settings of a page · Esc: leave");
}

void PresenterActions::add(PresenterCommand wish, const QString& icon, const QString& text,
                           const QString& tip, const QString& keys)
{
    auto* const action = new QAction(tintedIcon(icon), text, this);
    action->setToolTip(tr("%1 (%2)").arg(tip, keys));
    action->setStatusTip(tip);
    m_actions.insert(wish, action);
}
