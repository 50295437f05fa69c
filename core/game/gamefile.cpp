// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/gamefile.h"

#include "core/support/files/heldfiles.h"
#include "core/support/files/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gamefile {

namespace {

Error tooLarge(const QString& name)
{
    return {QCoreApplication::translate("GameFile",
                                        "%1 is larger than %2 KiB and can't be a game file.")
                .arg(name, QString::number(maximumSize / 1024))};
}

Error unreadable(const QString& name, const QString& reason)
{
    return {QCoreApplication::translate("GameFile", "%1 could not be read: %2.").arg(name, reason)};
}

Error unwritable(const QString& name, const QString& reason)
{
    return {QCoreApplication::translate("GameFile", "The game could not be saved as %1: %2.")
                .arg(name, reason)};
}

} // namespace

Expected<Game> load(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    QFile file(path);
    // A pipe or a device might never answer.
    if (const QFileInfo info(path); info.exists() && !info.isFile()) {
        return tl::unexpected(
            unreadable(name, QCoreApplication::translate("GameFile", "it is not a file")));
    }
    if (heldfiles::isHeld(path))
        return tl::unexpected(unreadable(name, heldfiles::reason()));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadable(name, file.errorString()));
    if (file.size() > maximumSize)
        return tl::unexpected(tooLarge(name));
    // Some files of the system say that they are empty, and go on and on.
    const QByteArray bytes = file.read(maximumSize + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(unreadable(name, file.errorString()));
    if (bytes.size() > maximumSize)
        return tl::unexpected(tooLarge(name));
    return read(bytes).map_error([&](Error error) {
        error.message = QCoreApplication::translate("GameFile", "%1, %2.").arg(name, error.message);
        return error;
    });
}

Expected<void> save(const Game& game, const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const QByteArray bytes = write(game);
    if (game.tags().size() > maximumTags) {
        return tl::unexpected(
            unwritable(name, QCoreApplication::translate("GameFile", "it has too many tags")));
    }
    if (bytes.size() > maximumSize) {
        return tl::unexpected(
            unwritable(name, QCoreApplication::translate("GameFile", "its comments are too long")));
    }
    if (const auto saved = saveFile(path, bytes); !saved)
        return tl::unexpected(unwritable(name, saved.error().message));
    return {};
}

}
