// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the repetitions of a recorded search say of it, from the numbers alone.
#include "core/compare/comparisontext.h"
#include "core/compare/repeatedsearch.h"
#include "core/support/text/listtext.h"

#include <QCoreApplication>
#include <QThread>
#include <algorithm>

namespace {

struct RepeatedWords
{
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

using RepeatedPlace = RepeatedFigure::Place;

QString repeatedFigureText(const RepeatedFigure& figure, double value)
{
    return comparisontext::figure(*figure.quantity, value);
}

/// The same column each time?
QString repeatedMoveText(const ComparisonResult& result)
{
    const Move recorded = result.request.recorded->sample.bestMove;
    const auto& samples = result.contenders.front().samples;
    const auto same = std::ranges::count(samples, recorded, &ComparisonSample::bestMove);
    const int column = recorded.column() + 1;
    if (same == std::ssize(samples))
        return RepeatedWords::tr("The recorded search and every repetition chose column %1.")
            .arg(column);
    return RepeatedWords::tr("The recorded search chose column %1, and %2 of %3 repetitions did.")
        .arg(column)
        .arg(same)
        .arg(samples.size());
}

/// The same nodes each time? Then a difference in time is not a difference in work.
QString repeatedWorkText(const ComparisonResult& result)
{
    const auto nodes = repeatedFigure(result, *searchQuantity(u"nodes"));
    if (!nodes)
        return {};
    const QString recorded = repeatedFigureText(*nodes, nodes->recorded);
    if (nodes->place == RepeatedPlace::Same)
        return RepeatedWords::tr("Each visited the same %1 nodes.").arg(recorded);
    const QString least = repeatedFigureText(*nodes, nodes->repeated.least);
    const QString repeated = nodes->repeated.least < nodes->repeated.most
        ? RepeatedWords::tr("%1 to %2").arg(least, repeatedFigureText(*nodes, nodes->repeated.most))
        : least;
    QString text
        = RepeatedWords::tr("The recorded search visited %1 nodes, a repetition %2: the work was "
                            "not the same.")
              .arg(recorded, repeated);
    if (engineInfo(result.contenders.front().entrant.engine).hasTable())
        text += u' ' + RepeatedWords::tr("Each repetition begins with an empty table.");
    return text;
}

QString repeatedTimeText(const RepeatedFigure& time)
{
    const QString recorded = repeatedFigureText(time, time.recorded);
    const QString median = repeatedFigureText(time, time.repeated.median);
    const QString range = RepeatedWords::tr("%1 to %2")
                              .arg(repeatedFigureText(time, time.repeated.least),
                                   repeatedFigureText(time, time.repeated.most));
    if (!time.isOutside())
        return RepeatedWords::tr("Its %1 ms lie within what the repetitions took: %2 ms, median "
                                 "%3.")
            .arg(recorded, range, median);
    const QString text = time.place == RepeatedPlace::Above
        ? RepeatedWords::tr("Its %1 ms are more than each repetition took: %2 ms, median %3.")
        : RepeatedWords::tr("Its %1 ms are less than each repetition took: %2 ms, median %3.");
    return text.arg(recorded, range, median) + u' '
        + RepeatedWords::tr("By chance alone, this happens in 1 of %1 cases.")
              .arg(time.casesByChance());
}

/// What of the difference from the median was waiting for a processor.
QString repeatedLoadText(const ComparisonResult& result)
{
    const auto load = repeatedLoad(result, QThread::idealThreadCount());
    if (!load)
        return RepeatedWords::tr("The share of load in this difference is not known.");
    const bool isLonger = load->beyond > 0;
    const double share = load->share();
    const QString difference = comparisontext::number(std::abs(load->beyond));
    if (share <= 0)
        return isLonger
            ? RepeatedWords::tr("Load explains none of the %1 ms above the median: its workers "
                                "waited no longer for a processor.")
                  .arg(difference)
            : RepeatedWords::tr("Load explains none of the %1 ms below the median: its workers "
                                "waited no less for a processor.")
                  .arg(difference);
    const QString part = comparisontext::number(share * std::abs(load->beyond));
    const QString percent = comparisontext::percent(share);
    return isLonger
        ? RepeatedWords::tr("Load explains about %1 of the %2 ms above the median (%3): its "
                            "workers waited longer for a processor.")
              .arg(part, difference, percent)
        : RepeatedWords::tr("Load explains about %1 of the %2 ms below the median (%3): its "
                            "workers waited less for a processor.")
              .arg(part, difference, percent);
}

/// Whatever else no repetition reached.
QString othersOutsideText(const ComparisonResult& result)
{
    const bool isTimed = isSameMachine(result);
    QStringList names;
    for (const RepeatedFigure& figure : repeatedFigures(result)) {
        const bool isSaid = figure.quantity->key == QLatin1String("milliseconds")
            || figure.quantity->key == QLatin1String("nodes");
        if (!isSaid && figure.isOutside() && (isTimed || !figure.quantity->changesUnderLoad()))
            names += figure.quantity->name();
    }
    return names.isEmpty() ? QString()
                           : RepeatedWords::tr("Also outside the range of the repetitions: %1.")
                                 .arg(names.join(QStringLiteral(", ")));
}

}

QString comparisontext::repeated(const ComparisonResult& result)
{
    if (!result.request.recorded || result.contenders.empty()
        || result.contenders.front().samples.empty())
        return {};
    QStringList sentences {repeatedMoveText(result), repeatedWorkText(result)};
    const auto time = repeatedFigure(result, *searchQuantity(u"milliseconds"));
    if (!isSameMachine(result)) {
        const QString machine = result.request.recorded->machine;
        sentences += machine.isEmpty()
            ? RepeatedWords::tr("The recording names no machine, so its times do not compare.")
            : RepeatedWords::tr("Recorded on another system, so its times do not compare: %1.")
                  .arg(machine);
    } else if (time) {
        sentences += repeatedTimeText(*time);
        if (time->isOutside())
            sentences += repeatedLoadText(result);
    }
    sentences += othersOutsideText(result);
    return joinedTexts(sentences);
}
