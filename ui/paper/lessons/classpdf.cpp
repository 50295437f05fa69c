// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/classpdf.h"

#include "ui/paper/chartexport.h"
#include "ui/paper/lessons/classwords.h"

#include <QCoreApplication>
#include <QTextDocument>
#include <vector>

using namespace fourcast::lesson;

namespace {

struct ClassPdfText
{
    Q_DECLARE_TR_FUNCTIONS(ClassReport)
};

constexpr QSizeF barSize(90, 12);
/// Of the columns, in hundredths of the page.
const std::vector<int> questionWidths {27, 19, 11, 19, 9, 7, 8};
const std::vector<int> studentWidths {30, 10, 11, 12, 9, 9, 9, 10};
/// Of a table with many columns.
const QString smallLetters = QStringLiteral("font-size: 8.5pt");

QString cells(const char* tag, const QStringList& words, const std::vector<int>& widths)
{
    QString row;
    for (qsizetype i = 0; i < words.size(); ++i)
        row += QStringLiteral("<%1 width=\"%2%\" style=\"%3\">%4</%1>")
                   .arg(QLatin1String(tag), QString::number(widths[static_cast<std::size_t>(i)]),
                        smallLetters, words[i]);
    return QStringLiteral("<tr>%1</tr>").arg(row);
}

QString table(const QStringList& head, const std::vector<int>& widths, const QString& rows)
{
    return QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\">"
                          "<thead>%1</thead>%2</table>")
        .arg(cells("th", head, widths), rows);
}

PdfPicture barOf(const QString& name, const ClassShares& shares)
{
    return {name, barSize, [shares](QPainter& painter, const QRectF& place) {
                paintShares(painter, place, shares, paperPalette());
            }};
}

QString questionsHtml(const ClassReport& report, const Lesson* lesson,
                      std::vector<PdfPicture>& pictures)
{
    QString rows;
    int place = 0;
    for (const QuestionResult& each : report.questions) {
        const ClassShares shares = classwords::shares(each);
        pictures.push_back(barOf(QStringLiteral("bar%1").arg(place), shares));
        const Question* const question = lesson ? lesson->question(each.question) : nullptr;
        rows += cells("td",
                      {classwords::question(each, place).toHtmlEscaped(),
                       QStringLiteral("<img src=\"%1\"><br>%2")
                           .arg(pictures.back().name, toText(shares).toHtmlEscaped()),
                       QString::number(each.answered),
                       classwords::commonestWrong(each, question).toHtmlEscaped(),
                       classwords::seconds(each.medianSeconds).toHtmlEscaped(),
                       QString::number(each.hints), QString::number(each.givenUp)},
                      questionWidths);
        ++place;
    }
    return QStringLiteral("<h2>%1</h2>").arg(ClassPdfText::tr("Questions").toHtmlEscaped())
        + table({ClassPdfText::tr("Question"), ClassPdfText::tr("Result"),
                 ClassPdfText::tr("Answered"), ClassPdfText::tr("Most common wrong answer"),
                 ClassPdfText::tr("Median time"), ClassPdfText::tr("Hints"),
                 ClassPdfText::tr("Gave up")},
                questionWidths, rows);
}

QString studentsHtml(const ClassReport& report)
{
    QString rows;
    for (const StudentResult& each : report.students)
        rows += cells("td",
                      {classwords::markedStudent(each).toHtmlEscaped(),
                       ClassPdfText::tr("%1 of %2").arg(each.steps).arg(report.steps),
                       QString::number(each.answered), QString::number(each.rightAtOnce),
                       QString::number(each.right), QString::number(each.tries),
                       QString::number(each.hints),
                       classwords::seconds(each.seconds).toHtmlEscaped()},
                      studentWidths);
    return QStringLiteral("<h2>%1</h2>").arg(ClassPdfText::tr("Students").toHtmlEscaped())
        + table({ClassPdfText::tr("Student"), ClassPdfText::tr("Steps"),
                 ClassPdfText::tr("Answered"), ClassPdfText::tr("Right first time"),
                 ClassPdfText::tr("Right"), ClassPdfText::tr("Attempts"), ClassPdfText::tr("Hints"),
                 ClassPdfText::tr("Time")},
                studentWidths, rows);
}

QString textsHtml(const ClassReport& report)
{
    const QString html = classwords::textsHtml(report);
    return html.isEmpty()
        ? html
        : QStringLiteral("<h2>%1</h2>").arg(ClassPdfText::tr("Written answers").toHtmlEscaped())
            + html;
}

QString problemsHtml(const QString& heading, const std::vector<SubmissionProblem>& problems)
{
    if (problems.empty())
        return {};
    QString html = QStringLiteral("<h2>%1</h2><ul>").arg(heading.toHtmlEscaped());
    for (const SubmissionProblem& each : problems)
        html += QStringLiteral("<li>%1: %2</li>")
                    .arg(each.file.toHtmlEscaped(), each.sentence.toHtmlEscaped());
    return html + QStringLiteral("</ul>");
}

}

ClassPaper classPaper(const ClassReport& report, const Lesson* lesson)
{
    ClassPaper paper;
    paper.title
        = ClassPdfText::tr("%1 · version %2 · Fourcast %3")
              .arg(report.title, QString::number(report.version), QStringLiteral(FOURCAST_VERSION));
    paper.html
        = QStringLiteral("<h1>%1</h1><p>%2</p>")
              .arg(report.title.toHtmlEscaped(), classwords::headline(report).toHtmlEscaped());
    paper.html += questionsHtml(report, lesson, paper.pictures) + studentsHtml(report)
        + textsHtml(report) + problemsHtml(ClassPdfText::tr("Left out"), report.problems)
        + problemsHtml(ClassPdfText::tr("To check"), report.remarks);
    return paper;
}

QByteArray classReportToPdf(const ClassReport& report, const Lesson* lesson)
{
    const ClassPaper paper = classPaper(report, lesson);
    QTextDocument document;
    document.setHtml(paper.html);
    document.setMetaInformation(QTextDocument::DocumentTitle, paper.title);
    return documentToPdf(document, paper.pictures);
}
