// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QByteArray>
#include <QStringList>
#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace {

bool isTerminal()
{
    static const bool terminal = isatty(STDERR_FILENO) == 1;
    return terminal;
}

/// Is there a line of progress?
bool showsProgress = false;

/// A name in somebody's file shall not move the cursor: control characters as their pictures.
QByteArray shown(QString text)
{
    constexpr char16_t pictures = 0x2400;
    constexpr char16_t pictureOfDelete = 0x2421;
    for (QChar& each : text)
        if (each.category() == QChar::Other_Control && each != u'\n' && each != u'\t')
            each = each < u' '    ? QChar(pictures + each.unicode())
                : each == u'\x7f' ? QChar(pictureOfDelete)
                                  : QChar(QChar::ReplacementCharacter);
    return text.toUtf8();
}

/// What somebody typed may be part of a sentence, however long it is and whatever is in it.
QString inOneLine(QString sentence)
{
    constexpr qsizetype longest = 4000;
    constexpr qsizetype end = 500;
    if (sentence.size() > longest)
        sentence = sentence.left(longest - end) + QChar(0x2026) + sentence.right(end);
    return sentence.replace(u'\n', QChar(0x240a));
}

}

namespace console {

void print(const QByteArray& text)
{
    progress({});
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

void print(const QString& text)
{
    print(shown(text));
}

QString wrapped(const QString& text)
{
    constexpr qsizetype width = 80;
    QString result;
    qsizetype column = 0;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const bool fits = column + 1 + word.size() <= width;
        result += column == 0 ? word : (fits ? u' ' : u'\n') + word;
        column = column > 0 && fits ? column + 1 + word.size() : word.size();
    }
    return result + u'\n';
}

void progress(const QString& text)
{
    if (!isTerminal() || (text.isEmpty() && !showsProgress))
        return;
    showsProgress = !text.isEmpty();
    std::fprintf(stderr, "\r\033[K%s", shown(text).constData());
    std::fflush(stderr);
}

void longProgress(const QString& text)
{
    using Clock = std::chrono::steady_clock;
    static Clock::time_point next = Clock::now();
    if (isTerminal())
        return progress(text);
    if (text.isEmpty() || Clock::now() < next)
        return;
    next = Clock::now() + std::chrono::minutes(1);
    std::fprintf(stderr, "%s\n", shown(text).constData());
}

void note(const QString& sentence)
{
    progress({});
    std::fflush(stdout); // so that a terminal shows both in the order in which they happened
    QString text = inOneLine(sentence.trimmed());
    if (!text.endsWith(u'.') && !text.endsWith(u'?'))
        text += u'.';
    std::fprintf(stderr, "fourcast-cli: %s\n", shown(text).constData());
}

int fail(ExitCode code, const QString& sentence)
{
    note(sentence);
    return code;
}

int stoppedAfter(std::size_t done, const QString& all)
{
    return fail(Stopped, QStringLiteral("Stopped after %1 of %2").arg(done).arg(all));
}

bool flush()
{
    progress({});
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}
