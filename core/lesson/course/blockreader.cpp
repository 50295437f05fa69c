// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/blockreader.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/labsettings.h"
#include "core/support/text/writtennumber.h"

#include <QCoreApplication>

namespace fourcast::lesson {

namespace {

struct BlockText
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

QString key(const char* name)
{
    return QLatin1String(name);
}

WrittenPosition readPositionOf(KeyedLines& lines)
{
    WrittenPosition written;
    if (const KeyedLine* board = lines.take(key("board"))) {
        written.board = board->value;
        if (const auto known = boardFromName(written.board); !known)
            board->refuse(known.error().message);
    }
    if (const KeyedLine* moves = lines.take(key("moves"))) {
        written.moves = moves->value;
        if (const auto read = readPosition(written.board, written.moves); !read)
            moves->refuse(read.error());
    }
    return written;
}

WrittenTree readTreeOf(KeyedLines& lines)
{
    WrittenTree tree;
    if (const KeyedLine* typed = lines.take(key("tree"))) {
        const auto read = TypedTree::parse(typed->value);
        if (!read)
            typed->refuse(read.error());
        tree.typed = read->toText();
    } else {
        tree.from = readPositionOf(lines);
    }
    tree.method = lines.choice(key("search"), tree.method, methodFromName);
    tree.order = lines.choice(key("order"), tree.order, orderFromName);
    tree.failing = lines.choice(key("fail"), tree.failing, failingFromName);
    tree.leaves = lines.choice(key("leaves"), tree.leaves, leavesFromName);
    tree.table = lines.isYes(key("table"));
    tree.depth = lines.number(key("depth"), 1, TypedTree::deepest, 0);
    if (const auto fits = check(tree.request()); !fits)
        throw WrongLesson {{fits.error().message, lines.firstLine(), 1}};
    return tree;
}

bool asksOfTree(ExactAnswer exact)
{
    return exact >= ExactAnswer::Value;
}

void readAnswers(KeyedLines& lines, Question& question)
{
    for (const KeyedLine* line : lines.takeAll({key("answer")})) {
        if (question.kind == Question::Kind::Column) {
            const auto column = columnFromText(line->value, *question.position);
            if (!column)
                line->refuse(BlockText::tr("'%1' is not a column of this board").arg(line->value));
            question.columns.push_back(*column);
        } else if (question.kind == Question::Kind::Number) {
            const auto number = numberFromText(line->value);
            if (!number)
                line->refuse(BlockText::tr("'%1' is not a number").arg(line->value));
            question.numbers.push_back(*number);
        } else {
            line->refuse(
                BlockText::tr("only questions of kind 'column' or 'number' take 'answer'"));
        }
    }
    for (const KeyedLine* line : lines.takeAll({key("right"), key("wrong")})) {
        if (question.kind != Question::Kind::Choice && question.kind != Question::Kind::Choices)
            line->refuse(BlockText::tr(
                "only questions of kind 'choice' or 'choices' take 'right' and 'wrong'"));
        if (line->value.isEmpty())
            line->refuse(BlockText::tr("an option must not be empty"));
        question.options.push_back({line->value, line->key == key("right")});
    }
}

void checkAnswers(const Question& question, const KeyedLine& kind)
{
    const auto right = std::ranges::count_if(question.options, &Question::Option::isRight);
    switch (question.kind) {
    case Question::Kind::Column:
        if (question.columns.empty() && question.exact == ExactAnswer::None)
            kind.refuse(BlockText::tr("the right column is missing: add 'answer' or 'exact'"));
        break;
    case Question::Kind::Number:
        if (question.numbers.empty() && question.exact == ExactAnswer::None)
            kind.refuse(BlockText::tr("the right number is missing: add 'answer' or 'exact'"));
        break;
    case Question::Kind::Choice:
        if (right == 0 || question.options.size() < 2)
            kind.refuse(BlockText::tr("a choice needs at least two options, one of them right"));
        break;
    case Question::Kind::Choices:
        if (question.options.size() < 2)
            kind.refuse(BlockText::tr("a choice needs at least two options"));
        break;
    case Question::Kind::Text:
        break;
    }
}

Question::Kind readKind(const KeyedLine& line)
{
    const auto kind = kindFromName(line.value);
    if (!kind)
        line.refuse(BlockText::tr("the kind of question must be one of: %1")
                        .arg(kindNames().join(QStringLiteral(", "))));
    return *kind;
}

ExactAnswer readExact(KeyedLines& lines, Question::Kind kind)
{
    const KeyedLine* line = lines.take(key("exact"));
    if (!line)
        return ExactAnswer::None;
    const QStringList names = exactNames(kind);
    if (names.isEmpty())
        line->refuse(BlockText::tr("only questions of kind 'column' or 'number' take 'exact'"));
    if (!names.contains(line->value))
        line->refuse(
            BlockText::tr("'exact' must be one of: %1").arg(names.join(QStringLiteral(", "))));
    return *exactFromName(line->value);
}

Question readQuestion(KeyedLines& lines)
{
    Question question;
    question.line = lines.firstLine();
    const KeyedLine& id = lines.need(key("id"));
    if (!isIdentifier(id.value))
        id.refuse(BlockText::tr("a name may contain only letters, digits and hyphens"));
    question.id = id.value;
    const KeyedLine& kind = lines.need(key("kind"));
    question.kind = readKind(kind);
    question.ask = lines.need(key("ask")).value;
    question.exact = readExact(lines, question.kind);
    if (asksOfTree(question.exact))
        question.tree = readTreeOf(lines);
    else if (question.kind == Question::Kind::Column || question.exact == ExactAnswer::Plies)
        question.position = readPositionOf(lines);
    if (question.position
        && std::visit([](const auto& at) { return at.isFinished(); },
                      question.position->position()))
        kind.refuse(BlockText::tr("the game is over in this position"));
    readAnswers(lines, question);
    if (const KeyedLine* line = lines.take(key("tolerance"))) {
        const auto tolerance = numberFromText(line->value);
        if (!tolerance || *tolerance < 0 || question.kind != Question::Kind::Number)
            line->refuse(BlockText::tr(
                "only questions of kind 'number' take a tolerance, and it must be 0 or more"));
        question.tolerance = *tolerance;
    }
    for (const KeyedLine* line : lines.takeAll({key("hint")}))
        if (!line->value.isEmpty())
            question.hints.push_back(line->value);
    question.explanation = lines.text(key("explain"));
    checkAnswers(question, kind);
    return question;
}

LaboratoryBlock readLaboratory(const QStringList& texts, KeyedLines& lines)
{
    LaboratoryBlock block;
    block.line = lines.firstLine();
    const KeyedLine& page = lines.need(key("page"));
    block.page = page.value;
    const auto known = settablePage(block.page);
    if (!known)
        page.refuse(known.error().message);
    block.caption = lines.text(key("caption"));
    if (KeyedLines same = lines; block.page == key("tree"))
        readTreeOf(same);
    // What is left are the page's own settings.
    QStringList names;
    for (const QString& text : texts)
        names << text.section(u':', 0, 0).trimmed();
    names.removeAll(key("page"));
    names.removeAll(key("caption"));
    for (const KeyedLine* line : lines.takeAll(names)) {
        if (const auto value = labValue(**known, line->key, line->value); !value)
            line->refuse(value.error().message);
        block.settings.emplace_back(line->key, line->value);
    }
    return block;
}

}

const QStringList& blockWords()
{
    static const QStringList words {key("position"), key("tree"), key("laboratory"),
                                    key("question"), key("notes")};
    return words;
}

Block readBlock(const QString& word, const QStringList& texts, int firstLine,
                std::vector<Error>& warnings)
{
    if (word == key("notes"))
        return NotesBlock {texts.join(u'\n')};
    KeyedLines lines(texts, firstLine);
    Block block;
    if (word == key("position")) {
        const WrittenPosition position = readPositionOf(lines);
        block = PositionBlock {position, lines.text(key("caption"))};
    } else if (word == key("tree")) {
        const WrittenTree tree = readTreeOf(lines);
        const bool predict = lines.isYes(key("predict"));
        block = TreeBlock {tree, predict, lines.text(key("caption"))};
    } else if (word == key("laboratory")) {
        block = readLaboratory(texts, lines);
    } else {
        block = readQuestion(lines);
    }
    for (const Error& error : lines.unknown())
        warnings.push_back(error);
    return block;
}

}
