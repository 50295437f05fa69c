// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/blockreader.h"
#include "core/support/text/nearestname.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>

namespace fourcast::lesson {

namespace {

/// Goes through the lines of a file.
class LessonReader
{
    Q_DECLARE_TR_FUNCTIONS(Lesson)

public:
    explicit LessonReader(const QString& text) : m_lines(linesOf(text)) { }

    tl::expected<ReadLesson, std::vector<Error>> read()
    {
        // Without a head that ends nobody knows where the steps begin.
        if (attempt([this] { readHead(); }) || m_isInBody) {
            readBody();
            if (m_read.lesson.steps.empty() && !m_hasStepless)
                m_wrong.push_back(
                    {tr("a lesson needs at least one step: a line that begins with '# '"), place(),
                     1});
        }
        if (m_wrong.empty())
            return std::move(m_read);
        std::ranges::stable_sort(m_wrong, {}, &Error::line);
        return tl::unexpected(std::move(m_wrong));
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
    /// What is wrong in it is kept, and the rest is read all the same.
    template <typename Part> bool attempt(Part part)
    {
        try {
            part();
            return true;
        } catch (const WrongLesson& wrong) {
            m_wrong.push_back(wrong.error);
            return false;
        }
    }
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
            wrong(tr("a lesson must begin with its header, between two lines of '---'"));
        const auto begin = ++m_at;
        while (!atEnd() && line().trimmed() != rule)
            ++m_at;
        if (atEnd()) {
            m_at = begin - 1;
            wrong(tr("the header is not closed by a line of '---'"));
        }
        KeyedLines lines(m_lines.mid(begin, m_at - begin), static_cast<int>(begin) + 1);
        ++m_at;
        m_isInBody = true;
        Lesson& lesson = m_read.lesson;
        const KeyedLine& id = lines.need(QStringLiteral("id"));
        if (!isIdentifier(id.value))
            id.refuse(tr("a name may contain only letters, digits and hyphens"));
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
            if (line().startsWith(fence)
                && blockWords().contains(line().mid(fence.size()).trimmed()))
                readFenced(line().mid(fence.size()).trimmed());
            else if (line().startsWith(fence) || line().startsWith(QStringLiteral("~~~")))
                readForeign();
            else if (line().startsWith(QStringLiteral("# ")))
                beginStep();
            else
                addText();
        }
        endText();
    }

    void beginStep()
    {
        endText();
        const QString title = line().mid(2).trimmed();
        if (title.isEmpty())
            m_wrong.push_back({tr("a step needs a title"), place(), 1});
        m_read.lesson.steps.push_back({title, {}});
        ++m_at;
    }

    /// A block that begins in this line, from 1. Said once where there is no step for it yet.
    void add(Block block, int line)
    {
        if (!m_read.lesson.steps.empty())
            m_read.lesson.steps.back().blocks.push_back(std::move(block));
        else if (!std::exchange(m_hasStepless, true))
            m_wrong.push_back(
                {tr("the first step must come before this: a line that begins with '# '"), line,
                 1});
    }

    void addText()
    {
        if (m_text.isEmpty())
            m_textBegins = place();
        m_text << m_lines[m_at++];
    }

    void endText()
    {
        while (!m_text.isEmpty() && m_text.last().trimmed().isEmpty())
            m_text.removeLast();
        for (; !m_text.isEmpty() && m_text.first().trimmed().isEmpty(); ++m_textBegins)
            m_text.removeFirst();
        if (!m_text.isEmpty())
            add(TextBlock {m_text.join(u'\n')}, m_textBegins);
        m_text.clear();
    }

    /// Code of somebody else is a part of the text, whatever stands in it.
    void readForeign()
    {
        const QString fence = line().left(3);
        const QString word = line().mid(fence.size()).trimmed();
        if (const QString meant = nearestName(word, blockWords()); !meant.isEmpty())
            m_read.warnings.push_back(
                {tr("'%1' is not a lesson block. Did you mean '%2'?").arg(word, meant), place(),
                 static_cast<int>(fence.size()) + 1});
        do
            addText();
        while (!atEnd() && line().trimmed() != fence);
        if (!atEnd())
            addText();
    }

    void readFenced(const QString& word)
    {
        endText();
        const int fenceLine = place();
        const auto begin = m_at + 1;
        auto end = begin;
        while (end < m_lines.size() && m_lines[end].trimmed() != QStringLiteral("```"))
            ++end;
        if (end >= m_lines.size())
            m_wrong.push_back({tr("this block is not closed by a line of '```'"), fenceLine, 1});
        attempt([&] {
            std::vector<Error> warnings;
            Block block = readBlock(word, m_lines.mid(begin, end - begin),
                                    static_cast<int>(begin) + 1, warnings);
            keepWarnings(warnings);
            const auto* const question = std::get_if<Question>(&block);
            if (question && m_questions.contains(question->id))
                wrong(tr("there is already a question '%1'").arg(question->id));
            if (question)
                m_questions.insert(question->id);
            add(std::move(block), fenceLine);
        });
        m_at = end + 1;
    }

    QStringList m_lines;
    qsizetype m_at = 0;
    QStringList m_text;
    int m_textBegins = 0; ///< its first line, from 1
    QSet<QString> m_questions;
    bool m_isInBody = false;
    bool m_hasStepless = false;
    std::vector<Error> m_wrong;
    ReadLesson m_read;
};

}

tl::expected<ReadLesson, std::vector<Error>> readLessonWhole(const QString& text)
{
    return LessonReader(text).read();
}

Expected<ReadLesson> readLesson(const QString& text)
{
    auto read = readLessonWhole(text);
    if (!read)
        return tl::unexpected(read.error().front());
    return std::move(*read);
}

}
