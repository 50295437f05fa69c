// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A language in its own words, with a capital: "English", "Español", "简体中文"; the code itself
/// where it is unknown. Of a code without a country ("en") it is that of no country, which
/// QLocale calls "American English".
QString languageName(const QString& code);
