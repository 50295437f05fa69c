// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/pseudonyms.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <algorithm>
#include <map>

namespace fourcast::lesson {

namespace {

struct PseudonymText
{
    Q_DECLARE_TR_FUNCTIONS(ClassReport)
};

QByteArray shuffled(const QString& name)
{
    return QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
}

/// Names of files in place of the real ones, the same for the same file.
class FileNames
{
public:
    void set(const QString& file, const QString& name) { m_names[file] = name; }

    QString of(const QString& file)
    {
        const auto known = m_names.find(file);
        if (known != m_names.end())
            return known->second;
        // A lesson's file was not handed in by anybody.
        if (file.endsWith(QLatin1String(lessonSuffix)))
            return file;
        return m_names[file] = PseudonymText::tr("File %1").arg(++m_count);
    }

    void hideIn(std::vector<SubmissionProblem>& problems)
    {
        for (SubmissionProblem& each : problems) {
            each.file = of(each.file);
            if (each.other.isEmpty())
                continue;
            const QString other = of(each.other);
            if (const auto at = each.sentence.lastIndexOf(each.other); at >= 0)
                each.sentence.replace(at, each.other.size(), other);
            each.other = other;
        }
    }

private:
    std::map<QString, QString> m_names;
    int m_count = 0;
};

}

Pseudonyms::Pseudonyms(QStringList names) : m_names(std::move(names)) { }

int Pseudonyms::numberOf(const QString& name) const
{
    return static_cast<int>(m_names.indexOf(name)) + 1;
}

void Pseudonyms::add(const ClassReport& report)
{
    QStringList added;
    for (const StudentResult& each : report.students)
        if (const QString name = nameOf(each); !m_names.contains(name))
            added << name;
    std::ranges::sort(added, {}, shuffled);
    m_names << added;
}

ClassReport Pseudonyms::applied(const ClassReport& report) const
{
    ClassReport hidden = report;
    const auto hiddenName = [this](const QString& name) {
        return name.isEmpty() ? name : PseudonymText::tr("Student %1").arg(numberOf(name));
    };
    std::ranges::stable_sort(hidden.students, {},
                             [this](const StudentResult& each) { return numberOf(nameOf(each)); });
    FileNames files;
    for (StudentResult& each : hidden.students) {
        const QString name = hiddenName(nameOf(each));
        files.set(each.file, name);
        each.student = each.file = each.sheet.student = name;
        each.sameAs = hiddenName(each.sameAs);
    }
    for (QuestionResult& question : hidden.questions) {
        for (auto& text : question.texts)
            text.first = hiddenName(text.first);
        std::ranges::stable_sort(question.texts, {}, [](const auto& text) {
            return std::pair(text.first.size(), text.first);
        });
    }
    files.hideIn(hidden.problems);
    files.hideIn(hidden.remarks);
    return hidden;
}

}
