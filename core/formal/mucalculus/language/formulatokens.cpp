// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formal/mucalculus/language/formulatokens.h"

#include <algorithm>
#include <array>

namespace fourcast::formal {

using TokenKind = FormulaToken::Kind;
using syntax::Symbol;

namespace {

constexpr std::array keywords {"exists", "forall", "mu", "nu", "val"};
constexpr std::array constants {"false", "tau", "true"};
constexpr std::array sorts {"Bool", "Int", "Nat", "Pos"};
/// The longest first.
constexpr std::array pairs {"||", "&&", "=>", "==", "!=", "<=", ">="};

bool isWordLetter(QChar c)
{
    return c == u'_' || c == u'\'' || (c.unicode() < 128 && c.isLetterOrNumber());
}

template <typename Words> bool isAmong(const Words& words, QStringView word)
{
    return std::ranges::any_of(words,
                               [word](const char* each) { return word == QLatin1String(each); });
}

TokenKind kindOf(QStringView word, const Signature& signature)
{
    if (isAmong(keywords, word))
        return TokenKind::Keyword;
    if (isAmong(constants, word))
        return TokenKind::Constant;
    if (isAmong(sorts, word))
        return TokenKind::Sort;
    const auto isNamed = [word](Symbol name) { return name.text() == word; };
    if (std::ranges::any_of(signature.actions, isNamed, &ActionDeclaration::name))
        return TokenKind::Action;
    for (const syntax::Enumeration& enumeration : signature.data.enumerations) {
        if (isNamed(enumeration.name))
            return TokenKind::Sort;
    }
    return TokenKind::Variable;
}

/// After which of these may a < or a > stand as a comparison? Inside val(...) and brackets of
/// arguments they compare, elsewhere they are the brackets of a modality.
class Depths
{
public:
    void see(const FormulaToken& token, QStringView text)
    {
        if (text == u"(") {
            m_isData.push_back(isData() || m_last == TokenKind::Action || m_wasVal);
        } else if (text == u")" && !m_isData.empty()) {
            m_isData.pop_back();
        }
        m_wasVal = text == u"val";
        m_last = token.kind;
    }
    bool isData() const { return !m_isData.empty() && m_isData.back(); }

private:
    std::vector<bool> m_isData;
    bool m_wasVal = false;
    TokenKind m_last = TokenKind::Sign;
};

FormulaToken signAt(QStringView source, qsizetype begin, bool isData)
{
    if (begin + 1 < source.size() && isAmong(pairs, source.sliced(begin, 2))
        && (isData || (source[begin] != u'<' && source[begin] != u'>')))
        return {TokenKind::Sign, begin, 2};
    const QChar c = source[begin];
    if (c == u'[' || c == u']' || (!isData && (c == u'<' || c == u'>')))
        return {TokenKind::Modality, begin, 1};
    return {QStringView(u"|=!<>-+*/.,:()").contains(c) ? TokenKind::Sign : TokenKind::Wrong, begin,
            1};
}

}

std::vector<FormulaToken> formulaTokens(QStringView source, const Signature& signature)
{
    std::vector<FormulaToken> tokens;
    Depths depths;
    for (qsizetype at = 0; at < source.size();) {
        if (source[at].isSpace()) {
            ++at;
            continue;
        }
        FormulaToken token {TokenKind::Wrong, at, 1};
        qsizetype end = at;
        if (source[at] == u'%') {
            while (end < source.size() && source[end] != u'\n')
                ++end;
            token = {TokenKind::Comment, at, end - at};
        } else if (isWordLetter(source[at]) && source[at] != u'\'') {
            const bool isNumber = source[at].isDigit();
            while (end < source.size()
                   && (isNumber ? source[end].isDigit() : isWordLetter(source[end])))
                ++end;
            token = {TokenKind::Number, at, end - at};
            if (!isNumber)
                token.kind = kindOf(source.sliced(at, end - at), signature);
        } else {
            token = signAt(source, at, depths.isData());
        }
        depths.see(token, source.sliced(token.begin, token.length));
        tokens.push_back(token);
        at += token.length;
    }
    return tokens;
}

QStringList formulaCompletions(const Signature& signature)
{
    QStringList words;
    for (const char* word : keywords)
        words << QString::fromLatin1(word);
    for (const char* word : constants)
        words << QString::fromLatin1(word);
    for (const char* word : sorts)
        words << QString::fromLatin1(word);
    for (const Symbol name : signature.names())
        words << name.text();
    for (const Symbol name : signature.data.names())
        words << name.text();
    for (const syntax::Enumeration& enumeration : signature.data.enumerations)
        words << enumeration.name.text();
    words.removeDuplicates();
    words.sort();
    return words;
}

}
