// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/tables/tablereport.h"

#include "ui/labs/chance/tables/tablewords.h"
#include "ui/labs/models/modelreport.h"

#include <QCoreApplication>

using fourcast::chance::Agreement;
using fourcast::chance::StudyTable;
using fourcast::chance::TableColumn;
using fourcast::chance::TableRow;

namespace {

struct TableReportText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceTableReport)
};

}

QByteArray tableReport(const StudyTable& table)
{
    ModelReport report(table.title);
    report.addParagraph(tablewords::summary(table));
    QStringList titles {QString()};
    for (const TableColumn& column : table.columns)
        titles << column.title;
    std::vector<QStringList> rows {titles << TableReportText::tr("Time")};
    for (const TableRow& row : table.rows) {
        QStringList cells {row.title};
        for (std::size_t column = 0; column < row.cells.size(); ++column)
            cells << tablewords::cell(table.columns[column], row.cells[column]);
        rows.push_back(cells << tablewords::time(row, true));
    }
    report.addTable(rows);
    for (const QString& note : table.notes)
        report.addParagraph(note);
    report.addHeading(TableReportText::tr("Columns"));
    for (const TableColumn& column : table.columns)
        report.addParagraph(QStringLiteral("%1: %2").arg(column.title, column.help));
    report.addHeading(TableReportText::tr("Signs"));
    for (const Agreement agreement : {Agreement::Rounded, Agreement::Inside, Agreement::CutOff,
                                      Agreement::Open, Agreement::Differs})
        report.addParagraph(tablewords::meaning(agreement));
    return report.toPdf();
}
