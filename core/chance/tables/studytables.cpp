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

/// What a formula says beside the checker.
TableColumn known(const QString& title, const QString& id, const QString& help)
{
    return {title, id, TableColumn::Kind::Formula, help};
}

/// What the reductions do to the time: two columns, the last ones.
void addTimes(StudyTable& table)
{
    const QString how
        = StudyTablesText::tr("Time for the model's own question, from its equation to the answer. "
                              "Not measured in rows of more than %1 states.")
              .arg(mostTimedStates);
    const auto add = [&](const QString& title, const QString& id, const QString& when) {
        table.columns.push_back(
            {title, id, TableColumn::Kind::Time, when + QLatin1Char(' ') + how});
    };
    add(StudyTablesText::tr("Time, reduced"), QStringLiteral("time reduced"),
        StudyTablesText::tr("With the reductions applied."));
    add(StudyTablesText::tr("Time, original"), QStringLiteral("time original"),
        StudyTablesText::tr("Without the reductions."));
}

/// Processes side by side of more players than this have an equation of thousands of summands.
constexpr int mostPlainPlayers = 5;

/// What goes into these two columns; the second one stays empty where the equation is none to be
/// run.
void askTimes(TableTask& task, const StudyTable& table, std::uint64_t states, bool isPlain = true)
{
    if (states > mostTimedStates)
        return;
    const int last = static_cast<int>(table.columns.size()) - 1;
    task.asked.push_back({last - 1, QStringLiteral("reduced")});
    if (isPlain)
        task.asked.push_back({last, QStringLiteral("plain")});
}

QString publishedTimes()
{
    return StudyTablesText::tr("The study's times, where known, are seconds of its programs on a "
                               "2012 laptop. They appear next to the row's time.");
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
    return StudyTablesText::tr("Includes the observer that tools without action formulas add to "
                               "the model. Each state that meets the goal counts twice.");
}

StudyTable gamblers()
{
    StudyTable table;
    table.title = StudyTablesText::tr("The gambler");
    table.columns = {
        valued(StudyTablesText::tr("Greatest chance"), QStringLiteral("greatest chance"),
               StudyTablesText::tr("Chance that the gambler wins all the coins, with best play.")),
        valued(StudyTablesText::tr("Least chance"), QStringLiteral("least chance"),
               StudyTablesText::tr("With worst play.")),
        known(StudyTablesText::tr("By the formula"), QStringLiteral("by the formula"),
              StudyTablesText::tr("(1 - r^start) / (1 - r^goal) with r = (1-p)/p: the study's "
                                  "equation (1). It does not cover a gambler who may choose."))};
    const auto row = [&](const QString& title, TableTask task, const QStringList& printed) {
        task.asked.insert(task.asked.begin(),
                          {{0, QStringLiteral("Pmax")}, {1, QStringLiteral("Pmin")}});
        table.rows.push_back({title, {std::move(task)}, cells(printed), 10});
    };
    const auto one = [](const char* goal, const char* start, const char* p) {
        return TableTask {QStringLiteral("gambler"),
                          {{QStringLiteral("goal"), QLatin1String(goal)},
                           {QStringLiteral("start"), QLatin1String(start)},
                           {QStringLiteral("p"), QLatin1String(p)}},
                          {{2, QStringLiteral("gambler")}}};
    };
    row(StudyTablesText::tr("One coin at a time"), one("5", "2", "3/5"),
        {QStringLiteral("0.6398"), notPrinted, notPrinted});
    row(StudyTablesText::tr("One coin or two"), {QStringLiteral("gambler-bet2"), {}, {}},
        {QStringLiteral("0.6774"), notPrinted, notPrinted});
    row(StudyTablesText::tr("40 of 100 coins, winning chance 0.49"), one("100", "40", "0.49"),
        {notPrinted, notPrinted, notPrinted});
    return table;
}

/// The study's rows, and one with d = N + 2, for which there is a formula, too.
std::vector<PublishedRuin> ruinRows()
{
    std::vector<PublishedRuin> rows = publishedRuins();
    rows.insert(rows.begin() + 1, {3, 5, notPrinted, notPrinted, notPrinted, notPrinted, {}});
    return rows;
}

