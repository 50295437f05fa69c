// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/classreport.h"

#include "core/statistics/medianinterval.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace fourcast::lesson {

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(ClassReport)
};

struct ReadSheet
{
    QString file;
    AnswerSheet sheet;
};

using Lessons = std::map<std::pair<QString, int>, int>;

/// Sorts the files out: what is left is one sheet for each student.
class Sorting
{
public:
    Sorting(ClassReport& report, const std::vector<Submission>& files) : m_report(report)
    {
        for (const Submission& file : files) {
            auto sheet = readAnswerSheet(file.content);
            if (sheet)
                m_sheets.push_back({file.name, std::move(*sheet)});
            else
                complain(file.name, sheet.error().message);
        }
    }

    /// The lesson and version that most are of.
    std::pair<QString, int> commonest() const
    {
        Lessons counts;
        for (const ReadSheet& each : m_sheets)
            ++counts[{each.sheet.lesson, each.sheet.version}];
        if (counts.empty())
            return {};
        return std::ranges::max_element(counts, {}, &Lessons::value_type::second)->first;
    }

    std::vector<ReadSheet> take(const QString& lesson, int version)
    {
        std::vector<ReadSheet> kept;
        for (ReadSheet& each : m_sheets) {
            if (each.sheet.lesson != lesson)
                complain(each.file,
                         ReportText::tr("These answers are for another lesson: %1.")
                             .arg(each.sheet.lesson));
            else if (each.sheet.version != version)
                complain(each.file,
                         ReportText::tr(
                             "These answers are for version %1 of the lesson, not version %2.")
                             .arg(each.sheet.version)
                             .arg(version));
            else
                keep(kept, std::move(each));
        }
        remarkTwins(kept);
        return kept;
    }

private:
    void complain(const QString& file, const QString& sentence, const QString& other = {})
    {
        m_report.problems.push_back({file, sentence, other});
    }

    /// Under two names the same answers in the same seconds: one of them may be a copy.
    void remarkTwins(const std::vector<ReadSheet>& kept)
    {
        for (auto next = kept.begin(); next != kept.end(); ++next) {
            const auto& questions = next->sheet.questions;
            if (std::ranges::none_of(questions, &QuestionRecord::isAnswered))
                continue;
            const auto first
                = std::ranges::find_if(kept.begin(), next, [&questions](const ReadSheet& each) {
                      return each.sheet.questions == questions;
                  });
            if (first != next)
                m_report.remarks.push_back(
                    {next->file,
                     ReportText::tr("Under another name, this has the same answers as %1, with "
                                    "times that match to the second. Both count.")
                         .arg(first->file),
                     first->file});
        }
    }

    void keep(std::vector<ReadSheet>& kept, ReadSheet&& next)
    {
        const auto before = std::ranges::find_if(kept, [&next](const ReadSheet& each) {
            return !each.sheet.student.isEmpty() && each.sheet.student == next.sheet.student;
        });
        if (before == kept.end()) {
            const auto twin = std::ranges::find(kept, next.sheet, &ReadSheet::sheet);
            if (twin != kept.end()) {
                complain(next.file, ReportText::tr("This is a copy of %1.").arg(twin->file),
                         twin->file);
                return;
            }
            kept.push_back(std::move(next));
            return;
        }
        if (before->sheet == next.sheet) {
            complain(next.file, ReportText::tr("This is a copy of %1.").arg(before->file),
                     before->file);
            return;
        }
        if (next.sheet.saved > before->sheet.saved)
            std::swap(*before, next);
        complain(next.file,
                 ReportText::tr("The same student handed in %1 later. That file counts instead.")
                     .arg(before->file),
                 before->file);
    }

    ClassReport& m_report;
    std::vector<ReadSheet> m_sheets;
};

