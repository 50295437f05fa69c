// SPDX-License-Identifier: GPL-3.0-or-later
//
// learned unpack FILE FOLDER: writes each input of the file (learnedinputs.h) to a file of its own,
// named as libFuzzer names it. learned pack FOLDER FILE: the way back; what has a name that a
// person gave stays out.
#include "core/support/files/savefile.h"
#include "tests/fuzz/learnedinputs.h"

#include <QDir>
#include <QFile>
#include <cstdio>

namespace {

Error failed(const QString& path, const char* what, const QString& why)
{
    return {QStringLiteral("'%1' cannot be %2: %3.").arg(path, QLatin1String(what), why)};
}

Expected<void> unpack(const QString& path, const QString& folder)
{
    const auto inputs = fuzz::readLearned(path);
    if (!inputs)
        return tl::unexpected(inputs.error());
    QDir().mkpath(folder);
    for (const QByteArray& input : *inputs) {
        // A saveFile() would wait for the disk.
        QFile file(QDir(folder).filePath(fuzz::learnedName(input)));
        if (!file.open(QIODevice::WriteOnly) || file.write(input) != input.size() || !file.flush())
            return tl::unexpected(failed(file.fileName(), "written", file.errorString()));
    }
    return {};
}

Expected<void> pack(const QString& folder, const QString& path)
{
    if (!QFileInfo(folder).isDir())
        return fail(QStringLiteral("'%1' is no folder.").arg(folder));
    QList<QByteArray> inputs;
    for (const QFileInfo& each : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(each.filePath());
        if (!file.open(QIODevice::ReadOnly))
            return tl::unexpected(failed(file.fileName(), "read", file.errorString()));
        if (const QByteArray input = file.readAll(); each.fileName() == fuzz::learnedName(input))
            inputs << input;
    }
    if (const auto saved = saveFile(path, fuzz::toLearnedText(inputs)); !saved)
        return tl::unexpected(failed(path, "written", saved.error().message));
    return {};
}

}

int main(int count, char** arguments)
{
    QStringList words;
    for (int i = 1; i < count; ++i)
        words << QString::fromLocal8Bit(arguments[i]);
    const QString verb = words.value(0);
    if (words.size() != 3 || (verb != QLatin1String("unpack") && verb != QLatin1String("pack"))) {
        std::fputs("usage: learned unpack FILE FOLDER | learned pack FOLDER FILE\n", stderr);
        return 2;
    }
    const auto done
        = verb == QLatin1String("pack") ? pack(words[1], words[2]) : unpack(words[1], words[2]);
    if (!done)
        std::fprintf(stderr, "%s\n", qPrintable(done.error().message));
    return done ? 0 : 1;
}
