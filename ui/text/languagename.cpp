// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/languagename.h"

#include <QLocale>

QString languageName(const QString& code)
{
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (code.isEmpty() || locale.language() == QLocale::C || name.isEmpty())
        return code;
    // The plain name is that of countries which have no word of their own for theirs.
    if (!code.contains(u'_') && !code.contains(u'-')) {
        const auto all
            = QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyTerritory);
        for (const QLocale& each : all)
            if (const QString other = each.nativeLanguageName();
                !other.isEmpty() && other.size() < name.size())
                name = other;
    }
    name[0] = name[0].toUpper();
    return name;
}
