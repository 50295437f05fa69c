// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewfile.h"

#include "core/review/reviewexport.h"
#include "ui/paper/reviewpdf.h"
#include "ui/style/boardtheme.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace reviewfile {

DiagramColors colorsOf(DiscTheme theme)
{
    const bool isStrong = chosenTheme(theme) == DiscTheme::HighContrast;
    const DiscTheme shown = isStrong ? swappedTheme(DiscTheme::Safe, isSwapped(theme)) : theme;
    const BoardTheme board = BoardTheme::make(shown, QPalette(Qt::white));
    DiagramColors colors;
    colors.first = board.first.fill.name();
    colors.firstGlyph = board.first.glyph.name();
    colors.second = board.second.fill.name();
    colors.secondGlyph = board.second.glyph.name();
    colors.firstHasStar = board.first.shape == DiscShape::Star;
    return colors;
}

Expected<QByteArray> toFile(const Review& review, const SideNames& names, const QString& path,
                            const DiagramColors& colors)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("md"))
        return reviewToMarkdown(review, names).toUtf8();
    if (suffix == QLatin1String("html"))
        return reviewToHtml(review, names, colors).toUtf8();
    if (suffix == QLatin1String("pdf"))
        return reviewToPdf(review, names, colors);
    if (suffix == QLatin1String("json"))
        return reviewToJson(review);
    return fail(QCoreApplication::translate(
                    "ReviewFile", "The file name “%1” must end in .md, .html, .pdf or .json.")
                    .arg(QDir::toNativeSeparators(path)));
}

QString fileFilter()
{
    return QCoreApplication::translate(
        "ReviewFile",
        "Markdown text (*.md);;Web page (*.html);;PDF document (*.pdf);;"
        "JSON data (*.json)");
}

}
