// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/formulaeditor.h"

#include "core/formal/mucalculus/language/formulatokens.h"

using namespace fourcast;
using TokenKind = formal::FormulaToken::Kind;

namespace {

CodeInk formulaInk(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Keyword:
        return CodeInk::Keyword;
    case TokenKind::Constant:
    case TokenKind::Number:
        return CodeInk::Constant;
    case TokenKind::Action:
        return CodeInk::Action;
    case TokenKind::Sort:
        return CodeInk::Type;
    case TokenKind::Modality:
        return CodeInk::Modality;
    case TokenKind::Comment:
        return CodeInk::Comment;
    case TokenKind::Wrong:
        return CodeInk::Wrong;
    case TokenKind::Variable:
    case TokenKind::Sign:
        break;
    }
    return CodeInk::Plain;
}

}

FormulaEditor::FormulaEditor(QWidget* parent) : CodeEditor(parent)
{
    setAccessibleName(tr("Formula"));
    setPlaceholderText(tr("A formula of the modal mu-calculus, such as [true*]<true>true"));
    setToolTip(tr("Use mCRL2's notation. Ctrl+Space completes words"));
    setSignature({});
}

void FormulaEditor::setSignature(const formal::Signature& signature)
{
    setColouring([signature](const QString& line) {
        std::vector<CodeSpan> spans;
        for (const formal::FormulaToken& token : formal::formulaTokens(line, signature))
            spans.push_back({formulaInk(token.kind), token.begin, token.length});
        return spans;
    });
    setWords(formal::formulaCompletions(signature));
}
