// SPDX-License-Identifier: GPL-3.0-or-later
//
// A harness without libFuzzer: reads files, or all files of folders, and hands each to it. So every
// compiler replays what was found once.
#include "tests/fuzz/fuzz.h"

#include <QDirIterator>
#include <QFile>
#include <cstdio>

namespace {

/// False, with a sentence, when the file can't be read.
bool replayFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "%s cannot be read\n", qPrintable(path));
        return false;
    }
    const QByteArray bytes = file.readAll();
    // A law that does not hold ends the program: the last name told is the file's.
    std::fprintf(stderr, "%s\n", qPrintable(path));
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                           static_cast<std::size_t>(bytes.size()));
    return true;
}

}

int main(int count, char** arguments)
{
    int files = 0;
    for (int i = 1; i < count; ++i) {
        const QString path = QString::fromLocal8Bit(arguments[i]);
        if (!QFileInfo(path).isDir()) {
            if (!replayFile(path))
                return 1;
            ++files;
            continue;
        }
        for (QDirIterator each(path, QDir::Files); each.hasNext(); ++files)
            if (!replayFile(each.next()))
                return 1;
    }
    // A corpus that is not found tests nothing.
    return files > 0 ? 0 : 1;
}
