// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/rightanswers.h"

#include <QByteArray>
#include <QDateTime>

namespace fourcast::lesson {

/// An answer that was given.
struct GivenAnswer
{
    QString answer; ///< canonical
    Verdict verdict = Verdict::Wrong;
    /// Of work on the question until then: the time in its step that no answer before it has taken.
    double seconds = 0;
    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};

/// What a student did with a question.
struct QuestionRecord
{
    QString question; ///< its id
    std::vector<GivenAnswer> tries;
    int hints = 0; ///< that were looked at
    bool givenUp = false; ///< the answer was looked at before it was found
    friend bool operator==(const QuestionRecord&, const QuestionRecord&) = default;

    bool isAnswered() const { return !tries.empty(); }
    bool isRight() const { return isAnswered() && tries.back().verdict == Verdict::Right; }
    bool isRightAtOnce() const
    {
        return isAnswered() && tries.front().verdict == Verdict::Right && hints == 0;
    }
};

/// What a student hands in: one lesson's `.answers.json`. Name or number are of one's own choice.
struct AnswerSheet
{
    QString lesson; ///< its id
    int version = 1;
    QString title;
    QString student;
    /// In a file both are whole seconds.
    QDateTime started;
    QDateTime saved;
    int step = 0; ///< the farthest that was reached, from 0
    std::vector<double> stepSeconds; ///< by step
    std::vector<QuestionRecord> questions; ///< in the order in which they were met
    friend bool operator==(const AnswerSheet&, const AnswerSheet&) = default;

    static AnswerSheet of(const Lesson& lesson, const QString& student);
    const QuestionRecord* find(const QString& question) const;
    /// Of a question; begins it where it was not met yet.
    QuestionRecord& record(const QString& question);
    double seconds() const;
};

/// The end of its file's name.
inline constexpr const char* answersSuffix = ".answers.json";
/// By its name or, where somebody renamed it, by how its content begins. It need not be whole.
bool isAnswersFile(const QString& path);
/// "minimax-1 Ana.answers.json": what a file of it may be called anywhere.
QString answersFileName(const AnswerSheet& sheet);

QByteArray toJson(const AnswerSheet& sheet);
/// Fails with a sentence; where it is no JSON with line and column.
Expected<AnswerSheet> readAnswerSheet(const QByteArray& json);

/// Of a file. The error's message is the reason alone.
Expected<AnswerSheet> loadAnswerSheet(const QString& path);
/// Whole or not at all, as saveFile(): called after each step, so that a crash loses nothing. Sets
/// the time. The error's message is the reason alone.
Expected<void> saveAnswerSheet(const QString& path, AnswerSheet& sheet);

}
