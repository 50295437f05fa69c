// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/experimenttext.h"

#include "core/statistics/sprt.h"
#include "ui/style/dark.h"
#include "ui/text/counttext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <algorithm>
#include <cmath>

namespace {

struct ExperimentText
{
    Q_DECLARE_TR_FUNCTIONS(Experiment)
};

using Verdict = CellTally::Verdict;

bool isPair(const ExperimentCell& cell)
{
    return cell.article && cell.article->second;
}

double shareOf(int wins, const CellTally& tally)
{
    return static_cast<double>(wins) / std::max(1, tally.played);
}

QString wonBy(const Entrant& entrant, bool isNamesake, int wins, int played,
              const Interval& interval)
{
    return ExperimentText::tr("Share won by %1: %2, 95 % interval %3")
        .arg(isNamesake ? ExperimentText::tr("the second-named engine") : entrant.label(),
             experimenttext::share(double(wins) / std::max(1, played)),
             experimenttext::interval(interval));
}

constexpr int verdictSide = 14;
constexpr int verdictScale = 3;

QPainterPath verdictShape(Verdict verdict)
{
    QPainterPath path;
    if (verdict == Verdict::Agrees) {
        path.addEllipse(QPointF(), 4.5, 4.5);
    } else if (verdict == Verdict::Differs) {
        path.addPolygon(QPolygonF({QPointF(-5.5, 4.5), QPointF(5.5, 4.5), QPointF(0, -5)}));
        path.closeSubpath();
    } else if (verdict == Verdict::Unfinished) {
        path.addEllipse(QPointF(), 4.5, 4.5);
        path.addEllipse(QPointF(), 2.8, 2.8);
    }
    return path;
}

}

namespace experimenttext {

namespace {

/// What the test has answered, and how much that is worth.
QString testAnswer(const CellTally& tally)
{
    const SprtOptions& bounds = tally.test.bounds;
    const auto elo = [](double value) { return decimalText(value, 0); };
    const auto percent = [](double rate) { return QLocale().toString(100 * rate, 'g', 3); };
    const QString after = countText(tally.test.decidedAfter);
    switch (tally.test.state.verdict) {
    case SprtState::Verdict::Stronger:
        return ExperimentText::tr("Stronger: yes, decided after %1 games. With an advantage of %2 "
                                  "Elo or less, at most %3 of 100 runs would say so.")
            .arg(after, elo(bounds.elo0), percent(bounds.alpha));
    case SprtState::Verdict::NotStronger:
        return ExperimentText::tr("Stronger: no, decided after %1 games. With an advantage of %2 "
                                  "Elo or more, at most %3 of 100 runs would say so.")
            .arg(after, elo(bounds.elo1), percent(bounds.beta));
    case SprtState::Verdict::Open:
        break;
    }
    return leastGamesToDecide(bounds) > tally.rounds
        ? testReach(bounds, tally.rounds)
        : ExperimentText::tr(
              "Stronger: undecided. The games so far do not decide between %1 and %2 Elo.")
              .arg(elo(bounds.elo0), elo(bounds.elo1));
}

}

QString share(double share)
{
    return QLocale().toString(share, 'f', 2);
}

QString interval(const Interval& interval)
{
    return share(interval.low) + QChar(0x2013) + share(interval.high);
}

std::pair<QString, QString> sides(const Experiment& experiment)
{
    if (experiment.artefact == QStringLiteral("table6"))
        return {ExperimentText::tr("first to move"), ExperimentText::tr("second to move")};
    if (experiment.kind() == ArtefactKind::Table)
        return {QStringLiteral("H1"), QStringLiteral("H2")};
    return {ExperimentText::tr("first named"), ExperimentText::tr("second named")};
}

QString whose(const Experiment& experiment)
{
    // Of a pair the words of a table's head are short.
    if (experiment.artefact == QStringLiteral("table6"))
        return ExperimentText::tr("first : second", "the shares of whom");
    const auto [first, second] = sides(experiment);
    return std::ranges::any_of(experiment.cells, isPair) ? first + QStringLiteral(" : ") + second
                                                         : first;
}

QString article(const ExperimentCell& cell)
{
    if (!cell.article)
        return {};
    const QString first = share(cell.article->first);
    return isPair(cell) ? first + QStringLiteral(" : ") + share(*cell.article->second) : first;
}

QString ours(const ExperimentCell& cell, const CellTally& tally)
{
    if (tally.played == 0)
        return {};
    const QString first = share(shareOf(tally.winsA, tally));
    return isPair(cell) ? first + QStringLiteral(" : ") + share(shareOf(tally.winsB, tally))
                        : first;
}

QString intervals(const ExperimentCell& cell, const CellTally& tally)
{
    if (tally.played == 0)
        return {};
    const QString first = interval(tally.shareA);
    return isPair(cell) ? first + QStringLiteral(" : ") + interval(tally.shareB) : first;
}

QString verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoArticle:
        break;
    case Verdict::Unfinished:
        return ExperimentText::tr("unfinished");
    case Verdict::Agrees:
        return ExperimentText::tr("agrees");
    case Verdict::Differs:
        return ExperimentText::tr("differs");
    }
    return {};
}

QString verdictSign(Verdict verdict)
{
    switch (verdict) {
    case Verdict::NoArticle:
        break;
    case Verdict::Unfinished:
        return QString(QChar(0x25CB));
    case Verdict::Agrees:
        return QString(QChar(0x25CF));
    case Verdict::Differs:
        return QString(QChar(0x25B2));
    }
    return {};
}

