// SPDX-License-Identifier: GPL-3.0-or-later
//
// A harness without libFuzzer: reads files, all files of folders, and after --learned the inputs
// that are packed in a file, and hands each to it. So every compiler replays what was found once.
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/learnedinputs.h"

#include <QDirIterator>
#include <QFile>
#include <cstdio>

namespace {

void replay(const QString& name, const QByteArray& bytes)
{
    // A law that does not hold ends the program: the last name told is the input's.
    std::fprintf(stderr, "%s\n", qPrintable(name));
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                           static_cast<std::size_t>(bytes.size()));
}

Expected<int> replayFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("'%1' cannot be read: %2.").arg(path, file.errorString()));
    replay(path, file.readAll());
    return 1;
}

Expected<int> replayFolder(const QString& path)
{
    int inputs = 0;
    for (QDirIterator each(path, QDir::Files); each.hasNext(); ++inputs)
        if (const auto replayed = replayFile(each.next()); !replayed)
            return replayed;
    // A corpus that is not found tests nothing.
    if (inputs == 0)
        return fail(QStringLiteral("'%1' has no inputs.").arg(path));
    return inputs;
}

/// Each input is named by its line.
Expected<int> replayLearned(const QString& path)
{
    const auto inputs = fuzz::readLearned(path);
    if (!inputs)
        return tl::unexpected(inputs.error());
    int line = 1;
    for (const QByteArray& input : *inputs)
        replay(QStringLiteral("%1:%2").arg(path).arg(++line), input);
    return static_cast<int>(inputs->size());
}

}

int main(int count, char** arguments)
{
    int inputs = 0;
    bool isLearned = false;
    for (int i = 1; i < count; ++i) {
        const QString argument = QString::fromLocal8Bit(arguments[i]);
        if (argument == QLatin1String("--learned")) {
            isLearned = true;
            continue;
        }
        const auto replayed = isLearned   ? replayLearned(argument)
            : QFileInfo(argument).isDir() ? replayFolder(argument)
                                          : replayFile(argument);
        if (!replayed) {
            std::fprintf(stderr, "%s\n", qPrintable(replayed.error().message));
            return 1;
        }
        inputs += *replayed;
    }
    std::printf("%d inputs replayed\n", inputs);
    return inputs > 0 ? 0 : 1;
}
