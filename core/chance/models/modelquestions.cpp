// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/models/modelquestions.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

struct QuestionsText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceQuestions)
};

ModelQuestion question(const QString& title, const char* property, const QString& answer)
{
    return {title, QString::fromLatin1(property), answer};
}

} // namespace

std::vector<ModelQuestion> gamblerQuestions()
{
    return {question(QuestionsText::tr("Does the gambler win, at best?"), "Pmax",
                     QuestionsText::tr("The gambler wins with probability %1, at best.")),
            question(QuestionsText::tr("Does the gambler win, at worst?"), "Pmin",
                     QuestionsText::tr("The gambler wins with probability %1, at worst.")),
            question(QuestionsText::tr("How many bets does it take, at most?"), "Rmax won | lost",
                     QuestionsText::tr("It is over after %1 bets on average, at most."))};
}

/// The same without a choice: there is nothing to be best or worst.
std::vector<ModelQuestion> gamblerQuestionsWithoutChoice()
{
    return {question(QuestionsText::tr("Does the gambler win?"), "Pmax",
                     QuestionsText::tr("The gambler wins with probability %1.")),
            question(QuestionsText::tr("How many bets does it take?"), "Rmax won | lost",
                     QuestionsText::tr("It is over after %1 bets on average."))};
}

std::vector<ModelQuestion> ruinQuestionsWithoutChoice()
{
    return {question(QuestionsText::tr("Is player 1 ruined?"), "Pmax broke(1)",
                     QuestionsText::tr("Player 1 is ruined with probability %1.")),
            question(QuestionsText::tr("Is player 2 ruined?"), "Pmax broke(2)",
                     QuestionsText::tr("Player 2 is ruined with probability %1.")),
            question(QuestionsText::tr("How many rounds does it take?"), "Rmax broke",
                     QuestionsText::tr("Somebody is broke after %1 rounds on average."))};
}

std::vector<ModelQuestion> ruinQuestions()
{
    return {question(QuestionsText::tr("Is player 1 ruined?"), "Pmax broke(1)",
                     QuestionsText::tr("Player 1 is ruined with probability %1, at most.")),
            question(QuestionsText::tr("Is player 2 ruined?"), "Pmax broke(2)",
                     QuestionsText::tr("Player 2 is ruined with probability %1, at most.")),
            question(QuestionsText::tr("How many rounds does it take?"), "Rmax broke",
                     QuestionsText::tr("Somebody is broke after %1 rounds on average.")),
            question(QuestionsText::tr("Is player 1 ruined, at least?"), "Pmin broke(1)",
                     QuestionsText::tr("Player 1 is ruined with probability %1, at least."))};
}

std::vector<ModelQuestion> yahtzeeQuestions()
{
    return {
        question(QuestionsText::tr("Yahtzee, with best play?"), "Pmax",
                 QuestionsText::tr("All dice show the same with probability %1, with best play.")),
        question(
            QuestionsText::tr("Yahtzee, with worst play?"), "Pmin",
            QuestionsText::tr("All dice show the same with probability %1, with worst play."))};
}

std::vector<ModelQuestion> endlessYahtzeeQuestions()
{
    return {question(QuestionsText::tr("How many turns, with best play?"), "Rmin",
                     QuestionsText::tr("It takes %1 turns on average, with best play.")),
            question(QuestionsText::tr("How many turns, with worst play?"), "Rmax",
                     QuestionsText::tr("It takes %1 turns on average, with worst play.")),
            question(QuestionsText::tr("Yahtzee at all, with best play?"), "Pmax",
                     QuestionsText::tr(
                         "All dice show the same in the end with probability %1, with best "
                         "play.")),
            question(QuestionsText::tr("Yahtzee at all, with worst play?"), "Pmin",
                     QuestionsText::tr(
                         "All dice show the same in the end with probability %1, with worst "
                         "play."))};
}

std::vector<ModelQuestion> gooseQuestions()
{
    return {question(QuestionsText::tr("Does player 1 win?"), "Pmax win(1)",
                     QuestionsText::tr("Player 1 wins with probability %1.")),
            question(QuestionsText::tr("Does player 2 win?"), "Pmax win(2)",
                     QuestionsText::tr("Player 2 wins with probability %1.")),
            question(QuestionsText::tr("Is it a tie?"), "Pmax tie",
                     QuestionsText::tr("It is a tie with probability %1.")),
            question(QuestionsText::tr("How many throws does it take?"), "Rmax win | tie",
                     QuestionsText::tr("It is over after %1 throws of both on average."))};
}

std::vector<ModelQuestion> anyQuestions()
{
    return {question(QuestionsText::tr("The greatest probability of the goal"), "Pmax", {}),
            question(QuestionsText::tr("The least probability of the goal"), "Pmin", {}),
            question(QuestionsText::tr("The least reward until the goal"), "Rmin", {}),
            question(QuestionsText::tr("The greatest reward until the goal"), "Rmax", {})};
}

QString plainAnswer(const QString& property, bool hasChoices)
{
    const QString asked = property.trimmed();
    if (!hasChoices)
        return asked.startsWith(u'R') ? QuestionsText::tr("Until the goal %1 is expected.")
                                      : QuestionsText::tr("The goal is met with probability %1.");
    if (asked.startsWith(QLatin1String("Pmin")))
        return QuestionsText::tr("The goal is met with probability %1, at worst.");
    if (asked.startsWith(QLatin1String("Rmin")))
        return QuestionsText::tr("Until the goal %1 is expected, at least.");
    if (asked.startsWith(QLatin1String("Rmax")))
        return QuestionsText::tr("Until the goal %1 is expected, at most.");
    return QuestionsText::tr("The goal is met with probability %1, at best.");
}

}
