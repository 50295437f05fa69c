// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QByteArray>
#include <QIODevice>
#include <memory>

class QSaveFile;

/// Is this a device, a pipe or one of the program's own descriptors (/dev/stdout, /dev/fd/3)? It
/// is never replaced by a file; what is written goes through it.
bool isStream(const QString& path);

/// The whole name of the file that symbolic links lead to, whether it is there yet or not.
QString fileBehind(const QString& path);

/// Do the two name one file, by whatever links, whether it is there yet or not?
bool isSameFile(const QString& one, const QString& other);

/// A file that is written whole or not at all: an error, or going before commit(), leaves what was
/// there before. Of a symbolic link the file behind it is replaced, and the link stays. What is no
/// file but a stream is written to from where it stands, which waits for a pipe's reader. Errors
/// are the system's reason alone ("Permission denied"), for the caller to put into a sentence that
/// names the file; errorString() has it after a write() that failed.
class SavedFile : public QIODevice
{
public:
    explicit SavedFile(const QString& path);
    ~SavedFile() override;

    Expected<void> begin();
    Expected<void> commit();
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override;

private:
    qint64 writeSome(const char* data, qint64 size);

    QString m_path;
    /// Null for a stream. By itself it reports success when the disk took only part of a small
    /// file, because its buffer is flushed without a look at the result; so the bytes go past that.
    std::unique_ptr<QSaveFile> m_file;
    int m_stream = -1;
    bool m_isOpenedHere = false;
};

/// SavedFile in one call.
Expected<void> saveFile(const QString& path, const QByteArray& bytes);
