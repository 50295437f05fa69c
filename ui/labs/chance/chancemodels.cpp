// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/chancemodels.h"

#include "core/chance/lppe/linearise.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/prcrl/prcrltokens.h"
#include "core/chance/prcrl/specification.h"

#include <QCoreApplication>
#include <QHash>

using namespace fourcast;

namespace {

CodeInk prcrlInk(chance::PrcrlToken::Kind kind)
{
    using Token = chance::PrcrlToken::Kind;
    switch (kind) {
    case Token::Keyword:
        return CodeInk::Keyword;
    case Token::Constant:
    case Token::Number:
        return CodeInk::Constant;
    case Token::Action:
        return CodeInk::Action;
    case Token::Process:
        return CodeInk::Modality;
    case Token::Type:
    case Token::Function:
        return CodeInk::Type;
    case Token::Comment:
        return CodeInk::Comment;
    case Token::Wrong:
        return CodeInk::Wrong;
    case Token::Variable:
    case Token::Sign:
        break;
    }
    return CodeInk::Plain;
}

std::vector<CodeSpan> spansOf(const QString& text)
{
    std::vector<CodeSpan> spans;
    for (const chance::PrcrlToken& token : chance::prcrlHighlights(text))
        spans.push_back({prcrlInk(token.kind), token.begin, token.length});
    return spans;
}

/// What a name stands for is seen in the whole text; a line that has changed since is coloured for
/// itself until the text is looked at again.
CodeEditor::Colouring colouringOf(const QString& text)
{
    QHash<QString, std::vector<CodeSpan>> lines;
    qsizetype begin = 0;
    const std::vector<CodeSpan> spans = spansOf(text);
    auto next = spans.begin();
    for (const QString& line : text.split(u'\n')) {
        std::vector<CodeSpan>& known = lines[line];
        known.clear();
        const qsizetype end = begin + line.size();
        for (; next != spans.end() && next->begin < end; ++next)
            known.push_back({next->ink, next->begin - begin, next->length});
        begin = end + 1;
    }
    return [lines](const QString& line) {
        const auto known = lines.find(line);
        return known == lines.end() ? spansOf(line) : *known;
    };
}

Expected<std::vector<Error>> wrongIn(const QString& text)
{
    FOURCAST_LET(const auto read, chance::readSpecification(text));
    FOURCAST_LET(const auto linear, chance::linearise(read));
    std::vector<Error> warnings = read.warnings;
    warnings.insert(warnings.end(), linear.warnings.begin(), linear.warnings.end());
    return warnings;
}

}

std::vector<ModelChoice> chanceModels()
{
    return choicesOf(chance::models(), &chance::modelText, true);
}

ModelLanguage chanceLanguage()
{
    return {.tip = QCoreApplication::translate(
                "ChanceModels",
                "Written in prCRL. Parallel processes synchronise on shared actions, unless nocomm "
                "names them. Ctrl+Space completes words. Any change makes this your own model"),
            .check = wrongIn,
            .colouring = colouringOf,
            .words = [](const QString& text) { return chance::prcrlCompletions(text); }};
}
