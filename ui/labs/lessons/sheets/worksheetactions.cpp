// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/sheets/worksheetactions.h"

#include "core/support/translations.h"
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
    for (const bool withAnswers : {false, true}) {
        auto* const action = new QAction(tintedIcon(QStringLiteral("export")), {}, this);
        connect(action, &QAction::triggered, this, [this, withAnswers] { write(withAnswers); });
        m_actions << action;
    }
    setLanguage({});
}

void WorksheetActions::setLanguage(const QString& language)
{
    const LanguageScope scope(language);
    const auto name = [](QAction* action, const QString& text, const QString& tip) {
        action->setText(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
    };
    name(m_actions.front(), tr("&Worksheet to fill in…"),
         tr("A PDF to print, with empty boxes in its trees and space for each answer"));
    name(m_actions.back(), tr("Worksheet with &answers…"),
         tr("The teacher's PDF, with right answers, explanations and notes"));
}

void WorksheetActions::write(bool withAnswers)
{
    auto lesson = m_ask();
    if (!lesson)
        return Q_EMIT messageReady(lesson.error().message);
    const LanguageScope scope(lesson->language);
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
