// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <map>

/// A lesson as the shelf lists it.
struct ShelvedLesson
{
    QString file;
    fourcast::lesson::Lesson lesson;
    bool isOwn = false; ///< a file of one's own, not a built-in one
};

/// The lessons that come with the program: those of this language first, then English ones, then
/// the others; each language in the order of a course.
std::vector<ShelvedLesson> shippedLessons(const QString& language);

/// What is in the file; the error's message is the reason alone.
Expected<QByteArray> lessonBytes(const QString& file);
/// Fails with a sentence that names the file, or with all that is wrong in it, each with its place
/// in a line of its own.
Expected<fourcast::lesson::ReadLesson> readLessonFile(const QString& file);
/// Writes the lesson of a link to a file of the folder, the same link to the same one, which is the
/// answer. Fails with a sentence.
Expected<QString> keepLinkedLesson(const QString& folder, const QString& link);
/// Is it one of the program's own?
bool isShipped(const QString& file);
/// Is it called as lessons are?
bool isLessonFile(const QString& file);

/// "minimax.lesson.md, line 7, column 1: …"
QString placedMessage(const QString& file, const Error& error);
/// What was read and has no meaning, in a sentence or a few; empty where there is nothing.
QString warningsText(const QString& file, const std::vector<Error>& warnings);

/// Which lessons of one's own were opened, and which one is open: kept in a file, so that even a
/// killed program goes on with it.
class OpenedLessons
{
public:
    static constexpr int most = 8;

    /// An empty path keeps nothing.
    explicit OpenedLessons(QString path);

    /// The last one first.
    const QStringList& recent() const { return m_recent; }
    /// Empty where the shelf is in front.
    const QString& open() const { return m_open; }
    /// Of the one that is open, from 0; empty where it was not opened since.
    std::optional<int> step() const { return m_step; }
    void setOpen(const QString& file);
    void setStep(int step);
    void forget(const QString& file);
    /// Who hands in lessons on this computer; empty until a name was given.
    const QString& student() const { return m_student; }
    void setStudent(const QString& student);
    /// The file in which this student handed in the lesson, by its id, last; empty for none.
    QString handedIn(const QString& lesson, const QString& student) const;
    void setHandedIn(const QString& lesson, const QString& student, const QString& file);

private:
    void save() const;

    QString m_path;
    QStringList m_recent;
    QString m_open;
    std::optional<int> m_step;
    QString m_student;
    struct HandedIn
    {
        QString student {};
        QString file {};
    };
    std::map<QString, HandedIn> m_handedIn; ///< by the lesson's id
};
