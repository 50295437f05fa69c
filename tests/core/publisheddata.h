// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QString>

/// Files that others have published, which the program is held against. They are no part of it:
/// where they are not at hand, the lines of them that tests/core/published keeps stand in.
namespace published {

struct KnownFile
{
    const char* name;
    const char* sha256;
};

constexpr KnownFile openingDataSet {
    "connect-4.data", "063152e6eadbb424c7ef4645df76e493a43812edd9c992400983da4fa54f8cba"};
constexpr KnownFile scoredPositions[] {
    {"positions/end-easy", "fae47639d993cc91f074d0b642a5f2bb251d31b15cea9df496d672c01fb2efec"},
    {"positions/middle-easy", "52b9ee96ab6e92fd755ca4c545792c07c548a5a994fd32beec2775939d071b3c"},
    {"positions/begin-easy", "003b7f5cc2b9b2d07ee2663cf92dfe99a50d7f4f57c556b6f35048e1bfaedb68"},
};

inline QByteArray sha256(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Some lines of the file, in its order.
inline QByteArray sample(const KnownFile& known)
{
    return contents(QDir(QStringLiteral(FOURCAST_PUBLISHED)).filePath(QLatin1String(known.name)));
}

/// The file beside the checked-out sources, or where FOURCAST_TEST_DATA says; empty when it is not
/// there.
inline QByteArray whole(const KnownFile& known)
{
    const QString folder
        = qEnvironmentVariable("FOURCAST_TEST_DATA", QStringLiteral(FOURCAST_SHARED_DATA));
    return contents(QDir(folder).filePath(QLatin1String(known.name)));
}

/// The whole file or, failing that, the sample. Empty, which no test takes, when a file of that
/// name is another one.
inline QByteArray text(const KnownFile& known)
{
    const QByteArray found = whole(known);
    if (found.isEmpty())
        return sample(known);
    return sha256(found) == known.sha256 ? found : QByteArray();
}

}
