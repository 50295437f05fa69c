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

/// Of those left out; a folder may have any number of them.
constexpr int mostNamedFiles = 3;

struct FoundFiles
{
    QStringList answers; ///< paths
    QStringList others {}; ///< names
};

/// Each of them once, folders with all that is in them.
FoundFiles filesIn(const QStringList& paths, const ClassJob::Context& job)
{
    FoundFiles found;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            found.answers << path;
            continue;
        }
        QStringList inside;
        QStringList others;
        for (QDirIterator each(path, QDir::Files, QDirIterator::Subdirectories);
             each.hasNext() && !job.stop().stop_requested();) {
            const QString file = each.next();
            if (isAnswersFile(file))
                inside << file;
            else if (!file.endsWith(QLatin1String(lessonSuffix)))
                others << each.fileName();
        }
        inside.sort();
        others.sort();
        found.answers << inside;
        found.others << others;
    }
    found.answers.removeDuplicates();
    return found;
}

QString someNames(const QStringList& names)
{
    const QString first = names.mid(0, mostNamedFiles).join(QStringLiteral(", "));
    const auto rest = static_cast<int>(names.size()) - mostNamedFiles;
    return rest > 0 ? ClassWorkText::tr("%1 and %n more", nullptr, rest).arg(first) : first;
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

QString classReadText(const ClassFound& found)
{
    const auto problems = static_cast<int>(found.report.problems.size());
    const auto others = static_cast<int>(found.others.size());
    QStringList sentences;
    if (problems > 0)
        sentences << ClassWorkText::tr("%n file(s) left out.", nullptr, problems);
    else if (found.report.students.empty())
        sentences << ClassWorkText::tr("No answer files found.");
    else if (others == 0)
        sentences << ClassWorkText::tr("All files were counted.");
    // A student's name may be in that of the file.
    if (others > 0 && found.isWithoutNames)
        sentences << ClassWorkText::tr("%n file(s) contain no answers.", nullptr, others);
    else if (others > 0)
        sentences << ClassWorkText::tr("%n file(s) contain no answers: %1.", nullptr, others)
                         .arg(someNames(found.others));
    if (const auto alike = static_cast<int>(found.report.remarks.size()); alike > 0)
        sentences << ClassWorkText::tr("%n file(s) with the same answers as another: see To check.",
                                       nullptr, alike);
    return sentences.join(u' ');
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
        const FoundFiles inside = filesIn(request.paths, job);
        const QStringList& paths = inside.answers;
        found.others = inside.others;
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
