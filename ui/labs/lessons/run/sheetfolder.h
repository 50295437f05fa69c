// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/answers/answersheet.h"

/// Where what students do on this machine is kept as they go on: a sheet for each lesson, and in a
/// folder below those that were put aside.
class SheetFolder
{
public:
    /// Empty keeps nothing.
    explicit SheetFolder(QString folder) : m_folder(std::move(folder)) { }

    /// Of the lesson of this id; empty where nothing is kept.
    QString file(const QString& lesson) const;
    /// As it was left; nothing where there is none that can be read.
    std::optional<fourcast::lesson::AnswerSheet> sheet(const QString& lesson) const;

    struct TakenUp
    {
        fourcast::lesson::AnswerSheet sheet;
        /// To be kept in; empty where nothing can be kept without losing what is there.
        QString file;
        QString news; ///< a sentence where the earlier one can't be gone on with
    };
    /// The sheet to go on with: the earlier one, or a new one in its place where the lesson's
    /// questions have changed or it is damaged. Nothing is thrown away.
    TakenUp takeUp(const fourcast::lesson::Lesson& lesson) const;
    /// The lesson's sheet gets another name, which is returned; empty where there is none. Fails
    /// with a sentence.
    Expected<QString> putAside(const QString& lesson) const;

private:
    QString m_folder;
};
