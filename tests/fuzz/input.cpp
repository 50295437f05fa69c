// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/input.h"

#include "app/cli/linereader.h"
#include "tests/fuzz/fuzz.h"

#include <sys/mman.h>
#include <unistd.h>

namespace fuzz {

QStringList typedLines(const QByteArray& bytes)
{
    // Never readable: nobody interrupts.
    static const int quiet = [] {
        int ends[2] {};
        require(::pipe(ends) == 0, "there is a pipe");
        return ends[0];
    }();
    const int file = ::memfd_create("typed", MFD_CLOEXEC);
    require(file >= 0
                && ::write(file, bytes.constData(), static_cast<std::size_t>(bytes.size()))
                    == bytes.size()
                && ::lseek(file, 0, SEEK_SET) == 0 && ::dup2(file, STDIN_FILENO) == STDIN_FILENO,
            "there is a standard input");
    ::close(file);

    LineReader reader(quiet);
    QStringList lines;
    QString line;
    while (reader.read(line) == LineReader::Status::Line)
        lines << line;
    return lines;
}

}
