// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

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
