// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costsentences.h"

#include "core/engines/searchcosts.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

namespace {

struct CostPanelText
{
    Q_DECLARE_TR_FUNCTIONS(CostPanel)
};

QStringList reachSentences(const SearchReport& report, const CostTree& tree)
{
    if (tree.detail() == CostTree::Detail::Cutoffs) {
        QStringList sentences {CostPanelText::tr(
            "Counted in a second run of the search, which visited the same nodes.")};
        const std::uint64_t nodes = tree.root().whole.counts.nodes;
        if (nodes != report.nodes)
            sentences << CostPanelText::tr("Only complete depths are counted: %1 of %2 nodes.")
                             .arg(countText(static_cast<quint64>(nodes)),
                                  countText(static_cast<quint64>(report.nodes)));
        return sentences;
    }
    if (!report.tasks.empty())
        return {CostPanelText::tr("Counts of the solver end at its questions."),
                CostPanelText::tr("Its table knows positions of earlier questions, so a second run "
                                  "would visit other nodes.")};
    if (searchcosts::canCount(report))
        return {CostPanelText::tr("Only root moves are counted so far.")};
    if (engineInfo(report.engine).counted)
        return {CostPanelText::tr("Counts end at the root moves, as no depth was completed.")};
    return {CostPanelText::tr("Counts of this engine end at the root moves."),
            CostPanelText::tr("Fourcast can't watch its search.")};
}

QStringList clockSentences(const SearchReport& report, const CostTree& tree)
{
    switch (tree.clock()) {
    case CostTree::Clock::Search:
        return {CostPanelText::tr("Processor time is that of the search itself.")};
    case CostTree::Clock::Count: {
        QStringList sentences {CostPanelText::tr("Processor time is that of the count: %1.")
                                   .arg(durationText(tree.root().whole.running))};
        if (const auto spent = report.processorTime().running; spent.count() > 0)
            sentences << CostPanelText::tr("The search itself took %1.").arg(durationText(spent));
        return sentences << CostPanelText::tr(
                   "Lines too quick to be timed share their time by nodes.");
    }
    case CostTree::Clock::None:
        break;
    }
    return {};
}

}

QStringList costSentences(const SearchReport& report, const CostTree& tree, const CostView& view)
{
    QStringList sentences = reachSentences(report, tree);
    const bool wantsTime
        = view.measure == CostMeasure::Time || view.figure == CostFigure::NodesPerSecond;
    if (wantsTime)
        sentences += clockSentences(report, tree);
    if (!costfigures::isKnown(tree, view.measure))
        sentences << CostPanelText::tr(
            "The processor time of these lines is not known. Boxes are as wide as their nodes.");
    if (!costfigures::isKnown(tree, view.figure))
        sentences << CostPanelText::tr("The figure that colours boxes is not known here.");
    const bool isUnknown
        = !costfigures::isKnown(tree, view.measure) || !costfigures::isKnown(tree, view.figure);
    if (isUnknown && searchcosts::canCount(report))
        sentences << CostPanelText::tr("Count the lines to find out.");
    return sentences;
}
