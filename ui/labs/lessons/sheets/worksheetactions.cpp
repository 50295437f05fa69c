// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/sheets/worksheetactions.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/lessons/worksheet.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QAction>
#include <QWidget>

using namespace fourcast::lesson;

WorksheetActions::WorksheetActions(Ask ask, ExactScores exact, QWidget* page)
    : QObject(page), m_ask(std::move(ask)), m_exact(std::move(exact)), m_page(page)
{
    add(tr("&Worksheet to fill in…"),
        tr("A PDF to print, with empty boxes in its trees and space for each answer"), false);
    add(tr("Worksheet with &answers…"),
        tr("The teacher's PDF, with right answers, explanations and notes"), true);
}

void WorksheetActions::add(const QString& text, const QString& tip, bool withAnswers)
{
    auto* const action = new QAction(tintedIcon(QStringLiteral("export")), text, this);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, [this, withAnswers] { write(withAnswers); });
    m_actions << action;
}

void WorksheetActions::write(bool withAnswers)
{
    auto lesson = m_ask();
    if (!lesson)
        return Q_EMIT messageReady(lesson.error().message);
    const SheetKind kind = withAnswers ? SheetKind::Answers : SheetKind::ToFillIn;
    exportdialog::runAway(
        m_page,
        {.title = withAnswers ? tr("Worksheet with answers") : tr("Worksheet to fill in"),
         .filter = tr("PDF document (*.pdf)"),
         .name = withAnswers ? tr("%1 answers").arg(lesson->id) : lesson->id,
         .suffix = QStringLiteral("pdf")},
        [lesson = std::move(*lesson), kind,
         exact = m_exact](const QString& path, const std::stop_token& stop) -> Expected<void> {
            FOURCAST_LET(const auto sheet, makeWorksheet(lesson, kind, exact, stop));
            if (!sheet)
                return fail(tr("The worksheet was not saved, because it was stopped."));
            return chartexport::saveBytes(toPdf(*sheet), path);
        },
        [this](const exportdialog::Answer& answer) { Q_EMIT messageReady(answer.sentence); });
}
