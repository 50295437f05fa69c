// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/answersheet.h"

#include "core/support/files/heldfiles.h"
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "core/support/formats/jsontext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <array>
#include <cmath>
#include <numeric>

namespace fourcast::lesson {

namespace {

constexpr std::array verdicts {"right", "wrong", "for the teacher"};
constexpr int mostSteps = 10'000;
/// No student writes more.
constexpr qint64 mostSheetBytes = 32 << 20;
/// Where a file of answers says that it is one.
constexpr qint64 beginningBytes = 1 << 16;

QJsonObject toJson(const QuestionRecord& record)
{
    QJsonArray tries;
    for (const GivenAnswer& given : record.tries)
        tries.append(QJsonObject {
            {"answer", given.answer},
            {"verdict", QLatin1String(verdicts[static_cast<std::size_t>(given.verdict)])},
            {"seconds", given.seconds}});
    return {{"question", record.question},
            {"tries", tries},
            {"hints", record.hints},
            {"givenUp", record.givenUp}};
}

/// Takes values out of objects; remembers whether all were what they have to be.
class SheetReader
{
public:
    bool isWell() const { return m_isWell; }
    void refuse() { m_isWell = false; }

    QString text(const QJsonObject& object, const char* key)
    {
        const QJsonValue value = object[QLatin1String(key)];
        m_isWell = m_isWell && value.isString();
        return value.toString();
    }
    double number(const QJsonObject& object, const char* key, double most)
    {
        return number(object[QLatin1String(key)], most);
    }
    double number(const QJsonValue& value, double most)
    {
        const double found = value.toDouble(-1);
        m_isWell = m_isWell && found >= 0 && found <= most;
        return found;
    }
    int count(const QJsonObject& object, const char* key, int most)
    {
        const double found = number(object, key, most);
        m_isWell = m_isWell && found == std::floor(found);
        return m_isWell ? static_cast<int>(found) : 0;
    }
    QJsonArray array(const QJsonObject& object, const char* key)
    {
        const QJsonValue value = object[QLatin1String(key)];
        m_isWell = m_isWell && value.isArray();
        return value.toArray();
    }
    QDateTime time(const QJsonObject& object, const char* key)
    {
        const QDateTime found = QDateTime::fromString(text(object, key), Qt::ISODate);
        m_isWell = m_isWell && found.isValid();
        return found.toUTC().addMSecs(-found.time().msec());
    }

    QuestionRecord record(const QJsonObject& object)
    {
        QuestionRecord record;
        record.question = text(object, "question");
        record.hints = count(object, "hints", mostSteps);
        record.givenUp = object[QLatin1String("givenUp")].toBool();
        for (const auto each : array(object, "tries")) {
            const QJsonObject tried = each.toObject();
            const QString verdict = text(tried, "verdict");
            const auto known = std::ranges::find_if(
                verdicts, [&verdict](const char* each) { return verdict == QLatin1String(each); });
            m_isWell = m_isWell && known != verdicts.end();
            record.tries.push_back({text(tried, "answer"),
                                    static_cast<Verdict>(known - verdicts.begin()),
                                    number(tried, "seconds", longest)});
        }
        return record;
    }

