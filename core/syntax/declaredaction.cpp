// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/declaredaction.h"
#include "core/syntax/expressionreader.h"

#include <QCoreApplication>
#include <algorithm>

namespace fourcast::syntax {

void readActions(TokenReader& reader, std::vector<DeclaredAction>& actions)
{
    do {
        const auto names
            = reader.expectNames(QCoreApplication::translate("Syntax", "the name of an action"));
        std::vector<Sort> sorts;
        if (reader.take(":"))
            sorts = reader.list([&] { return readSort(reader); }, "#");
        reader.expect(";");
        for (const auto& [name, place] : names) {
            if (const DeclaredAction* const other = findAction(actions, name)) {
                failAt(place,
                       (other->sorts == sorts
                            ? QCoreApplication::translate("Syntax", "'%1' is declared twice")
                            : QCoreApplication::translate(
                                "Syntax",
                                "'%1' is already declared; two actions of the same name with "
                                "different arguments are not part of this language"))
                           .arg(shown(name.name())));
            }
            actions.push_back({name, sorts, place});
        }
    } while (reader.peek().kind == Token::Kind::Word && !isReserved(reader.peek().text));
}

const DeclaredAction* findAction(const std::vector<DeclaredAction>& actions, Symbol name)
{
    const auto found = std::ranges::find(actions, name, &DeclaredAction::name);
    return found == actions.end() ? nullptr : &*found;
}

QString text(const DeclaredAction& action)
{
    const QString sorts = sortsText(action.sorts);
    return QStringLiteral("act %1%2;\n")
        .arg(action.name.text(), sorts.isEmpty() ? QString() : QStringLiteral(": ") + sorts);
}

}
