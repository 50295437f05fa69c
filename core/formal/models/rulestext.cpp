// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/models/rules.h"

#include <QCoreApplication>
#include <QStringList>

namespace fourcast::formal {

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

}

QLatin1String name(RulesProperty property)
{
    static constexpr const char* names[rulesProperties]
        = {"TypeOK",  "OneWinner",    "Gravity",    "TurnsAlternate",
           "WinTest", "NoStuckState", "Termination"};
    return QLatin1String(names[static_cast<std::size_t>(property)]);
}

QString text(RulesProperty property)
{
    switch (property) {
    case RulesProperty::TypeOK:
        return RulesText::tr("Every state is a board.");
    case RulesProperty::OneWinner:
        return RulesText::tr("At most one side has a line, and the game ends with it.");
    case RulesProperty::Gravity:
        return RulesText::tr("Every disc rests on another disc or on the bottom.");
    case RulesProperty::TurnsAlternate:
        return RulesText::tr("Each move adds a disc of the side whose turn it is.");
    case RulesProperty::WinTest:
        return RulesText::tr("The program sees a line exactly where there is one.");
    case RulesProperty::NoStuckState:
        return RulesText::tr("As long as nobody has won and a square is empty, there is a move.");
    case RulesProperty::Termination:
        return RulesText::tr("Every game ends, with a line or a full board.");
    }
    return {};
}

QLatin1String name(RulesMistake mistake)
{
    static constexpr const char* names[rulesMistakes]
        = {"none", "plays-on", "misses-diagonal", "wrong-disc", "full-column-ends", "takes-back"};
    return QLatin1String(names[static_cast<std::size_t>(mistake)]);
}

QString text(RulesMistake mistake)
{
    switch (mistake) {
    case RulesMistake::None:
        return RulesText::tr("No mistake: the rules as they are.");
    case RulesMistake::PlaysOn:
        return RulesText::tr("A line does not end the game.");
    case RulesMistake::MissesDiagonal:
        return RulesText::tr("Diagonals sloping down to the right are missed.");
    case RulesMistake::WrongDisc:
        return RulesText::tr("A disc in the first column becomes the other side's.");
    case RulesMistake::FullColumnEnds:
        return RulesText::tr("When the first column is full, nobody can move.");
    case RulesMistake::TakesBack:
        return RulesText::tr("A side may remove an opposing disc from the top of a column.");
    }
    return {};
}

Expected<RulesMistake> rulesMistake(const QString& name)
{
    QStringList names;
    for (int i = 0; i < rulesMistakes; ++i) {
        const auto mistake = static_cast<RulesMistake>(i);
        if (name == fourcast::formal::name(mistake))
            return mistake;
        names += fourcast::formal::name(mistake);
    }
    return fail(RulesText::tr("There is no mistake %1. Available: %2.")
                    .arg(name, names.join(QStringLiteral(", "))));
}

}
