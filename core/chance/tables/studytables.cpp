// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/tables/published.h"
#include "core/chance/tables/table.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

struct StudyTablesText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceTables)
};

const QString notPrinted = QStringLiteral("-");

TableColumn counted(const QString& title, const QString& id, const QString& help)
{
    return {title, id, TableColumn::Kind::Count, help};
}
TableColumn valued(const QString& title, const QString& id, const QString& help)
{
    return {title, id, TableColumn::Kind::Value, help};
}

std::vector<TableCell> cells(const QStringList& published)
{
    std::vector<TableCell> made;
    for (const QString& each : published)
        made.push_back({each});
    return made;
}

QString observed()
{
    return StudyTablesText::tr(
        "With the observer that tools without formulas about actions put beside the "
        "model: each state in which the goal is met counts twice.");
}

StudyTable gamblers()
{
    StudyTable table;
    table.title = StudyTablesText::tr("The gambler");
    table.columns
        = {valued(StudyTablesText::tr("Greatest chance"), QStringLiteral("greatest chance"),
                  StudyTablesText::tr("That the gambler gets all coins, with best play.")),
           valued(StudyTablesText::tr("Least chance"), QStringLiteral("least chance"),
                  StudyTablesText::tr("With worst play."))};
    const QStringList goals {QStringLiteral("Pmax"), QStringLiteral("Pmin")};
    const auto row = [&](const QString& title, const QString& model, const QStringList& printed) {
        table.rows.push_back(
            {title, {{model, {}, {{0, goals[0]}, {1, goals[1]}}}}, cells(printed), 10});
    };
    row(StudyTablesText::tr("One coin at a time"), QStringLiteral("gambler"),
        {QStringLiteral("0.6398"), notPrinted});
    row(StudyTablesText::tr("One coin or two"), QStringLiteral("gambler-bet2"),
        {QStringLiteral("0.6774"), notPrinted});
    return table;
}

StudyTable ruins()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 1: the ruin of N players with d coins each");
    table.columns = {
        counted(StudyTablesText::tr("States, static"), QStringLiteral("static states"), observed()),
        counted(StudyTablesText::tr("States, dynamic"), QStringLiteral("dynamic states"),
                observed() + QLatin1Char(' ')
                    + StudyTablesText::tr("Its goal is the ruin of the first player.")),
        valued(StudyTablesText::tr("Expected length"), QStringLiteral("length"),
               StudyTablesText::tr("Rounds until somebody is broke.")),
        valued(
            StudyTablesText::tr("Ruin of player 1"), QStringLiteral("ruin of player 1"),
            StudyTablesText::tr("Probability that the first player is broke when the game ends."))};
    for (const PublishedRuin& each : publishedRuins()) {
        const ModelValues values {{QStringLiteral("N"), QString::number(each.players)},
                                  {QStringLiteral("d"), QString::number(each.coins)}};
        table.rows.push_back(
            {StudyTablesText::tr("N = %1, d = %2").arg(each.players).arg(each.coins),
             {{QStringLiteral("ruin-static"),
               values,
               {{0, QStringLiteral("observed states")},
                {2, QStringLiteral("Rmin")},
                {3, QStringLiteral("Pmax broke(1)")}}},
              {QStringLiteral("ruin-dynamic"), values, {{1, QStringLiteral("observed states")}}}},
             cells({each.staticStates, each.dynamicStates, each.length, each.ruin}),
             each.dynamicStates.toULongLong()});
    }
    table.notes << StudyTablesText::tr(
        "The study's 21,449,977 static states of N = 5, d = 100 were counted with the ruin of "
        "player 1 as the goal, its other static counts with that of anybody: with that goal there "
        "are 22,106,876.");
    return table;
}

