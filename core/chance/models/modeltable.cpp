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
    return {wholeNumber("goal", QT_TRANSLATE_NOOP("ChanceModels", "Target coins"), 2, 1000, 5),
            wholeNumber("start", QT_TRANSLATE_NOOP("ChanceModels", "Starting coins"), 0, 1000, 2),
            {QStringLiteral("p"),
             modelWords(QT_TRANSLATE_NOOP("ChanceModels", "Chance of winning a bet")),
             ParameterKind::Probability, 0, 1, QStringLiteral("3/5")}};
}

std::vector<ModelParameter> withRisk(std::vector<ModelParameter> parameters)
{
    parameters.push_back(
        {QStringLiteral("q"),
         modelWords(QT_TRANSLATE_NOOP("ChanceModels", "Chance of winning the bet that pays two")),
         ParameterKind::Probability, 0, 1, QStringLiteral("1/2")});
    return parameters;
}

std::vector<ModelParameter> ruinParameters(int mostPlayers)
{
    return {wholeNumber("N", QT_TRANSLATE_NOOP("ChanceModels", "Players"), 3, mostPlayers, 3),
            wholeNumber("d", QT_TRANSLATE_NOOP("ChanceModels", "Coins per player"), 1, 2000, 3)};
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
                                 "A gambler bets one coin at a time until the target is reached or "
                                 "all coins are lost. There are no choices: chance alone decides."),
               gamblerParameters()),
         gamblerQuestionsWithoutChoice(), Picture::Coins},
        {model("gambler-bet2",
               QT_TRANSLATE_NOOP("ChanceModels", "The gambler with two kinds of bet"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "The gambler may also bet a coin on winning two. Best and worst "
                                 "play give different chances, so there is something to decide."),
               withRisk(gamblerParameters())),
         gamblerQuestions(), Picture::Coins, true}};
}

std::vector<ModelInfo> ruinModels()
{
    return {
        {model("ruin-static", QT_TRANSLATE_NOOP("ChanceModels", "Ruin of N players: one process"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "In each round every player puts in a coin, and one of them takes all. The game "
                   "ends when somebody is broke. How long does it take, and who goes broke?"),
               ruinParameters(12)),
         ruinQuestionsWithoutChoice(), Picture::Coins, false, QStringLiteral("broke")},
        {model("ruin-dynamic",
               QT_TRANSLATE_NOOP("ChanceModels", "Ruin of N players: parallel processes"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "The same game with one process per player and one for the dealer. They "
                   "synchronise on shared actions: everybody betting, and somebody winning."),
               ruinParameters(10)),
         ruinQuestions(), Picture::Coins}};
}

std::vector<ModelInfo> yahtzeeModels()
{
    return {
        {model("yahtzee", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: all dice the same"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "All dice must show the same number within a given number of "
                                 "turns. Before each turn the player picks up the dice to throw "
                                 "again. The model counts the dice that show each number."),
               {diceParameter(40, 5),
                wholeNumber("turns", QT_TRANSLATE_NOOP("ChanceModels", "Turns"), 1, 10000, 3)}),
         yahtzeeQuestions(), Picture::Dice, true},
        {model("yahtzee-hand", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: another hand"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "Five dice must show three or four of a kind, a large straight or "
                                 "a full house within a given number of turns. Before each turn "
                                 "the player picks up the dice to throw again."),
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
        {model("yahtzee-dice", QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: each die on its own"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "Three throws with distinguishable dice: the same game has many more states. No "
                   "question depends on what the last throw shows, so a reduction can forget it."),
               {diceParameter(5, 4)}),
         anyQuestions(), Picture::Dice, true},
        {model("yahtzee-endless",
               QT_TRANSLATE_NOOP("ChanceModels", "Yahtzee: how many turns does it take?"),
               QT_TRANSLATE_NOOP(
                   "ChanceModels",
                   "All dice must show the same number, in as many turns as it takes. With best "
                   "play the average is finite. With worst play the game never ends."),
               {diceParameter(12, 5)}),
         endlessYahtzeeQuestions(), Picture::Dice, true}};
}

std::vector<ModelParameter> gooseParameters()
{
    return {wholeNumber("dice", QT_TRANSLATE_NOOP("ChanceModels", "Dice"), 1, 2, 2),
            isOn("first",
                 QT_TRANSLATE_NOOP("ChanceModels", "A 9 in the first round leads to 26 or 53"),
                 true),
            isOn("wells", QT_TRANSLATE_NOOP("ChanceModels", "Wells on 31 and 52"), true)};
}

ModelParameter hiddenSteps()
{
    return isOn("hide",
                QT_TRANSLATE_NOOP("ChanceModels", "Hide all actions except rolls and endings"),
                false);
}

std::vector<ModelInfo> gooseModels()
{
    std::vector<ModelParameter> two = gooseParameters();
    two.push_back(
        isOn("A",
             QT_TRANSLATE_NOOP(
                 "ChanceModels",
                 "Artefact A: repeating the other player's first-round 9 moves you back by 9"),
             false));
    two.push_back(
        isOn("B",
             QT_TRANSLATE_NOOP("ChanceModels",
                               "Artefact B: pawns on 31 and 52 end the game even without wells"),
             false));
    two.push_back(hiddenSteps());
    std::vector<ModelParameter> three = gooseParameters();
    three.push_back(hiddenSteps());
    const std::vector<ModelParameter> four = three;
    return {
        {model("goose", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "Two players race to square 63, with no decisions to make. Who "
                                 "wins, and after how many throws? The two artefacts come from the "
                                 "study's model. Without them the rules give different numbers."),
               std::move(two)),
         gooseQuestions(), Picture::Track},
        {model("goose-three", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for three"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "The same race with three players and millions of states. Nobody "
                                 "is stuck for ever: there are only two wells for three pawns."),
               std::move(three)),
         anyQuestions(), Picture::Track},
        {model("goose-four", QT_TRANSLATE_NOOP("ChanceModels", "The Game of the Goose for four"),
               QT_TRANSLATE_NOOP("ChanceModels",
                                 "With four players there are more states than one machine can "
                                 "hold. The study simulated this game instead of checking it. So "
                                 "does fourcast-cli chance simulate with --unexplored."),
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
