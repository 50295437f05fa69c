// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/blockreader.h"

#include <QCoreApplication>
#include <QSet>

namespace fourcast::lesson {

namespace {

/// Goes through the lines of a file.
class LessonReader
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)

public:
    explicit LessonReader(const QString& text) : m_lines(linesOf(text)) { }

    ReadLesson read()
    {
        readHead();
        readBody();
        if (m_read.lesson.steps.empty())
            wrong(tr("a lesson has one step at least: a line that begins with '# '"));
        return std::move(m_read);
    }

private:
    static QStringList linesOf(QString text)
    {
        if (text.startsWith(QChar::ByteOrderMark))
            text.remove(0, 1);
        text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
        text.replace(u'\r', u'\n');
        return text.split(u'\n');
    }

    bool atEnd() const { return m_at >= m_lines.size(); }
    const QString& line() const { return m_lines[m_at]; }
    int place() const { return static_cast<int>(std::min(m_at, m_lines.size() - 1)) + 1; }
    [[noreturn]] void wrong(const QString& message) const
    {
        throw WrongLesson {{message, place(), 1}};
    }

    void readHead()
    {
        while (!atEnd() && line().trimmed().isEmpty())
            ++m_at;
        const QString rule = QStringLiteral("---");
        if (atEnd() || line().trimmed() != rule)
            wrong(tr("a lesson begins with its head, between two lines of '---'"));
        const auto begin = ++m_at;
        while (!atEnd() && line().trimmed() != rule)
            ++m_at;
        if (atEnd()) {
            m_at = begin - 1;
            wrong(tr("the head is not closed by a line of '---'"));
        }
        KeyedLines lines(m_lines.mid(begin, m_at - begin), static_cast<int>(begin) + 1);
        ++m_at;
        Lesson& lesson = m_read.lesson;
        const KeyedLine& id = lines.need(QStringLiteral("id"));
        if (!isIdentifier(id.value))
            id.refuse(tr("a name has letters, digits and hyphens"));
        lesson.id = id.value;
        lesson.title = lines.need(QStringLiteral("title")).value;
        lesson.version = lines.number(QStringLiteral("version"), 1, 1'000'000, 1);
        lesson.minutes = lines.number(QStringLiteral("minutes"), 1, 1000, 0);
        lesson.language = lines.text(QStringLiteral("language"));
        lesson.author = lines.text(QStringLiteral("author"));
        for (const KeyedLine* aim : lines.takeAll({QStringLiteral("aim")}))
            lesson.aims << aim->value;
        keepWarnings(lines.unknown());
    }

    void keepWarnings(const std::vector<Error>& warnings)
    {
        m_read.warnings.insert(m_read.warnings.end(), warnings.begin(), warnings.end());
    }

    void readBody()
    {
        while (!atEnd()) {
            const QString fence = QStringLiteral("```");
            if (line().startsWith(fence) && isBlockWord(line().mid(fence.size()).trimmed()))
                readFenced(line().mid(fence.size()).trimmed());
            else if (line().startsWith(fence) || line().startsWith(QStringLiteral("~~~")))
                readForeign();
            else if (line().startsWith(QStringLiteral("# ")))
                beginStep();
            else
                m_text << m_lines[m_at++];
        }
        endText();
    }

    void beginStep()
    {
        endText();
        const QString title = line().mid(2).trimmed();
        if (title.isEmpty())
            wrong(tr("a step has a title"));
        m_read.lesson.steps.push_back({title, {}});
        ++m_at;
    }

    std::vector<Block>& blocks()
    {
        if (m_read.lesson.steps.empty())
            wrong(tr("before this comes the first step: a line that begins with '# '"));
        return m_read.lesson.steps.back().blocks;
    }

    void endText()
    {
        while (!m_text.isEmpty() && m_text.last().trimmed().isEmpty())
            m_text.removeLast();
        while (!m_text.isEmpty() && m_text.first().trimmed().isEmpty())
            m_text.removeFirst();
        if (!m_text.isEmpty())
            blocks().emplace_back(TextBlock {m_text.join(u'\n')});
        m_text.clear();
    }

    /// Code of somebody else is a part of the text, whatever stands in it.
    void readForeign()
    {
        const QString fence = line().left(3);
        do
            m_text << m_lines[m_at++];
        while (!atEnd() && line().trimmed() != fence);
        if (!atEnd())
            m_text << m_lines[m_at++];
    }

    void readFenced(const QString& word)
    {
        endText();
        std::vector<Block>& to = blocks();
        const auto begin = m_at + 1;
        auto end = begin;
        while (end < m_lines.size() && m_lines[end].trimmed() != QStringLiteral("```"))
            ++end;
        if (end >= m_lines.size())
            wrong(tr("this block is not closed by a line of '```'"));
        std::vector<Error> warnings;
        to.push_back(readBlock(word, m_lines.mid(begin, end - begin), static_cast<int>(begin) + 1,
                               warnings));
        keepWarnings(warnings);
        if (const auto* question = std::get_if<Question>(&to.back())) {
            if (m_questions.contains(question->id))
                wrong(tr("there is a question '%1' already").arg(question->id));
            m_questions.insert(question->id);
        }
        m_at = end + 1;
    }

    QStringList m_lines;
    qsizetype m_at = 0;
    QStringList m_text;
    QSet<QString> m_questions;
    ReadLesson m_read;
};

}

Expected<ReadLesson> readLesson(const QString& text)
{
    try {
        return LessonReader(text).read();
    } catch (const WrongLesson& wrong) {
        return tl::unexpected<Error>(wrong.error);
    }
}

}
