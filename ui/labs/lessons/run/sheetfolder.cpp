// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/run/sheetfolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace fourcast::lesson;

namespace {

struct SheetFolderText
{
    Q_DECLARE_TR_FUNCTIONS(SheetFolder)
};

}

QString SheetFolder::file(const QString& lesson) const
{
    return m_folder.isEmpty() ? QString() : m_folder + u'/' + lesson + QLatin1String(answersSuffix);
}

std::optional<AnswerSheet> SheetFolder::sheet(const QString& lesson) const
{
    if (m_folder.isEmpty() || !QFileInfo::exists(file(lesson)))
        return {};
    auto read = loadAnswerSheet(file(lesson));
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

SheetFolder::TakenUp SheetFolder::takeUp(const Lesson& lesson) const
{
    TakenUp anew {AnswerSheet::of(lesson, {}), file(lesson.id), {}};
    if (m_folder.isEmpty())
        return anew;
    QDir().mkpath(m_folder);
    if (!QFileInfo::exists(file(lesson.id)))
        return anew;
    auto read = loadAnswerSheet(file(lesson.id));
    if (read && read->lesson == lesson.id && read->version == lesson.version)
        return {std::move(*read), anew.file, {}};
    if (read)
        anew.sheet.student = read->student;
    const auto aside = putAside(lesson.id);
    if (!aside) {
        anew.file.clear();
        anew.news = aside.error().message;
    } else if (!read) {
        anew.news = SheetFolderText::tr("Your earlier work cannot be read, so the lesson starts "
                                        "over. The old file is kept: %1.")
                        .arg(QDir::toNativeSeparators(*aside));
    } else {
        anew.news = SheetFolderText::tr("The lesson has changed from version %1 to version %2, so "
                                        "it starts over. Your earlier work is kept: %3.")
                        .arg(QString::number(read->version), QString::number(lesson.version),
                             QDir::toNativeSeparators(*aside));
    }
    return anew;
}

Expected<QString> SheetFolder::putAside(const QString& lesson) const
{
    const QString from = file(lesson);
    if (from.isEmpty() || !QFileInfo::exists(from))
        return QString();
    const QString folder = m_folder + QStringLiteral("/aside");
    QDir().mkpath(folder);
    const QString day
        = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd hh-mm-ss"));
    QString to = QStringLiteral("%1/%2 %3%4").arg(folder, lesson, day, answersSuffix);
    for (int i = 2; QFileInfo::exists(to); ++i)
        to = QStringLiteral("%1/%2 %3 %4%5")
                 .arg(folder, lesson, day, QString::number(i), answersSuffix);
    QFile kept(from);
    if (!kept.rename(to))
        return fail(
            SheetFolderText::tr("Your earlier work could not be moved to a separate file: %1.")
                .arg(kept.errorString()));
    return to;
}
