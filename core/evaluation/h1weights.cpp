// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1weights.h"

#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"

#include <QCoreApplication>

namespace {

constexpr std::array<const char*, H1Weights::count> weightNames {
    "three", "open-pair", "pair-step", "lone-a", "lone-b", "lone-c", "lone-d"};

constexpr std::array<const char*, H1Weights::count> titles {
    QT_TRANSLATE_NOOP("H1Weights", "three in line"),
    QT_TRANSLATE_NOOP("H1Weights", "open pair"),
    QT_TRANSLATE_NOOP("H1Weights", "square beside a pair"),
    QT_TRANSLATE_NOOP("H1Weights", "lone disc on a or g"),
    QT_TRANSLATE_NOOP("H1Weights", "lone disc on b or f"),
    QT_TRANSLATE_NOOP("H1Weights", "lone disc on c or e"),
    QT_TRANSLATE_NOOP("H1Weights", "lone disc on d"),
};

struct WeightWords
{
    Q_DECLARE_TR_FUNCTIONS(H1Weights)
};

/// Of the table's words.
QString weightText(const char* text)
{
    return QCoreApplication::translate("H1Weights", text);
}

Value& place(H1Weights& weights, int index)
{
    switch (index) {
    case 0:
        return weights.three;
    case 1:
        return weights.openPair;
    case 2:
        return weights.pairStep;
    default:
        return weights.loneDisc[static_cast<std::size_t>(index - 3)];
    }
}

Expected<void> readLine(H1Weights& weights, const QString& text, int line)
{
    const qsizetype sign = text.indexOf(u'=');
    const QString name = text.left(sign).trimmed();
    if (sign < 0)
        return fail(WeightWords::tr("Line %1 is '%2'. It needs a name, an equals sign and a value, "
                                    "such as 'three = 900000'.")
                        .arg(line)
                        .arg(text.left(40)),
                    line);
    for (int index = 0; index < H1Weights::count; ++index) {
        if (name != QLatin1String(weightNames[static_cast<std::size_t>(index)]))
            continue;
        bool ok = false;
        const QString number = text.mid(sign + 1).trimmed();
        const int value = number.toInt(&ok);
        if (!ok || value < 0 || value > H1Weights::largest)
            return fail(
                WeightWords::tr(
                    "Line %1 gives %2 the value '%3', which is not a whole number from 0 to %4.")
                    .arg(QString::number(line), name, number, QString::number(H1Weights::largest)),
                line);
        place(weights, index) = value;
        return {};
    }
    QStringList known;
    for (const char* each : weightNames)
        known << QString::fromLatin1(each);
    return fail(WeightWords::tr("Line %1 names '%2', but the values of H1 are %3.")
                    .arg(line)
                    .arg(name, known.join(QStringLiteral(", "))),
                line);
}

}

Value H1Weights::value(int index) const
{
    H1Weights copy = *this;
    return place(copy, index);
}

void H1Weights::setValue(int index, Value value)
{
    Q_ASSERT(value >= 0 && value <= largest);
    place(*this, index) = value;
}

QString H1Weights::name(int index)
{
    return QString::fromLatin1(weightNames[static_cast<std::size_t>(index)]);
}

QString H1Weights::title(int index)
{
    return weightText(titles[static_cast<std::size_t>(index)]);
}

QString H1Weights::toText() const
{
    QStringList parts;
    for (int index = 0; index < count; ++index)
        if (value(index) != H1Weights().value(index))
            parts << QStringLiteral("%1 %2").arg(title(index)).arg(value(index));
    return parts.join(QStringLiteral(", "));
}

QString H1Weights::toNames() const
{
    QStringList parts;
    for (int index = 0; index < count; ++index)
        if (value(index) != H1Weights().value(index))
            parts << QStringLiteral("%1 %2").arg(name(index)).arg(value(index));
    return parts.join(QStringLiteral(", "));
}

QByteArray H1Weights::toFile() const
{
    QByteArray text = "# Values of H1's features\n";
    for (int index = 0; index < count; ++index)
        text += name(index).toLatin1() + " = " + QByteArray::number(value(index)) + '\n';
    return text;
}

Expected<H1Weights> H1Weights::fromFile(const QByteArray& text)
{
    H1Weights weights;
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        FOURCAST_TRY(readLine(weights, line, static_cast<int>(i) + 1));
    }
    return weights;
}

Expected<H1Weights> H1Weights::load(const QString& path)
{
    // A set is a handful of lines; what is larger is another file by mistake.
    constexpr qint64 mostBytes = 64 * 1024;
    const auto text = readFile(path, mostBytes);
    if (!text)
        return fail(WeightWords::tr("The values of H1 in '%1' cannot be read: %2")
                        .arg(path, text.error().message));
    const auto weights = fromFile(*text);
    if (!weights)
        return fail(
            WeightWords::tr("'%1' contains no values of H1: %2").arg(path, weights.error().message),
            weights.error().line);
    return weights;
}

Expected<void> H1Weights::save(const QString& path) const
{
    const auto saved = saveFile(path, toFile());
    if (!saved)
        return fail(WeightWords::tr("The values of H1 cannot be written to '%1': %2")
                        .arg(path, saved.error().message));
    return {};
}
