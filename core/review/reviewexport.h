// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/threats.h"
#include "core/review/diagram.h"
#include "core/review/review.h"

#include <QJsonObject>

/// A review as a document, in the language of the program. Each says that its scores are exact and
/// from whose view they are, which moves are not judged where the review was stopped, and what the
/// accuracy means.

/// Diagrams of the key moments as text.
QString reviewToMarkdown(const Review& review, const SideNames& names);

/// One page that needs no other file; light or dark as the reader's system is.
QString reviewToHtml(const Review& review, const SideNames& names,
                     const DiagramColors& colors = {});

/// The same for QTextDocument, which knows less of HTML: pictures are named, not drawn, and
/// `pictures` gets the SVG of each name.
struct ReviewPaper
{
    QString html;
    std::vector<std::pair<QString, QByteArray>> pictures;
};
ReviewPaper reviewToPaper(const Review& review, const SideNames& names,
                          const DiagramColors& colors = {});

/// Keys and values that no language changes, but for the texts of scores.
QJsonObject reviewToJsonObject(const Review& review);
QByteArray reviewToJson(const Review& review);

/// The game with the review's words in its comments, each in a line of its own that begins with
/// `[review]`, behind what a person wrote. Lines that an earlier review left are replaced. Moves
/// that were best or forced get none; the start gets how each side played.
Game reviewedGame(const Review& review, const SideNames& names);
