// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisontext.h"

#include "core/board/notation.h"
#include "core/compare/contender.h"
#include "core/support/text/bytestext.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

using Unit = SearchQuantity::Unit;

/// What is smaller is nothing.
constexpr double zeroBelow = 1e-9;

QString unit(Unit unit)
{
    switch (unit) {
    case Unit::Count:
    case Unit::Factor:
    case Unit::PerSecond: // the name says it
        break;
    case Unit::Plies:
        return CompareWords::tr("plies");
    case Unit::Milliseconds:
        return CompareWords::tr("ms");
    case Unit::Share:
        return QStringLiteral("%");
    case Unit::Bytes:
        return CompareWords::tr("MiB");
    }
    return {};
}

QString range(const QString& from, const QString& to, bool isInterval)
{
    return isInterval ? CompareWords::tr("%1 to %2 (95 %)").arg(from, to)
                      : CompareWords::tr("%1 to %2").arg(from, to);
}

QString agreementSentence(const ComparisonResult& result)
{
    std::map<int, QStringList> byColumn;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        if (const auto& samples = result.contenders[i].samples; !samples.empty())
            byColumn[samples.front().bestMove.column() + 1] += contenderLetter(i);
    if (byColumn.empty())
        return {};
    if (result.isAgreed())
        return CompareWords::tr("Every search chose column %1.").arg(byColumn.begin()->first);
    QStringList parts;
    for (const auto& [column, letters] : byColumn)
        parts += CompareWords::tr("%1: column %2")
                     .arg(letters.join(QStringLiteral(", ")))
                     .arg(column);
    return byColumn.size() > 1 ? CompareWords::tr("The searches chose different moves. %1.")
                                     .arg(parts.join(QStringLiteral("; ")))
                               : CompareWords::tr("The best move differed between repetitions.");
}

/// The one that has left out most.
QString leastShareSentence(const ComparisonResult& result)
{
    std::optional<std::size_t> least;
    // Where no tree was counted, that is what is said.
    std::optional<std::size_t> uncounted;
    double leastShare = 0;
    for (std::size_t i = 0; i < result.contenders.size(); ++i) {
        const auto& pruning = result.contenders[i].pruning;
        const auto share = pruning ? pruning->share() : std::nullopt;
        if (share && (!least || *share < leastShare)) {
            least = i;
            leastShare = *share;
        }
        if (pruning && !uncounted)
            uncounted = i;
    }
    const auto told = least ? least : uncounted;
    return told ? comparisontext::pruning(result, *told) : QString();
}

QString leastText(const PruningMetrics& figures)
{
    if (!figures.least || figures.least->status != MinimalTree::Status::Whole)
        return {};
    return CompareWords::tr("the minimal tree that proves the value has %1")
        .arg(comparisontext::count(figures.least->nodes));
}

QString plainText(const PruningMetrics& figures)
{
    if (!figures.plain)
        return {};
    const QString nodes = comparisontext::count(*figures.plain);
    return figures.isPlainCut
        ? CompareWords::tr("alpha-beta from left to right needs more than %1").arg(nodes)
        : CompareWords::tr("alpha-beta from left to right needs %1").arg(nodes);
}

}

std::vector<const SearchQuantity*> comparisontext::usualQuantities()
{
    std::vector<const SearchQuantity*> quantities;
    for (const char* key : {"nodes", "milliseconds", "nodesPerSecond", "evaluations", "cutoffs",
                            "firstMoveCutoffShare", "branchingFactor", "tableHitShare",
                            "processorMilliseconds", "memoryBytes"})
        if (const SearchQuantity* const known = searchQuantity(QString::fromLatin1(key)))
            quantities.push_back(known);
    return quantities;
}

QString comparisontext::title(const SearchQuantity& quantity)
{
    // Each number has its own.
    return quantity.unit == Unit::Bytes ? quantity.name() : axisTitle(quantity);
}