QuestionResult resultOf(const QString& id, const std::vector<ReadSheet>& sheets)
{
    QuestionResult result;
    result.question = id;
    std::map<QString, int> wrong;
    std::vector<double> seconds;
    for (const ReadSheet& each : sheets) {
        const QuestionRecord* record = each.sheet.find(id);
        if (!record)
            continue;
        result.hints += record->hints;
        result.givenUp += record->givenUp ? 1 : 0;
        if (!record->isAnswered())
            continue;
        ++result.answered;
        result.rightAtOnce += record->isRightAtOnce() ? 1 : 0;
        result.right += record->isRight() ? 1 : 0;
        seconds.push_back(record->tries.back().seconds);
        for (const GivenAnswer& given : record->tries)
            if (given.verdict == Verdict::Wrong)
                ++wrong[given.answer];
        if (record->tries.back().verdict == Verdict::ForTeacher) {
            ++result.forTeacher;
            result.texts.emplace_back(each.sheet.student.isEmpty() ? each.file : each.sheet.student,
                                      record->tries.back().answer);
        }
    }
    result.medianSeconds = medianOf(std::move(seconds));
    for (const auto& [answer, count] : wrong)
        if (count > result.commonestWrongCount) {
            result.commonestWrong = answer;
            result.commonestWrongCount = count;
        }
    result.commonestWrongWords = result.commonestWrong;
    return result;
}

StudentResult resultOf(ReadSheet&& read)
{
    StudentResult result;
    result.student = read.sheet.student;
    result.file = read.file;
    result.steps = read.sheet.step + 1;
    result.seconds = read.sheet.seconds();
    for (const QuestionRecord& record : read.sheet.questions) {
        result.hints += record.hints;
        result.tries += static_cast<int>(record.tries.size());
        result.answered += record.isAnswered() ? 1 : 0;
        result.rightAtOnce += record.isRightAtOnce() ? 1 : 0;
        result.right += record.isRight() ? 1 : 0;
    }
    result.sheet = std::move(read.sheet);
    return result;
}

/// Each of the two has the other's name.
void markTwins(ClassReport& report)
{
    for (const SubmissionProblem& remark : report.remarks) {
        const auto one = std::ranges::find(report.students, remark.file, &StudentResult::file);
        const auto other = std::ranges::find(report.students, remark.other, &StudentResult::file);
        if (one == report.students.end() || other == report.students.end())
            continue;
        one->sameAs = nameOf(*other);
        if (other->sameAs.isEmpty())
            other->sameAs = nameOf(*one);
    }
}

QStringList questionIds(const std::vector<ReadSheet>& sheets, const Lesson* lesson)
{
    QStringList ids;
    if (lesson)
        for (const Question* question : lesson->questions())
            ids << question->id;
    for (const ReadSheet& each : sheets)
        for (const QuestionRecord& record : each.sheet.questions)
            if (!ids.contains(record.question))
                ids << record.question;
    return ids;
}

}

QString nameOf(const StudentResult& result)
{
    return result.student.isEmpty() ? result.file : result.student;
}

ClassReport evaluateClass(const std::vector<Submission>& files, const Lesson* lesson)
{
    ClassReport report;
    Sorting sorting(report, files);
    const auto [id, version]
        = lesson ? std::pair(lesson->id, lesson->version) : sorting.commonest();
    report.lesson = id;
    report.version = version;
    std::vector<ReadSheet> sheets = sorting.take(id, version);
    report.title = lesson ? lesson->title : sheets.empty() ? QString() : sheets[0].sheet.title;
    report.steps = lesson ? static_cast<int>(lesson->steps.size()) : 0;
    for (const QString& question : questionIds(sheets, lesson)) {
        QuestionResult result = resultOf(question, sheets);
        if (const Question* asked = lesson ? lesson->question(question) : nullptr) {
            result.ask = asked->ask;
            if (result.commonestWrongCount > 0)
                result.commonestWrongWords = answerInWords(*asked, result.commonestWrong);
            for (auto& [student, text] : result.texts)
                text = answerInWords(*asked, text);
        }
        report.questions.push_back(std::move(result));
    }
    for (ReadSheet& each : sheets) {
        report.steps = std::max(report.steps, static_cast<int>(each.sheet.stepSeconds.size()));
        report.students.push_back(resultOf(std::move(each)));
    }
    markTwins(report);
    std::ranges::stable_sort(report.students, [](const auto& one, const auto& other) {
        return QString::localeAwareCompare(one.student, other.student) < 0;
    });
    return report;
}

}
