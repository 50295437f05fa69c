// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a comparison found, as a table to read; English in every language but for sentences.
#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "core/support/text/alignedtext.h"

#include <functional>

namespace {

using Quantities = std::vector<const SearchQuantity*>;

QStringList cells(const ComparisonResult& result, const QString& title,
                  const std::function<QString(std::size_t)>& cell)
{
    QStringList row {title};
    for (std::size_t i = 0; i < result.contenders.size(); ++i) {
        const QString text = cell(i);
        row += text.isEmpty() ? QStringLiteral("-") : text;
    }
    return row;
}

/// Somebody has it.
bool isKnown(const ComparisonResult& result, const SearchQuantity& quantity)
{
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        if (result.figure(i, quantity))
            return true;
    return false;
}

/// Of a row in which somebody has something.
void addKnown(std::vector<QStringList>& rows, const QStringList& row)
{
    if (row.count(QStringLiteral("-")) + 1 < row.size())
        rows.push_back(row);
}

/// From where to where.
QString endsText(const Repetitions& figures, bool isInterval,
                 const std::function<QString(double)>& text)
{
    const Interval ends = isInterval && figures.interval ? *figures.interval
                                                         : Interval {figures.least, figures.most};
    return figures.least < figures.most
        ? QStringLiteral("%1 to %2").arg(text(ends.low), text(ends.high))
        : QString();
}

void addMetrics(std::vector<QStringList>& rows, const ComparisonResult& result,
                const SearchQuantity& quantity)
{
    bool isInterval = result.wholeRounds() >= 6;
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        if (const auto figures = result.figure(i, quantity); figures && !figures->interval)
            isInterval = false;
    const QString ends
        = isInterval ? QStringLiteral("  95 % interval") : QStringLiteral("  least to most");
    rows.push_back(cells(result, comparisontext::title(quantity), [&](std::size_t i) {
        const auto figures = result.figure(i, quantity);
        return figures ? comparisontext::figure(quantity, figures->median) : QString();
    }));
    addKnown(rows, cells(result, ends, [&](std::size_t i) {
                 const auto figures = result.figure(i, quantity);
                 return figures ? endsText(*figures, isInterval,
                                           [&quantity](double value) {
                                               return comparisontext::figure(quantity, value);
                                           })
                                : QString();
             }));
    if (!quantity.addsUp || result.contenders.size() < 2)
        return;
    const QString reference = contenderLetter(static_cast<std::size_t>(result.request.reference));
    addKnown(rows,
             cells(result, QStringLiteral("  times that of %1").arg(reference), [&](std::size_t i) {
                 const auto ratio = result.ratio(i, quantity);
                 return ratio ? comparisontext::number(ratio->median) : QString();
             }));
    addKnown(rows, cells(result, ends, [&](std::size_t i) {
                 const auto ratio = result.ratio(i, quantity);
                 return ratio ? endsText(*ratio, isInterval, comparisontext::number) : QString();
             }));
}

void addPruning(std::vector<QStringList>& rows, const ComparisonResult& result)
{
    const auto add
        = [&](const char* title, const std::function<QString(const PruningMetrics&)>& text) {
              rows.push_back(cells(result, QString::fromLatin1(title), [&](std::size_t i) {
                  const auto& figures = result.contenders[i].pruning;
                  return figures ? text(*figures) : QString();
              }));
          };
    add("Full tree to depth", [](const auto& figures) { return QString::number(figures.depth); });
    add("Full tree", [](const auto& figures) {
        return figures.isFullKnown() ? comparisontext::count(figures.full)
                                     : QStringLiteral("not counted");
    });
    add("Visited of it", [](const auto& figures) {
        const auto share = figures.share();
        return share ? comparisontext::percent(*share) : QString();
    });
    add("Minimal tree", [](const auto& figures) {
        return figures.least && figures.least->status == MinimalTree::Status::Whole
            ? comparisontext::count(figures.least->nodes)
            : QString();
    });
    add("Alpha-beta from the left", [](const auto& figures) {
        if (!figures.plain)
            return QString();
        return (figures.isPlainCut ? QStringLiteral("> ") : QString())
            + comparisontext::count(*figures.plain);
    });
}

}

QString comparisonToText(const ComparisonResult& result, const Quantities& quantities)
{
    QString text = QStringLiteral("%1\n%2, %3, %4\n")
                       .arg(comparisontext::settings(result.request),
                            result.began.toString(Qt::ISODate), result.program, result.machine);
    for (std::size_t i = 0; i < result.contenders.size(); ++i)
        text += QStringLiteral("  %1  %2\n")
                    .arg(contenderLetter(i), contenderText(result.contenders[i].entrant));
    std::vector<QStringList> rows;
    rows.push_back(cells(result, {}, [](std::size_t i) { return contenderLetter(i); }));
    rows.push_back(cells(result, QStringLiteral("Best move: value"), [&](std::size_t i) {
        return comparisontext::answer(result.contenders[i]);
    }));
    for (const SearchQuantity* quantity : quantities)
        if (isKnown(result, *quantity))
            addMetrics(rows, result, *quantity);
    if (result.request.pruning)
        addPruning(rows, result);
    text += u'\n' + alignedLines(rows).join(u'\n') + QStringLiteral("\n\n");
    for (const QString& sentence :
         {comparisontext::summary(result), comparisontext::remarks(result)})
        if (!sentence.isEmpty())
            text += sentence + u'\n';
    return text;
}
