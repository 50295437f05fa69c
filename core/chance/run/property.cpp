// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/run/property.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>

namespace fourcast::chance {

namespace {

struct PropertyText
{
    Q_DECLARE_TR_FUNCTIONS(ChanceProperty)
};

constexpr std::array<std::pair<const char*, Question>, 4> questions {{
    {"Pmin", Question::Pmin},
    {"Pmax", Question::Pmax},
    {"Rmin", Question::Rmin},
    {"Rmax", Question::Rmax},
}};

/// A part of the text, at its place there: what is wrong in it is told of by line and column.
QString atItsPlace(const QString& text, const QRegularExpressionMatch& match, int part)
{
    QString before = text.left(match.capturedStart(part));
    for (QChar& character : before)
        if (character != u'\n')
            character = u' ';
    return before + match.captured(part);
}

}

Expected<Property> readProperty(const QString& text, const Specification& model)
{
    static const QRegularExpression shape(
        QStringLiteral("\\A\\s*([A-Za-z]+)\\s*(?:\\{([^{}]*)\\})?\\s*(.*?)\\s*\\z"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto match = shape.match(text);
    const auto known = std::ranges::find_if(questions, [&match](const auto& each) {
        return match.captured(1) == QLatin1String(each.first);
    });
    if (!match.hasMatch() || known == questions.end()) {
        return fail(PropertyText::tr("A property must begin with Pmin, Pmax, Rmin or Rmax, as in "
                                     "Pmax broke(1), not with “%1”.")
                        .arg(text.trimmed().left(20)));
    }
    Property property;
    property.text = text.trimmed();
    property.question = known->second;
    const QString counted = match.captured(2).trimmed();
    if (!counted.isEmpty() && !asksReward(property.question))
        return fail(PropertyText::tr("Only Rmin and Rmax count actions: “{%1}” can't follow %2.")
                        .arg(counted, match.captured(1)));
    static const QRegularExpression goalWord(QStringLiteral("\\A(until|reach)\\b"));
    if (goalWord.match(counted).hasMatch())
        return fail(
            PropertyText::tr("Only actions can be counted, as in %1{a | b}, but “{%2}” is a goal.")
                .arg(match.captured(1), counted));
    if (!counted.isEmpty()) {
        FOURCAST_LET(const auto formula, readUntil(atItsPlace(text, match, 2), model));
        property.reward.counted = formula.goal;
    }
    if (const QString goal = match.captured(3); !goal.isEmpty()) {
        FOURCAST_LET(auto until, readUntil(atItsPlace(text, match, 3), model));
        property.until = std::move(until);
        return property;
    }
    if (!model.until)
        return fail(
            PropertyText::tr("The model has no “until” or “reach”. Name the goal, as in %1 broke.")
                .arg(match.captured(1)));
    property.until = *model.until;
    return property;
}

Expected<Property> readProperty(const QString& text, const QString& model)
{
    FOURCAST_LET(const auto specification, readSpecification(model));
    return readProperty(text, specification);
}

std::optional<ActionFormula> countedActions(const Property& property, const Automaton& automaton)
{
    if (property.reward.counted)
        return property.reward.counted;
    ActionFormula any {ActionFormula::Kind::Or};
    for (const Action& action : automaton.actions()) {
        if (action.exactReward == QLatin1String("0"))
            continue;
        if (action.exactReward != QLatin1String("1"))
            return {};
        any.operands.push_back({ActionFormula::Kind::Action, {action.name, action.arguments}});
    }
    return any.operands.empty() ? std::nullopt : std::optional(any);
}

QString questionText(Question question)
{
    switch (question) {
    case Question::Pmin:
        return PropertyText::tr("least probability");
    case Question::Pmax:
        return PropertyText::tr("greatest probability");
    case Question::Rmin:
        return PropertyText::tr("least expected reward");
    case Question::Rmax:
        return PropertyText::tr("greatest expected reward");
    }
    return {};
}

}
