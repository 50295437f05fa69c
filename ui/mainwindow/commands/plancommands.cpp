// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/plancommands.h"

#include "core/plan/planlink.h"
#include "ui/board/lineplayer.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QApplication>
#include <QClipboard>

PlanCommands::PlanCommands(WindowParts& parts, QWidget& window) : m_parts(parts), m_window(window)
{
    const Actions& actions = m_parts.actions;
    actions.setTextOnButtons(Command::PlanCard, tr("Card", "of a plan"));
    actions.setTextOnButtons(Command::FollowPlan, tr("Play it", "a plan"));
    actions.setTextOnButtons(Command::BreakPlan, tr("Break it", "a plan"));
    actions.setTextOnButtons(Command::CopyPlan, tr("Copy", "a plan"));
    actions.on(Command::CopyPlan, this, &PlanCommands::copy);
    actions.on(Command::SavePlan, this, &PlanCommands::save);
    connectPresenter();
}

void PlanCommands::connectPresenter()
{
    const PlanPresenter& presenter = m_parts.planPresenter;
    connect(&presenter, &PlanPresenter::failed, &m_parts.status, &StatusLine::say);
    connect(&presenter, &PlanPresenter::told, &m_parts.status, &StatusLine::sayForPosition);
    connect(&presenter, &PlanPresenter::playPlan, this,
            [this](const RootedPlan& plan) { practise(plan, PracticeMode::Follow); });
    connect(&presenter, &PlanPresenter::breakPlan, this,
            [this](const RootedPlan& plan) { practise(plan, PracticeMode::Break); });
    connect(&presenter, &PlanPresenter::linkedRefuted, this,
            [this](const QString& sentence, const std::vector<Move>& line) {
                m_parts.centre.message().showMessage(tr("This plan fails. %1").arg(sentence));
                m_parts.analysisPresenter.lines().show(line);
            });
}

void PlanCommands::practise(const RootedPlan& plan, PracticeMode mode)
{
    m_parts.laboratory.openPlan(plan, mode);
    Q_EMIT pageWanted(QStringLiteral("plans"));
}

Expected<RootedPlan> PlanCommands::read(const QString& link)
{
    FOURCAST_LET(const auto plan, planlink::parse(link));
    if (const auto* const here = std::get_if<RootedPlan>(&plan))
        return *here;
    return fail(tr("The plan in this link is for another board than 7x6. Open it with "
                   "fourcast-cli plan."));
}

void PlanCommands::copy()
{
    const QString text = m_parts.planPresenter.textForOthers();
    if (text.isEmpty())
        return;
    QApplication::clipboard()->setText(text);
    m_parts.status.say(tr("The plan is on the clipboard"));
}

void PlanCommands::save()
{
    // As it is now: it may change while the name is chosen.
    const auto plan = m_parts.planPresenter.plan();
    if (!plan)
        return;
    const auto make = [plan](const QString&) -> Expected<QByteArray> {
        return plantext::toText(*plan).toUtf8() + '\n';
    };
    exportdialog::run(&m_window,
                      {.title = tr("Save the plan"),
                       .filter = tr("Plan (*.plan)"),
                       .name = tr("plan", "name of a file"),
                       .suffix = QStringLiteral("plan")},
                      make, [this](const exportdialog::Answer& answer) { m_parts.tell(answer); });
}
