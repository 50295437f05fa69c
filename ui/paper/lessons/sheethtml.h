// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/lessons/worksheet.h"

/// What the text of a worksheet is put together from; html is html, and text is escaped.
namespace sheethtml {

/// The name of the picture that is added next.
QString nextPictureName(const Worksheet& sheet);
const PdfPicture& addPicture(Worksheet& sheet, PdfPicture picture);

/// Without what a page around it would have.
QString htmlOf(const QString& markdown);
QString bold(const QString& text);
QString paragraph(const QString& html);
QString image(const QString& name);
/// Stays on one page.
QString whole(const QString& html);
/// The picture beside the words, which is the less paper.
QString beside(const QString& words, const PdfPicture& picture);

}
