// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/savefile.h"

#include <QSaveFile>

namespace {

/// Goes on after a disk took only a part: not before the next call does it say why.
bool writeAll(QSaveFile& file, const QByteArray& bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 written = file.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            return false;
        done += written;
    }
    return true;
}

}

Expected<void> saveFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return fail(file.errorString());
    if (!writeAll(file, bytes) || !file.commit()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        return fail(reason);
    }
    return {};
}
