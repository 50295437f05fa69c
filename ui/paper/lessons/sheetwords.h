// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Words of a lesson as they stand on paper.
namespace sheetwords {

/// What the laboratory calls the page that a lesson names "chance".
QString pageTitle(const QString& id);
/// Markdown in which a number at the beginning, as in "3.", is no list of one: a list has two.
QString withoutLoneNumber(const QString& markdown);

}
