// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classexportmenu.h"

#include "ui/paper/lessons/classpdf.h"

using namespace fourcast::lesson;

ClassExportMenu::ClassExportMenu(AskFound ask, QWidget* parent)
    : ExportMenuOf(tr("Export the class"), {}, std::move(ask), parent)
{
    setToolTip(tr("Write how the class did to a file"));
    const auto always = [](const ClassFound&) { return true; };
    addOf({tr("&Questions as CSV…"), tr("A row for each question, for spreadsheets"),
           QStringLiteral("csv"), tr("Table (*.csv)"), tr("questions")},
          always, [](const ClassFound& found) { return questionsCsv(found.report); });
    addOf({tr("&Students as CSV…"), tr("A row for each student, for spreadsheets"),
           QStringLiteral("csv"), tr("Table (*.csv)"), tr("students")},
          always, [](const ClassFound& found) { return studentsCsv(found.report); });
    menu()->addSeparator();
    addOf({tr("&Report as PDF…"), tr("Both tables, what the students wrote, and what was left out"),
           QStringLiteral("pdf"), tr("PDF document (*.pdf)"), tr("class")},
          always, [](const ClassFound& found) {
              return classReportToPdf(found.report, found.lesson.get());
          });
}
