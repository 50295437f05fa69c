// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewfile.h"

#include "core/review/reviewexport.h"
#include "ui/paper/chartexport.h"
#include "ui/paper/reviewpdf.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace {

struct ReviewFileText
{
    Q_DECLARE_TR_FUNCTIONS(ReviewFile)
};

}

namespace reviewfile {

Expected<void> save(const Review& review, const SideNames& names, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (suffix == QLatin1String("md"))
        bytes = reviewToMarkdown(review, names).toUtf8();
    else if (suffix == QLatin1String("html"))
        bytes = reviewToHtml(review, names).toUtf8();
    else if (suffix == QLatin1String("pdf"))
        bytes = reviewToPdf(review, names);
    else if (suffix == QLatin1String("json"))
        bytes = reviewToJson(review);
    else
        return fail(
            ReviewFileText::tr("The file “%1” needs a name that ends in .md, .html, .pdf or .json, "
                               "which says what to write.")
                .arg(QDir::toNativeSeparators(path)));
    return chartexport::saveBytes(bytes, path);
}

QString fileFilter()
{
    return ReviewFileText::tr("Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;"
                              "JSON data (*.json)");
}

}
