// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/programs/programtext.h"

#include "core/board/notation.h"
#include "core/support/text/counttext.h"
#include "core/support/text/enumnames.h"

#include <algorithm>

namespace {

constexpr EnumNames<OptionLine::Type, 5> optionTypes {
    {"check", "spin", "combo", "string", "button"}};

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

/// "12.3 ms".
QString timeText(std::chrono::nanoseconds time)
{
    return fixedText(milliseconds(time), 1) + QStringLiteral(" ms");
}

QString squareOf(Move move)
{
    return notation::toCoordinates({move});
}

const QString* chosenValue(const OptionLine& option, const Program& program)
{
    const auto found = std::ranges::find(program.options, option.name,
                                         [](const auto& each) { return each.first; });
    return found == program.options.end() ? nullptr : &found->second;
}

/// "1 to 512", "uci, xboard"; empty where any value may be.
QString rangeOf(const OptionLine& option)
{
    if (option.least && option.most)
        return filled("%1 to %2", *option.least, *option.most);
    return option.choices.join(QStringLiteral(", "));
}

}

QString trialText(const ProgramTrial& trial)
{
    QString text;
    const auto line = [&text](const char* what, const QString& value) {
        text += QStringLiteral("%1 %2\n").arg(QString::fromLatin1(what), -16).arg(value);
    };
    if (!trial.calledItself.isEmpty())
        line("Calls itself:",
             trial.author.isEmpty()
                 ? trial.calledItself
                 : QStringLiteral("%1, by %2").arg(trial.calledItself, trial.author));
    if (!trial.failure || trial.start.count() > 0)
        line("Start:", timeText(trial.start));
    if (!trial.move.isNone())
        line("First move:",
             QStringLiteral("%1, after %2").arg(squareOf(trial.move), timeText(trial.answer)));
    if (!trial.options.empty())
        line("Options:", QString::number(trial.options.size()));
    if (trial.failure)
        line("Failed:", trial.failure->toText());
    if (!trial.errors.isEmpty())
        text += QStringLiteral("It wrote to standard error:\n%1\n").arg(trial.errors.trimmed());
    return text;
}

QJsonObject trialToJson(const ProgramTrial& trial)
{
    QJsonObject object {{"calledItself", trial.calledItself},
                        {"author", trial.author},
                        {"startMilliseconds", milliseconds(trial.start)},
                        {"answerMilliseconds", milliseconds(trial.answer)},
                        {"move", QJsonValue()},
                        {"failure", QJsonValue()},
                        {"options", static_cast<qint64>(trial.options.size())},
                        {"errors", trial.errors}};
    if (!trial.move.isNone())
        object["move"] = squareOf(trial.move);
    if (trial.failure)
        object["failure"] = trial.failure->toCell();
    return object;
}

QString optionsText(const std::vector<OptionLine>& options, const Program& program)
{
    QString text;
    for (const OptionLine& option : options) {
        QStringList facts {optionTypes.of(option.type)};
        if (option.type != OptionLine::Type::Button)
            facts << QStringLiteral("usually '%1'").arg(option.value);
        if (const QString* const chosen = chosenValue(option, program))
            facts << QStringLiteral("set to '%1'").arg(*chosen);
        if (const QString range = rangeOf(option); !range.isEmpty())
            facts << range;
        text += QStringLiteral("%1: %2\n").arg(option.name, facts.join(QStringLiteral("; ")));
    }
    return text;
}

QJsonArray optionsToJson(const std::vector<OptionLine>& options, const Program& program)
{
    QJsonArray array;
    for (const OptionLine& option : options) {
        QJsonObject object {{"name", option.name}, {"type", optionTypes.of(option.type)}};
        if (option.type != OptionLine::Type::Button)
            object["usual"] = option.value;
        if (option.least)
            object["least"] = static_cast<qint64>(*option.least);
        if (option.most)
            object["most"] = static_cast<qint64>(*option.most);
        if (!option.choices.isEmpty())
            object["choices"] = QJsonArray::fromStringList(option.choices);
        if (const QString* const chosen = chosenValue(option, program))
            object["value"] = *chosen;
        array.append(object);
    }
    return array;
}

QString commandText(const Program& program)
{
    QStringList words {program.command};
    words += program.arguments;
    for (QString& word : words)
        if (word.isEmpty() || word.contains(u' '))
            word = u'"' + word + u'"';
    return words.join(u' ');
}
