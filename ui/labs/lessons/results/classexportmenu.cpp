// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classexportmenu.h"

#include "ui/paper/lessons/classpdf.h"

using namespace fourcast::lesson;

ClassExportMenu::ClassExportMenu(AskFound ask, QWidget* parent)
    : ExportMenuOf(tr("Export the class"), {}, std::move(ask), parent)
{
    setToolTip(tr("Export the class results to a file"));
    const auto always = [](const ClassFound&) { return true; };
    addOf({tr("&Questions as CSV…"), tr("One row per question, for spreadsheets"),
           QStringLiteral("csv"), tr("Table (*.csv)"), tr("questions")},
          always, [](const ClassFound& found) { return questionsCsv(found.report); });
    addOf({tr("&Students as CSV…"), tr("One row per student, for spreadsheets"),
           QStringLiteral("csv"), tr("Table (*.csv)"), tr("students")},
          always, [](const ClassFound& found) { return studentsCsv(found.report); });
    menu()->addSeparator();
    addOf({tr("&Report as PDF…"),
           tr("Both tables, the students' written answers and the files left out"),
           QStringLiteral("pdf"), tr("PDF document (*.pdf)"), tr("class")},
          always, [](const ClassFound& found) {
              return classReportToPdf(found.report, found.lesson.get());
          });
}
