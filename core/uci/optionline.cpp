// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uci/optionline.h"

#include "core/support/text/enumnames.h"
#include "core/uci/uciwords.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

struct OptionText
{
    Q_DECLARE_TR_FUNCTIONS(Uci)
};

constexpr EnumNames<OptionLine::Type, 5> optionTypes {
    {"check", "spin", "combo", "string", "button"}};

/// How a text without characters is written.
constexpr QStringView emptyText = u"<empty>";

bool isOptionWord(QStringView word)
{
    return word == u"type" || word == u"default" || word == u"min" || word == u"max"
        || word == u"var";
}

/// Words up to one that begins something else, with single blanks.
template <typename Stop> QString textUntil(UciWords& words, Stop stop)
{
    QStringList parts;
    while (!words.atEnd() && !stop(words.peek()))
        parts << words.next().toString();
    return parts.join(u' ');
}

Expected<QString> acceptNumber(const OptionLine& option, const QString& text)
{
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    if (isNumber && number >= option.least.value_or(number)
        && number <= option.most.value_or(number))
        return QString::number(number);
    if (option.least && option.most)
        return fail(OptionText::tr("%1 must be a whole number from %2 to %3, not '%4'.")
                        .arg(option.name, QString::number(*option.least),
                             QString::number(*option.most), text));
    return fail(OptionText::tr("%1 must be a whole number, not '%2'.").arg(option.name, text));
}

Expected<QString> acceptChoice(const OptionLine& option, const QStringList& choices,
                               const QString& text)
{
    for (const QString& choice : choices)
        if (choice.compare(text, Qt::CaseInsensitive) == 0)
            return choice;
    return fail(OptionText::tr("%1 must be one of %2, not '%3'.")
                    .arg(option.name, choices.join(QStringLiteral(", ")), text));
}

} // namespace

QString OptionLine::toText() const
{
    QString line = QStringLiteral("option name %1 type %2").arg(name, optionTypes.of(type));
    if (type != Type::Button)
        line += QStringLiteral(" default ")
            + (type == Type::String && value.isEmpty() ? emptyText.toString() : value);
    if (least)
        line += QStringLiteral(" min %1").arg(*least);
    if (most)
        line += QStringLiteral(" max %1").arg(*most);
    for (const QString& choice : choices)
        line += QStringLiteral(" var ") + choice;
    return line;
}

Expected<QString> OptionLine::accept(QStringView text) const
{
    const QString trimmed = text.trimmed().toString();
    switch (type) {
    case Type::Check:
        return acceptChoice(*this, {QStringLiteral("true"), QStringLiteral("false")}, trimmed);
    case Type::Spin:
        return acceptNumber(*this, trimmed);
    case Type::Combo:
        return acceptChoice(*this, choices, trimmed);
    case Type::String:
        return trimmed == emptyText ? QString() : trimmed;
    case Type::Button:
        break;
    }
    return QString();
}

std::optional<OptionLine> OptionLine::read(QStringView line)
{
    UciWords words(line);
    if (words.next() != u"option" || words.next() != u"name")
        return std::nullopt;
    OptionLine option;
    option.name = textUntil(words, [](QStringView word) { return word == u"type"; });
    words.next();
    const auto type = optionTypes.find(words.next().toString());
    if (option.name.isEmpty() || !type)
        return std::nullopt;
    option.type = *type;
    while (!words.atEnd()) {
        const QStringView word = words.next();
        if (word == u"default") {
            option.value = textUntil(words, isOptionWord);
        } else if (word == u"var") {
            option.choices << textUntil(words, isOptionWord);
        } else if (word == u"min") {
            option.least = words.number<std::int64_t>();
        } else if (word == u"max") {
            option.most = words.number<std::int64_t>();
        }
    }
    if (option.value == emptyText)
        option.value.clear();
    return option;
}

QString SetOptionLine::toText() const
{
    return QStringLiteral("setoption name ") + name
        + (value.isEmpty() ? QString() : " value " + value);
}

std::optional<SetOptionLine> SetOptionLine::read(QStringView line)
{
    UciWords words(line);
    if (words.next() != u"setoption" || words.next() != u"name")
        return std::nullopt;
    SetOptionLine set;
    set.name = textUntil(words, [](QStringView word) { return word == u"value"; });
    words.next();
    set.value = words.rest().toString();
    return set.name.isEmpty() ? std::nullopt : std::optional(set);
}