StudyTable ruins()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 1: ruin of N players with d coins each");
    table.columns = {
        counted(StudyTablesText::tr("States, static"), QStringLiteral("static states"), observed()),
        counted(StudyTablesText::tr("States, dynamic"), QStringLiteral("dynamic states"),
                observed() + QLatin1Char(' ')
                    + StudyTablesText::tr("The goal is the ruin of the first player.")),
        valued(StudyTablesText::tr("Expected length"), QStringLiteral("length"),
               StudyTablesText::tr("Rounds until somebody is broke.")),
        valued(
            StudyTablesText::tr("Ruin of player 1"), QStringLiteral("ruin of player 1"),
            StudyTablesText::tr("Probability that the first player is broke when the game ends.")),
        known(StudyTablesText::tr("Length, by formula"), QStringLiteral("length by formula"),
              StudyTablesText::tr(
                  "Known for d up to N + 2 (Rocha and Stern). For d < N it is d. For d = N it is N "
                  "/ (1 - c), with c = N! p1 ... pN. For d = N + 1 it is 1 + N / (1 - c (N+1)/2). "
                  "For d = N + 2 it solves two linear equations.")),
        known(StudyTablesText::tr("Ruin, by formula"), QStringLiteral("ruin by formula"),
              StudyTablesText::tr("Known for d up to N: (1 - p1)^d, divided by 1 - c if d = N."))};
    addTimes(table);
    for (const PublishedRuin& each : ruinRows()) {
        const ModelValues values {{QStringLiteral("N"), QString::number(each.players)},
                                  {QStringLiteral("d"), QString::number(each.coins)}};
        TableTask dynamic {
            QStringLiteral("ruin-dynamic"), values, {{1, QStringLiteral("observed states")}}};
        askTimes(dynamic, table, each.dynamicStates.toULongLong(),
                 each.players <= mostPlainPlayers);
        TableTask fixed {QStringLiteral("ruin-static"),
                         values,
                         {{0, QStringLiteral("observed states")},
                          {2, QStringLiteral("Rmin")},
                          {3, QStringLiteral("Pmax broke(1)")}}};
        if (each.coins <= each.players + 2)
            fixed.asked.push_back({4, QStringLiteral("length"), 2});
        if (each.coins <= each.players)
            fixed.asked.push_back({5, QStringLiteral("ruin"), 3});
        table.rows.push_back(
            {StudyTablesText::tr("N = %1, d = %2").arg(each.players).arg(each.coins),
             {std::move(fixed), std::move(dynamic)},
             cells({each.staticStates, each.dynamicStates, each.length, each.ruin, notPrinted,
                    notPrinted, notPrinted, notPrinted}),
             each.dynamicStates.toULongLong(),
             each.seconds});
    }
    table.notes
        << StudyTablesText::tr("For N = 5, d = 100, the study counted 21,449,977 static states "
                               "with the ruin of player 1 as the goal. Its other static counts use "
                               "the ruin of any player. With that goal there are 22,106,876.")
        << StudyTablesText::tr(
               "Both times are for the dynamic model. The reductions shrink its equation but not "
               "its number of states. Without them the equation grows so fast that ten players are "
               "not run. The static equation is already as small as possible.")
        << publishedTimes();
    return table;
}

