// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/lessons/sheethtml.h"

#include <QTextDocument>

QString sheethtml::nextPictureName(const Worksheet& sheet)
{
    return QStringLiteral("drawing%1").arg(sheet.pictures.size());
}

const PdfPicture& sheethtml::addPicture(Worksheet& sheet, PdfPicture picture)
{
    sheet.pictures.push_back(std::move(picture));
    return sheet.pictures.back();
}

QString sheethtml::htmlOf(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown,
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                             | QTextDocument::MarkdownNoHTML);
    const QString html = document.toHtml();
    const qsizetype body = html.indexOf(u'>', html.indexOf(QStringLiteral("<body"))) + 1;
    return html.mid(body, html.lastIndexOf(QStringLiteral("</body>")) - body);
}

QString sheethtml::bold(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped());
}

QString sheethtml::paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin-top:5px; margin-bottom:3px\">%1</p>").arg(html);
}

QString sheethtml::image(const QString& name)
{
    return QStringLiteral("<img src=\"%1\">").arg(name);
}

QString sheethtml::whole(const QString& html)
{
    return QStringLiteral("<table width=\"100%\" cellpadding=\"7\"><tr><td>%1</td></tr></table>")
        .arg(html);
}

QString sheethtml::beside(const QString& words, const PdfPicture& picture)
{
    return QStringLiteral("<table width=\"100%\" cellpadding=\"7\"><tr><td>%1</td>"
                          "<td width=\"%2\">%3</td></tr></table>")
        .arg(words, QString::number(static_cast<int>(picture.size.width()) + 10),
             image(picture.name));
}
