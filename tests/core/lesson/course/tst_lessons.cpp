// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lessons that come with the program.
#include "core/lesson/course/rightanswers.h"

#include <QDir>
#include <QTest>

using namespace fourcast::lesson;

namespace {

const QString folder = QStringLiteral(FOURCAST_SOURCE_DIR "/resources/lessons/");
const QString english = QStringLiteral("en");
const QStringList translations {QStringLiteral("es")};

QStringList filesOf(const QString& language)
{
    return QDir(folder + language)
        .entryList({QStringLiteral("*") + QLatin1String(lessonSuffix)}, QDir::Files, QDir::Name);
}

ReadLesson lessonAt(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    const auto read = readLesson(QString::fromUtf8(file.readAll()));
    if (!read)
        qFatal("%s:%d: %s", qPrintable(path), read.error().line, qPrintable(read.error().message));
    return *read;
}

template <typename Wanted> int countOf(const Step& step)
{
    return static_cast<int>(std::ranges::count_if(
        step.blocks, [](const Block& block) { return std::holds_alternative<Wanted>(block); }));
}

template <typename Wanted> int countOf(const Lesson& lesson)
{
    int count = 0;
    for (const Step& step : lesson.steps)
        count += countOf<Wanted>(step);
    return count;
}

/// What a block is, and all of it that is not in the words of a language.
struct Unworded
{
    QString operator()(const TextBlock&) const { return QStringLiteral("text"); }
    QString operator()(const NotesBlock&) const { return QStringLiteral("notes"); }
    QString operator()(const PositionBlock& block) const { return at(block.position); }
    QString operator()(const TreeBlock& block) const
    {
        return QStringLiteral("%1 predict %2 values %3")
            .arg(tree(block.tree))
            .arg(block.predict)
            .arg(name(block.values));
    }
    QString operator()(const LaboratoryBlock& block) const
    {
        QStringList parts {block.page};
        for (const auto& [name, value] : block.settings)
            // A title is for people.
            parts << name + QLatin1Char('=') + (name == QLatin1String("title") ? QString() : value);
        return parts.join(u' ');
    }
    QString operator()(const Question& question) const
    {
        QStringList parts {question.id, name(question.kind), name(question.exact),
                           QString::number(question.tolerance),
                           QString::number(question.hints.size())};
        if (question.position)
            parts << at(*question.position);
        if (question.tree)
            parts << tree(*question.tree);
        for (const int column : question.columns)
            parts << QString::number(column);
        for (const double number : question.numbers)
            parts << QString::number(number);
        for (const Question::Option& option : question.options)
            parts << (option.isRight ? QStringLiteral("right") : QStringLiteral("wrong"));
        if (question.formula)
            parts << question.formula->answer << system(question.formula->system);
        if (question.result) {
            parts << question.result->page << question.result->quantity;
            for (const auto& [name, value] : question.result->settings)
                parts << name + u'=' + value;
        }
        if (question.plan)
            parts << question.plan->board << question.plan->moves << question.plan->card
                  << question.plan->answer;
        if (question.walk)
            parts << question.walk->goal << question.walk->answer
                  << QString::number(question.walk->mostSteps)
                  << system(question.walk->system.value_or(WrittenSystem {}));
        return parts.join(u' ');
    }

    static QString system(const WrittenSystem& system)
    {
        QStringList parts {system.model};
        for (const auto& [name, value] : system.values)
            parts << name + u'=' + value;
        return parts.join(u' ');
    }

    static QString at(const WrittenPosition& position)
    {
        return position.board + u' ' + position.moves;
    }
    static QString tree(const WrittenTree& tree)
    {
        return QStringList {tree.typed,
                            at(tree.from),
                            QString::number(tree.depth),
                            name(tree.method),
                            name(tree.order),
                            name(tree.failing),
                            name(tree.leaves),
                            QString::number(tree.table)}
            .join(u' ');
    }
};

QStringList unworded(const Step& step)
{
    QStringList lines;
    for (const Block& block : step.blocks)
        lines << std::visit(Unworded(), block);
    return lines;
}

}

class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreLessons();
    void eachIsWholeAndRight_data() { lessonFiles(); }
    void eachIsWholeAndRight();
    void eachQuestionHelpsAndExplains_data() { lessonFiles(); }
    void eachQuestionHelpsAndExplains();
    void rightOptionsStandInDifferentPlaces_data() { lessonFiles(); }
    void rightOptionsStandInDifferentPlaces();
    void noIdentifierIsUsedTwice();
    void aTranslationHasTheSameQuestions_data();
    void aTranslationHasTheSameQuestions();

