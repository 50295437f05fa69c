// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson/lessonfile.h"

#include "app/cli/console.h"
#include "core/support/files/readfile.h"

using fourcast::lesson::Lesson;

namespace {

constexpr qint64 mostBytes = 16 << 20;

}

Expected<QByteArray> readWhole(const QString& path)
{
    auto content = readFile(path, mostBytes);
    if (!content)
        return fail(QStringLiteral("%1 could not be read: %2").arg(path, content.error().message));
    return content;
}

QString placedIn(const QString& path, const Error& error)
{
    if (error.line == 0)
        return QStringLiteral("%1: %2").arg(path, error.message);
    return QStringLiteral("%1:%2:%3: %4")
        .arg(path, QString::number(error.line), QString::number(error.column), error.message);
}

Expected<Lesson> openLesson(const QString& path, int& warnings)
{
    const auto content = readWhole(path);
    if (!content)
        return tl::unexpected<Error>(content.error());
    auto read = fourcast::lesson::readLessonWhole(QString::fromUtf8(*content));
    if (!read) {
        QStringList wrong;
        for (const Error& error : read.error())
            wrong << placedIn(path, error);
        return fail(wrong.join(u'\n'));
    }
    for (const Error& warning : read->warnings)
        console::note(placedIn(path, warning));
    warnings = static_cast<int>(read->warnings.size());
    return std::move(read->lesson);
}