namespace {

QColor verdictColor(Verdict verdict, const QPalette& palette)
{
    const bool dark = isDark(palette);
    if (verdict == Verdict::Agrees)
        return QColor(dark ? 0xff6cb6f5 : 0xff0065a8);
    if (verdict == Verdict::Differs)
        return QColor(dark ? 0xfff0914a : 0xffc14a00);
    return QColor(dark ? 0xffc8c8c8 : 0xff5b5b5b);
}

QPixmap verdictPicture(Verdict verdict, const QColor& color)
{
    QPixmap pixmap(QSize(verdictSide, verdictSide) * verdictScale);
    pixmap.setDevicePixelRatio(verdictScale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(verdictSide / 2.0, verdictSide / 2.0);
    painter.fillPath(verdictShape(verdict), color);
    painter.end();
    return pixmap;
}

}

QIcon verdictIcon(Verdict verdict, const QPalette& palette)
{
    if (verdict == Verdict::NoArticle)
        return {};
    QIcon icon(verdictPicture(verdict, verdictColor(verdict, palette)));
    // Its blue is the selection's: there the shape alone tells.
    icon.addPixmap(verdictPicture(verdict, palette.color(QPalette::HighlightedText)),
                   QIcon::Selected);
    return icon;
}

QString cellName(const Experiment& experiment, std::size_t index)
{
    const ExperimentCell& cell = experiment.cells[index];
    if (std::ranges::all_of(experiment.cells, [&cell](const ExperimentCell& other) {
            return other.column == cell.column;
        }))
        return experiment.artefact.isEmpty()
            ? ExperimentText::tr("%1 – %2").arg(cell.column, cell.row)
            : cell.row;
    return experiment.artefact.isEmpty() ? ExperimentText::tr("%1 – %2").arg(cell.column, cell.row)
                                         : ExperimentText::tr("%1, %2").arg(cell.column, cell.row);
}

QString stronger(const CellTally& tally)
{
    if (tally.played == 0)
        return {};
    switch (tally.test.state.verdict) {
    case SprtState::Verdict::Stronger:
        return ExperimentText::tr("yes");
    case SprtState::Verdict::NotStronger:
        return ExperimentText::tr("no");
    case SprtState::Verdict::Open:
        break;
    }
    const int least = leastGamesToDecide(tally.test.bounds);
    return least > tally.rounds
        ? ExperimentText::tr("needs at least %1 games").arg(countText(least))
        : ExperimentText::tr("undecided");
}

QString testMeaning()
{
    return ExperimentText::tr(
        "Is the first-named engine stronger? The sequential test takes the games in pairs, in the "
        "order played, and skips pairs that repeat an earlier one. It answers as soon as the pairs "
        "are much likelier under one of two differences in strength than under the other. “Yes” "
        "means the larger difference, “no” the smaller one. Until then the test is undecided.");
}

QString testReach(const SprtOptions& bounds, int games)
{
    const int least = leastGamesToDecide(bounds);
    const QString larger = ExperimentText::tr("%1 Elo (%2 % of the points)")
                               .arg(QLocale().toString(bounds.elo1, 'f', 0),
                                    QLocale().toString(100 * pointsOfElo(bounds.elo1), 'f', 0));
    return least > games
        ? ExperimentText::tr(
              "“Stronger by %1” needs at least %2 games, all of them won. A pairing has %3.")
              .arg(larger, countText(least), countText(games))
        : ExperimentText::tr(
              "“Stronger by %1” can be decided after %2 games at the earliest. A pairing has %3.")
              .arg(larger, countText(least), countText(games));
}

QString details(const ExperimentCell& cell, const CellTally& tally)
{
    QStringList lines {
        ExperimentText::tr("%1 against %2").arg(cell.a.label(), cell.b.label()),
        ExperimentText::tr("%1 of %2 games: %3 won, %4 drawn, %5 lost by the first-named engine")
            .arg(countText(tally.played), countText(tally.rounds), countText(tally.winsA),
                 countText(tally.draws), countText(tally.winsB))};
    if (tally.played > 0) {
        lines << ExperimentText::tr("Distinct games: %1").arg(tally.distinctGames)
              << wonBy(cell.a, false, tally.winsA, tally.played, tally.shareA)
              << wonBy(cell.b, cell.a.label() == cell.b.label(), tally.winsB, tally.played,
                       tally.shareB)
              << ExperimentText::tr("Nodes per move: %1 and %2; time: %3 ms and %4 ms")
                     .arg(quantityText(tally.nodesPerMoveA), quantityText(tally.nodesPerMoveB),
                          quantityText(tally.msPerMoveA), quantityText(tally.msPerMoveB))
              << testAnswer(tally)
              << ExperimentText::tr("Sequential test, %1: %2")
                     .arg(tally.test.bounds.toText(), withMinusSigns(tally.test.state.toText()));
        if (tally.test.copies > 0)
            lines << ExperimentText::tr(
                         "Pairs that repeat earlier ones and do not count in the test: %1")
                         .arg(countText(tally.test.copies));
    }
    if (cell.article)
        lines
            << (isPair(cell)
                    ? ExperimentText::tr(
                          "Article: %1 won by the first-named engine, %2 by the other, in %3 games")
                          .arg(share(cell.article->first), share(*cell.article->second))
                    : ExperimentText::tr("Article: %1 won by the first-named engine in %2 games")
                          .arg(share(cell.article->first)))
                   .arg(cell.article->rounds);
    if (tally.verdict != Verdict::NoArticle)
        lines << verdict(tally.verdict);
    return lines.join(QLatin1Char('\n'));
}

}