QString comparisontext::axisTitle(const SearchQuantity& quantity)
{
    const QString in = unit(quantity.unit);
    return in.isEmpty()
        ? quantity.name()
        : CompareWords::tr("%1 in %2", "a quantity and its unit").arg(quantity.name(), in);
}

QString comparisontext::count(std::uint64_t count)
{
    // Qt 6.4 leaves the first separator out in some languages ("3187.362").
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = plain.toString(static_cast<qulonglong>(count));
    for (qsizetype place = text.size() - 3; place > 0; place -= 3)
        text.insert(place, plain.groupSeparator());
    return text;
}

QString comparisontext::number(double value)
{
    const double size = std::abs(value);
    if (size >= 100)
        return count(static_cast<std::uint64_t>(std::llround(size)));
    // Two digits at least of what is small.
    const int decimals = size >= 10        ? 1
        : size >= 1                        ? 2
        : size >= 0.01 || size < zeroBelow ? 3
                                           : 1 - static_cast<int>(std::floor(std::log10(size)));
    return QLocale().toString(value, 'f', decimals);
}

QString comparisontext::percent(double share)
{
    const double value = 100 * share;
    const int decimals = value >= 1 ? 1 : value >= 0.01 ? 3 : 6;
    return CompareWords::tr("%1 %", "a share").arg(QLocale().toString(value, 'f', decimals));
}

QString comparisontext::figure(const SearchQuantity& quantity, double value)
{
    if (quantity.unit == Unit::Bytes)
        return memoryText(value);
    const double shown = quantity.inUnit(value);
    const bool isWhole = shown >= 0 && shown == std::floor(shown) && shown < 1e18;
    if (isWhole && quantity.unit != Unit::Milliseconds && quantity.unit != Unit::Share)
        return count(static_cast<std::uint64_t>(shown));
    return quantity.unit == Unit::Share ? QLocale().toString(shown, 'f', 1) : number(shown);
}

QString comparisontext::spread(const SearchQuantity& quantity, const Repetitions& figures)
{
    const Interval ends = figures.interval.value_or(Interval {figures.least, figures.most});
    return figures.least < figures.most
        ? range(figure(quantity, ends.low), figure(quantity, ends.high),
                figures.interval.has_value())
        : QString();
}

QString comparisontext::ratioSpread(const Repetitions& ratios)
{
    const Interval ends = ratios.interval.value_or(Interval {ratios.least, ratios.most});
    return ratios.least < ratios.most
        ? range(number(ends.low), number(ends.high), ratios.interval.has_value())
        : QString();
}

QString comparisontext::settings(const ComparisonRequest& request)
{
    const QString where = request.moves.empty()
        ? CompareWords::tr("empty board")
        : CompareWords::tr("after %1").arg(notation::toDigits(request.moves));
    return QStringList {where, CompareWords::tr("repetitions: %1, in turn").arg(request.repeats)}
        .join(QStringLiteral(", "));
}

QString comparisontext::name(const ComparisonResult& result, std::size_t contender)
{
    return CompareWords::tr("%1 (%2)", "a letter and an engine")
        .arg(contenderLetter(contender), contenderText(result.contenders[contender].entrant));
}

QString comparisontext::answer(const ContenderResult& contender)
{
    if (contender.samples.empty())
        return {};
    const ComparisonSample& first = contender.samples.front();
    QString text = CompareWords::tr("%1: %2", "a column and what it is worth")
                       .arg(first.bestMove.column() + 1)
                       .arg(first.score.kind == Score::Kind::None ? QStringLiteral("?")
                                : first.ownUnits                  ? first.score.saidText()
                                                                  : first.score.toText());
    if (!std::ranges::all_of(contender.samples, [&first](const ComparisonSample& sample) {
            return sample.bestMove == first.bestMove && sample.score == first.score;
        }))
        text += CompareWords::tr(" (not always)");
    return text;
}

QString comparisontext::summary(const ComparisonResult& result)
{
    return joinedTexts({result.request.recorded ? repeated(result) : agreementSentence(result),
                        speed(result), leastShareSentence(result)});
}

