// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/prcrl/prcrltokens.h"
#include "core/chance/prcrl/lexis.h"

#include <QSet>
#include <algorithm>
#include <array>

namespace fourcast::chance {

using TokenKind = PrcrlToken::Kind;

namespace {

constexpr std::array pairSigns {"||", "=>", "!=", "<=", ">=", "->", "++", ":=", ".."};

bool isLetter(QChar c)
{
    return c.unicode() < 128 && c.isLetter();
}

bool isDigit(QChar c)
{
    return c.unicode() < 128 && c.isDigit();
}

/// Kinds that can be told from the letters alone; a word is a Variable for now.
PrcrlToken tokenAt(QStringView source, qsizetype begin)
{
    const auto end = [source, begin](auto belongs) {
        qsizetype at = begin;
        while (at < source.size() && belongs(source[at]))
            ++at;
        return at - begin;
    };
    const QChar c = source[begin];
    if (source.sliced(begin).startsWith(u"--"))
        return {TokenKind::Comment, begin, end([](QChar each) { return each != u'\n'; })};
    if (isLetter(c)) {
        return {TokenKind::Variable, begin,
                end([](QChar each) { return isLetter(each) || isDigit(each) || each == u'_'; })};
    }
    if (isDigit(c)) {
        const qsizetype whole = end(isDigit);
        const qsizetype point = begin + whole;
        if (point + 1 >= source.size() || source[point] != u'.' || !isDigit(source[point + 1]))
            return {TokenKind::Number, begin, whole};
        qsizetype at = point + 1;
        while (at < source.size() && isDigit(source[at]))
            ++at;
        return {TokenKind::Number, begin, at - begin};
    }
    const auto two = source.sliced(begin).first(std::min<qsizetype>(2, source.size() - begin));
    if (std::ranges::any_of(pairSigns,
                            [two](const char* each) { return two == QLatin1String(each); }))
        return {TokenKind::Sign, begin, 2};
    return {QStringView(u"|&=!<>-+*/^.,:()[]{}@").contains(c) ? TokenKind::Sign : TokenKind::Wrong,
            begin, 1};
}

/// Says of each word what it is, from the words and signs beside it and from what the text
/// declares.
class Namer
{
public:
    Namer(QStringView source, std::vector<PrcrlToken>& tokens) : m_source(source), m_tokens(tokens)
    {
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].kind != TokenKind::Comment)
                m_at.push_back(i);
    }

    void all()
    {
        for (std::size_t i = 0; i < m_at.size(); ++i)
            declare(i);
        for (std::size_t i = 0; i < m_at.size(); ++i)
            if (token(i).kind == TokenKind::Variable)
                token(i).kind = kindOf(i);
    }

private:
    PrcrlToken& token(std::size_t i) { return m_tokens[m_at[i]]; }
    QStringView text(std::size_t i) const
    {
        if (i >= m_at.size())
            return {};
        const PrcrlToken& token = m_tokens[m_at[i]];
        return m_source.sliced(token.begin, token.length);
    }
    bool isWord(std::size_t i) const
    {
        return i < m_at.size() && m_tokens[m_at[i]].kind == TokenKind::Variable;
    }

    void declare(std::size_t i)
    {
        if (!isWord(i) || i == 0)
            return;
        const QStringView before = text(i - 1);
        if (before == u"constant") {
            m_constants.insert(text(i).toString());
        } else if (before == u"function") {
            m_functions.insert(text(i).toString());
        } else if (before == u"type") {
            for (std::size_t at = i + 3; text(i + 2) == u"(" && isWord(at); at += 2)
                m_constants.insert(text(at).toString());
        }
    }

    std::size_t behindBrackets(std::size_t i) const
    {
        if (text(i) != u"(")
            return i;
        // As far as a person would look.
        const std::size_t end = std::min(m_at.size(), i + 1000);
        for (int depth = 0; i < end; ++i) {
            depth += text(i) == u"(" ? 1 : text(i) == u")" ? -1 : 0;
            if (depth == 0)
                return i + 1;
        }
        return i;
    }

