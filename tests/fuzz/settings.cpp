// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings.h"
#include "tests/fuzz/fuzz.h"
#include "ui/text/entranttext.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

using fuzz::require;

namespace {

void checkPlayer(const Entrant& player)
{
    require(engineNames().contains(player.engine), "there is an engine of that name");
    require(player.limits != SearchLimits(), "a search ends");
    require(player.limits.depth >= 0 && player.limits.time.count() >= 0
                && player.options.workers >= 0,
            "limits are none or more");
    require(!entrantText(player).isEmpty(), "a player has a name");
}

}

/// The input is the file of the settings.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // The program sets these aside unread.
    if (!Settings::couldBeOurs(fuzz::bytesOf(data, size)))
        return 0;
    static const QTemporaryDir folder;
    // QSettings knows a file again by its name and time, so each has a name of its own.
    static int number = 0;
    const QString path = folder.filePath(QStringLiteral("%1.ini").arg(++number));
    const QString copy = path + QStringLiteral(".copy");
    {
        QFile file(path);
        require(file.open(QIODevice::WriteOnly)
                    && file.write(fuzz::bytesOf(data, size)) == static_cast<qint64>(size),
                "there is room for the file");
    }
    QSettings store(path, QSettings::IniFormat);
    const Settings settings = Settings::load(store);
    for (const Entrant* player : {&settings.first, &settings.second, &settings.hint})
        checkPlayer(*player);
    require(settings.recentFiles.size() <= Settings::maximumRecentFiles,
            "there are few recent files");
    {
        QSettings written(copy, QSettings::IniFormat);
        settings.save(written);
    }
    QSettings read(copy, QSettings::IniFormat);
    require(Settings::load(read) == settings, "settings are read as they were written");
    QFile::remove(path);
    QFile::remove(copy);
    return 0;
}
