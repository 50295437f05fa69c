// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/lts/label.h"
#include "core/support/text/listtext.h"

#include <algorithm>
#include <optional>

namespace fourcast::formal {

using syntax::Symbol;
using syntax::Value;

namespace {

/// Cuts at `separator` where no bracket is open; nothing where brackets don't match.
std::optional<QList<QStringView>> split(QStringView text, QChar separator)
{
    QList<QStringView> parts;
    int depth = 0;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'(' || c == u'[' || c == u'{')
            ++depth;
        else if ((c == u')' || c == u']' || c == u'}') && --depth < 0)
            return std::nullopt;
        if (c == separator && depth == 0) {
            parts << text.sliced(begin, i - begin).trimmed();
            begin = i + 1;
        }
    }
    if (depth != 0)
        return std::nullopt;
    parts << text.sliced(begin).trimmed();
    return parts;
}

/// Letters, digits, `_` and `'`, as mCRL2 names its actions; of any language.
bool isName(QStringView text)
{
    return !text.isEmpty() && !text.front().isDigit() && std::ranges::all_of(text, [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'\'';
    });
}

Value argument(QStringView text)
{
    if (text == u"true" || text == u"false")
        return Value::truth(text == u"true");
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    // What is no number that we would write (007, 2^64) keeps its digits.
    if (isNumber && text == QString::number(number))
        return Value::of(number);
    return Value::constant(Symbol(text));
}

std::optional<Action> action(QStringView text)
{
    const qsizetype open = text.indexOf(u'(');
    if (open < 0)
        return isName(text) ? std::optional(Action {Symbol(text), {}}) : std::nullopt;
    const QStringView name = text.first(open).trimmed();
    if (!isName(name) || !text.endsWith(u')'))
        return std::nullopt;
    const auto arguments = split(text.sliced(open + 1).chopped(1), u',');
    if (!arguments || arguments->contains(QStringView()))
        return std::nullopt;
    Action read {Symbol(name), {}};
    for (const QStringView each : *arguments)
        read.arguments.push_back(argument(each));
    return read;
}

}

QString text(const Action& action)
{
    const auto textOf = [](const Value& value) { return syntax::text(value); };
    return callText(action.name.text(), listText(action.arguments, textOf));
}

Label::Label(std::vector<Action> actions) : m_actions(std::move(actions))
{
    std::ranges::sort(m_actions);
}

std::uint64_t Label::bytes() const
{
    constexpr std::uint64_t ofBlock = 16; // that the system adds to each
    std::uint64_t all = sizeof(Label) + ofBlock + m_actions.size() * sizeof(Action);
    for (const Action& action : m_actions)
        if (!action.arguments.empty())
            all += ofBlock + action.arguments.size() * sizeof(Value);
    return all;
}

QString Label::text() const
{
    if (isTau())
        return QStringLiteral("tau");
    return listText(
        m_actions, [](const Action& action) { return formal::text(action); }, u"|");
}

Label Label::fromText(QStringView text)
{
    text = text.trimmed();
    const Label whole {Action {Symbol(text), {}}};
    const auto parts = split(text, u'|');
    if (!parts)
        return whole;
    std::vector<Action> actions;
    for (const QStringView part : *parts) {
        // In a multi-action, tau adds nothing.
        if (part == u"tau")
            continue;
        std::optional<Action> read = action(part);
        if (!read)
            return whole;
        actions.push_back(std::move(*read));
    }
    return Label(std::move(actions));
}

}

std::size_t
std::hash<fourcast::formal::Label>::operator()(const fourcast::formal::Label& label) const noexcept
{
    std::uint64_t bits = label.actions().size();
    const auto mix = [&bits](std::uint64_t more) {
        bits = (bits ^ more) * 0x9e3779b97f4a7c15u;
        bits ^= bits >> 29;
    };
    for (const fourcast::formal::Action& action : label.actions()) {
        mix(action.name.id());
        for (const fourcast::syntax::Value& value : action.arguments)
            mix(std::hash<fourcast::syntax::Value>()(value));
    }
    return static_cast<std::size_t>(bits);
}
