// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/blockreader.h"

#include "core/lesson/course/answertext.h"
#include "core/lesson/course/labresult.h"
#include "core/lesson/course/labsettings.h"
#include "core/lesson/course/questionparts.h"
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
    const KeyedLine* const board = lines.take(key("board"));
    const KeyedLine* const moves = lines.take(key("moves"));
    if (board) {
        if (const auto known = boardFromName(board->value); !known)
            board->refuse(known.error().message);
        written.board = board->value;
    }
    if (moves) {
        if (const auto read = readPosition(written.board, moves->value); !read)
            moves->refuse(read.error());
        written.moves = moves->value;
    }
    return written;
}

WrittenTree readTreeOf(KeyedLines& lines)
{
    WrittenTree tree;
    const std::size_t before = lines.mistakes();
    lines.attempt([&] {
        if (const KeyedLine* typed = lines.take(key("tree"))) {
            const auto read = TypedTree::parse(typed->value);
            if (!read)
                typed->refuse(read.error());
            tree.typed = read->toText();
        } else {
            tree.from = readPositionOf(lines);
        }
    });
    tree.method = lines.choice(key("search"), tree.method, methodFromName);
    tree.order = lines.choice(key("order"), tree.order, orderFromName);
    tree.failing = lines.choice(key("fail"), tree.failing, failingFromName);
    tree.leaves = lines.choice(key("leaves"), tree.leaves, leavesFromName);
    tree.table = lines.isYes(key("table"));
    tree.depth = lines.number(key("depth"), 1, TypedTree::deepest, 0);
    if (lines.mistakes() > before)
        return tree;
    if (const auto fits = check(tree.request()); !fits)
        throw WrongLesson {{fits.error().message, lines.firstLine(), 1}};
    return tree;
}

bool asksOfTree(ExactAnswer exact)
{
    return exact >= ExactAnswer::Value;
}

/// The teacher's answer is read with the rest of it.
bool hasPartsOfItsOwn(const Question& question)
{
    return question.kind == Question::Kind::Formula || question.kind == Question::Kind::Walk
        || question.kind == Question::Kind::Plan;
}

void readAnswers(KeyedLines& lines, Question& question)
{
    const auto readAnswer = [&question](const KeyedLine* line) {
        if (question.kind == Question::Kind::Column) {
            const auto column = columnFromText(line->value, *question.position);
            if (!column)
                line->refuse(BlockText::tr("'%1' is not a column of this board").arg(line->value));
            question.columns.push_back(*column);
        } else if (question.kind == Question::Kind::Number
                   || question.kind == Question::Kind::Result) {
            const auto number = numberFromText(line->value);
            if (!number)
                line->refuse(BlockText::tr("'%1' is not a number").arg(line->value));
            question.numbers.push_back(*number);
        } else {
            line->refuse(
                BlockText::tr("only questions of kind 'column' or 'number' take 'answer'"));
        }
    };
    const auto readOption = [&question](const KeyedLine* line) {
        if (question.kind != Question::Kind::Choice && question.kind != Question::Kind::Choices)
            line->refuse(BlockText::tr(
                "only questions of kind 'choice' or 'choices' take 'right' and 'wrong'"));
        if (line->value.isEmpty())
            line->refuse(BlockText::tr("an option must not be empty"));
        question.options.push_back({line->value, line->key == key("right")});
    };
    for (const KeyedLine* line : lines.takeAll({key("answer")}))
        if (!hasPartsOfItsOwn(question))
            lines.attempt([&] { readAnswer(line); });
    for (const KeyedLine* line : lines.takeAll({key("right"), key("wrong")}))
        lines.attempt([&] { readOption(line); });
}

