// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/readfile.h"

#include "core/support/files/heldfiles.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace {

struct ReadFileText
{
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
};

constexpr qint64 mostOfStream = 64 * 1024 * 1024;

Error tooLarge(qint64 most)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    return {most < mebibyte
                ? ReadFileText::tr("it is larger than the limit of %1 KiB").arg(most / 1024)
                : ReadFileText::tr("it is larger than the limit of %1 MiB").arg(most / mebibyte)};
}

}

Expected<QByteArray> readFile(const QString& path, qint64 most)
{
    const QFileInfo info(path);
    if (info.isDir())
        return fail(ReadFileText::tr("it is a folder"));
    if (heldfiles::isHeld(path))
        return fail(heldfiles::reason());
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(file.errorString());
    if (!info.isFile())
        most = std::min(most, mostOfStream);
    if (file.size() > most)
        return tl::unexpected(tooLarge(most));
    // Some files of the system say that they are empty, and go on and on.
    QByteArray bytes;
    for (QByteArray block = file.read(1 + (file.size() > 0 ? file.size() : most / 64));
         !block.isEmpty(); block = file.read(1 + most / 64)) {
        bytes += block;
        if (bytes.size() > most)
            return tl::unexpected(tooLarge(most));
    }
    if (file.error() != QFileDevice::NoError)
        return fail(file.errorString());
    return bytes;
}
