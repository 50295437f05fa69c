// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/plaintip.h"

#include <QFontInfo>
#include <QTextDocument>

QString plainTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

QString tipInLetters(const QString& text, const QFont& letters)
{
    if (text.isEmpty())
        return text;
    const QString words = Qt::mightBeRichText(text)
        ? text
        : text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return QStringLiteral("<div style='font-size:%1pt'>%2</div>")
        .arg(QString::number(QFontInfo(letters).pointSizeF()), words);
}
