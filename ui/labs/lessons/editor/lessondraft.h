// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/files/filelock.h"

#include <QString>
#include <vector>

/// Keeps a lesson that is not saved yet in a file of its own, with a lock beside it, until it is
/// saved or given up: a program that ends before leaves it behind.
class LessonDraft
{
public:
    struct Text
    {
        QString file; ///< the lesson's own; empty where it has none
        QString text;
        friend bool operator==(const Text&, const Text&) = default;
    };
    /// Reserved for the one who has found it.
    struct Left
    {
        QString kept;
        Text draft;
        FileLock lock;
    };

    /// An empty folder keeps nothing.
    explicit LessonDraft(QString folder);

    /// The error is a sentence.
    Expected<void> keep(const Text& draft);
    void remove();
    /// Those that no living program has, newest first. What is none stays where it is.
    static std::vector<Left> left(const QString& folder);
    static void remove(const Left& left);

private:
    QString m_folder;
    QString m_path; ///< empty until something is kept
    FileLock m_lock;
};
