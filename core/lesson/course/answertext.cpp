// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace fourcast::lesson {

bool isIdentifier(const QString& text)
{
    constexpr qsizetype longest = 60;
    return !text.isEmpty() && text.size() <= longest && std::ranges::all_of(text, [](QChar sign) {
        return (sign >= u'a' && sign <= u'z') || (sign >= u'A' && sign <= u'Z')
            || (sign >= u'0' && sign <= u'9') || sign == u'-';
    });
}

std::optional<int> columnFromText(const QString& text, const WrittenPosition& position)
{
    const QString sign = text.trimmed().toLower();
    if (sign.size() != 1)
        return {};
    const int column = sign[0] >= u'a' ? sign[0].unicode() - u'a' : sign[0].unicode() - u'1';
    const bool canBePlayed = std::visit(
        [column]<int W, int H, int K>(const BasicPosition<W, H, K>& at) {
            return column >= 0 && column < W && at.canPlay(column);
        },
        position.position());
    return canBePlayed ? std::optional(column) : std::nullopt;
}

std::optional<double> numberFromText(const QString& text)
{
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), u'-');
    plain.replace(u',', u'.');
    bool isNumber = false;
    const double number = QLocale::c().toDouble(plain, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

QString numberToText(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

}
