// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/modelreport.h"

#include <QPainter>
#include <QTextDocument>
#include <algorithm>

namespace {

constexpr double legendGap = 8;
/// Of a page: a picture stands below the text that it belongs to, and begins no new page.
constexpr double pictureShare = 0.45;

/// A picture with its legend below.
PdfPicture drawn(const ChartContent& content, const QString& name)
{
    const QSizeF size(std::max(content.size.width(), 1), std::max(content.size.height(), 1));
    // It is painted for the width in which it will stand, so that the legend is as large as text.
    const double scale
        = std::min(pdfPictureWidth / size.width(), pdfPictureHeight * pictureShare / size.height());
    const QSizeF shown = size * std::min(scale, 1.0);
    const FigureStyle style = paperStyle();
    const double legend = content.legend.empty()
        ? 0
        : legendGap + plotlegend::height(pdfPictureWidth, content.legend, style);
    return {name, QSizeF(pdfPictureWidth, shown.height() + legend),
            [content, shown, style, legend](QPainter& painter, const QRectF& place) {
                const QRectF upper(place.topLeft(), QSizeF(shown));
                painter.save();
                content.paint(painter, upper);
                painter.restore();
                if (legend > 0)
                    plotlegend::paint(painter, place.adjusted(0, shown.height() + legendGap, 0, 0),
                                      content.legend, style);
            }};
}

QString cells(const QStringList& texts, const QString& tag)
{
    QString html;
    for (const QString& text : texts)
        html += QStringLiteral("<%1 align=\"left\">%2</%1>").arg(tag, text.toHtmlEscaped());
    return QStringLiteral("<tr>%1</tr>").arg(html);
}

}

ModelReport::ModelReport(const QString& title) : m_title(title)
{
    m_html = QStringLiteral("<html><head><title>%1</title></head><body><h1>%1</h1>")
                 .arg(title.toHtmlEscaped());
    for (const QString& line : Provenance().lines())
        m_html += paragraph(line);
}

QString ModelReport::paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString ModelReport::heading(const QString& text, int level)
{
    return QStringLiteral("<h%1>%2</h%1>").arg(level).arg(text.toHtmlEscaped());
}

QString ModelReport::code(const QString& text)
{
    return QStringLiteral("<p class=\"code\" style=\"white-space:pre-wrap\">%1</p>")
        .arg(text.trimmed().toHtmlEscaped());
}

void ModelReport::addHeading(const QString& text, int level)
{
    m_html += heading(text, level);
}

void ModelReport::addParagraph(const QString& text)
{
    if (!text.isEmpty())
        m_html += paragraph(text);
}

void ModelReport::addCode(const QString& text)
{
    m_html += code(text);
}

void ModelReport::addTable(const std::vector<QStringList>& rows)
{
    if (rows.size() < 2)
        return;
    m_html += QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"2\"><thead>%1"
                             "</thead>")
                  .arg(cells(rows.front(), QStringLiteral("th")));
    for (std::size_t row = 1; row < rows.size(); ++row)
        m_html += cells(rows[row], QStringLiteral("td"));
    m_html += QStringLiteral("</table>");
}

void ModelReport::addModel(const fourcast::syntax::Model& model,
                           const fourcast::syntax::ModelValues& values)
{
    addParagraph(model.help);
    std::vector<QStringList> rows {{tr("Parameter"), tr("Name"), tr("Value")}};
    for (const fourcast::syntax::ModelParameter& parameter : model.parameters)
        rows.push_back(
            {parameter.title, parameter.name, values.value(parameter.name, parameter.standard)});
    addTable(rows);
}

void ModelReport::addPicture(const ChartContent& content)
{
    if (content.size.isEmpty())
        return;
    m_pictures.push_back(drawn(content, QStringLiteral("picture%1").arg(m_pictures.size())));
    // In a table of one row, which a page break does not cut off from its note.
    m_html += QStringLiteral("<table style=\"margin-top:10px\"><tr><td><img src=\"%1\" "
                             "width=\"%2\" height=\"%3\"><br>%4</td></tr></table>")
                  .arg(m_pictures.back().name)
                  .arg(qRound(pdfPictureWidth))
                  .arg(qRound(m_pictures.back().size.height()))
                  .arg(content.note.toHtmlEscaped());
}

QByteArray ModelReport::toPdf() const
{
    QTextDocument document;
    document.setDefaultFont(QFont(QStringLiteral("DejaVu Sans"), 9));
    document.setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 16pt; } h2 { font-size: 12pt; } h3 { font-size: 10pt; } "
                       "th, td, li { font-size: 8pt; } "
                       ".code { font-family: \"DejaVu Sans Mono\"; font-size: 7pt; }"));
    document.setHtml(m_html + QStringLiteral("</body></html>"));
    document.setMetaInformation(QTextDocument::DocumentTitle, m_title);
    return documentToPdf(document, m_pictures);
}