/// "5 Max reads it as 5."
void readOthers(KeyedLines& lines, Question& question)
{
    const auto readOther = [&question](const KeyedLine* line) {
        if (question.kind != Question::Kind::Number)
            line->refuse(BlockText::tr("only questions of kind 'number' take 'also'"));
        const QString first = line->value.section(u' ', 0, 0);
        const QString words = line->value.section(u' ', 1).trimmed();
        const auto number = numberFromText(first);
        if (!number)
            line->refuse(BlockText::tr("'%1' is not a number").arg(first));
        if (words.isEmpty())
            line->refuse(BlockText::tr("words are missing: 'also' takes a number and what is said "
                                       "when somebody gives it"));
        question.others.push_back({*number, words});
    };
    for (const KeyedLine* line : lines.takeAll({key("also")}))
        lines.attempt([&] { readOther(line); });
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
    case Question::Kind::Formula:
    case Question::Kind::Walk:
    case Question::Kind::Result:
    case Question::Kind::Plan:
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

const LabPageSettings& readPage(KeyedLines& lines)
{
    const KeyedLine& page = lines.need(key("page"));
    const auto known = settablePage(page.value);
    if (!known)
        page.refuse(known.error().message);
    return **known;
}

/// Call it last: what is left of the lines are the page's own settings.
WrittenResult readResultPart(KeyedLines& lines, bool hasNumbers)
{
    lines.forgiveUnknown();
    const LabPageSettings& page = readPage(lines);
    WrittenResult result {.page = page.page, .quantity = {}};
    const KeyedLine& quantity = lines.need(key("result"));
    const QStringList known = resultNames(page.page);
    if (!known.contains(quantity.value))
        quantity.refuse(
            BlockText::tr("'result' must be one of: %1").arg(known.join(QStringLiteral(", "))));
    result.quantity = quantity.value;
    if (hasNumbers && result.quantity == known.back())
        quantity.refuse(BlockText::tr("a picture has no right number: take 'answer' out"));
    for (const KeyedLine* line : lines.takeRest()) {
        if (const auto value = labValue(page, line->key, line->value); !value)
            lines.keep(line->placed({value.error().message, 1, 1}));
        result.settings.emplace_back(line->key, line->value);
    }
    return result;
}

/// What depends on the kind of question.
void readKindOf(KeyedLines& lines, const KeyedLine& kind, Question& question)
{
    question.kind = readKind(kind);
    const std::size_t before = lines.mistakes();
    // A page may have a setting of that name.
    const bool isExact = question.kind == Question::Kind::Result
        || lines.attempt([&] { question.exact = readExact(lines, question.kind); });
    if (!isExact)
        lines.forgiveUnknown();
    const bool isAbout = lines.attempt([&] {
        const bool walksInTree = question.kind == Question::Kind::Walk && !lines.take(key("model"));
        if (asksOfTree(question.exact) || walksInTree)
            question.tree = readTreeOf(lines);
        else if (question.kind == Question::Kind::Column || question.exact == ExactAnswer::Plies)
            question.position = readPositionOf(lines);
        if (question.position
            && std::visit([](const auto& at) { return at.isFinished(); },
                          question.position->position()))
            kind.refuse(BlockText::tr("the game is over in this position"));
        if (question.kind == Question::Kind::Formula)
            question.formula = readFormulaPart(lines);
        if (question.kind == Question::Kind::Walk && isExact)
            question.walk = readWalkPart(lines, question);
        if (question.kind == Question::Kind::Plan)
            question.plan = readPlanPart(lines);
    });
    if (!isAbout && !question.position)
        question.position = WrittenPosition {};
    readAnswers(lines, question);
    readOthers(lines, question);
    lines.attempt([&] {
        const KeyedLine* const line = lines.take(key("tolerance"));
        if (!line)
            return;
        const auto tolerance = numberFromText(line->value);
        const bool takesOne
            = question.kind == Question::Kind::Number || question.kind == Question::Kind::Result;
        if (!tolerance || *tolerance < 0 || !takesOne)
            line->refuse(BlockText::tr(
                "only questions of kind 'number' take a tolerance, and it must be 0 or more"));
        question.tolerance = *tolerance;
    });
    // Where one of them is wrong, none is missing.
    if (lines.mistakes() == before)
        checkAnswers(question, kind);
}

Question readQuestion(KeyedLines& lines)
{
    Question question;
    question.line = lines.firstLine();
    lines.attempt([&] {
        const KeyedLine& id = lines.need(key("id"));
        question.id = id.value;
        if (!isIdentifier(id.value))
            id.refuse(BlockText::tr("a name may contain only letters, digits and hyphens"));
    });
    lines.attempt([&] { question.ask = lines.need(key("ask")).value; });
    for (const KeyedLine* line : lines.takeAll({key("hint")}))
        if (!line->value.isEmpty())
            question.hints.push_back(line->value);
    question.explanation = lines.text(key("explain"));
    const KeyedLine* const kind = lines.take(key("kind"));
    if (!kind || !kindFromName(kind->value))
        lines.forgiveUnknown();
    lines.attempt([&] { readKindOf(lines, lines.need(key("kind")), question); });
    if (question.kind == Question::Kind::Result)
        lines.attempt([&] { question.result = readResultPart(lines, !question.numbers.empty()); });
    return question;
}

LaboratoryBlock readLaboratory(KeyedLines& lines)
{
    LaboratoryBlock block;
    block.line = lines.firstLine();
    block.caption = lines.sentence(key("caption"));
    lines.forgiveUnknown();
    const KeyedLine& page = lines.need(key("page"));
    block.page = page.value;
    const auto known = settablePage(block.page);
    if (!known)
        page.refuse(known.error().message);
    if (KeyedLines same = lines; block.page == key("tree")) {
        same.attempt([&same] { readTreeOf(same); });
        lines.keepThoseOf(same);
    }
    // What is left are the page's own settings.
    for (const KeyedLine* line : lines.takeRest()) {
        if (const auto value = labValue(**known, line->key, line->value); !value)
            lines.keep(line->placed({value.error().message, 1, 1}));
        block.settings.emplace_back(line->key, line->value);
        block.places.push_back(line->placed({QString(), 1, 1}));
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

Block readBlock(const QString& word, const QStringList& texts, int firstLine, Findings& findings)
{
    if (word == key("notes"))
        return NotesBlock {texts.join(u'\n')};
    KeyedLines lines(texts, firstLine);
    Block block;
    lines.attempt([&] {
        if (word == key("position")) {
            const QString caption = lines.sentence(key("caption"));
            block = PositionBlock {{}, caption};
            block = PositionBlock {readPositionOf(lines), caption};
        } else if (word == key("tree")) {
            const bool predict = lines.isYes(key("predict"));
            const PointOfView values
                = lines.choice(key("values"), PointOfView::Max, pointOfViewFromName);
            const QString caption = lines.sentence(key("caption"));
            block = TreeBlock {readTreeOf(lines), predict, values, caption};
        } else if (word == key("laboratory")) {
            block = readLaboratory(lines);
        } else {
            block = readQuestion(lines);
        }
    });
    lines.finish(findings.wrong, findings.warnings);
    return block;
}

}