StudyTable yahtzees()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 2: all dice the same within some turns");
    table.columns = {
        counted(StudyTablesText::tr("States"), QStringLiteral("states"), observed()),
        counted(StudyTablesText::tr("Transitions"), QStringLiteral("transitions"),
                StudyTablesText::tr("With the observer, and with a loop where nothing follows.")),
        valued(StudyTablesText::tr("Greatest chance"), QStringLiteral("greatest chance"),
               StudyTablesText::tr("With best play.")),
        valued(StudyTablesText::tr("Least chance"), QStringLiteral("least chance"),
               StudyTablesText::tr("With worst play."))};
    for (const PublishedYahtzee& each : publishedYahtzees()) {
        table.rows.push_back(
            {StudyTablesText::tr("%1 dice, %2 turns").arg(each.dice).arg(each.turns),
             {{QStringLiteral("yahtzee"),
               {{QStringLiteral("dice"), QString::number(each.dice)},
                {QStringLiteral("turns"), QString::number(each.turns)}},
               {{0, QStringLiteral("observed states")},
                {1, QStringLiteral("observed transitions")},
                {2, QStringLiteral("Pmax")},
                {3, QStringLiteral("Pmin")}}}},
             cells({each.states, each.transitions, each.chance, notPrinted}),
             each.states.toULongLong()});
    }
    table.notes << StudyTablesText::tr(
        "The study's 0.99999 is where its program stopped: what is known here has more nines.");
    return table;
}

StudyTable geese()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 3: the Game of the Goose for two");
    const QString asModelled = StudyTablesText::tr(
        "With the two artefacts of the study's model: a player who repeats the other "
        "one's special nine is sent to 44 or 17, and without wells the game still ends "
        "when the pawns stand where two of them were.");
    const QString asWritten = StudyTablesText::tr("By the rules as they are written.");
    const QString rolls
        = StudyTablesText::tr("Rolls of both players until one wins or neither can move.");
    table.columns = {
        counted(StudyTablesText::tr("States"), QStringLiteral("states"), observed()),
        valued(StudyTablesText::tr("Player 1 wins"), QStringLiteral("player 1 wins"), asModelled),
        valued(StudyTablesText::tr("Player 2 wins"), QStringLiteral("player 2 wins"), asModelled),
        valued(StudyTablesText::tr("Length"), QStringLiteral("length"),
               rolls + QLatin1Char(' ') + asModelled),
        valued(StudyTablesText::tr("Player 1, by the rules"),
               QStringLiteral("player 1, by the rules"), asWritten),
        valued(StudyTablesText::tr("Player 2, by the rules"),
               QStringLiteral("player 2, by the rules"), asWritten),
        valued(StudyTablesText::tr("Length, by the rules"), QStringLiteral("length, by the rules"),
               rolls + QLatin1Char(' ') + asWritten)};
    const auto truth
        = [](bool is) { return is ? QStringLiteral("true") : QStringLiteral("false"); };
    const QString length = QStringLiteral("Rmin win | tie");
    for (const PublishedGoose& each : publishedGeese()) {
        QStringList title {each.dice == 1 ? StudyTablesText::tr("1 die")
                                          : StudyTablesText::tr("2 dice")};
        title << (each.hasFirstRound ? StudyTablesText::tr("first round")
                                     : StudyTablesText::tr("no first round"))
              << (each.hasWells ? StudyTablesText::tr("wells") : StudyTablesText::tr("no wells"));
        ModelValues values {{QStringLiteral("dice"), QString::number(each.dice)},
                            {QStringLiteral("first"), truth(each.hasFirstRound)},
                            {QStringLiteral("wells"), truth(each.hasWells)}};
        const auto with = [&](bool artefacts) {
            values[QStringLiteral("A")] = truth(artefacts);
            values[QStringLiteral("B")] = truth(artefacts);
            return values;
        };
        table.rows.push_back({title.join(QStringLiteral(", ")),
                              {{QStringLiteral("goose"),
                                with(true),
                                {{0, QStringLiteral("observed states")},
                                 {1, QStringLiteral("Pmax win(1)")},
                                 {2, QStringLiteral("Pmax win(2)")},
                                 {3, length}}},
                               {QStringLiteral("goose"),
                                with(false),
                                {{4, QStringLiteral("Pmax win(1)")},
                                 {5, QStringLiteral("Pmax win(2)")},
                                 {6, length}}}},
                              cells({each.states, each.first, each.second, each.length, notPrinted,
                                     notPrinted, notPrinted}),
                              each.states.toULongLong()});
    }
    table.notes << StudyTablesText::tr(
        "The study's counts of states can't be met: the text of its model was never published. It "
        "keeps both dice while a pawn moves, ours their sum alone. The same game has 4,431 states "
        "or 188,893, as it is written down.");
    return table;
}

}

bool StudyTable::isComplete() const
{
    return std::ranges::all_of(rows, &TableRow::isRun);
}

StudyTable studyTable(int number)
{
    StudyTable table = number == 1 ? ruins()
        : number == 2              ? yahtzees()
        : number == 3              ? geese()
                                   : gamblers();
    table.number = number;
    return table;
}

}