private:
    static void lessonFiles();
};

void TestLessons::lessonFiles()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("path");
    for (const QString& language : QStringList {english} + translations)
        for (const QString& file : filesOf(language))
            QTest::newRow(qPrintable(language + u'/' + file))
                << language << folder + language + u'/' + file;
}

void TestLessons::thereAreLessons()
{
    QVERIFY(!filesOf(english).isEmpty());
    for (const QString& language : translations)
        QCOMPARE(filesOf(language), filesOf(english));
}

void TestLessons::eachIsWholeAndRight()
{
    QFETCH(const QString, language);
    QFETCH(const QString, path);
    const ReadLesson read = lessonAt(path);
    for (const Error& warning : read.warnings)
        QFAIL(qPrintable(QStringLiteral("%1: %2").arg(warning.line).arg(warning.message)));
    const Lesson& lesson = read.lesson;
    QCOMPARE(lesson.language, language);
    QVERIFY(!lesson.aims.isEmpty());
    QVERIFY2(lesson.minutes >= 30 && lesson.minutes <= 45, "a lesson goes into one at school");
    QVERIFY2(lesson.steps.size() >= 5, "too few steps");
    QVERIFY2(lesson.questions().size() >= 8, "too few questions");
    QVERIFY2(countOf<NotesBlock>(lesson) > 0, "the teacher has no notes");
    for (const Step& step : lesson.steps)
        QVERIFY2(std::ssize(step.blocks) > countOf<NotesBlock>(step),
                 qPrintable(step.title + QStringLiteral(": nothing for the students")));
    const auto wrong = checkExact(lesson);
    QVERIFY(wrong);
    for (const Error& error : *wrong)
        QFAIL(qPrintable(QStringLiteral("%1: %2").arg(error.line).arg(error.message)));
}

void TestLessons::eachQuestionHelpsAndExplains()
{
    QFETCH(const QString, path);
    const ReadLesson read = lessonAt(path);
    for (const Question* question : read.lesson.questions()) {
        QVERIFY2(!question->hints.empty(), qPrintable(question->id));
        QVERIFY2(!question->explanation.isEmpty(), qPrintable(question->id));
    }
}

/// They are shown as they stand in the file: whoever always takes the first one is not right.
void TestLessons::rightOptionsStandInDifferentPlaces()
{
    QFETCH(const QString, path);
    const ReadLesson read = lessonAt(path);
    int choices = 0;
    int firstIsRight = 0;
    for (const Question* question : read.lesson.questions()) {
        if (question->options.empty())
            continue;
        ++choices;
        firstIsRight += question->options.front().isRight ? 1 : 0;
    }
    QVERIFY(choices > 0);
    QVERIFY(firstIsRight < choices);
}

void TestLessons::noIdentifierIsUsedTwice()
{
    QStringList seen;
    for (const QString& file : filesOf(english)) {
        const QString id = lessonAt(folder + english + u'/' + file).lesson.id;
        QVERIFY2(!seen.contains(id), qPrintable(file));
        seen << id;
    }
}

void TestLessons::aTranslationHasTheSameQuestions_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<QString>("translation");
    for (const QString& language : translations)
        for (const QString& file : filesOf(english))
            QTest::newRow(qPrintable(language + u'/' + file))
                << folder + english + u'/' + file << folder + language + u'/' + file;
}

/// Answers of both can be put together, and both show the same.
void TestLessons::aTranslationHasTheSameQuestions()
{
    QFETCH(const QString, original);
    QFETCH(const QString, translation);
    const Lesson first = lessonAt(original).lesson;
    const Lesson second = lessonAt(translation).lesson;
    QCOMPARE(second.id, first.id);
    QCOMPARE(second.version, first.version);
    QCOMPARE(second.minutes, first.minutes);
    QCOMPARE(second.aims.size(), first.aims.size());
    QCOMPARE(second.steps.size(), first.steps.size());
    for (std::size_t i = 0; i < first.steps.size(); ++i) {
        QCOMPARE(unworded(second.steps[i]), unworded(first.steps[i]));
        QVERIFY2(second.steps[i].title != first.steps[i].title, qPrintable(first.steps[i].title));
    }
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
