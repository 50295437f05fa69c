// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"
#include "core/support/text/writtennumber.h"

#include <QLocale>
#include <QRegularExpression>
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

QString numberToText(double number)
{
    const QString plain = QString::number(number, 'f', QLocale::FloatingPointShortest);
    constexpr qsizetype mostSigns = 20;
    return plain.size() <= mostSigns ? plain
                                     : QString::number(number, 'g', QLocale::FloatingPointShortest);
}

namespace {

/// Without the signs that stand between thousands, where they can be nothing else.
QString withoutGroups(QString text)
{
    static const QRegularExpression spaces(
        QStringLiteral("(?<=\\d)[ \u00a0\u2009\u202f'](?=\\d{3})"));
    text.remove(spaces);
    // The last of two kinds is that of the decimals; one that comes twice is not.
    for (const QChar sign : {u',', u'.'}) {
        const QChar other = sign == u',' ? u'.' : u',';
        const bool otherIsLast = text.lastIndexOf(other) > text.lastIndexOf(sign);
        if (text.count(sign) > 1 || (text.contains(sign) && otherIsLast)) {
            static const QRegularExpression grouped(
                QStringLiteral("^-?\\d{1,3}([.,]\\d{3})+([.,]\\d*)?$"));
            if (grouped.match(text).hasMatch())
                text.remove(sign);
        }
    }
    return text;
}

std::vector<double> fractionMeant(const QString& text)
{
    const qsizetype line = text.indexOf(u'/');
    const auto above = numberFromText(text.left(line));
    const auto below = numberFromText(text.mid(line + 1));
    if (!above || !below || *below == 0)
        return {};
    return {*above / *below};
}

}

std::vector<double> numbersMeant(const QString& text)
{
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), u'-');
    if (plain.contains(u'/'))
        return fractionMeant(plain);
    plain = withoutGroups(plain);
    const auto number = numberFromText(plain);
    if (!number)
        return {};
    static const QRegularExpression either(QStringLiteral("^-?[1-9]\\d{0,2}[.,]\\d{3}$"));
    if (!either.match(plain).hasMatch())
        return {*number};
    return {*number, 1000 * *number};
}

QString numberForReading(double number)
{
    constexpr int digits = 10;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    // What is small is written with its zeros, which everybody reads.
    constexpr double smallest = 1e-9;
    constexpr double small = 1e-4;
    if (const double size = std::abs(number); size >= smallest && size < small)
        return locale.toString(QString::number(number, 'g', digits).toDouble(), 'f',
                               QLocale::FloatingPointShortest);
    return locale.toString(number, 'g', digits);
}

}
