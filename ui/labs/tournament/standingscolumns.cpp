// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/standingscolumns.h"

#include "ui/labs/tournament/classnames.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct StandingsText
{
    Q_DECLARE_TR_FUNCTIONS(TournamentStandings)
};

/// "3", "2.5".
QString pointsText(double points)
{
    const bool isWhole = points == static_cast<double>(static_cast<qint64>(points));
    return decimalText(points, isWhole ? 0 : 1);
}

QString eloText(const Standing& standing)
{
    const double half = (standing.eloHigh - standing.eloLow) / 2;
    return QStringLiteral("%1 ± %2").arg(decimalText(standing.elo, 0), decimalText(half, 0));
}

Column<Standing> wordsColumn(const QString& title, const QString& tip,
                             std::function<QString(const Standing&)> text)
{
    return {.title = title, .tip = tip, .cell = [text = std::move(text)](const Standing& row) {
                return TableValue(text(row));
            }};
}

Column<Standing> countColumn(const QString& title, const QString& tip,
                             std::function<int(const Standing&)> count)
{
    return {.title = title, .tip = tip, .cell = [count = std::move(count)](const Standing& row) {
                return TableValue::count(static_cast<std::uint64_t>(count(row)));
            }};
}

}

QString failuresText(const std::map<EngineFailure::Kind, int>& failures)
{
    QStringList parts;
    for (const auto& [kind, count] : failures)
        if (count > 0)
            parts << StandingsText::tr("%1: %2").arg(
                EngineFailure {.kind = kind, .detail = {}}.toText(), countText(count));
    return parts.join(QStringLiteral("; "));
}

QString testText(const std::optional<SprtState>& state)
{
    if (!state)
        return {};
    switch (state->verdict) {
    case SprtState::Verdict::Stronger:
        return StandingsText::tr("Decided: the first entrant is stronger than the second.");
    case SprtState::Verdict::NotStronger:
        return StandingsText::tr("Decided: the first entrant is not stronger than the second.");
    case SprtState::Verdict::Open:
        break;
    }
    return StandingsText::tr("Sequential test: %1 between %2 and %3, still open.")
        .arg(decimalText(state->llr, 2), decimalText(state->lower, 2),
             decimalText(state->upper, 2));
}

Columns<Standing> standingColumns(const TournamentOptions& options)
{
    Columns<Standing> columns;
    columns.push_back(countColumn(StandingsText::tr("Place"),
                                  StandingsText::tr("Equal points share a place"),
                                  [](const Standing& row) { return row.place; }));
    Column<Standing> name
        = wordsColumn(StandingsText::tr("Entrant"), StandingsText::tr("Who takes part"),
                      [names = classNames(options, ClassNaming::Names)](const Standing& row) {
                          const QString name = names.value(row.entrant);
                          return row.isRetired ? StandingsText::tr("%1 (out)").arg(name) : name;
                      });
    name.isWords = true;
    columns.push_back(std::move(name));
    columns.push_back(wordsColumn(StandingsText::tr("Points"),
                                  StandingsText::tr("A game won is 1 point, a drawn one a half"),
                                  [](const Standing& row) { return pointsText(row.points); }));
    if (options.format == TournamentOptions::Format::Swiss)
        columns.push_back(
            wordsColumn(StandingsText::tr("Buchholz"),
                        StandingsText::tr("The points of all opponents together"),
                        [](const Standing& row) { return pointsText(row.buchholz); }));
    columns.push_back(countColumn(StandingsText::tr("Won"), StandingsText::tr("Games won"),
                                  [](const Standing& row) { return row.score.wins; }));
    columns.push_back(countColumn(StandingsText::tr("Drawn"), StandingsText::tr("Games drawn"),
                                  [](const Standing& row) { return row.score.draws; }));
    columns.push_back(countColumn(StandingsText::tr("Lost"), StandingsText::tr("Games lost"),
                                  [](const Standing& row) { return row.score.losses; }));
    columns.push_back(wordsColumn(StandingsText::tr("Elo"),
                                  StandingsText::tr("Measured strength with its 95 % interval"),
                                  eloText));
    columns.push_back({.title = StandingsText::tr("LOS"),
                       .tip = StandingsText::tr("How probable it is that it is stronger than the "
                                                "average of those it met"),
                       .cell = [](const Standing& row) {
                           return row.los ? TableValue::share(*row.los, 3) : TableValue();
                       }});
    Column<Standing> failures = countColumn(StandingsText::tr("Failures"),
                                            StandingsText::tr("Games lost by no move that could be "
                                                              "played; each cell's tip says why"),
                                            [](const Standing& row) { return row.failureCount(); });
    failures.cellTip = [](const Standing& row) { return failuresText(row.failures); };
    columns.push_back(std::move(failures));
    columns.push_back(wordsColumn(StandingsText::tr("Slowest"),
                                  StandingsText::tr("The longest time for one move"),
                                  [](const Standing& row) { return durationText(row.slowest); }));
    return columns;
}

