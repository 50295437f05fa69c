// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formulaeditor.h"

#include "core/formal/mucalculus/language/formulatokens.h"

using namespace fourcast;
using Kind = formal::FormulaToken::Kind;

namespace {

CodeInk inkOf(Kind kind)
{
    switch (kind) {
    case Kind::Keyword:
        return CodeInk::Keyword;
    case Kind::Constant:
    case Kind::Number:
        return CodeInk::Constant;
    case Kind::Action:
        return CodeInk::Action;
    case Kind::Sort:
        return CodeInk::Type;
    case Kind::Modality:
        return CodeInk::Modality;
    case Kind::Comment:
        return CodeInk::Comment;
    case Kind::Wrong:
        return CodeInk::Wrong;
    case Kind::Variable:
    case Kind::Sign:
        break;
    }
    return CodeInk::Plain;
}

}

FormulaEditor::FormulaEditor(QWidget* parent) : CodeEditor(parent)
{
    setAccessibleName(tr("Formula"));
    setPlaceholderText(tr("A formula of the modal mu-calculus, such as [true*]<true>true"));
    setToolTip(tr("In mCRL2's notation. Ctrl+Space offers the words that may stand here"));
    setSignature({});
}

void FormulaEditor::setSignature(const formal::Signature& signature)
{
    setColouring([signature](const QString& line) {
        std::vector<CodeSpan> spans;
        for (const formal::FormulaToken& token : formal::formulaTokens(line, signature))
            spans.push_back({inkOf(token.kind), token.begin, token.length});
        return spans;
    });
    setWords(formal::formulaCompletions(signature));
}