QString comparisontext::pruning(const ComparisonResult& result, std::size_t contender)
{
    const auto& figures = result.contenders[contender].pruning;
    if (!figures)
        return {};
    const QString who = name(result, contender);
    const QString more
        = joinedTexts({leastText(*figures), plainText(*figures)}, QStringLiteral(", "));
    QString text;
    if (const auto share = figures->share())
        text = CompareWords::tr("%1 visited %2 of the full tree of %3 positions to depth %4")
                   .arg(who, percent(*share), count(figures->full))
                   .arg(figures->depth);
    else if (figures->isFullKnown())
        text = CompareWords::tr("%1 visited no positions, and the full tree to depth %2 has %3")
                   .arg(who)
                   .arg(figures->depth)
                   .arg(count(figures->full));
    else
        text = CompareWords::tr("%1 visited %2 positions, and the full tree to depth %3 is too "
                                "large to count (to depth %4 it has %5)")
                   .arg(who, count(figures->visited))
                   .arg(figures->depth)
                   .arg(figures->countedDepth)
                   .arg(count(figures->full));
    if (!more.isEmpty())
        text += QStringLiteral("; ") + more;
    return text + u'.';
}

QString comparisontext::remarks(const ComparisonResult& result)
{
    QStringList words;
    if (result.stopped)
        words += CompareWords::tr("Stopped early.");
    QStringList varying;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        if (result.anyVaries(i))
            varying += contenderLetter(i);
    if (!varying.isEmpty())
        words += CompareWords::tr("The counts differ between repetitions of %1, because of a time "
                                  "limit or a table shared by workers.")
                     .arg(varying.join(QStringLiteral(", ")));
    if (const int count = result.disturbedSamples(); count > 0)
        words += CompareWords::tr("Searches with disturbed times, because something else was using "
                                  "the processors: %1.")
                     .arg(count);
    if (result.disturbedSamples() > 0 && result.leavesOutDisturbed) {
        QStringList rest;
        for (std::size_t i = 0; i < result.contenders.size(); ++i)
            rest += CompareWords::tr("%1: %2 of %3", "a letter, and how many of its searches")
                        .arg(contenderLetter(i), QString::number(result.remaining(i)),
                             QString::number(result.contenders[i].samples.size()));
        words += CompareWords::tr("Their times are left out. Searches that remain: %1.")
                     .arg(rest.join(QStringLiteral(", ")));
    }
    if (result.wholeRounds() > 0 && result.testedRounds() < 6)
        words += CompareWords::tr("Fewer than six repetitions give a range but no interval.");
    return words.join(u' ');
}

Provenance provenanceOf(const ComparisonResult& result)
{
    Provenance provenance(CompareWords::tr("Searches compared"));
    provenance.add(QStringLiteral("settings"), CompareWords::tr("Settings"),
                   comparisontext::settings(result.request));
    QStringList names;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        names += comparisontext::name(result, i);
    provenance.add(QStringLiteral("engines"), CompareWords::tr("Engines"),
                   names.join(QStringLiteral("; ")));
    provenance.add(QStringLiteral("reference"), CompareWords::tr("Reference"),
                   contenderLetter(static_cast<std::size_t>(result.request.reference)));
    if (const auto& recorded = result.request.recorded)
        provenance.add(QStringLiteral("recorded"), CompareWords::tr("Recorded search"),
                       joinedTexts({recorded->title, recorded->machine}, QStringLiteral(", ")));
    if (const int count = result.disturbedSamples(); count > 0)
        provenance.add(QStringLiteral("disturbed"), CompareWords::tr("Disturbed"),
                       result.leavesOutDisturbed
                           ? CompareWords::tr("searches: %1, left out").arg(count)
                           : CompareWords::tr("searches: %1").arg(count));
    provenance.program = result.program;
    provenance.machine = result.machine;
    provenance.date = result.began;
    return provenance;
}