    TokenKind kindOf(std::size_t i) const
    {
        const QStringView word = text(i);
        const std::string name = word.toString().toStdString();
        if (word == u"T" || word == u"F" || word == u"true" || word == u"false")
            return TokenKind::Constant;
        if (word == u"Bool" || word == u"Nat" || word == u"Queue")
            return TokenKind::Type;
        if (isReservedInPrcrl(name))
            return TokenKind::Keyword;
        const QStringView before = i > 0 ? text(i - 1) : QStringView();
        const QStringView after = text(i + 1);
        if (before == u"type" || (before == u":" && isBehindName(i)))
            return TokenKind::Type;
        if (after == u"[" || before == u"init")
            return TokenKind::Process;
        if (word == u"U" && isListed(i))
            return TokenKind::Keyword;
        const QStringView behind = text(behindBrackets(i + 1));
        if (behind == u"." || behind == u"@" || isListed(i))
            return TokenKind::Action;
        if (m_constants.contains(word.toString()))
            return TokenKind::Constant;
        const bool isFunction = m_functions.contains(word.toString())
            || (after == u"(" && findNamedFunction(name) != nullptr);
        if (isFunction)
            return TokenKind::Function;
        if (behind == u"=" && after == u"(")
            return TokenKind::Process;
        return TokenKind::Variable;
    }

    /// Is the word two places before another name, as in `s: Side`?
    bool isBehindName(std::size_t i) const { return i >= 2 && isWord(i - 2); }

    /// In `hide a, b` and its like, and in until and reach: there is nothing else between.
    bool isListed(std::size_t i) const
    {
        for (std::size_t at = i; at-- > 0 && i - at < 200;) {
            const QStringView word = text(at);
            if (isOneOf(word,
                        {u"hide", u"encap", u"nocomm", u"comm", u"rename", u"until", u"reach"}))
                return true;
            const TokenKind kind = m_tokens[m_at[at]].kind;
            const bool isList = kind == TokenKind::Variable || kind == TokenKind::Action
                || kind == TokenKind::Constant
                || isOneOf(word, {u",", u"(", u")", u"[", u"|", u"!", u"U"});
            if (!isList || word == u"init")
                return false;
        }
        return false;
    }

    static bool isOneOf(QStringView word, std::initializer_list<QStringView> words)
    {
        return std::ranges::find(words, word) != words.end();
    }

    QStringView m_source;
    std::vector<PrcrlToken>& m_tokens;
    std::vector<std::size_t> m_at; ///< of all but comments
    QSet<QString> m_constants;
    QSet<QString> m_functions;
};

} // namespace

std::vector<PrcrlToken> prcrlHighlights(QStringView source)
{
    std::vector<PrcrlToken> tokens;
    for (qsizetype at = 0; at < source.size();) {
        if (source[at].isSpace()) {
            ++at;
            continue;
        }
        tokens.push_back(tokenAt(source, at));
        at += tokens.back().length;
    }
    Namer(source, tokens).all();
    return tokens;
}

QStringList prcrlCompletions(QStringView source)
{
    QStringList words;
    for (const char* word : itemWords())
        words << QString::fromLatin1(word);
    for (const char* word : otherWords())
        words << QString::fromLatin1(word);
    for (const NamedFunction& function : namedFunctions())
        words << QString::fromLatin1(function.name);
    for (const PrcrlToken& token : prcrlHighlights(source)) {
        const bool isName = token.kind != TokenKind::Number && token.kind != TokenKind::Sign
            && token.kind != TokenKind::Comment && token.kind != TokenKind::Wrong;
        if (isName)
            words << source.sliced(token.begin, token.length).toString();
    }
    words.removeDuplicates();
    words.removeAll(QStringLiteral("Queue"));
    words.sort();
    return words;
}

}
