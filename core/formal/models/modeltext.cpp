// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file of a model is a text for the standard values. Two kinds of comments say what depends on
// the parameters: `f = 3; %= NAME` has a value on its right side, and a line that ends with
// `%each LIST: ITEM SIGN` is made of an item for each of the list, with the sign between them (`;`
// ends each): # is the item's number, $ its value.
#include "core/formal/models/game.h"
#include "core/formal/models/modeltable.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace fourcast::formal {

namespace {

/// What the comments in the file speak of.
struct Marks
{
    struct Item
    {
        int number = 0;
        QString value;
    };
    QMap<QString, QString> values;
    QMap<QString, std::vector<Item>> lists;
};

tl::unexpected<Error> failValue(const ModelParameter& parameter, const QString& wanted)
{
    return fail(
        QCoreApplication::translate("FormalModels", "%1 must be %2").arg(parameter.name, wanted));
}

Expected<std::vector<int>> readNumbers(const ModelParameter& parameter, const QString& value)
{
    const bool several = parameter.kind != ModelParameter::Kind::Number;
    const QString range
        = QCoreApplication::translate("FormalModels", "from %1 to %2")
              .arg(QString::number(parameter.least), QString::number(parameter.most));
    const QString wanted = several
        ? QCoreApplication::translate("FormalModels", "numbers %1, separated by commas").arg(range)
        : QCoreApplication::translate("FormalModels", "a number %1").arg(range);
    std::vector<int> numbers;
    if (parameter.kind == ModelParameter::Kind::Columns && value.trimmed().isEmpty())
        return numbers;
    const QStringList parts = several ? value.split(u',') : QStringList(value);
    for (const QString& part : parts) {
        bool isNumber = false;
        const int number = part.trimmed().toInt(&isNumber);
        const bool again = parameter.kind == ModelParameter::Kind::Columns
            && std::ranges::find(numbers, number) != numbers.end();
        if (!isNumber || number < parameter.least || number > parameter.most || again)
            return failValue(parameter, wanted);
        numbers.push_back(number);
    }
    return numbers;
}

Expected<void> addMarks(const ModelParameter& parameter, const QString& value, Marks& marks)
{
    if (parameter.kind == ModelParameter::Kind::Moves) {
        marks.values[parameter.name] = value; // judged by the board that it is played on
        return {};
    }
    if (parameter.kind == ModelParameter::Kind::Choice) {
        if (!parameter.choices.contains(value)) {
            return failValue(parameter,
                             QCoreApplication::translate("FormalModels", "one of %1")
                                 .arg(parameter.choices.join(QStringLiteral(", "))));
        }
        marks.values[parameter.name] = value;
        return {};
    }
    FOURCAST_LET(const auto numbers, readNumbers(parameter, value));
    std::vector<Marks::Item>& list = marks.lists[parameter.name];
    if (parameter.kind == ModelParameter::Kind::Number) {
        marks.values[parameter.name] = QString::number(numbers.front());
        for (int i = 1; i <= numbers.front(); ++i)
            list.push_back({i, QString::number(i - 1)});
    } else {
        for (std::size_t i = 0; i < numbers.size(); ++i)
            list.push_back({static_cast<int>(i), QString::number(numbers[i])});
    }
    return {};
}

/// Which threads the pool joins, and which never begin.
Expected<void> addPaperMarks(Marks& marks)
{
    QStringList full;
    QStringList conditions;
    const auto threads = static_cast<int>(marks.lists["p"].size());
    for (const Marks::Item& item : marks.lists["full"]) {
        if (item.value.toInt() > threads) {
            return fail(
                QCoreApplication::translate(
                    "FormalModels", "full names column %1, but there are threads for only %2")
                    .arg(item.value)
                    .arg(threads));
        }
        full << item.value;
        conditions << QStringLiteral("z == ") + item.value;
    }
    marks.values["isFull"]
        = conditions.isEmpty() ? QStringLiteral("false") : conditions.join(QStringLiteral(" || "));
    const bool repaired = marks.values["repaired"] == u"true";
    for (const Marks::Item& item : marks.lists["p"])
        if (!repaired || !full.contains(QString::number(item.number)))
            marks.lists["joined"].push_back(item);
    if (marks.lists["joined"].empty()) {
        return fail(QCoreApplication::translate("FormalModels",
                                                "full must leave at least one column open"));
    }
    return {};
}

Expected<void> addPoolMarks(Marks& marks)
{
    if (marks.lists["scores"].size() < marks.lists["M"].size()) {
        return fail(QCoreApplication::translate(
                        "FormalModels", "scores must have one value for each of the %1 tasks")
                        .arg(marks.lists["M"].size()));
    }
    marks.lists["workers"] = marks.lists["P"];
    return {};
}

Expected<Marks> marksOf(const ModelInfo& model, const ModelValues& values)
{
    Marks marks;
    for (const ModelParameter& parameter : model.parameters) {
        FOURCAST_TRY(addMarks(parameter, values.value(parameter.name, parameter.standard), marks));
    }
    // What is more than a value or a list of one parameter.
    static const QMap<QString, Expected<void> (*)(Marks&)> more {
        {"paper", addPaperMarks}, {"pool", addPoolMarks}, {"race", addPoolMarks}};
    if (const auto add = more.value(model.name)) {
        FOURCAST_TRY(add(marks));
    }
    return marks;
}

QString repeated(const QString& item, const QString& sign, const std::vector<Marks::Item>& list)
{
    const bool ends = sign == u";";
    const bool tight = sign == u"|";
    const QString between = tight ? sign : ends ? QStringLiteral(" ") : u' ' + sign + u' ';
    QStringList items;
    for (const Marks::Item& each : list) {
        QString made = item;
        made.replace(u'#', QString::number(each.number)).replace(u'$', each.value);
        items << (ends ? made + sign : made);
    }
    return items.join(between);
}

QString lineWith(const QString& line, const Marks& marks)
{
    static const QRegularExpression value(QStringLiteral(R"(^(.* = )[^;]*(;\s*%= (\w+))$)"));
    static const QRegularExpression each(
        QStringLiteral(R"(^([\s,]*).*?\s*(%each (\w+): (.*) (\S+))$)"));
    if (const auto match = value.match(line); match.hasMatch())
        return match.captured(1) + marks.values[match.captured(3)] + match.captured(2);
    if (const auto match = each.match(line); match.hasMatch()) {
        return match.captured(1)
            + repeated(match.captured(4), match.captured(5), marks.lists[match.captured(3)]) + u' '
            + match.captured(2);
    }
    return line;
}

/// Its rules are made for each board.
Expected<QString> gameText(const Marks& marks)
{
    const BoardSize size {marks.values["columns"].toInt(), marks.values["rows"].toInt(),
                          marks.values["connect"].toInt()};
    FOURCAST_LET(const auto start, gameStart(size, marks.values["moves"]));
    return gameProcess(start);
}

} // namespace

Expected<QString> modelText(const ModelInfo& model, const ModelValues& values)
{
    FOURCAST_TRY(model.checkNames(values));
    FOURCAST_LET(const auto marks, marksOf(model, values));
    if (model.name == u"game")
        return gameText(marks);
    QStringList lines = syntax::modelFile(model.name + QStringLiteral(".mcrl2")).split(u'\n');
    for (QString& line : lines)
        line = lineWith(line, marks);
    return lines.join(u'\n');
}

}
