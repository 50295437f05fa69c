// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The pages of the help, Markdown files in resources/help: a folder for each language, a file for
/// each page.
namespace helppages {

/// Their names in the order of the help: "playing", "engines", ...
const QStringList& names();
/// One page as it is shown, the list of engines filled in; in English where the language ("es")
/// does not have it.
QString page(const QString& name, const QString& language);
/// What stands above a page, and then above each of its parts.
QStringList headings(const QString& name, const QString& language);
/// All pages, one after the other.
QString all(const QString& language);

}
