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
    return {question(QuestionsText::tr("What is the gambler's best chance of winning?"), "Pmax",
                     QuestionsText::tr("With best play, the gambler wins with probability %1.")),
            question(QuestionsText::tr("What is the gambler's worst chance of winning?"), "Pmin",
                     QuestionsText::tr("With worst play, the gambler wins with probability %1.")),
            question(QuestionsText::tr("What is the greatest expected number of bets?"),
                     "Rmax won | lost",
                     QuestionsText::tr("The greatest expected number of bets is %1."))};
}

/// The same without a choice: there is nothing to be best or worst.
std::vector<ModelQuestion> gamblerQuestionsWithoutChoice()
{
    return {question(QuestionsText::tr("How likely is the gambler to win?"), "Pmax",
                     QuestionsText::tr("The gambler wins with probability %1.")),
            question(QuestionsText::tr("How many bets does it take?"), "Rmax won | lost",
                     QuestionsText::tr("The game ends after %1 bets on average."))};
}

std::vector<ModelQuestion> ruinQuestionsWithoutChoice()
{
    return {question(QuestionsText::tr("How likely is player 1 to be ruined?"), "Pmax broke(1)",
                     QuestionsText::tr("Player 1 is ruined with probability %1.")),
            question(QuestionsText::tr("How likely is player 2 to be ruined?"), "Pmax broke(2)",
                     QuestionsText::tr("Player 2 is ruined with probability %1.")),
            question(QuestionsText::tr("How many rounds does it take?"), "Rmax broke",
                     QuestionsText::tr("Somebody is broke after %1 rounds on average."))};
}

std::vector<ModelQuestion> ruinQuestions()
{
    return {question(QuestionsText::tr("How likely is player 1 to be ruined?"), "Pmax broke(1)",
                     QuestionsText::tr("The greatest probability that player 1 is ruined is %1.")),
            question(QuestionsText::tr("How likely is player 2 to be ruined?"), "Pmax broke(2)",
                     QuestionsText::tr("The greatest probability that player 2 is ruined is %1.")),
            question(QuestionsText::tr("How many rounds does it take?"), "Rmax broke",
                     QuestionsText::tr("Somebody is broke after %1 rounds on average.")),
            question(QuestionsText::tr("What is the least probability that player 1 is ruined?"),
                     "Pmin broke(1)",
                     QuestionsText::tr("The least probability that player 1 is ruined is %1."))};
}

std::vector<ModelQuestion> yahtzeeQuestions()
{
    return {question(QuestionsText::tr("How likely is a Yahtzee with best play?"), "Pmax",
                     QuestionsText::tr(
                         "With best play, all dice show the same number with probability %1.")),
            question(QuestionsText::tr("How likely is a Yahtzee with worst play?"), "Pmin",
                     QuestionsText::tr(
                         "With worst play, all dice show the same number with probability %1."))};
}

std::vector<ModelQuestion> endlessYahtzeeQuestions()
{
    return {
        question(QuestionsText::tr("How many turns does it take with best play?"), "Rmin",
                 QuestionsText::tr("With best play, it takes %1 turns on average.")),
        question(QuestionsText::tr("How many turns does it take with worst play?"), "Rmax",
                 QuestionsText::tr("With worst play, it takes %1 turns on average.")),
        question(
            QuestionsText::tr("How likely is an eventual Yahtzee with best play?"), "Pmax",
            QuestionsText::tr(
                "With best play, all dice eventually show the same number with probability %1.")),
        question(
            QuestionsText::tr("How likely is an eventual Yahtzee with worst play?"), "Pmin",
            QuestionsText::tr(
                "With worst play, all dice eventually show the same number with probability %1."))};
}

std::vector<ModelQuestion> gooseQuestions()
{
    return {
        question(QuestionsText::tr("How likely is player 1 to win?"), "Pmax win(1)",
                 QuestionsText::tr("Player 1 wins with probability %1.")),
        question(QuestionsText::tr("How likely is player 2 to win?"), "Pmax win(2)",
                 QuestionsText::tr("Player 2 wins with probability %1.")),
        question(QuestionsText::tr("How likely is a tie?"), "Pmax tie",
                 QuestionsText::tr("The game is a tie with probability %1.")),
        question(QuestionsText::tr("How many throws does it take?"), "Rmax win | tie",
                 QuestionsText::tr(
                     "The game ends after %1 throws on average, both players' throws counted."))};
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
        return asked.startsWith(u'R')
            ? QuestionsText::tr("The expected reward until the goal is %1.")
            : QuestionsText::tr("The goal is reached with probability %1.");
    if (asked.startsWith(QLatin1String("Pmin")))
        return QuestionsText::tr("The least probability of reaching the goal is %1.");
    if (asked.startsWith(QLatin1String("Rmin")))
        return QuestionsText::tr("The least expected reward until the goal is %1.");
    if (asked.startsWith(QLatin1String("Rmax")))
        return QuestionsText::tr("The greatest expected reward until the goal is %1.");
    return QuestionsText::tr("The greatest probability of reaching the goal is %1.");
}

}
