// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1readings.h"

#include <QCoreApplication>

namespace {

QString optionText(const char* text)
{
    return QCoreApplication::translate("H1Options", text);
}

constexpr std::array<H1Reading, h1ReadingCount> differences {{
    {"no-f1", QT_TRANSLATE_NOOP("H1Options", "without feature 1 (four in line)"),
     &H1Options::fourInLine, false},
    {"no-f2", QT_TRANSLATE_NOOP("H1Options", "without feature 2 (three in line)"),
     &H1Options::threeInLine, false},
    {"no-f3", QT_TRANSLATE_NOOP("H1Options", "without feature 3 (two in line)"),
     &H1Options::twoInLine, false},
    {"no-f4", QT_TRANSLATE_NOOP("H1Options", "without feature 4 (lone discs)"),
     &H1Options::loneDisc, false},
    {"vertical-pairs",
     QT_TRANSLATE_NOOP("H1Options", "vertical pairs count the empty squares above"),
     &H1Options::verticalPairs, true},
    {"short-pairs", QT_TRANSLATE_NOOP("H1Options", "pairs with one available square count 10,000"),
     &H1Options::shortPairs, true},
    {"empty-is-available", QT_TRANSLATE_NOOP("H1Options", "every empty square is available"),
     &H1Options::availableMeansEmpty, true},
    {"available-gap", QT_TRANSLATE_NOOP("H1Options", "a gap must be available"),
     &H1Options::gapMustBeAvailable, true},
    {"gap-pair-is-pair", QT_TRANSLATE_NOOP("H1Options", "a pair beside a gap is also a pair"),
     &H1Options::gapPairIsPair, true},
    {"overlapping-runs", QT_TRANSLATE_NOOP("H1Options", "runs may overlap"),
     &H1Options::overlappingRuns, true},
    {"all-discs", QT_TRANSLATE_NOOP("H1Options", "every disc counts for its column"),
     &H1Options::allDiscsCount, true},
    {"own-features", QT_TRANSLATE_NOOP("H1Options", "only the side's own features"),
     &H1Options::ownFeaturesOnly, true},
    {"open-three-wins", QT_TRANSLATE_NOOP("H1Options", "an open three counts as four in line"),
     &H1Options::openThreeWins, true},
}};

}

const std::array<H1Reading, h1ReadingCount>& h1Readings()
{
    return differences;
}

QString H1Options::toText() const
{
    QStringList parts;
    for (const H1Reading& difference : differences)
        if (this->*difference.member == difference.value)
            parts << optionText(difference.description);
    if (weights != H1Weights())
        parts << optionText("values %1").arg(weights.toText());
    return parts.isEmpty() ? optionText("H1 strict")
                           : optionText("H1 variant: %1").arg(parts.join(QStringLiteral(", ")));
}

QStringList H1Options::names()
{
    QStringList result;
    for (const H1Reading& difference : differences)
        result << QString::fromLatin1(difference.name);
    return result;
}

QString H1Options::description(const QString& name)
{
    for (const H1Reading& difference : differences)
        if (name == QLatin1String(difference.name))
            return optionText(difference.description);
    return {};
}

Expected<H1Options> H1Options::fromNames(const QString& text)
{
    H1Options options;
    if (text.trimmed().isEmpty() || text.trimmed() == QLatin1String("strict"))
        return options;
    const QStringList parts = text.split(QLatin1Char(','));
    for (const QString& part : parts) {
        const QString name = part.trimmed();
        const auto found
            = std::find_if(differences.begin(), differences.end(),
                           [&](const H1Reading& d) { return name == QLatin1String(d.name); });
        if (found == differences.end())
            return fail(
                optionText("There is no variant of H1 called \"%1\"; the variants are strict, %2.")
                    .arg(name, names().join(QStringLiteral(", "))));
        options.*found->member = found->value;
    }
    return options;
}

QString H1Options::toNames() const
{
    QStringList parts;
    for (const H1Reading& difference : differences)
        if (this->*difference.member == difference.value)
            parts << QString::fromLatin1(difference.name);
    return parts.isEmpty() ? QStringLiteral("strict") : parts.join(QLatin1Char(','));
}
