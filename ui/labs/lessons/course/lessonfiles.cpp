// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonfiles.h"

#include "core/lesson/course/lessonlink.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace fourcast::lesson;

namespace {

struct LessonFilesText
{
    Q_DECLARE_TR_FUNCTIONS(LessonFiles)
};

/// Nobody writes more in a lesson.
constexpr qint64 longestLesson = 4 << 20;

}

std::vector<ShelvedLesson> shippedLessons(const QString& language)
{
    const QDir root(QStringLiteral(":/lessons"));
    QStringList languages = root.entryList(QDir::Dirs, QDir::Name);
    const QString english = QStringLiteral("en");
    std::ranges::stable_sort(languages, {}, [&](const QString& each) {
        return each == language ? 0 : each == english ? 1 : 2;
    });
    std::vector<ShelvedLesson> found;
    for (const QString& each : languages) {
        const QDir folder(root.filePath(each));
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
            if (auto read = readLessonFile(folder.filePath(name)))
                found.push_back({folder.filePath(name), std::move(read->lesson), false});
    }
    return found;
}

bool isShipped(const QString& file)
{
    return file.startsWith(u':');
}

bool isLessonFile(const QString& file)
{
    return file.endsWith(QLatin1String(lessonSuffix), Qt::CaseInsensitive);
}

Expected<QByteArray> lessonBytes(const QString& file)
{
    return readFile(file, longestLesson);
}

Expected<ReadLesson> readLessonFile(const QString& file)
{
    const auto bytes = lessonBytes(file);
    if (!bytes)
        return fail(LessonFilesText::tr("The lesson %1 could not be read: %2.")
                        .arg(QDir::toNativeSeparators(file), bytes.error().message));
    auto read = readLessonWhole(QString::fromUtf8(*bytes));
    if (read)
        return std::move(*read);
    const Error& first = read.error().front();
    if (read.error().size() == 1)
        return fail(placedMessage(file, first), first.line, first.column);
    QStringList lines {
        LessonFilesText::tr("%1 has %n mistake(s):", nullptr, static_cast<int>(read.error().size()))
            .arg(QFileInfo(file).fileName())};
    for (const Error& each : read.error())
        lines << LessonFilesText::tr("line %1, column %2: %3")
                     .arg(QString::number(each.line), QString::number(each.column), each.message);
    return fail(lines.join(u'\n'), first.line, first.column);
}

Expected<QString> keepLinkedLesson(const QString& folder, const QString& link)
{
    FOURCAST_LET(const auto linked, lessonlink::read(link));
    if (folder.isEmpty())
        return fail(LessonFilesText::tr("No lesson can be kept here."));
    const QByteArray bytes = linked.text.toUtf8();
    constexpr qsizetype shortHash = 8;
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    const QString file
        = QStringLiteral("%1/%2-%3%4")
              .arg(folder, linked.lesson.id, QString::fromLatin1(hash.left(shortHash)),
                   QLatin1String(lessonSuffix));
    QDir().mkpath(folder);
    if (lessonBytes(file).value_or(QByteArray()) == bytes)
        return file;
    if (const auto saved = saveFile(file, bytes); !saved)
        return fail(LessonFilesText::tr("%1 could not be written: %2.")
                        .arg(QDir::toNativeSeparators(file), saved.error().message));
    return file;
}

QString placedMessage(const QString& file, const Error& error)
{
    const QString name = QFileInfo(file).fileName();
    return error.line > 0
        ? LessonFilesText::tr("%1, line %2, column %3: %4")
              .arg(name, QString::number(error.line), QString::number(error.column), error.message)
        : LessonFilesText::tr("%1: %2").arg(name, error.message);
}

QString warningsText(const QString& file, const std::vector<Error>& warnings)
{
    QStringList lines;
    for (const Error& warning : warnings)
        lines << placedMessage(file, warning);
    return lines.join(u'\n');
}

OpenedLessons::OpenedLessons(QString path) : m_path(std::move(path))
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    m_open = kept["open"].toString();
    m_student = kept["student"].toString();
    if (kept.contains("step"))
        m_step = kept["step"].toInt();
    const QJsonObject handedIn = kept["handedIn"].toObject();
    for (auto each = handedIn.begin(); each != handedIn.end(); ++each) {
        const QJsonObject what = each.value().toObject();
        m_handedIn[each.key()]
            = {.student = what["student"].toString(), .file = what["file"].toString()};
    }
    for (const auto each : kept["recent"].toArray())
        if (const QString name = each.toString(); !name.isEmpty() && m_recent.size() < most)
            m_recent << name;
}

void OpenedLessons::setOpen(const QString& file)
{
    m_open = file;
    m_step.reset();
    if (!file.isEmpty() && !isShipped(file)) {
        m_recent.removeAll(file);
        m_recent.prepend(file);
        while (m_recent.size() > most)
            m_recent.removeLast();
    }
    save();
}

void OpenedLessons::setStep(int step)
{
    m_step = step;
    save();
}

void OpenedLessons::setStudent(const QString& student)
{
    if (std::exchange(m_student, student) != student)
        save();
}

QString OpenedLessons::handedIn(const QString& lesson, const QString& student) const
{
    const auto found = m_handedIn.find(lesson);
    return found != m_handedIn.end() && found->second.student == student ? found->second.file
                                                                         : QString();
}

void OpenedLessons::setHandedIn(const QString& lesson, const QString& student, const QString& file)
{
    if (file.isEmpty())
        m_handedIn.erase(lesson);
    else
        m_handedIn[lesson] = {.student = student, .file = file};
    save();
}

void OpenedLessons::forget(const QString& file)
{
    m_recent.removeAll(file);
    if (m_open == file)
        m_open.clear();
    save();
}

/// Where it can't be kept the lessons themselves are not in danger.
void OpenedLessons::save() const
{
    if (m_path.isEmpty())
        return;
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QJsonObject kept {{"open", m_open}, {"recent", QJsonArray::fromStringList(m_recent)}};
    if (m_step)
        kept["step"] = *m_step;
    if (!m_student.isEmpty())
        kept["student"] = m_student;
    QJsonObject handedIn;
    for (const auto& [lesson, what] : m_handedIn)
        handedIn[lesson] = QJsonObject {{"student", what.student}, {"file", what.file}};
    if (!handedIn.isEmpty())
        kept["handedIn"] = handedIn;
    (void)saveFile(m_path, jsonText(kept));
}
