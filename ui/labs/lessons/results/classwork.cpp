// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classwork.h"

#include "core/support/files/readfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <algorithm>

using namespace fourcast::lesson;

namespace {

struct ClassWorkText
{
    Q_DECLARE_TR_FUNCTIONS(ClassPage)
};

/// No lesson is as long, nor what somebody answers.
constexpr qint64 mostClassBytes = 4 << 20;

/// Each of them once, folders with all that is in them.
QStringList answersIn(const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        QStringList inside;
        for (QDirIterator each(path, {u'*' + QLatin1String(answersSuffix)}, QDir::Files,
                               QDirIterator::Subdirectories);
             each.hasNext();)
            inside << each.next();
        inside.sort();
        files << inside;
    }
    files.removeDuplicates();
    return files;
}

Expected<Lesson> readClassLesson(const QString& path)
{
    const auto content = readFile(path, mostClassBytes);
    if (!content)
        return fail(
            ClassWorkText::tr("%1 could not be read: %2").arg(path, content.error().message));
    auto read = readLesson(QString::fromUtf8(*content));
    if (!read)
        return fail(ClassWorkText::tr("%1, line %2, column %3: %4")
                        .arg(path, QString::number(read.error().line),
                             QString::number(read.error().column), read.error().message));
    return std::move(read->lesson);
}

/// One of the program's own lessons, in that language if there is one.
std::shared_ptr<const Lesson> ownLesson(const ClassReport& report, const QString& language)
{
    std::shared_ptr<const Lesson> found;
    for (QDirIterator each(QStringLiteral(":/lessons"), QDir::Files, QDirIterator::Subdirectories);
         each.hasNext();) {
        auto lesson = readClassLesson(each.next());
        if (!lesson || lesson->id != report.lesson || lesson->version != report.version)
            continue;
        const bool isWanted = lesson->language == language;
        if (!found || isWanted)
            found = std::make_shared<const Lesson>(std::move(*lesson));
        if (isWanted)
            break;
    }
    return found;
}

}

ClassJob::Work classWork(const ClassRequest& request)
{
    return [request](const ClassJob::Context& job) -> Expected<ClassFound> {
        ClassFound found;
        std::vector<Submission> files;
        std::vector<SubmissionProblem> unread;
        if (!request.lesson.isEmpty()) {
            if (auto lesson = readClassLesson(request.lesson))
                found.lesson = std::make_shared<const Lesson>(std::move(*lesson));
            else
                unread.push_back({QFileInfo(request.lesson).fileName(), lesson.error().message});
        }
        const bool isChosen = found.lesson != nullptr;
        const QStringList paths = answersIn(request.paths);
        for (const QString& path : paths) {
            if (job.stop().stop_requested())
                return found;
            job.report({.done = files.size() + unread.size(),
                        .total = static_cast<std::uint64_t>(paths.size())});
            const QString name = QFileInfo(path).fileName();
            auto content = readFile(path, mostClassBytes);
            if (content)
                files.push_back({name, std::move(*content)});
            else
                unread.push_back({name,
                                  ClassWorkText::tr("The file could not be read: %1")
                                      .arg(content.error().message)});
        }
        found.report = evaluateClass(files, found.lesson.get());
        if (!found.lesson)
            found.lesson = ownLesson(found.report, request.language);
        if (found.lesson && !isChosen)
            found.report = evaluateClass(files, found.lesson.get());
        std::ranges::move(unread, std::back_inserter(found.report.problems));
        return found;
    };
}
