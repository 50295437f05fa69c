// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QByteArray>
#include <cstdio>
#include <unistd.h>

namespace console {

void print(const QByteArray& text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

void print(const QString& text)
{
    print(text.toUtf8());
}

void progress(const QString& text)
{
    static const bool terminal = isatty(STDERR_FILENO) == 1;
    if (!terminal)
        return;
    std::fprintf(stderr, "\r\033[K%s", qUtf8Printable(text));
    std::fflush(stderr);
}

int fail(ExitCode code, const QString& sentence)
{
    progress({});
    std::fflush(stdout); // so that a terminal shows both in the order in which they happened
    QString text = sentence.trimmed();
    if (!text.endsWith(u'.') && !text.endsWith(u'?'))
        text += u'.';
    std::fprintf(stderr, "fourcast-cli: %s\n", qUtf8Printable(text));
    return code;
}

bool flush()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

}
