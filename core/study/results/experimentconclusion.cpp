// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/results/experimentconclusion.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace {

/// What the texts below are filed under for the translators.
struct ConclusionText
{
    Q_DECLARE_TR_FUNCTIONS(ExperimentConclusion)
};

using Tallies = std::vector<CellTally>;

QString number(double value, int decimals = 2)
{
    return QLocale().toString(value, 'f', decimals);
}

/// Whose wins are more than chance makes them: 1 of a, -1 of b, 0 undecided. Draws aside.
/// `independent` of all games count, see CellTally::independentGames.
int leader(int winsA, int winsB, int played, double independent)
{
    if (winsA + winsB == 0)
        return 0;
    const double wins = winsA + winsB;
    const Interval share = wilsonIntervalOf(winsA / wins, wins * independent / played);
    return share.low > 0.5 ? 1 : share.high < 0.5 ? -1 : 0;
}

int leader(const CellTally& tally)
{
    return leader(tally.winsA, tally.winsB, tally.played, tally.independentGames);
}

QString listOf(const QStringList& names)
{
    if (names.isEmpty())
        return ConclusionText::tr("none");
    if (names.size() == 1)
        return names.front();
    return ConclusionText::tr("%1 and %2")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
}

/// How many cells agree with the article, of those that are complete.
QString agreement(const Tallies& tallies)
{
    int agree = 0;
    int compared = 0;
    for (const CellTally& tally : tallies) {
        agree += tally.verdict == CellTally::Verdict::Agrees ? 1 : 0;
        compared += tally.verdict == CellTally::Verdict::Agrees
                || tally.verdict == CellTally::Verdict::Differs
            ? 1
            : 0;
    }
    if (compared == 0)
        return {};
    return ConclusionText::tr(
               "%1 of %2 finished cells agree with the article within what chance makes of their "
               "games.")
        .arg(agree)
        .arg(compared);
}

/// Cells in which most games are copies of others.
QString repetition(const Experiment& experiment, const Tallies& tallies)
{
    QStringList cells;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        if (tallies[i].played >= 4 && tallies[i].distinctGames * 2 < tallies[i].played)
            cells << ConclusionText::tr("%1 (%2 of %3)")
                         .arg(experiment.cells[i].id.section(u'/', 1))
                         .arg(tallies[i].distinctGames)
                         .arg(tallies[i].played);
    if (cells.isEmpty())
        return {};
    return ConclusionText::tr(
               "Less than half of the games differ in %1; the intervals there are as wide as so "
               "many games make them.")
        .arg(listOf(cells));
}

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
               "These are the first %1 of %2 games; what follows is said of them alone.")
        .arg(played)
        .arg(all);
}

/// Of which times nothing can be said.
QString disturbed(const Tallies& tallies)
{
    int games = 0;
    for (const CellTally& tally : tallies)
        games += tally.disturbed;
    return games == 0
        ? QString()
        : ConclusionText::tr("The times of %n game(s) are no measure: other work of the program "
                             "ran meanwhile.",
                             nullptr, games);
}

QString joined(const QStringList& sentences)
{
    QStringList parts = sentences;
    parts.removeAll(QString());
    return parts.join(u' ');
}

/// Does everyone know finished games, whatever the heuristic?
bool bothKnow(const Experiment& experiment)
{
    return !experiment.protocol || knowsFinishedGames(*experiment.protocol);
}

QString table6(const Experiment& experiment, const Tallies& tallies)
{
    int deeper = 0;
    int shallower = 0;
    int played = 0;
    double independent = 0.0;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const int a = experiment.cells[i].a.limits.depth;
        const int b = experiment.cells[i].b.limits.depth;
        if (a == b)
            continue;
        deeper += a > b ? tallies[i].winsA : tallies[i].winsB;
        shallower += a > b ? tallies[i].winsB : tallies[i].winsA;
        played += tallies[i].played;
        independent += tallies[i].independentGames;
    }
    const int ahead = leader(deeper, shallower, played, independent);
    const QString claim = played == 0 ? QString()
        : ahead > 0
        ? ConclusionText::tr("The article's claim that deeper search wins more is reproduced: "
                             "between unequal depths the deeper side won %1 of %2 games and lost "
                             "%3.")
        : ahead < 0
        ? ConclusionText::tr("The article's claim that deeper search wins more is not "
                             "reproduced: between unequal depths the deeper side won %1 of %2 "
                             "games and lost %3.")
        : ConclusionText::tr("The article's claim that deeper search wins more is not decided by "
                             "these games: between unequal depths the deeper side won %1 of %2 "
                             "and lost %3.");
    return played == 0 ? QString()
                       : joined({claim.arg(deeper).arg(played).arg(shallower), agreement(tallies),
                                 repetition(experiment, tallies)});
}

/// What a feature's share means when finished games are known, and when they are not.
QString featureReason(const Experiment& experiment)
{
    return bothKnow(experiment)
        ? ConclusionText::tr(
            "Both sides know finished games by this protocol, whatever the features, so a "
            "share tells what the features add to a search that sees four in line.")
        : ConclusionText::tr(
            "Neither H2 nor an H1 without feature 1 knows a finished game by this protocol, "
            "so a share also tells who stumbles into four in line.");
}

QString table7(const Experiment& experiment, const Tallies& tallies)
{
    QStringList below;
    QStringList above;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const CellTally& tally = tallies[i];
        if (tally.played == 0)
            continue;
        const QString text
            = ConclusionText::tr("%1 (%2)").arg(experiment.cells[i].row, number(tally.shareOfA()));
        (tally.shareOfA() < 0.5 ? below : above) << text;
    }
    if (below.isEmpty() && above.isEmpty())
        return {};
    const QString claim = above.isEmpty()
        ? ConclusionText::tr(
              "The article's claim that one feature is not enough is reproduced: no feature "
              "alone wins half of its games: %1.")
              .arg(listOf(below))
        : ConclusionText::tr(
              "The article's claim that one feature is not enough, none winning half of its "
              "games, is reproduced for %1 and not for %2.")
              .arg(listOf(below), listOf(above));
    return joined(
        {claim, featureReason(experiment), agreement(tallies), repetition(experiment, tallies)});
}

