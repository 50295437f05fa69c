// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

/// "a, b, c": what `textOf` says of each, a function or a member.
template <typename Range, typename TextOf>
QString listText(const Range& range, const TextOf& textOf, QStringView between = u", ")
{
    QStringList texts;
    for (const auto& each : range)
        texts << std::invoke(textOf, each);
    return texts.join(between);
}

/// Those that are not empty.
inline QString joinedTexts(QStringList texts, const QString& between = QStringLiteral(" "))
{
    texts.removeAll(QString());
    return texts.join(between);
}

/// "(a)" where brackets are needed, otherwise "a".
inline QString bracketed(const QString& text, bool brackets = true)
{
    return brackets ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

/// For the start of a sentence: "Orange".
inline QString capitalized(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1);
}

/// "f(a, b)", and "f" without arguments.
inline QString callText(const QString& name, const QString& arguments)
{
    return name + bracketed(arguments, !arguments.isEmpty());
}
