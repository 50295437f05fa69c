// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/h1readings.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace {

struct OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(H1Options)
};

/// Of the table's words.
QString optionText(const char* text)
{
    return QCoreApplication::translate("H1Options", text);
}

constexpr H1Reading differences[] {
    {"no-f1", "fourInLine", QT_TRANSLATE_NOOP("H1Options", "without feature 1 (four in line)"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "F1: four in line"), &H1Options::fourInLine, 1},
    {"no-f2", "threeInLine", QT_TRANSLATE_NOOP("H1Options", "without feature 2 (three in line)"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "F2: three in line"), &H1Options::threeInLine, 2},
    {"no-f3", "twoInLine", QT_TRANSLATE_NOOP("H1Options", "without feature 3 (two in line)"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "F3: two in line"), &H1Options::twoInLine, 3},
    {"no-f4", "loneDisc", QT_TRANSLATE_NOOP("H1Options", "without feature 4 (lone discs)"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "F4: a disc on its own"), &H1Options::loneDisc, 4},
    {"vertical-pairs", "verticalPairs",
     QT_TRANSLATE_NOOP("H1Options", "vertical pairs count the empty squares above"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "A vertical pair counts all empty squares above it"),
     &H1Options::verticalPairs},
    {"short-pairs", "shortPairs",
     QT_TRANSLATE_NOOP("H1Options", "pairs with one available square count 10,000"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "A pair with room for three is worth 10,000"),
     &H1Options::shortPairs},
    {"empty-is-available", "availableMeansEmpty",
     QT_TRANSLATE_NOOP("H1Options", "every empty square is available"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "“Available” means empty, whether playable now or not"),
     &H1Options::availableMeansEmpty},
    {"available-gap", "gapMustBeAvailable",
     QT_TRANSLATE_NOOP("H1Options", "a gap must be available"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "The gap in a broken three must be playable now"),
     &H1Options::gapMustBeAvailable},
    {"gap-pair-is-pair", "gapPairIsPair",
     QT_TRANSLATE_NOOP("H1Options", "a pair beside a gap also counts as a pair"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "The pair in a broken three also counts as a pair"),
     &H1Options::gapPairIsPair},
    {"overlapping-runs", "overlappingRuns", QT_TRANSLATE_NOOP("H1Options", "runs may overlap"),
     QT_TRANSLATE_NOOP("H1OptionsDialog",
                       "Runs may overlap: three in line also count as two pairs"),
     &H1Options::overlappingRuns},
    {"all-discs", "allDiscsCount",
     QT_TRANSLATE_NOOP("H1Options", "every disc counts for its column"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "Every disc counts for its column, not only lone ones"),
     &H1Options::allDiscsCount},
    {"own-features", "ownFeaturesOnly",
     QT_TRANSLATE_NOOP("H1Options", "only the side's own features"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "Count only the side's own features"),
     &H1Options::ownFeaturesOnly},
    {"open-three-wins", "openThreeWins",
     QT_TRANSLATE_NOOP("H1Options", "an open three counts as four in line"),
     QT_TRANSLATE_NOOP("H1OptionsDialog", "An open three counts as four in line"),
     &H1Options::openThreeWins},
};

}

QString H1Reading::title() const
{
    return QCoreApplication::translate("H1OptionsDialog", switchText);
}

std::span<const H1Reading> h1Readings()
{
    return differences;
}

QString H1Options::toText() const
{
    QStringList parts;
    for (const H1Reading& difference : differences)
        if (this->*difference.member == difference.value())
            parts << optionText(difference.description);
    if (weights != H1Weights())
        parts << OptionWords::tr("values %1").arg(weights.toText());
    return parts.isEmpty()
        ? OptionWords::tr("H1 strict")
        : OptionWords::tr("H1 variant: %1").arg(parts.join(QStringLiteral(", ")));
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
        const auto found = std::ranges::find_if(
            differences, [&](const H1Reading& d) { return name == QLatin1String(d.name); });
        if (found == std::end(differences))
            return fail(OptionWords::tr(
                            "There is no variant of H1 called \"%1\". The variants are strict, %2.")
                            .arg(name, names().join(QStringLiteral(", "))));
        options.*found->member = found->value();
    }
    return options;
}

QString H1Options::toNames() const
{
    QStringList parts;
    for (const H1Reading& difference : differences)
        if (this->*difference.member == difference.value())
            parts << QString::fromLatin1(difference.name);
    return parts.isEmpty() ? QStringLiteral("strict") : parts.join(QLatin1Char(','));
}
