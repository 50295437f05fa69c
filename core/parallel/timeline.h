// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parallel/taskpath.h"
#include "core/parallel/tasktimes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

/// What workers were asked, and what they answered, in numbers. Words for it are made where it is
/// shown (core/search/timeline/timelinetext.h), so that nobody makes any for a game that nobody
/// watches.
struct TaskQuery
{
    enum class About : std::uint8_t
    {
        Nothing, ///< a task that was handed out: there is no question
        Root, ///< the position that is searched
        Column, ///< the move of the task's path
        Line, ///< best play to the end: `number` questions in a row
        Traps ///< replies to the path's move that throw a win away: `number` questions
    };
    /// Of the side to move at the root. Of a line and of traps nothing is said.
    enum class Question : std::uint8_t
    {
        Draws, ///< does it draw at least?
        Wins,
        WinsWithin, ///< in `number` of its moves at most?
        Lasts ///< for `number` of its moves at least?
    };
    enum class Answer : std::uint8_t
    {
        Open, ///< the run ended first
        Yes,
        No
    };

    About about = About::Nothing;
    Question question = Question::Draws;
    Answer answer = Answer::Open;
    int number = 0;
};

/// One task as a worker ran it, or a worker's part in a question that several answer together
/// (Timeline::Sharing). Times count from the start of the timeline.
struct TaskRecord
{
    enum class Run : std::uint8_t
    {
        Own, ///< nothing was shared: no other worker had to do with it
        Stolen, ///< run by another worker than the one that created it; a helper's part
        Inline ///< created, and then run by its creator itself; the part of the one who was helped
    };

    int worker = 0; ///< from 0; 0 is the one that asked, where that one works too
    std::chrono::nanoseconds start {0};
    std::chrono::nanoseconds end {0};
    /// Positions visited.
    std::uint64_t nodes = 0;
    /// The moves that lead to it from the timeline's root; the one that a question is about.
    TaskPath path {};
    Run run = Run::Own;
    TaskQuery asked {};
    /// The iteration that it is a part of, by its depth; 0 where the run had none.
    int depth = 0;
    /// What was found, from the view of the side to move at the root; an upper bound where the rest
    /// was cut off. Empty where the task did not end or was not recorded.
    std::optional<std::int32_t> value {};
    bool atMost = false;
    TaskTimes times {};

    std::chrono::nanoseconds length() const { return end - start; }
    /// The processor time that it took; its length where that was not counted.
    std::chrono::nanoseconds work() const
    {
        return times.running ? std::min(*times.running, length()) : length();
    }
};
static_assert(std::is_trivially_copyable_v<TaskRecord>, "numbers alone: no words, no memory");

/// What the workers did in one run: plain data, finished when it is handed over. A worker's tasks
/// don't overlap; a task that had to wait for others has a record for each of its parts.
struct Timeline
{
    enum class Sharing : std::uint8_t
    {
        Tasks, ///< each task is run by one worker
        Questions ///< a question that takes long is searched by all workers at the same time
    };
    /// One depth of a search that deepens: its tasks lie within it, and the next one begins when it
    /// is over. The first worker has it, who asks the others.
    struct Iteration
    {
        int depth = 0;
        std::chrono::nanoseconds start {0};
        std::chrono::nanoseconds end {0};
        /// Of all workers, the root counted.
        std::uint64_t nodes = 0;
        /// As TaskRecord has it.
        std::optional<std::int32_t> value {};
        bool complete = false;

        friend bool operator==(const Iteration&, const Iteration&) = default;
    };
    /// What the system counted of a worker's thread after its last task, as TaskTimes has it of the
    /// time before one.
    struct Rest
    {
        std::chrono::nanoseconds end {0}; ///< so far it was counted, maybe beyond the timeline
        std::chrono::nanoseconds ran {0};
        std::optional<std::chrono::nanoseconds> ready {};
    };

    int workers = 1;
    Sharing sharing = Sharing::Tasks;
    std::chrono::nanoseconds length {0};
    /// Of a search or a part of it: how long after the start of the search it begins.
    std::optional<std::chrono::nanoseconds> begin {};
    /// In each column at the root: with them the columns of a path become squares.
    std::array<std::uint8_t, TaskPath::columns> discs {};
    /// By worker, then by start.
    std::vector<TaskRecord> tasks {};
    /// In their order; none where the run had none, and where this is a part of one of them.
    std::vector<Iteration> iterations {};
    /// By worker; empty where it was not counted.
    std::vector<Rest> rests {};
    /// Counted, whether or not each of them has a record: tasks handed out, those that another
    /// worker than their creator ran, and those that their creator ran itself after all. They are
    /// what the parallel report's runtime calls sparks: created, converted, fizzled. All 0 for
    /// questions, which are not handed out.
    std::uint64_t created = 0;
    std::uint64_t stolen = 0;
    std::uint64_t ranInline = 0;
    /// Where not every task has a record: those that lie so many moves behind the root have one,
    /// and of the deeper ones those that another worker ran. 0 where all have.
    int recordedPly = 0;

    /// What a time of a task is after the start of the search; of a run that is all there was.
    std::chrono::nanoseconds sinceStart(std::chrono::nanoseconds time) const
    {
        return begin.value_or(std::chrono::nanoseconds {0}) + time;
    }
    /// Takes down the discs of the root.
    template <typename Board> void setRoot(const Board& root)
    {
        for (int column = 0; column < Board::Shape::width; ++column)
            discs[static_cast<std::size_t>(column)]
                = static_cast<std::uint8_t>(root.landingRow(column));
    }

    /// Tasks that have a record, or several where they had to wait.
    std::size_t recordedTasks() const;
    bool isEmpty() const { return tasks.empty(); }
    /// Are there depths before the last whole one, or a begun one after it?
    bool hasFurtherDepths() const { return iterations.size() > 1; }
    /// The part of the workers' time in which they had a task, 0 to 1. On a machine that does other
    /// things as well, they did not run all of it.
    double taskShare() const;
    /// The part in which they ran their tasks on a processor; nothing where that was not counted.
    std::optional<double> busyShare() const;
    /// Was the processor time of all tasks counted?
    bool knowsProcessorTime() const;
    /// From where the first of the workers that had a task had none left, to the end.
    std::chrono::nanoseconds tail() const;
};

/// The tasks of the last iteration that was searched to its end, or of the first where none was,
/// from where the first of them began, as a timeline of their own without iterations. One that has
/// none stays as it is.
Timeline lastDepthOf(Timeline timeline);
