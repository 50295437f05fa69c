// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/savefile.h"

#include "core/support/heldfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <unistd.h>

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

/// Of a name that stands for a descriptor of this program. Opened by that name a file behind it
/// would be written from its beginning, over what has been printed.
std::optional<int> descriptorOf(const QString& path)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:/dev/(stdout|stderr)|/(?:dev|proc/self)/fd/([0-9]{1,4}))$"));
    const QRegularExpressionMatch match = form.match(QDir::cleanPath(path));
    if (!match.hasMatch())
        return {};
    if (match.hasCaptured(2))
        return match.captured(2).toInt();
    return match.captured(1) == QStringLiteral("stdout") ? STDOUT_FILENO : STDERR_FILENO;
}

/// A QFile would look for its place in a stream that has none.
Expected<void> writeStream(const QString& path, const QByteArray& bytes)
{
    std::fflush(stdout);
    const auto own = descriptorOf(path);
    const int stream = own ? *own : ::open(QFile::encodeName(path).constData(), O_WRONLY);
    qint64 done = 0;
    bool good = stream >= 0;
    while (good && done < bytes.size()) {
        const auto rest = static_cast<std::size_t>(bytes.size() - done);
        const ssize_t written = ::write(stream, bytes.constData() + done, rest);
        good = written > 0 || (written < 0 && errno == EINTR);
        done += std::max<ssize_t>(written, 0);
    }
    const int reason = errno;
    if (!own && stream >= 0)
        ::close(stream);
    if (!good)
        return fail(qt_error_string(reason));
    return {};
}

}

bool isStream(const QString& path)
{
    const QFileInfo file(path);
    return descriptorOf(path) || (file.exists() && !file.isFile() && !file.isDir());
}

QString fileBehind(const QString& path)
{
    constexpr int mostLinks = 40; // as the system has it
    QFileInfo file(path);
    for (int link = 0; link < mostLinks && file.isSymLink(); ++link)
        file.setFile(file.symLinkTarget());
    return QDir(QFileInfo(file.absolutePath()).canonicalFilePath()).filePath(file.fileName());
}

bool isSameFile(const QString& one, const QString& other)
{
    std::error_code failed;
    const auto native = [](const QString& path) {
        return std::filesystem::path(QFile::encodeName(path).toStdString());
    };
    return std::filesystem::equivalent(native(one), native(other), failed)
        || fileBehind(one) == fileBehind(other);
}

Expected<void> saveFile(const QString& path, const QByteArray& bytes)
{
    if (isStream(path))
        return writeStream(path, bytes);
    if (heldfiles::isHeld(path))
        return fail(heldfiles::reason());
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
