// SPDX-License-Identifier: GPL-3.0-or-later
//
// The file of a model is a text for the standard values. Comments at the ends of its lines say what
// depends on the parameters: `constant N = 3 --= N` has a value on its right side, a line with
// `--each N: ITEM SIGN` is made of an item for each number from 1, with the sign between them (# is
// the number), and one with `--only NAME` is there only where that is true.
#include "core/chance/models/modeltable.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace fourcast::chance {

namespace {

class ModelTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChanceModels)

public:
    static Expected<ModelValues> filled(const ModelInfo& model, const ModelValues& values)
    {
        ModelValues all = model.allValues(values);
        for (const ModelParameter& each : model.parameters) {
            all[each.name] = all[each.name].trimmed();
            FOURCAST_TRY(check(each, all[each.name]));
        }
        FOURCAST_TRY(model.checkNames(values));
        if (all.contains(QStringLiteral("start"))
            && all[QStringLiteral("start")].toInt() > all[QStringLiteral("goal")].toInt())
            return fail(tr("start can't be more than goal"));
        return all;
    }

private:
    static Expected<void> check(const ModelParameter& parameter, const QString& value)
    {
        switch (parameter.kind) {
        case ModelParameter::Kind::Number: {
            bool isNumber = false;
            const int number = value.toInt(&isNumber);
            if (isNumber && parameter.least <= number && number <= parameter.most)
                return {};
            return fail(tr("%1 must be a number from %2 to %3")
                            .arg(parameter.name, QString::number(parameter.least),
                                 QString::number(parameter.most)));
        }
        case ModelParameter::Kind::Switch:
            if (value == u"true" || value == u"false")
                return {};
            return fail(tr("%1 must be true or false").arg(parameter.name));
        case ModelParameter::Kind::Choice:
            if (parameter.choices.contains(value))
                return {};
            return fail(tr("%1 must be one of %2")
                            .arg(parameter.name, parameter.choices.join(QStringLiteral(", "))));
        default: // a probability
            break;
        }
        return isProbability(value)
            ? Expected<void>()
            : fail(tr("%1 must be a fraction or decimal from 0 to 1, such as 3/5")
                       .arg(parameter.name));
    }

    static bool isProbability(const QString& value)
    {
        static const QRegularExpression fraction(QStringLiteral(R"(^(\d{1,9})/([1-9]\d{0,8})$)"));
        static const QRegularExpression decimal(QStringLiteral(R"(^(0|1|0\.\d{1,9}|1\.0{1,9})$)"));
        if (const auto match = fraction.match(value); match.hasMatch())
            return match.captured(1).toLongLong() <= match.captured(2).toLongLong();
        return decimal.match(value).hasMatch();
    }
};

QString repeatedItem(const QString& item, const QString& sign, int count)
{
    QStringList items;
    for (int i = 1; i <= count; ++i)
        items << QString(item).replace(u'#', QString::number(i));
    return items.join(sign == u"," ? sign + u' ' : u' ' + sign + u' ');
}

/// Nothing where the line falls away.
std::optional<QString> modelLine(const QString& line, const ModelValues& values)
{
    static const QRegularExpression value(QStringLiteral(R"(^(.* = ).*?(\s*--= (\w+))$)"));
    static const QRegularExpression each(
        QStringLiteral(R"(^(\s*(?:constant \w+ = )?).*?(\s*--each (\w+): (.*) (\S+))$)"));
    static const QRegularExpression only(QStringLiteral(R"(^.*--only (\w+)$)"));
    if (const auto match = value.match(line); match.hasMatch())
        return match.captured(1) + values[match.captured(3)] + match.captured(2);
    if (const auto match = each.match(line); match.hasMatch()) {
        return match.captured(1)
            + repeatedItem(match.captured(4), match.captured(5), values[match.captured(3)].toInt())
            + match.captured(2);
    }
    if (const auto match = only.match(line);
        match.hasMatch() && values[match.captured(1)] != u"true")
        return std::nullopt;
    return line;
}

} // namespace

Expected<QString> modelText(const ModelInfo& model, const ModelValues& values)
{
    FOURCAST_LET(const auto filled, ModelTexts::filled(model, values));
    QStringList lines;
    const QString text = syntax::modelFile(model.name + QStringLiteral(".prcrl"));
    for (const QString& line : text.split(u'\n'))
        if (const auto made = modelLine(line, filled))
            lines << *made;
    return lines.join(u'\n');
}

}