QString table8(const Experiment& experiment, const Tallies& tallies)
{
    bool rising = true;
    QStringList shares;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].played == 0)
            return {};
        shares << ConclusionText::tr("%1 %2").arg(experiment.cells[i].row,
                                                  number(tallies[i].shareOfA()));
        rising = rising && (i == 0 || tallies[i].shareOfA() > tallies[i - 1].shareOfA());
    }
    const CellTally& fewest = tallies.front();
    const CellTally& most = tallies.back();
    const bool sure = differenceIntervalOf(most.shareOfA(), most.independentGames,
                                           fewest.shareOfA(), fewest.independentGames)
                          .low
        > 0.0;
    const QString claim = rising && sure
        ? ConclusionText::tr("The article's claim that more features win more is reproduced: %1.")
        : rising
        ? ConclusionText::tr("The order of the article's claim that more features win more is "
                             "reproduced, but the differences may be chance: %1.")
        : ConclusionText::tr("The article's claim that more features win more is not reproduced in "
                             "this order: %1.");
    return joined({claim.arg(shares.join(QStringLiteral(", "))), featureReason(experiment),
                   agreement(tallies), repetition(experiment, tallies)});
}

/// Why the lead, or the lack of one, is no more than it is.
QString table9Reason(const Experiment& experiment, bool leads)
{
    if (!bothKnow(experiment))
        return leads ? ConclusionText::tr(
                   "It is a lead over an H2 that does not know a finished game, which this "
                   "protocol leaves to H1's feature 1 alone; it does not show that H1 is the "
                   "better heuristic. The protocol fair lets both know finished games.")
                     : ConclusionText::tr("H2 does not know a finished game by this protocol.");
    if (experiment.protocol == StudyProtocol::WinAware)
        return ConclusionText::tr(
            "H1 moves first in every game by this protocol, so its wins hold the "
            "advantage of the first move, too; the protocol fair plays both colours.");
    return ConclusionText::tr(
        "Both know finished games and play each opening with both colours, so that "
        "nothing but heuristic and depth decides.");
}

QString table9(const Experiment& experiment, const Tallies& tallies)
{
    QStringList h1;
    QStringList h2;
    QStringList undecided;
    // Who leads at depth 4 and more, where H1 does worst; 2 before such a game.
    int least = 2;
    bool ahead4 = false;
    int at2 = 2;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        const CellTally& tally = tallies[i];
        if (tally.played == 0)
            continue;
        const int ahead = leader(tally);
        const int depth = experiment.cells[i].a.limits.depth;
        (ahead > 0       ? h1
             : ahead < 0 ? h2
                         : undecided)
            << ConclusionText::tr("%1 (%2 to %3)")
                   .arg(depth)
                   .arg(number(tally.shareOfA()), number(tally.shareOfB()));
        if (depth == 2) {
            at2 = ahead;
            continue;
        }
        least = std::min(least, ahead);
        ahead4 = ahead4 || ahead > 0;
    }
    if (h1.isEmpty() && h2.isEmpty() && undecided.isEmpty())
        return {};
    QStringList sentences {
        ConclusionText::tr("H1's wins to H2's by depth: H1 is ahead at %1; H2 is ahead at "
                           "%2; undecided at %3.")
            .arg(listOf(h1), listOf(h2), listOf(undecided))};
    if (least == 1 && !bothKnow(experiment))
        sentences << ConclusionText::tr("The article's lead of H1 from depth 4 on is reproduced.");
    else if (ahead4 && !bothKnow(experiment))
        sentences << ConclusionText::tr(
            "The article's lead of H1 from depth 4 on is reproduced only in "
            "part.");
    else if (least < 1)
        sentences << ConclusionText::tr(
            "The article's lead of H1 from depth 4 on is not reproduced.");
    sentences << table9Reason(experiment, ahead4);
    if (at2 < 2)
        sentences << (at2 < 0       ? ConclusionText::tr("H1's loss at depth 2 is reproduced.")
                          : at2 > 0 ? ConclusionText::tr(
                                "H1's loss at depth 2 (0.24 to 0.76) is not reproduced.")
                                    : ConclusionText::tr(
                                        "H1's loss at depth 2 (0.24 to 0.76) is not decided by "
                                        "these games."));
    sentences << agreement(tallies) << repetition(experiment, tallies);
    return joined(sentences);
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
    return joined(
        {ahead.isEmpty() ? QString()
                         : ConclusionText::tr("Ahead by more than chance: %1.").arg(listOf(ahead)),
         open > 0 ? ConclusionText::tr("%n pairing(s) undecided.", nullptr, open) : QString(),
         repetition(experiment, tallies)});
}

/// Who looks again and again and ends when it is decided, ends at an extreme.
QString endedEarly(const Tallies& tallies)
{
    const auto count = static_cast<int>(std::ranges::count_if(tallies, &CellTally::endedByTest));
    return count == 0
        ? QString()
        : ConclusionText::tr("The sequential test ended %n pairing(s) early; the shares of those "
                             "lie further from one half than they would in all rounds.",
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

QString experimentConclusion(const Experiment& experiment, const Tallies& tallies)
{
    const QString text = wholeText(experiment, tallies);
    return text.isEmpty()
        ? text
        : joined({part(experiment, tallies), text, endedEarly(tallies), disturbed(tallies)});
}
