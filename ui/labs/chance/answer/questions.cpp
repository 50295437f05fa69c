// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/answer/questions.h"

#include <QCoreApplication>

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ChanceQuestions)
};

ChanceQuestion question(const QString& title, const char* property, const QString& answer)
{
    return {title, QString::fromLatin1(property), answer};
}

std::vector<ChanceQuestion> gambler()
{
    return {question(Text::tr("Does the gambler win, at best?"), "Pmax",
                     Text::tr("The gambler wins with probability %1, at best.")),
            question(Text::tr("Does the gambler win, at worst?"), "Pmin",
                     Text::tr("The gambler wins with probability %1, at worst.")),
            question(Text::tr("How many bets does it take, at most?"), "Rmax won | lost",
                     Text::tr("It is over after %1 bets on average, at most."))};
}

std::vector<ChanceQuestion> ruin()
{
    return {question(Text::tr("Is player 1 ruined?"), "Pmax broke(1)",
                     Text::tr("Player 1 is ruined with probability %1, at most.")),
            question(Text::tr("Is player 2 ruined?"), "Pmax broke(2)",
                     Text::tr("Player 2 is ruined with probability %1, at most.")),
            question(Text::tr("How many rounds does it take?"), "Rmax broke",
                     Text::tr("Somebody is broke after %1 rounds on average.")),
            question(Text::tr("Is player 1 ruined, at least?"), "Pmin broke(1)",
                     Text::tr("Player 1 is ruined with probability %1, at least."))};
}

std::vector<ChanceQuestion> yahtzee()
{
    return {question(Text::tr("Yahtzee, with best play?"), "Pmax",
                     Text::tr("All dice show the same with probability %1, with best play.")),
            question(Text::tr("Yahtzee, with worst play?"), "Pmin",
                     Text::tr("All dice show the same with probability %1, with worst play."))};
}

std::vector<ChanceQuestion> endless()
{
    return {question(Text::tr("How many turns, with best play?"), "Rmin",
                     Text::tr("It takes %1 turns on average, with best play.")),
            question(Text::tr("How many turns, with worst play?"), "Rmax",
                     Text::tr("It takes %1 turns on average, with worst play.")),
            question(Text::tr("Yahtzee at all, with best play?"), "Pmax",
                     Text::tr("All dice show the same in the end with probability %1, with best "
                              "play.")),
            question(Text::tr("Yahtzee at all, with worst play?"), "Pmin",
                     Text::tr("All dice show the same in the end with probability %1, with worst "
                              "play."))};
}

std::vector<ChanceQuestion> goose()
{
    return {question(Text::tr("Does player 1 win?"), "Pmax win(1)",
                     Text::tr("Player 1 wins with probability %1.")),
            question(Text::tr("Does player 2 win?"), "Pmax win(2)",
                     Text::tr("Player 2 wins with probability %1.")),
            question(Text::tr("Is it a tie?"), "Pmax tie",
                     Text::tr("It is a tie with probability %1.")),
            question(Text::tr("How many throws does it take?"), "Rmax win | tie",
                     Text::tr("It is over after %1 throws of both on average."))};
}

std::vector<ChanceQuestion> any()
{
    return {question(Text::tr("The greatest probability of the goal"), "Pmax",
                     plainAnswer(QStringLiteral("Pmax"))),
            question(Text::tr("The least probability of the goal"), "Pmin",
                     plainAnswer(QStringLiteral("Pmin"))),
            question(Text::tr("The least reward until the goal"), "Rmin",
                     plainAnswer(QStringLiteral("Rmin"))),
            question(Text::tr("The greatest reward until the goal"), "Rmax",
                     plainAnswer(QStringLiteral("Rmax")))};
}

}

std::vector<ChanceQuestion> chanceQuestions(const QString& model)
{
    if (model.startsWith(QLatin1String("gambler")))
        return gambler();
    if (model.startsWith(QLatin1String("ruin")))
        return ruin();
    if (model == QLatin1String("yahtzee"))
        return yahtzee();
    if (model == QLatin1String("yahtzee-endless"))
        return endless();
    if (model == QLatin1String("goose"))
        return goose();
    return any();
}

QString plainAnswer(const QString& property)
{
    const QString asked = property.trimmed();
    if (asked.startsWith(QLatin1String("Pmin")))
        return Text::tr("The goal is met with probability %1, at worst.");
    if (asked.startsWith(QLatin1String("Rmin")))
        return Text::tr("Until the goal %1 is expected, at least.");
    if (asked.startsWith(QLatin1String("Rmax")))
        return Text::tr("Until the goal %1 is expected, at most.");
    return Text::tr("The goal is met with probability %1, at best.");
}
