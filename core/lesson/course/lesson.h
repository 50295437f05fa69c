// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/tree/pointofview.h"
#include "core/lesson/tree/treerequest.h"
#include "core/plan/plan.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <variant>
#include <vector>

namespace fourcast::lesson {

/// A position as it was written.
struct WrittenPosition
{
    QString board = QStringLiteral("7x6");
    QString moves; ///< "44536"; empty for the empty board
    friend bool operator==(const WrittenPosition&, const WrittenPosition&) = default;

    /// The reader has checked it: it is one.
    AnyPosition position() const;
};

/// What a tree is made of, as it was written: typed, or searched from a position.
struct WrittenTree
{
    QString typed {}; ///< "((3 5) (2 (9 1)))"; empty where it is searched
    WrittenPosition from {};
    int depth = 0; ///< 0: a typed tree's own, otherwise 4
    Method method = Method::AlphaBeta;
    MoveOrder order = MoveOrder::AsTheyLie;
    Failing failing = Failing::Soft;
    LeafValues leaves {};
    bool table = false;
    friend bool operator==(const WrittenTree&, const WrittenTree&) = default;

    TreeRequest request() const;
};

struct TextBlock
{
    QString markdown;
    friend bool operator==(const TextBlock&, const TextBlock&) = default;
};

/// For the teacher alone.
struct NotesBlock
{
    QString markdown;
    friend bool operator==(const NotesBlock&, const NotesBlock&) = default;
};

struct PositionBlock
{
    WrittenPosition position;
    QString caption;
    friend bool operator==(const PositionBlock&, const PositionBlock&) = default;
};

/// A tree to step through.
struct TreeBlock
{
    WrittenTree tree;
    bool predict = false; ///< asks before it shows
    PointOfView values = PointOfView::Max; ///< through whose eyes they are shown at first
    QString caption;
    friend bool operator==(const TreeBlock&, const TreeBlock&) = default;
};

/// A page of a laboratory to open.
struct LaboratoryBlock
{
    QString page;
    QString caption;
    /// In the order in which they were written; the page knows what they mean.
    std::vector<std::pair<QString, QString>> settings;
    int line = 0; ///< where it stands in the file
    /// Of each setting the place of its value in the file; empty where it was read from none.
    std::vector<Error> places {};
    friend bool operator==(const LaboratoryBlock& one, const LaboratoryBlock& other)
    {
        return one.page == other.page && one.caption == other.caption
            && one.settings == other.settings;
    }
};

/// A system of the formal laboratory, as it was written: a model that comes along, and values.
struct WrittenSystem
{
    QString model;
    /// In the order in which they were written; the others have their standard values.
    std::vector<std::pair<QString, QString>> values {};
    /// What is different about it, in plain words; empty where nobody says so.
    QString words {};
    friend bool operator==(const WrittenSystem&, const WrittenSystem&) = default;
};

/// A formula that is right where it holds and fails as the teacher's does.
struct WrittenFormula
{
    WrittenSystem system;
    /// What is changed in it, one after the other: values of the system and, by the name `model`,
    /// the model. Empty: each of the model's mutants.
    std::vector<WrittenSystem> against {};
    /// The teacher's: a text, or the name of one that comes along with the model.
    QString answer {};
    friend bool operator==(const WrittenFormula&, const WrittenFormula&) = default;
};

/// A path that is right where it exists and ends where it should. Through a tree it ends at a leaf.
struct WrittenWalk
{
    /// Nothing where the walk is through the question's tree.
    std::optional<WrittenSystem> system {};
    /// Through a system a formula that holds where the walk ends; through a tree the value of its
    /// leaf. Empty where the question's exact answer says it.
    QString goal {};
    int mostSteps = 0; ///< 0: as many as it takes
    QString answer {}; ///< the teacher's, canonical; empty: a shortest one
    friend bool operator==(const WrittenWalk&, const WrittenWalk&) = default;
};

/// What a student finds out on a page of the laboratory and hands to the lesson: a number, which is
/// right where it is one of the question's within its tolerance, or what the teacher looks at.
struct WrittenResult
{
    QString page;
    QString quantity; ///< one of resultNames() of the page
    /// In the order in which they were written: the page is opened with them, and has to have them.
    std::vector<std::pair<QString, QString>> settings {};
    friend bool operator==(const WrittenResult&, const WrittenResult&) = default;
};

/// A plan that is right where it keeps its promise against every reply.
struct WrittenPlan
{
    QString board = QStringLiteral("7x6/4"); ///< one of plantext::boardNames()
    QString moves {}; ///< "244424"; empty for the empty board
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    QString card {}; ///< marks to begin with, canonical; empty for none
    QString answer {}; ///< the teacher's marks, canonical; empty where nobody says any
    friend bool operator==(const WrittenPlan&, const WrittenPlan&) = default;
};

/// What the program works out by itself instead of believing it.
enum class ExactAnswer : std::uint8_t
{
    None,
    Best, ///< columns: those that no other is better than, quickest wins and slowest losses
    Keeps, ///< columns: those that keep win, draw or loss
    Plies, ///< number: discs until the game ends, both playing their best
    Value, ///< number: of the tree's root
    Nodes, ///< number: that the search of the tree enters
    Leaves,
    Cuts,
    Least, ///< number: leaves that the best order would look at
    Line ///< walk: both sides play their best
};

struct Question
{
    enum class Kind : std::uint8_t
    {
        Column, ///< on the board
        Number,
        Choice, ///< one of a list
        Choices, ///< all that are right of a list
        Text, ///< that the teacher reads
        Formula, ///< of the mu-calculus
        Walk, ///< a path through a system or a tree
        Result, ///< of a page of the laboratory
        Plan ///< marks on a board, see core/plan/plan.h
    };
    struct Option
    {
        QString text;
        bool isRight = false;
        friend bool operator==(const Option&, const Option&) = default;
    };

