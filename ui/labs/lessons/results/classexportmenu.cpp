// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classexportmenu.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/lessons/classpdf.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exportdialog.h"

#include <QAction>
#include <QMenu>

using namespace fourcast::lesson;

ClassExportMenu::ClassExportMenu(Ask ask, QWidget* parent)
    : QPushButton(tintedIcon(QStringLiteral("export")), tr("Export"), parent), m_ask(std::move(ask))
{
    setToolTip(tr("Write how the class did to a file"));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    const QString table = tr("Table (*.csv)");
    add(tr("&Questions as CSV…"), tr("A row for each question, for spreadsheets"), table,
        QStringLiteral("csv"), tr("questions"),
        [](const ClassFound& found) { return questionsCsv(found.report); });
    add(tr("&Students as CSV…"), tr("A row for each student, for spreadsheets"), table,
        QStringLiteral("csv"), tr("students"),
        [](const ClassFound& found) { return studentsCsv(found.report); });
    menu()->addSeparator();
    add(tr("&Report as PDF…"), tr("Both tables, what the students wrote, and what was left out"),
        tr("PDF document (*.pdf)"), QStringLiteral("pdf"), tr("class"),
        [](const ClassFound& found) { return classReportToPdf(found.report, found.lesson.get()); });
}

void ClassExportMenu::add(const QString& text, const QString& tip, const QString& filter,
                          const QString& suffix, const QString& name, const Make& make)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, [=, this] {
        exportdialog::runAway(
            this,
            {.title = tr("Export the class"), .filter = filter, .name = name, .suffix = suffix},
            [make, found = m_ask()](const QString& path, const std::stop_token&) {
                return chartexport::saveBytes(make(found), path);
            },
            [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); });
    });
}
