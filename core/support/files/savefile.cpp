// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/files/savefile.h"

#include "core/support/files/heldfiles.h"

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

SavedFile::SavedFile(const QString& path) : m_path(path) { }

SavedFile::~SavedFile()
{
    if (m_isOpenedHere)
        ::close(m_stream);
}

Expected<void> SavedFile::begin()
{
    if (isStream(m_path)) {
        // A QFile would look for its place in a stream that has none.
        std::fflush(stdout);
        const auto own = descriptorOf(m_path);
        m_stream = own ? *own : ::open(QFile::encodeName(m_path).constData(), O_WRONLY);
        m_isOpenedHere = !own && m_stream >= 0;
        if (m_stream < 0)
            return fail(qt_error_string(errno));
    } else if (heldfiles::isHeld(m_path)) {
        return fail(heldfiles::reason());
    } else {
        m_file = std::make_unique<QSaveFile>(m_path);
        if (!m_file->open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return fail(m_file->errorString());
    }
    (void)open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    return {};
}

qint64 SavedFile::writeSome(const char* data, qint64 size)
{
    if (m_file) {
        const qint64 written = m_file->write(data, size);
        if (written <= 0)
            setErrorString(m_file->errorString());
        return written;
    }
    for (;;) {
        const ssize_t written = ::write(m_stream, data, static_cast<std::size_t>(size));
        if (written > 0)
            return written;
        if (written < 0 && errno == EINTR)
            continue;
        setErrorString(qt_error_string(errno));
        return -1;
    }
}

/// Goes on after a disk took only a part: not before the next call does it say why.
qint64 SavedFile::writeData(const char* data, qint64 size)
{
    for (qint64 done = 0; done < size;) {
        const qint64 written = writeSome(data + done, size - done);
        if (written <= 0)
            return -1;
        done += written;
    }
    return size;
}

Expected<void> SavedFile::commit()
{
    if (m_file && !m_file->commit())
        return fail(m_file->errorString());
    return {};
}

Expected<void> saveFile(const QString& path, const QByteArray& bytes)
{
    SavedFile file(path);
    FOURCAST_TRY(file.begin());
    if (file.write(bytes) != bytes.size())
        return fail(file.errorString());
    return file.commit();
}
