// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/course/answertext.h"
#include "core/lesson/course/blockreader.h"
#include "core/lesson/course/lessonpictures.h"
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
    /// Of a draft what is wrong is said in its place, too.
    LessonReader(const QString& text, bool isDraft) : m_lines(linesOf(text)), m_isDraft(isDraft) { }

    PartlyReadLesson read()
    {
        // Without a head that ends nobody knows where the steps begin.
        if (attempt([this] { readHead(); })) {
            readBody();
            if (m_read.lesson.steps.empty() && !m_hasStepless)
                m_found.wrong.push_back(
                    {tr("a lesson needs at least one step: a line that begins with '# '"), place(),
                     1});
        }
        m_read.errors = inOrderOfFile(std::move(m_found.wrong), {});
        m_read.warnings = inOrderOfFile(std::move(m_found.warnings), {});
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
    /// What is wrong in it is kept, and the rest is read all the same.
    template <typename Part> bool attempt(Part part)
    {
        try {
            part();
            return true;
        } catch (const WrongLesson& wrong) {
            m_found.wrong.push_back(wrong.error);
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
        Lesson& lesson = m_read.lesson;
        lines.attempt([&] {
            const KeyedLine& id = lines.need(QStringLiteral("id"));
            if (!isIdentifier(id.value))
                id.refuse(tr("a name may contain only letters, digits and hyphens"));
            lesson.id = id.value;
        });
        lines.attempt([&] { lesson.title = lines.need(QStringLiteral("title")).value; });
        lesson.version = lines.number(QStringLiteral("version"), 1, 1'000'000, 1);
        lesson.minutes = lines.number(QStringLiteral("minutes"), 1, 1000, 0);
        lesson.language = lines.text(QStringLiteral("language"));
        lesson.author = lines.text(QStringLiteral("author"));
        for (const KeyedLine* aim : lines.takeAll({QStringLiteral("aim")}))
            lesson.aims << aim->value;
        lines.finish(m_found.wrong, m_found.warnings);
    }

    void readBody()
    {
        while (!atEnd()) {
            const QString fence = QStringLiteral("```");
            if (line().startsWith(fence) && line().mid(fence.size()).trimmed() == pictureWord())
                readPicture();
            else if (line().startsWith(fence)
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
            m_found.wrong.push_back({tr("a step needs a title"), place(), 1});
        m_read.lesson.steps.push_back({title, {}});
        m_read.stepLines.push_back(place());
        ++m_at;
    }

    /// A block that begins in this line, from 1. Said once where there is no step for it yet.
    void add(Block block, int line)
    {
        if (!m_read.lesson.steps.empty())
            m_read.lesson.steps.back().blocks.push_back(std::move(block));
        else if (!std::exchange(m_hasStepless, true))
            m_found.wrong.push_back(
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

    /// Where the block that begins in this line ends: at its closing fence, or where the next block
    /// or step shows that this fence is missing.
    qsizetype endOfBlock(bool holdsMarkdown) const
    {
        const QString fence = QStringLiteral("```");
        auto end = m_at + 1;
        for (; end < m_lines.size() && m_lines[end].trimmed() != fence; ++end)
            if (!holdsMarkdown
                && (m_lines[end].startsWith(fence)
                    || m_lines[end].startsWith(QStringLiteral("# "))))
                break;
        return end;
    }

    /// How many lines of the block that begins in this line are `key: value` as blocks have them.
    int keysOfBlock() const
    {
        static const QStringList keys {QStringLiteral("id"),    QStringLiteral("kind"),
                                       QStringLiteral("ask"),   QStringLiteral("page"),
                                       QStringLiteral("moves"), QStringLiteral("board"),
                                       QStringLiteral("tree"),  QStringLiteral("caption")};
        int found = 0;
        const auto end = endOfBlock(false);
        for (auto at = m_at + 1; at < end; ++at)
            if (m_lines[at].contains(u':') && keys.contains(m_lines[at].section(u':', 0, 0)))
                ++found;
        return found;
    }

    /// Code of somebody else is a part of the text, whatever stands in it. A block whose name is
    /// mistyped is read as the one that was meant.
    void readForeign()
    {
        const QString fence = line().left(3);
        const QString word = line().mid(fence.size()).trimmed();
        const QString meant = nearestName(word, blockWords() + QStringList {pictureWord()});
        const int keys = fence == QStringLiteral("```") ? keysOfBlock() : 0;
        const Error unknown {
            meant.isEmpty() ? tr("'%1' is not a lesson block. The blocks are: %2")
                                  .arg(word, blockWords().join(QStringLiteral(", ")))
                            : tr("'%1' is not a lesson block. Did you mean '%2'?").arg(word, meant),
            place(), static_cast<int>(fence.size()) + 1};
        if (blockWords().contains(meant) && (keys > 0 || meant == QStringLiteral("notes"))) {
            m_found.wrong.push_back(unknown);
            return readFenced(meant);
        }
        if (!meant.isEmpty())
            m_found.warnings.push_back(unknown);
        else if (keys > 1 && !word.isEmpty())
            m_found.wrong.push_back(unknown);
        do
            addText();
        while (!atEnd() && line().trimmed() != fence);
        if (!atEnd())
            addText();
    }

    static QString pictureWord() { return QStringLiteral("picture"); }

    /// Of the lesson, not of a step.
    void readPicture()
    {
        endText();
        const int fenceLine = place();
        const auto begin = m_at + 1;
        const auto end = endOfBlock(false);
        const std::size_t before = m_found.wrong.size();
        const bool isClosed
            = end < m_lines.size() && m_lines[end].trimmed() == QStringLiteral("```");
        if (!isClosed)
            m_found.wrong.push_back(
                {tr("this block is not closed by a line of '```'"), fenceLine, 1});
        KeyedLines lines(m_lines.mid(begin, end - begin), static_cast<int>(begin) + 1);
        Pictures& pictures = m_read.lesson.pictures;
        QString called;
        QByteArray picture;
        lines.attempt([&] {
            const KeyedLine& name = lines.need(QStringLiteral("name"));
            if (!isPictureName(name.value))
                name.refuse(tr("a picture's name is that of a file, such as tree.png"));
            if (pictures.contains(name.value))
                name.refuse(tr("there is already a picture '%1'").arg(name.value));
            called = name.value;
        });
        lines.attempt([&] {
            const KeyedLine& data = lines.need(QStringLiteral("data"));
            const auto bytes
                = QByteArray::fromBase64Encoding(QString(data.value).remove(u'\n').toLatin1(),
                                                 QByteArray::AbortOnBase64DecodingErrors);
            if (!bytes || bytes.decoded.isEmpty())
                data.refuse(tr("this picture is damaged: its letters are not base64"));
            picture = bytes.decoded;
        });
        lines.finish(m_found.wrong, m_found.warnings);
        m_at = isClosed ? end + 1 : end;
        if (m_found.wrong.size() > before)
            return;
        pictures.insert(called, picture);
        m_read.pictureLines.push_back({fenceLine, static_cast<int>(m_at)});
    }

    void readFenced(const QString& word)
    {
        endText();
        const int fenceLine = place();
        const auto begin = m_at + 1;
        const auto end = endOfBlock(word == QStringLiteral("notes"));
        const std::size_t before = m_found.wrong.size();
        const bool isClosed
            = end < m_lines.size() && m_lines[end].trimmed() == QStringLiteral("```");
        if (!isClosed)
            m_found.wrong.push_back(
                {tr("this block is not closed by a line of '```'"), fenceLine, 1});
        Block block = readBlock(word, m_lines.mid(begin, end - begin), static_cast<int>(begin) + 1,
                                m_found);
        if (const auto* const question = std::get_if<Question>(&block)) {
            if (m_questions.contains(question->id))
                m_found.wrong.push_back(
                    {tr("there is already a question '%1'").arg(question->id), fenceLine, 1});
            if (!question->id.isEmpty())
                m_questions.insert(question->id);
        }
        if (m_found.wrong.size() == before || m_read.lesson.steps.empty())
            add(std::move(block), fenceLine);
        else if (m_isDraft)
            add(noteOf(m_found.wrong[before]), fenceLine);
        m_at = isClosed ? end + 1 : end;
    }

    static TextBlock noteOf(const Error& error)
    {
        QString note = tr("▲ Line %1: %2").arg(QString::number(error.line), error.message);
        return {note.replace(u'`', QStringLiteral("\\`"))};
    }

    QStringList m_lines;
    bool m_isDraft;
    qsizetype m_at = 0;
    QStringList m_text;
    int m_textBegins = 0; ///< its first line, from 1
    QSet<QString> m_questions;
    bool m_hasStepless = false;
    Findings m_found;
    PartlyReadLesson m_read;
};

}

std::vector<Error> inOrderOfFile(std::vector<Error> errors, const std::vector<Error>& others)
{
    errors.insert(errors.end(), others.begin(), others.end());
    std::ranges::stable_sort(errors, {},
                             [](const Error& each) { return std::pair(each.line, each.column); });
    return errors;
}

PartlyReadLesson readLessonPartly(const QString& text)
{
    return LessonReader(text, false).read();
}

PartlyReadLesson readDraft(const QString& text)
{
    return LessonReader(text, true).read();
}

Expected<void> checkBlock(const QString& text)
{
    const QString before = QStringLiteral("---\nid: a\ntitle: a\n---\n# a\n");
    const auto lines = static_cast<int>(before.count(u'\n'));
    const auto read = readLesson(before + text);
    if (!read)
        return fail(read.error().message, std::max(1, read.error().line - lines),
                    read.error().column);
    return {};
}

tl::expected<ReadLesson, std::vector<Error>> readLessonWhole(const QString& text)
{
    PartlyReadLesson read = readLessonPartly(text);
    if (!read.errors.empty())
        return tl::unexpected(inOrderOfFile(std::move(read.errors), read.warnings));
    return ReadLesson {std::move(read.lesson), std::move(read.warnings)};
}

Expected<ReadLesson> readLesson(const QString& text)
{
    PartlyReadLesson read = readLessonPartly(text);
    if (!read.errors.empty())
        return tl::unexpected(read.errors.front());
    return ReadLesson {std::move(read.lesson), std::move(read.warnings)};
}

}