    /// A number that is right as well, as when the other side writes it.
    struct OtherNumber
    {
        double number = 0;
        QString words; ///< what is said then: "Max reads it as 5. Mina herself would write −5."
        friend bool operator==(const OtherNumber&, const OtherNumber&) = default;
    };

    QString id {};
    Kind kind = Kind::Choice;
    QString ask {};
    /// Of a question about the board.
    std::optional<WrittenPosition> position {};
    std::optional<WrittenTree> tree {};
    std::vector<int> columns {}; ///< right ones, from 0
    std::vector<double> numbers {}; ///< right ones
    std::vector<OtherNumber> others {};
    double tolerance = 0;
    std::vector<Option> options {};
    std::vector<QString> hints {}; ///< each says more than the one before
    QString explanation {};
    ExactAnswer exact = ExactAnswer::None;
    int line = 0; ///< where it stands in the file
    std::optional<WrittenFormula> formula {}; ///< of kind Formula
    std::optional<WrittenWalk> walk {}; ///< of kind Walk
    std::optional<WrittenResult> result {}; ///< of kind Result
    std::optional<WrittenPlan> plan {}; ///< of kind Plan
    friend bool operator==(const Question&, const Question&) = default;
};

using Block
    = std::variant<TextBlock, NotesBlock, PositionBlock, TreeBlock, LaboratoryBlock, Question>;

struct Step
{
    QString title;
    std::vector<Block> blocks;
    friend bool operator==(const Step&, const Step&) = default;
};

/// Files of pictures by their names.
using Pictures = QMap<QString, QByteArray>;

/// A lesson that a teacher wrote: `*.lesson.md`, see fourcast-lesson(5).
struct Lesson
{
    QString id; ///< by which answers know it: letters, digits and hyphens
    int version = 1; ///< another one where the questions have changed
    QString title;
    QString language; ///< a code, "es": its controls speak it, too
    QString author;
    int minutes = 0; ///< 0: not said
    QStringList aims;
    std::vector<Step> steps;
    /// Those that its own file has; others lie beside it.
    Pictures pictures;

    friend bool operator==(const Lesson&, const Lesson&) = default;

    /// All questions in their order; the lesson must outlive the pointers.
    std::vector<const Question*> questions() const;
    const Question* question(const QString& id) const;
};

struct ReadLesson
{
    Lesson lesson;
    /// What has no meaning here, with its place: unknown keys.
    std::vector<Error> warnings;
};

/// The end of a lesson's file name.
inline constexpr const char* lessonSuffix = ".lesson.md";

/// A lesson as far as it can be read.
struct PartlyReadLesson
{
    Lesson lesson; ///< without the blocks that are wrong
    std::vector<Error> errors; ///< all of them, in the order of the file
    /// What has no meaning here, in the order of the file: unknown keys.
    std::vector<Error> warnings;
    /// The line in which each step begins, from 1.
    std::vector<int> stepLines {};
    /// The first and the last line of each block with a picture.
    struct Lines
    {
        int first = 0;
        int last = 0;
    };
    std::vector<Lines> pictureLines {};
};

/// Fails with the first thing that is wrong, its line and its column.
Expected<ReadLesson> readLesson(const QString& text);
/// The same, and fails with all that is wrong, unknown keys among it, in the order of the file.
tl::expected<ReadLesson, std::vector<Error>> readLessonWhole(const QString& text);
/// The same, and never fails.
PartlyReadLesson readLessonPartly(const QString& text);
/// The same of a text that is still being written: in the place of a block that is wrong stands a
/// text that says why.
PartlyReadLesson readDraft(const QString& text);
/// Both lists in the order of the file.
std::vector<Error> inOrderOfFile(std::vector<Error> errors, const std::vector<Error>& others);
/// As it is read again.
QString toText(const Lesson& lesson);
/// One block of it, from its fence to the end of the other one's line.
QString blockText(const Block& block);
/// Fails with the first thing that is wrong with one block as a file has it; lines are its own.
Expected<void> checkBlock(const QString& text);

// Names for files, the same in every language.

/// The words behind a fence that begin a block of a lesson.
const QStringList& blockWords();
QString name(Question::Kind kind);
QStringList kindNames();
std::optional<Question::Kind> kindFromName(const QString& name);
QString name(ExactAnswer exact);
std::optional<ExactAnswer> exactFromName(const QString& name);
/// Those that go with a kind of question.
QStringList exactNames(Question::Kind kind);

}
