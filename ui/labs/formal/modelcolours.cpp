// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/modelcolours.h"

#include "core/formal/process/language/specification.h"
#include "core/syntax/tokenreader.h"

#include <QRegularExpression>

using namespace fourcast;

namespace {

/// Of the language itself.
const QStringList ownSorts {"Bool", "Int", "Nat", "Pos"};
const QStringList ownValues {"delta", "false", "tau", "true"};
const QStringList otherWords {"abs", "act",    "allow",  "block", "comm",   "div", "eqn", "exists",
                              "exp", "forall", "hide",   "if",    "init",   "map", "max", "min",
                              "mod", "proc",   "rename", "sort",  "struct", "sum", "var"};

QHash<QString, CodeInk> namesOf(const formal::Specification& specification)
{
    QHash<QString, CodeInk> names;
    for (const syntax::Enumeration& sort : specification.data.enumerations) {
        names.insert(sort.name.text(), CodeInk::Type);
        for (const syntax::Symbol constant : sort.constants)
            names.insert(constant.text(), CodeInk::Constant);
    }
    for (const syntax::Map& map : specification.data.maps)
        names.insert(map.name.text(), CodeInk::Type);
    for (const syntax::DeclaredAction& action : specification.actions)
        names.insert(action.name.text(), CodeInk::Action);
    for (const formal::ProcessDeclaration& process : specification.processes)
        names.insert(process.name.text(), CodeInk::Modality);
    return names;
}

CodeInk modelInk(const QString& piece, const QHash<QString, CodeInk>& names)
{
    if (piece.front() == u'%')
        return CodeInk::Comment;
    if (piece.front().isDigit() || ownValues.contains(piece))
        return CodeInk::Constant;
    if (ownSorts.contains(piece))
        return CodeInk::Type;
    if (syntax::isReserved(piece.toStdString()))
        return CodeInk::Keyword;
    return names.value(piece, CodeInk::Plain);
}

}

CodeEditor::Colouring ModelColours::colouring(const QString& text)
{
    if (const auto read = formal::readSpecification(text))
        m_names = namesOf(*read);
    return [names = m_names](const QString& line) {
        static const QRegularExpression piece(QStringLiteral("%.*|[A-Za-z_][A-Za-z0-9_']*|[0-9]+"));
        std::vector<CodeSpan> spans;
        for (auto matches = piece.globalMatch(line); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            if (const CodeInk ink = modelInk(match.captured(), names); ink != CodeInk::Plain)
                spans.push_back({ink, match.capturedStart(), match.capturedLength()});
        }
        return spans;
    };
}

QStringList ModelColours::words() const
{
    QStringList all = m_names.keys() + ownSorts + ownValues + otherWords;
    all.removeDuplicates();
    all.sort();
    return all;
}
