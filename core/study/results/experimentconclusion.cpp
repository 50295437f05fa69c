// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentconclusion.h"

#include "core/study/results/tableconclusions.h"

#include <QCoreApplication>
#include <algorithm>

namespace conclusion {

namespace {

struct ConclusionText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

/// What is said of some of the games is no word about all of them: those that are missing, and
/// those that the rules have and that were not asked for.
QString part(const Experiment& experiment, const Tallies& tallies)
{
    const int openings = experiment.rules.roundsOfOpenings();
    int played = 0;
    int all = 0;
    for (const CellTally& tally : tallies) {
        played += tally.played;
        all += std::max(tally.rounds, openings);
    }
    if (played == 0 || played >= all)
        return {};
    return ConclusionText::tr(
               "These are the first %1 of %2 games. The conclusions below cover only these games.")
        .arg(played)
        .arg(all);
}

/// Of which times nothing can be said.
QString disturbed(const Tallies& tallies)
{
    int games = 0;
    for (const CellTally& tally : tallies)
        games += tally.disturbed;
    return games == 0 ? QString()
                      : ConclusionText::tr("The times of %n game(s) are not reliable: the program "
                                           "was doing other work at the time.",
                                           nullptr, games);
}

QString own(const Experiment& experiment, const Tallies& tallies)
{
    QStringList ahead;
    int open = 0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const ExperimentCell& cell = experiment.cells[i];
        const int who = leader(tallies[i]);
        if (tallies[i].played == 0)
            continue;
        if (who == 0)
            ++open;
        else
            ahead << ConclusionText::tr("%1 over %2")
                         .arg(who > 0 ? cell.column : cell.row, who > 0 ? cell.row : cell.column);
    }
    if (ahead.isEmpty() && open == 0)
        return {};
    return joinedTexts(
        {ahead.isEmpty()
             ? QString()
             : ConclusionText::tr("Significantly ahead, at 95 %: %1.").arg(listOf(ahead)),
         open > 0 ? ConclusionText::tr("%n pairing(s) undecided.", nullptr, open) : QString(),
         repetition(experiment, tallies)});
}

/// Who looks again and again and ends when it is decided, ends at an extreme.
QString endedEarly(const Tallies& tallies)
{
    const auto count = static_cast<int>(std::ranges::count_if(tallies, &CellTally::endedByTest));
    return count == 0
        ? QString()
        : ConclusionText::tr("The sequential test ended %n pairing(s) early. Their shares lie "
                             "further from one half than they would over all rounds.",
                             nullptr, count);
}

QString wholeText(const Experiment& experiment, const Tallies& tallies)
{
    if (experiment.artefact == QStringLiteral("table6"))
        return table6(experiment, tallies);
    if (experiment.artefact == QStringLiteral("table7"))
        return table7(experiment, tallies);
    if (experiment.artefact == QStringLiteral("table8"))
        return table8(experiment, tallies);
    if (experiment.artefact == QStringLiteral("table9"))
        return table9(experiment, tallies);
    if (experiment.isFigure())
        return figureConclusion(experiment.cells.front(), tallies.front());
    return own(experiment, tallies);
}

}

}

QString experimentConclusion(const Experiment& experiment, const std::vector<CellTally>& tallies)
{
    using namespace conclusion;
    const QString text = wholeText(experiment, tallies);
    return text.isEmpty()
        ? text
        : joinedTexts({part(experiment, tallies), text, endedEarly(tallies), disturbed(tallies)});
}
