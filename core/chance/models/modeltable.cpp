// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/models/modeltable.h"

#include <QCoreApplication>

namespace fourcast::chance {

namespace {

using ParameterKind = ModelParameter::Kind;
using Picture = ModelInfo::Picture;

QString modelWords(const char* source)
{
    return QCoreApplication::translate("ChanceModels", source);
}

syntax::Model model(const char* name, const char* title, const char* help,
                    std::vector<ModelParameter> parameters)
{
    return {QString::fromLatin1(name), modelWords(title), modelWords(help), std::move(parameters)};
}

ModelParameter wholeNumber(const char* name, const char* title, int least, int most, int standard)
{
    return {QString::fromLatin1(name), modelWords(title), ParameterKind::Number, least, most,
            QString::number(standard)};
}

ModelParameter isOn(const char* name, const char* title, bool standard)
{
    return {QString::fromLatin1(name),
            modelWords(title),
            ParameterKind::Switch,
            0,
            1,
            standard ? QStringLiteral("true") : QStringLiteral("false")};
}

std::vector<ModelParameter> gamblerParameters()
{
    return {wholeNumber("goal", QT_TRANSLATE_NOOP("ChanceModels", "Coins to be won"), 2, 1000, 5),
            wholeNumber("start", QT_TRANSLATE_NOOP("ChanceModels", "Coins in the beginning"), 0,
                        1000, 2),
            {QStringLiteral("p"),
             modelWords(QT_TRANSLATE_NOOP("ChanceModels", "Chance to win a bet")),
             ParameterKind::Probability, 0, 1, QStringLiteral("3/5")}};
}

std::vector<ModelParameter> withRisk(std::vector<ModelParameter> parameters)
{
    parameters.push_back(
        {QStringLiteral("q"),
         modelWords(QT_TRANSLATE_NOOP("ChanceModels", "Chance to win a bet of two")),
         ParameterKind::Probability, 0, 1, QStringLiteral("1/2")});
    return parameters;
}

std::vector<ModelParameter> ruinParameters(int mostPlayers)
{
    return {wholeNumber("N", QT_TRANSLATE_NOOP("ChanceModels", "Players"), 3, mostPlayers, 3),
            wholeNumber("d", QT_TRANSLATE_NOOP("ChanceModels", "Coins of each"), 1, 2000, 3)};
}

ModelParameter diceParameter(int most, int standard)
{
    return wholeNumber("dice", QT_TRANSLATE_NOOP("ChanceModels", "Dice"), 1, most, standard);
}

std::vector<ModelInfo> gamblerModels()
{
    return {
        {model("gambler", QT_TRANSLATE_NOOP("ChanceModels", "The gambler's ruin"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "A gambler bets one coin at a time, until all coins are won or "
                                 "all are lost. There is nothing to choose: chance alone decides."),
               gamblerParameters()),
         gamblerQuestionsWithoutChoice(), Picture::Coins},
        {model("gambler-bet2", QT_TRANSLATE_NOOP("ChanceModels", "The gambler who may win two"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "Here a coin may also be put on a bet that wins two. With best play the chance "
                   "is another one than with worst play, so that there is something to decide."),
               withRisk(gamblerParameters())),
         gamblerQuestions(), Picture::Coins, true}};
}

std::vector<ModelInfo> ruinModels()
{
    return {{model("ruin-static",
                   QT_TRANSLATE_NOOP("ChanceModels", "The ruin of N players, as one process"),
                   QT_TRANSLATE_NOOP(
                       "ChanceModels",
                       "In each round every player puts in a coin, and one of them gets all. It "
                       "ends when somebody is broke: how long does it take, and who will it be?"),
                   ruinParameters(12)),
             ruinQuestionsWithoutChoice(), Picture::Coins, false, QStringLiteral("broke")},
            {model("ruin-dynamic",
                   QT_TRANSLATE_NOOP("ChanceModels", "The ruin of N players, side by side"),
                   QT_TRANSLATE_NOOP(
                       "ChanceModels",
                       "The same game with a process for each player and one for the dealer. They "
                       "do together what they have in common: that everybody bets, and who wins."),
                   ruinParameters(10)),
             ruinQuestions(), Picture::Coins}};
}

std::vector<ModelInfo> yahtzeeModels()
{
    return {
        {model(
             "yahtzee", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: all dice the same"),
             QT_TRANSLATE_NOOP(
                 "ChanceModels",
                 "All dice must show the same number within some turns; before each the player "
                 "takes up what should be thrown again. It counts how many dice show each number."),
             {diceParameter(40, 5),
              wholeNumber("turns", QT_TRANSLATE_NOOP("ChanceModels", "Turns"), 1, 10000, 3)}),
         yahtzeeQuestions(), Picture::Dice, true},
        {model(
             "yahtzee-hand", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: another hand"),
             QT_TRANSLATE_NOOP(
                 "ChanceModels",
                 "Five dice must show three or four of a kind, a large straight or a full house "
                 "within some turns; before each the player takes up what should be thrown again."),
             {{QStringLiteral("hand"),
               modelWords(QT_TRANSLATE_NOOP("ChanceModels", "Hand")),
               ParameterKind::Choice,
               0,
               0,
               QStringLiteral("three"),
               {QStringLiteral("three"), QStringLiteral("four"), QStringLiteral("straight"),
                QStringLiteral("house")}},
              wholeNumber("turns", QT_TRANSLATE_NOOP("ChanceModels", "Turns"), 1, 10000, 3)}),
         anyQuestions(), Picture::Dice, true},
        {model(
             "yahtzee-dice", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: every die for itself"),
             QT_TRANSLATE_NOOP(
                 "ChanceModels",
                 "Three throws with dice that are told apart: the same game has many more states. "
                 "What the last throw shows is not asked for, so that a reduction can forget it."),
             {diceParameter(5, 4)}),
         anyQuestions(), Picture::Dice, true},
        {model("yahtzee-endless",
               QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: how many turns does it take?"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "All dice must show the same number, in as many turns as it takes. With best "
                   "play that is some turns on average; with the worst it goes on for ever."),
               {diceParameter(12, 5)}),
         endlessYahtzeeQuestions(), Picture::Dice, true}};
}

std::vector<ModelParameter> gooseParameters()
{
    return {wholeNumber("dice", QT_TRANSLATE_NOOP("ChanceModels", "Dice"), 1, 2, 2),
            isOn("first",
                 QT_TRANSLATE_NOOP("ChanceModels", "9 leads to 26 or 53 in the first round"), true),
            isOn("wells", QT_TRANSLATE_NOOP("ChanceModels", "Wells on 31 and 52"), true)};
}

ModelParameter hiddenSteps()
{
    return isOn("hide", QT_TRANSLATE_NOOP("ChanceModels", "Hide all actions but rolls and ends"),
                false);
}

std::vector<ModelInfo> gooseModels()
{
    std::vector<ModelParameter> two = gooseParameters();
    two.push_back(isOn(
        "A",
        QT_TRANSLATE_NOOP("ChanceModels", "Artefact A: who repeats the first 9 is moved back by 9"),
        false));
    two.push_back(
        isOn("B",
             QT_TRANSLATE_NOOP("ChanceModels",
                               "Artefact B: pawns on 31 and 52 end the game without wells, too"),
             false));
    two.push_back(hiddenSteps());
    std::vector<ModelParameter> three = gooseParameters();
    three.push_back(hiddenSteps());
    const std::vector<ModelParameter> four = three;
    return {
        {model("goose", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "Two players race to square 63. Nobody has anything to decide: "
                                 "who wins, and after how many throws? Two artefacts are those of "
                                 "the study's model: without them the rules give other numbers."),
               std::move(two)),
         gooseQuestions(), Picture::Track},
        {model("goose-three", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for three"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "The same race with three players, and with millions of states. "
                                 "Nobody is stuck for ever: there are two wells for three pawns."),
               std::move(three)),
         anyQuestions(), Picture::Track},
        {model("goose-four", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for four"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "With four players there are more states than one machine can "
                                 "hold. The study played this game instead of checking it, as "
                                 "fourcast-cli chance simulate does with --unexplored."),
               four),
         anyQuestions(), Picture::Track}};
}

} // namespace

std::vector<ModelInfo> models()
{
    std::vector<ModelInfo> all;
    for (const std::vector<ModelInfo>& some :
         {gamblerModels(), ruinModels(), yahtzeeModels(), gooseModels()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

}
