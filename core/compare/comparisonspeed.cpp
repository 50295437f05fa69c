// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who was the fastest of a comparison, as far as a test says so.
#include "core/compare/comparisontext.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct SpeedWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

const SearchQuantity& speedTime()
{
    return *searchQuantity(u"milliseconds");
}

/// "12.3 times as fast as A (95 %: 11.2 to 13.4)."; the fastest of all where a test says so.
QString timesText(const QString& who, const QString& other, const Repetitions& ratio, bool isFaster,
                  bool isTested)
{
    const auto turned = [isFaster](double value) { return isFaster ? 1 / value : value; };
    const QString factor = comparisontext::number(turned(ratio.median));
    QString text = !isFaster
        ? SpeedWords::tr("%1 takes %2 times as long as %3").arg(who, factor, other)
        : isTested
        ? SpeedWords::tr("%1 is the fastest, %2 times as fast as %3").arg(who, factor, other)
        : SpeedWords::tr("%1 had the lowest median time, %2 times as fast as %3")
              .arg(who, factor, other);
    const Interval ends = ratio.interval.value_or(Interval {ratio.least, ratio.most});
    if (ends.low > 0 && ends.low < ends.high) {
        const double first = turned(isFaster ? ends.high : ends.low);
        const double last = turned(isFaster ? ends.low : ends.high);
        text += ratio.interval
            ? SpeedWords::tr(" (95 %: %1 to %2)")
                  .arg(comparisontext::number(first), comparisontext::number(last))
            : SpeedWords::tr(" (%1 to %2)")
                  .arg(comparisontext::number(first), comparisontext::number(last));
    }
    return text + u'.';
}

QString togetherText(const ComparisonResult& result, const std::vector<std::size_t>& group,
                     std::size_t all)
{
    QStringList names;
    for (const std::size_t each : group)
        names += comparisontext::name(result, each);
    const QString text = names.size() == 2
        ? SpeedWords::tr("%1 and %2 cannot be told apart. Their times do not show which is faster.")
              .arg(names[0], names[1])
        : SpeedWords::tr("%1 cannot be told apart. Their times do not show which is the fastest.")
              .arg(names.join(QStringLiteral(", ")));
    return group.size() < all ? text + u' ' + SpeedWords::tr("All others are slower.") : text;
}

/// The first of all against the reference, or the last against a reference that is the first.
QString factorText(const ComparisonResult& result, std::size_t first, bool isTested)
{
    const auto reference = static_cast<std::size_t>(result.request.reference);
    const bool isReferenceFirst = first == reference;
    const std::size_t told = isReferenceFirst ? result.byMedian(speedTime()).back() : first;
    const auto ratio = result.ratio(told, speedTime());
    if (!ratio || ratio->median <= 0)
        return {};
    const QString sentence
        = timesText(comparisontext::name(result, told), contenderLetter(reference), *ratio,
                    !isReferenceFirst, isTested);
    if (!isReferenceFirst)
        return sentence;
    const QString who = comparisontext::name(result, first);
    return joinedTexts({isTested ? SpeedWords::tr("%1 is the fastest.").arg(who)
                                 : SpeedWords::tr("%1 had the lowest median time.").arg(who),
                        sentence});
}

}

QString comparisontext::speed(const ComparisonResult& result)
{
    const std::vector<std::size_t> all = result.byMedian(speedTime());
    if (all.size() < 2)
        return {};
    const FastestSearches fastest = result.fastest();
    const std::size_t first = fastest.contenders.front();
    if (!fastest.isTested)
        return joinedTexts(
            {factorText(result, first, false),
             SpeedWords::tr("A test of which is faster needs six repetitions of both.")});
    return fastest.contenders.size() > 1 ? togetherText(result, fastest.contenders, all.size())
                                         : factorText(result, first, true);
}
