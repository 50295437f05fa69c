// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// The files that SQLite has open in this program, and that no other code in it may open, even to
/// read one byte: a POSIX lock belongs to the process and the file, so closing any descriptor of it
/// takes away the locks that SQLite believes it has (fcntl(2)). The next program that closes the
/// database would take itself for the last one, and remove the log that is still written to.
///
/// May be called from any thread.
namespace heldfiles {

/// From its making on, for as long as it lives, the file is SQLite's, and its log and index (-wal,
/// -shm) with it. The file must be there; several may hold one file.
class Hold
{
public:
    explicit Hold(const QString& path);
    ~Hold();
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;

private:
    quint64 m_device = 0;
    quint64 m_inode = 0;
};

/// By whatever name or link.
bool isHeld(const QString& path);
/// Why it can't be read or replaced: "it is a database that this program has open".
QString reason();

}
