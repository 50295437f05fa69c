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
        return RulesText::tr("Every disc stands on another one or on the ground.");
    case RulesProperty::TurnsAlternate:
        return RulesText::tr("Each move adds a disc of the side whose turn it is.");
    case RulesProperty::WinTest:
        return RulesText::tr("The program sees a line where there is one, and nowhere else.");
    case RulesProperty::NoStuckState:
        return RulesText::tr("While nobody has won and a square is empty there is a move.");
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
        return RulesText::tr("The rules as they are.");
    case RulesMistake::PlaysOn:
        return RulesText::tr("A line does not end the game.");
    case RulesMistake::MissesDiagonal:
        return RulesText::tr("Lines that fall to the right are overlooked.");
    case RulesMistake::WrongDisc:
        return RulesText::tr("A disc in the first column is one of the other side.");
    case RulesMistake::FullColumnEnds:
        return RulesText::tr("When the first column is full nobody can move any more.");
    case RulesMistake::TakesBack:
        return RulesText::tr("A disc on top may be taken back by the side that it stands against.");
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
    return fail(RulesText::tr("There is no mistake %1; there are %2.")
                    .arg(name, names.join(QStringLiteral(", "))));
}

}
