// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/lesson/lessonfile.h"
#include "app/cli/outputfile.h"
#include "core/lesson/answers/exercises.h"
#include "ui/paper/lessons/worksheet.h"

#include <QTranslator>

using fourcast::lesson::ExerciseRequest;
using fourcast::lesson::Lesson;
using fourcast::lesson::TypedTree;
using fourcast::lesson::WrittenTree;

namespace {

constexpr std::uint64_t largestSeed = 1'000'000'000;

/// The words of the sheet are those of the lesson, in the languages that the program has.
class SheetLanguage
{
public:
    explicit SheetLanguage(const QString& language)
    {
        const QString name = language.section(u'-', 0, 0).section(u'_', 0, 0).toLower();
        if (!name.isEmpty() && m_words.load(QStringLiteral(":/i18n/fourcast_%1.qm").arg(name)))
            QCoreApplication::installTranslator(&m_words);
    }
    ~SheetLanguage() { QCoreApplication::removeTranslator(&m_words); }
    SheetLanguage(const SheetLanguage&) = delete;
    SheetLanguage& operator=(const SheetLanguage&) = delete;

private:
    QTranslator m_words;
};

/// A tree as a lesson of its own; refused where it is none.
Lesson readTree(CommandLine& line)
{
    const QString text = line.text("tree", {});
    if (const auto tree = TypedTree::parse(text); !tree)
        line.wrong(BadInput, placedIn(QStringLiteral("--tree"), tree.error()));
    WrittenTree written;
    written.typed = text;
    return treeExercise(written);
}

/// A lesson's file; what is wrong with it is said by `line`.
std::optional<Lesson> readLesson(CommandLine& line)
{
    int warnings = 0;
    std::optional<Lesson> lesson;
    line.take(lesson, openLesson(line.arguments().constFirst(), warnings));
    return lesson;
}

}

CommandResult commands::lessonWorksheet(const QStringList& arguments)
{
    CommandLine line(QStringLiteral(
        "Writes a lesson for paper, a PDF of A4 pages: texts, boards, trees with empty boxes for\n"
        "what is asked, and room for each answer; with --answers what is right, why, and the\n"
        "notes for the teacher. In the lesson's language where the program speaks it."));
    line.argument("FILE", "A lesson, NAME.lesson.md.", "[FILE]");
    line.option("exercises", "In place of a lesson: exercises made by --seed.");
    line.option("seed", "Of the exercises, a number; 1 by default.", "N");
    line.option("tree", "In place of a lesson: a tree, '((3 5) (2 (9 1)))'.", "TEXT");
    line.option("out", "PDF file to write.", "FILE");
    line.option("answers", "With the answers.");
    addForceOption(line);
    FOURCAST_TRY(line.parse(arguments));
    const QString out = readFileName(line, "out");
    if (out.isEmpty())
        line.misused(QStringLiteral("--out says where to write"));
    const int sources = static_cast<int>(line.arguments().size()) + (line.has("exercises") ? 1 : 0)
        + (line.has("tree") ? 1 : 0);
    if (sources != 1)
        line.misused(QStringLiteral("One lesson, --exercises or --tree is printed"));
    if (line.has("seed") && !line.has("exercises"))
        line.wrong(BadUsage, QStringLiteral("--seed goes with --exercises"));
    const std::uint64_t seed = line.number("seed", 0, largestSeed, 1);
    std::optional<Lesson> lesson;
    if (line.has("tree"))
        lesson = readTree(line);
    FOURCAST_TRY(line.failure());
    FOURCAST_TRY(checkOutput(out, line.has("force"), line.arguments()));

    if (!line.arguments().isEmpty())
        lesson = readLesson(line);
    FOURCAST_TRY(line.failure());

    const Interrupt interrupt;
    if (line.has("exercises")) {
        ExerciseRequest request;
        request.seed = seed;
        lesson = makeExercises(request, {}, interrupt.token());
    }
    if (!lesson)
        return console::fail(Stopped, QStringLiteral("Stopped"));
    const SheetLanguage language(lesson->language);
    FOURCAST_LET(const auto sheet,
                 makeWorksheet(*lesson,
                               line.has("answers") ? SheetKind::Answers : SheetKind::ToFillIn, {},
                               interrupt.token()));
    if (!sheet)
        return console::fail(Stopped, QStringLiteral("Stopped"));
    FOURCAST_TRY(writeFile(out, toPdf(*sheet)));
    return Done;
}
