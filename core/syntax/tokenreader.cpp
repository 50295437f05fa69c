// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/tokenreader.h"

#include "core/support/text/nearestname.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <charconv>

namespace fourcast::syntax {

namespace {

constexpr int deepest = 400;

/// Those of mCRL2's language and of its formulas.
constexpr std::array reserved {
    "Bag",    "Bool",  "FBag",   "FSet", "Int",   "List",   "Nat",   "Pos",    "Real",   "Set",
    "act",    "allow", "block",  "comm", "cons",  "delay",  "delta", "div",    "end",    "eqn",
    "exists", "false", "forall", "glob", "hide",  "if",     "in",    "init",   "lambda", "map",
    "mod",    "mu",    "nil",    "nu",   "proc",  "rename", "sort",  "struct", "sum",    "tau",
    "true",   "val",   "var",    "whr",  "yaled", "dist"};

QString quoted(const Token& token)
{
    return shown(token.text);
}

} // namespace

bool isReserved(std::string_view word)
{
    return std::ranges::find(reserved, word) != reserved.end();
}

QString shown(std::string_view word)
{
    constexpr std::size_t longest = 30;
    const QString text
        = QString::fromUtf8(word.data(), static_cast<qsizetype>(std::min(word.size(), longest)));
    return word.size() <= longest ? text : text + u'…';
}

QString didYouMean(std::string_view word, const std::vector<Symbol>& names)
{
    QStringList texts;
    for (const Symbol name : names)
        texts << name.text();
    const QString near
        = nearestName(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())), texts);
    return near.isEmpty() ? QString()
                          : QCoreApplication::translate("Syntax", "; did you mean '%1'?").arg(near);
}

TokenReader::TokenReader(QStringView text) : TokenReader(tokensOf(text), &syntax::isReserved) { }

const Token& TokenReader::tokenAt(std::size_t index) const
{
    return m_tokens[std::min(index, m_tokens.size() - 1)];
}

const Token& TokenReader::peek(std::size_t ahead) const
{
    return tokenAt(m_index + ahead);
}

Token TokenReader::takeAny()
{
    Token token = peek();
    if (token.kind != Token::Kind::End)
        ++m_index;
    return token;
}

bool TokenReader::take(std::string_view what)
{
    if (!at(what))
        return false;
    ++m_index;
    return true;
}

void TokenReader::expect(std::string_view what)
{
    if (!take(what))
        failWanted(QCoreApplication::translate("Syntax", "a '%1'").arg(shown(what)));
}

Symbol TokenReader::expectName(const QString& what)
{
    const Token& token = peek();
    if (token.kind == Token::Kind::Word && m_isReserved(token.text)) {
        failHere(QCoreApplication::translate(
                     "Syntax",
                     "%1 is expected here; '%2' has a meaning of its own, so it can't be a name")
                     .arg(what, quoted(token)));
    }
    if (token.kind != Token::Kind::Word)
        failWanted(what);
    ++m_index;
    return Symbol(token.text);
}

PlacedName TokenReader::expectPlacedName(const QString& what)
{
    const SourceLocation where = place();
    return {expectName(what), where};
}

std::vector<PlacedName> TokenReader::expectNames(const QString& what, std::string_view sign)
{
    return list([&] { return expectPlacedName(what); }, sign);
}

std::int64_t TokenReader::expectNumber()
{
    const Token& token = peek();
    if (token.kind != Token::Kind::Number)
        failWanted(QCoreApplication::translate("Syntax", "a whole number"));
    if (token.text.size() > 1 && token.text[0] == '0')
        failHere(QCoreApplication::translate("Syntax", "a number can't begin with a 0"));
    std::int64_t number = 0;
    const char* const end = token.text.data() + token.text.size();
    if (std::from_chars(token.text.data(), end, number).ec != std::errc()) {
        failHere(
            QCoreApplication::translate("Syntax", "this number is too large; %1 is the largest")
                .arg(std::numeric_limits<std::int64_t>::max()));
    }
    ++m_index;
    return number;
}

void TokenReader::failWanted(const QString& what) const
{
    if (atEnd()) {
        failHere(QCoreApplication::translate("Syntax", "%1 is expected here, but the text ends")
                     .arg(what));
    }
    failHere(QCoreApplication::translate("Syntax", "%1 is expected here, not '%2'")
                 .arg(what, quoted(peek())));
}

void TokenReader::expectEnd(const QString& after) const
{
    if (!atEnd()) {
        failHere(QCoreApplication::translate("Syntax", "'%1' can't stand here, after %2")
                     .arg(quoted(peek()), after));
    }
}

std::size_t TokenReader::closingOf(std::size_t opening) const
{
    int depth = 0;
    std::size_t i = opening;
    for (; i + 1 < m_tokens.size(); ++i) {
        const std::string& text = m_tokens[i].text;
        if (text == "(" || text == "[" || text == "{")
            ++depth;
        else if ((text == ")" || text == "]" || text == "}") && --depth == 0)
            break;
    }
    return i;
}

TokenReader::Level::Level(TokenReader& reader) : m_reader(reader)
{
    if (reader.m_depth == deepest) {
        reader.failHere(QCoreApplication::translate(
                            "Syntax", "brackets and operators can be nested at most %1 levels deep")
                            .arg(deepest));
    }
    ++reader.m_depth;
}

}