void showCrossTable(TableModel& model, const TournamentOptions& options,
                    const TournamentResult& result)
{
    const QStringList names = classNames(options, ClassNaming::Names);
    std::vector<TableModel::Heading> headings {{.text = StandingsText::tr("Entrant"),
                                                .meaning = StandingsText::tr("Who takes part"),
                                                .isWords = true}};
    std::vector<TableModel::Row> rows;
    for (const Standing& column : result.standings)
        headings.push_back(
            {.text = names.value(column.entrant),
             .meaning = StandingsText::tr("Points against %1").arg(names.value(column.entrant))});
    for (const Standing& row : result.standings) {
        TableModel::Row cells {{.text = names.value(row.entrant)}};
        for (const Standing& column : result.standings) {
            const GameScore score = result.crossTable[static_cast<std::size_t>(row.entrant)]
                                                     [static_cast<std::size_t>(column.entrant)];
            const int games = score.wins + score.draws + score.losses;
            if (games == 0) {
                cells.push_back(
                    {.text = row.entrant == column.entrant ? QStringLiteral("–") : QString()});
                continue;
            }
            const QString points = pointsText(score.wins + score.draws / 2.0);
            cells.push_back(
                {.text = StandingsText::tr("%1 of %2").arg(points, countText(games)),
                 .sentence = StandingsText::tr("%1 against %2: %3 won, %4 drawn, %5 lost")
                                 .arg(names.value(row.entrant), names.value(column.entrant),
                                      countText(score.wins), countText(score.draws),
                                      countText(score.losses))});
        }
        rows.push_back(std::move(cells));
    }
    model.setHeadings(std::move(headings));
    model.setRows(std::move(rows));
}

Columns<EntrantReport> reportColumns(const std::vector<Entrant>& entrants)
{
    using Row = EntrantReport;
    const auto count
        = [](const QString& title, const QString& tip, std::function<int(const Row&)> number) {
              return Column<Row> {
                  .title = title, .tip = tip, .cell = [number = std::move(number)](const Row& row) {
                      return TableValue::count(static_cast<std::uint64_t>(number(row)));
                  }};
          };
    Columns<Row> columns;
    columns.push_back({.title = StandingsText::tr("Entrant"),
                       .tip = StandingsText::tr("Who takes part"),
                       .cell =
                           [names = entrants](const Row& row) {
                               return TableValue(
                                   entrantName(names[static_cast<std::size_t>(row.entrant)]));
                           },
                       .isWords = true});
    columns.push_back(
        {.title = StandingsText::tr("Version"),
         .tip = StandingsText::tr("The version of the program, and the game since which it played"),
         .cell = [](const Row& row) { return TableValue(versionsText(row)); },
         .isWords = true,
         .isOptional = true});
    columns.push_back(count(StandingsText::tr("Games"), StandingsText::tr("Games played"),
                            [](const Row& row) { return row.games; }));
    columns.push_back(count(StandingsText::tr("Moves"),
                            StandingsText::tr("Its own moves after the openings"),
                            [](const Row& row) { return row.moves; }));
    columns.push_back(count(StandingsText::tr("Wins missed"),
                            StandingsText::tr("Winning columns not taken"),
                            [](const Row& row) { return row.count(Miss::Kind::Win); }));
    columns.push_back(count(StandingsText::tr("Blocks missed"),
                            StandingsText::tr("The opponent's winning square left open"),
                            [](const Row& row) { return row.count(Miss::Kind::Block); }));
    columns.push_back(count(StandingsText::tr("Results thrown away"),
                            StandingsText::tr("Other moves that made a win a draw or a loss, or a "
                                              "draw a loss, by the exact solver"),
                            [](const Row& row) { return row.count(Miss::Kind::Result); }));
    columns.push_back({.title = StandingsText::tr("Slowest"),
                       .tip = StandingsText::tr("The longest time for one move, and its game"),
                       .cell = [](const Row& row) {
                           return row.slowestGame == 0
                               ? TableValue()
                               : TableValue(StandingsText::tr("%1 in game %2")
                                                .arg(durationText(row.slowest),
                                                     QLocale().toString(row.slowestGame)));
                       }});
    columns.push_back(
        {.title = StandingsText::tr("Failures"),
         .tip = StandingsText::tr("Games lost by no move that could be played"),
         .cell = [](const Row& row) { return TableValue(failuresText(row.failures)); },
         .isWords = true});
    return columns;
}
