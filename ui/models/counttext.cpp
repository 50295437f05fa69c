// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/counttext.h"

QString countText(quint64 count, const QLocale& locale)
{
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = plain.toString(count);
    for (qsizetype place = text.size() - 3; place > 0; place -= 3)
        text.insert(place, locale.groupSeparator());
    return text;
}
