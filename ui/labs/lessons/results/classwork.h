// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/classreport.h"
#include "core/session/jobs/job.h"

#include <QStringList>

/// A class's answers put together, and the lesson that they answer where it is known.
struct ClassFound
{
    fourcast::lesson::ClassReport report;
    std::shared_ptr<const fourcast::lesson::Lesson> lesson; ///< null: none of those looked at
    bool isWithoutNames = false; ///< numbers are in their place
    /// Names of the files in folders that hold no answers; lessons and those that are called
    /// answers are not among them.
    QStringList others {};

    /// Of the lesson; null where it has none of that name.
    const fourcast::lesson::Question* question(const QString& id) const
    {
        return lesson ? lesson->question(id) : nullptr;
    }
};

/// What is to be read.
struct ClassRequest
{
    QStringList paths; ///< files, and folders of which the answers are taken
    QString lesson; ///< file; empty: the program's own lesson of the answers' id, if there is one
    QString language; ///< in which that is rather wanted
};

/// Translated: in some sentences, whether all was counted and what was left out.
QString classReadText(const ClassFound& found);

/// Reads all of it. What cannot be read, the lesson too, is one of the report's problems.
using ClassJob = Job<ClassFound>;
ClassJob::Work classWork(const ClassRequest& request);