    static constexpr double longest = 1e9;

private:
    bool m_isWell = true;
};

}

/// A letter and its accent are one sign or two, as the keyboard has it: the name is the same.
static QString nameOf(const QString& student)
{
    return student.simplified().normalized(QString::NormalizationForm_C);
}

AnswerSheet AnswerSheet::of(const Lesson& lesson, const QString& student)
{
    AnswerSheet sheet;
    sheet.lesson = lesson.id;
    sheet.version = lesson.version;
    sheet.title = lesson.title;
    sheet.student = nameOf(student);
    sheet.started = QDateTime::fromSecsSinceEpoch(QDateTime::currentSecsSinceEpoch(), Qt::UTC);
    sheet.saved = sheet.started;
    sheet.stepSeconds.resize(lesson.steps.size());
    return sheet;
}

const QuestionRecord* AnswerSheet::find(const QString& question) const
{
    const auto found = std::ranges::find(questions, question, &QuestionRecord::question);
    return found == questions.end() ? nullptr : &*found;
}

QuestionRecord& AnswerSheet::record(const QString& question)
{
    const auto found = std::ranges::find(questions, question, &QuestionRecord::question);
    if (found != questions.end())
        return *found;
    QuestionRecord& record = questions.emplace_back();
    record.question = question;
    return record;
}

double AnswerSheet::seconds() const
{
    return std::accumulate(stepSeconds.begin(), stepSeconds.end(), 0.0);
}

bool isAnswersFile(const QString& path)
{
    if (path.endsWith(QLatin1String(answersSuffix), Qt::CaseInsensitive))
        return true;
    if (!QFileInfo(path).isFile() || heldfiles::isHeld(path))
        return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)
        && file.read(beginningBytes).contains("\"fourcast answers ");
}

QString answersFileName(const AnswerSheet& sheet)
{
    QString name;
    for (const QChar sign : sheet.student)
        name += sign.isLetterOrNumber() || sign == u'-' || sign == u' ' ? sign : QChar(u'_');
    constexpr qsizetype longest = 60;
    return sheet.lesson + u' ' + name.left(longest).trimmed() + QLatin1String(answersSuffix);
}

QByteArray toJson(const AnswerSheet& sheet)
{
    QJsonArray questions;
    for (const QuestionRecord& record : sheet.questions)
        questions.append(toJson(record));
    const QJsonObject object {{"format", "fourcast answers 1"},
                              {"lesson", sheet.lesson},
                              {"version", sheet.version},
                              {"title", sheet.title},
                              {"student", sheet.student},
                              {"started", sheet.started.toString(Qt::ISODate)},
                              {"saved", sheet.saved.toString(Qt::ISODate)},
                              {"step", sheet.step},
                              {"stepSeconds", jsonArray(sheet.stepSeconds)},
                              {"questions", questions}};
    return jsonText(object);
}

Expected<AnswerSheet> readAnswerSheet(const QByteArray& json)
{
    FOURCAST_LET(const auto object, jsonObject(json));
    if (object["format"].toString() != QLatin1String("fourcast answers 1"))
        return fail(QCoreApplication::translate("AnswerSheet",
                                                "This file does not contain answers to a lesson."));
    SheetReader reader;
    AnswerSheet sheet;
    sheet.lesson = reader.text(object, "lesson");
    sheet.version = reader.count(object, "version", 1'000'000);
    sheet.title = reader.text(object, "title");
    sheet.student = nameOf(reader.text(object, "student"));
    sheet.started = reader.time(object, "started");
    sheet.saved = reader.time(object, "saved");
    sheet.step = reader.count(object, "step", mostSteps);
    for (const auto seconds : reader.array(object, "stepSeconds"))
        sheet.stepSeconds.push_back(reader.number(seconds, SheetReader::longest));
    for (const auto each : reader.array(object, "questions")) {
        QuestionRecord record = reader.record(each.toObject());
        if (sheet.find(record.question))
            reader.refuse();
        sheet.questions.push_back(std::move(record));
    }
    if (!reader.isWell() || sheet.lesson.isEmpty())
        return fail(QCoreApplication::translate(
            "AnswerSheet", "This answer file is damaged: entries are missing or invalid."));
    return sheet;
}

Expected<AnswerSheet> loadAnswerSheet(const QString& path)
{
    FOURCAST_LET(const auto bytes, readFile(path, mostSheetBytes));
    return readAnswerSheet(bytes);
}

Expected<void> saveAnswerSheet(const QString& path, AnswerSheet& sheet)
{
    sheet.saved = QDateTime::fromSecsSinceEpoch(QDateTime::currentSecsSinceEpoch(), Qt::UTC);
    return saveFile(path, toJson(sheet));
}

}
