// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/dataspecification.h"
#include "core/support/text/listtext.h"
#include "core/syntax/tokenreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax {

const Enumeration* DataSpecification::findEnumeration(Symbol name) const
{
    const auto found = std::ranges::find(enumerations, name, &Enumeration::name);
    return found == enumerations.end() ? nullptr : &*found;
}

int DataSpecification::findMap(Symbol name) const
{
    const auto found = std::ranges::find(maps, name, &Map::name);
    return found == maps.end() ? -1 : static_cast<int>(found - maps.begin());
}

const Enumeration* DataSpecification::enumerationOf(Symbol constant) const
{
    const auto found = std::ranges::find_if(enumerations, [constant](const Enumeration& each) {
        return std::ranges::find(each.constants, constant) != each.constants.end();
    });
    return found == enumerations.end() ? nullptr : &*found;
}

std::vector<Symbol> DataSpecification::names() const
{
    std::vector<Symbol> all = namesOf(maps);
    for (const Enumeration& each : enumerations)
        all.insert(all.end(), each.constants.begin(), each.constants.end());
    return all;
}

Expected<DataSpecification> readDataSpecification(QStringView source)
{
    return caught([source] {
        TokenReader reader(source);
        DataReader data;
        while (data.readSection(reader)) { }
        if (!reader.atEnd())
            reader.failWanted(QCoreApplication::translate("Syntax", "sort, map, var or eqn"));
        return data.finish();
    });
}

namespace {

QString enumerationText(const Enumeration& enumeration)
{
    return QStringLiteral("sort %1 = struct %2;\n")
        .arg(enumeration.name.text(), listText(enumeration.constants, &Symbol::text, u" | "));
}

QString mapText(const Map& map)
{
    const QString domain
        = map.parameters.empty() ? QString() : sortsText(map.parameters) + QStringLiteral(" -> ");
    return QStringLiteral("map %1: %2%3;\n").arg(map.name.text(), domain, text(map.result));
}

QString equationText(const Map& map, const Equation& equation)
{
    QString whole;
    if (!equation.variables.empty())
        whole += QStringLiteral("var %1;\n").arg(text(equation.variables));
    whole += QStringLiteral("eqn ");
    if (!equation.condition.empty())
        whole += text(equation.condition[0]) + QStringLiteral(" -> ");
    whole += callText(map.name.text(), text(equation.arguments));
    return whole + QStringLiteral(" = %1;\n").arg(text(equation.result[0]));
}

} // namespace

QString text(const DataSpecification& data)
{
    QString whole;
    for (const Enumeration& enumeration : data.enumerations)
        whole += enumerationText(enumeration);
    for (const Map& map : data.maps)
        whole += mapText(map);
    for (const Map& map : data.maps)
        for (const Equation& equation : map.equations)
            whole += equationText(map, equation);
    return whole;
}

}