StudyTable yahtzees()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 2: all dice the same within a number of turns");
    table.columns = {
        counted(StudyTablesText::tr("States"), QStringLiteral("states"), observed()),
        counted(StudyTablesText::tr("Transitions"), QStringLiteral("transitions"),
                StudyTablesText::tr("With the observer, and with a loop on each terminal state.")),
        valued(StudyTablesText::tr("Greatest chance"), QStringLiteral("greatest chance"),
               StudyTablesText::tr("With best play.")),
        valued(StudyTablesText::tr("Least chance"), QStringLiteral("least chance"),
               StudyTablesText::tr("With worst play.")),
        valued(StudyTablesText::tr("Expected turns"), QStringLiteral("expected turns"),
               StudyTablesText::tr("With best play, in as many turns as it takes."))};
    addTimes(table);
    const auto add = [&](const QString& title, TableTask task, QStringList published,
                         std::uint64_t states, const QString& seconds) {
        askTimes(task, table, states);
        published << notPrinted << notPrinted;
        table.rows.push_back({title, {std::move(task)}, cells(published), states, seconds});
    };
    for (const PublishedYahtzee& each : publishedYahtzees()) {
        add(StudyTablesText::tr("%1 dice, %2 turns").arg(each.dice).arg(each.turns),
            {QStringLiteral("yahtzee"),
             {{QStringLiteral("dice"), QString::number(each.dice)},
              {QStringLiteral("turns"), QString::number(each.turns)}},
             {{0, QStringLiteral("observed states")},
              {1, QStringLiteral("observed transitions")},
              {2, QStringLiteral("Pmax")},
              {3, QStringLiteral("Pmin")}}},
            {each.states, each.transitions, each.chance, notPrinted, notPrinted},
            each.states.toULongLong(), each.seconds);
    }
    add(StudyTablesText::tr("5 dice, any number of turns"),
        {QStringLiteral("yahtzee-endless"), {}, {{4, QStringLiteral("Rmin")}}},
        {notPrinted, notPrinted, notPrinted, notPrinted, QStringLiteral("11.0901")}, 0, {});
    const std::pair<const char*, QString> hands[]
        = {{"three", StudyTablesText::tr("Three of a kind, 3 turns")},
           {"four", StudyTablesText::tr("Four of a kind, 3 turns")},
           {"straight", StudyTablesText::tr("Large straight, 3 turns")},
           {"house", StudyTablesText::tr("Full house, 3 turns")}};
    for (const auto& [hand, title] : hands) {
        add(title,
            {QStringLiteral("yahtzee-hand"),
             {{QStringLiteral("hand"), QLatin1String(hand)}},
             {{0, QStringLiteral("observed states")},
              {1, QStringLiteral("observed transitions")},
              {2, QStringLiteral("Pmax")},
              {3, QStringLiteral("Pmin")}}},
            {notPrinted, notPrinted, notPrinted, notPrinted, notPrinted}, 0, {});
    }
    table.notes << StudyTablesText::tr(
        "The study's program stopped at 0.99999. The value found here has more nines.")
                << StudyTablesText::tr("The study says that the other hands can be computed in the "
                                       "same way. It prints no numbers for them.")
                << publishedTimes();
    return table;
}

StudyTable geese()
{
    StudyTable table;
    table.title = StudyTablesText::tr("Table 3: the Game of the Goose for two");
    const QString asModelled
        = StudyTablesText::tr("With the two artefacts of the study's model. A player who repeats "
                              "the other's special nine is sent to 44 or 17. Even without wells, "
                              "the game ends when the pawns stand on the two well squares.");
    const QString asWritten = StudyTablesText::tr("By the rules as written.");
    const QString rolls
        = StudyTablesText::tr("Total rolls of both players until one wins or neither can move.");
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
               rolls + QLatin1Char(' ') + asWritten),
        valued(StudyTablesText::tr("Tie"), QStringLiteral("tie"),
               StudyTablesText::tr("Both pawns stand in wells, and neither can move.")
                   + QLatin1Char(' ') + asModelled),
        valued(StudyTablesText::tr("Tie, by the rules"), QStringLiteral("tie, by the rules"),
               asWritten)};
    addTimes(table);
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
        TableTask modelled {QStringLiteral("goose"),
                            with(true),
                            {{0, QStringLiteral("observed states")},
                             {1, QStringLiteral("Pmax win(1)")},
                             {2, QStringLiteral("Pmax win(2)")},
                             {3, length}}};
        TableTask written {
            QStringLiteral("goose"),
            with(false),
            {{4, QStringLiteral("Pmax win(1)")}, {5, QStringLiteral("Pmax win(2)")}, {6, length}}};
        if (each.hasWells) {
            modelled.asked.push_back({7, QStringLiteral("Pmax tie")});
            written.asked.push_back({8, QStringLiteral("Pmax tie")});
        }
        askTimes(modelled, table, each.states.toULongLong());
        table.rows.push_back(
            {title.join(QStringLiteral(", ")),
             {std::move(modelled), std::move(written)},
             cells({each.states, each.first, each.second, each.length, notPrinted, notPrinted,
                    notPrinted, each.tie, notPrinted, notPrinted, notPrinted}),
             each.states.toULongLong()});
    }
    table.notes << StudyTablesText::tr(
        "The study's state counts can't be reproduced, because its model was never published. It "
        "keeps both dice while a pawn moves. Ours keeps only their sum. The same game has 4,431 or "
        "188,893 states, depending on how it is modelled.")
                << StudyTablesText::tr("The study's programs took about 90 seconds for the Game of "
                                       "the Goose on a 2012 laptop.");
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
