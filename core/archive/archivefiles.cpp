// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archive/archivefiles.h"

#include "core/game/gamefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace {

const QString suffix = QStringLiteral("c4g");

/// What no file system minds: of a whole name 255 bytes, with the time before and a number behind.
QString safe(const QString& text)
{
    constexpr qsizetype mostBytes = 200;
    QString name;
    for (const char32_t character : text.toUcs4())
        if (QChar::isLetterOrNumber(character)
            || (character < 0x80 && QStringLiteral(" -_().,").contains(QChar(char16_t(character)))))
            name += QStringView(QChar::fromUcs4(character));
    name = name.simplified();
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    while (QFile::encodeName(name).size() > mostBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    return name;
}

QString orUnknown(const QString& name)
{
    return name.isEmpty() ? QStringLiteral("?") : name;
}

}

Expected<ArchivedGame> archivefiles::fromFile(const QString& path)
{
    FOURCAST_LET(auto game, gamefile::load(path));
    ArchivedGame kept = ArchivedGame::begin();
    const QDate day = fileDay(game.tag(QStringLiteral("Date")));
    const QDateTime written = QFileInfo(path).lastModified();
    // Of a day alone nothing is known but that; the file's time is that of the game where it is of
    // the same day.
    kept.begun = !day.isValid() || written.date() == day ? written.toUTC()
                                                         : QDateTime(day, QTime(12, 0)).toUTC();
    kept.players = {ArchivedPlayer {game.tag(QStringLiteral("First"))},
                    ArchivedPlayer {game.tag(QStringLiteral("Second"))}};
    game.goTo(game.length());
    kept.game = std::move(game);
    return kept;
}

QStringList archivefiles::gameFiles(const QString& folder, const std::stop_token& stop)
{
    QStringList files;
    // Everything is looked at here, as a folder may have thousands of others before its first game.
    QDirIterator each(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (!stop.stop_requested() && each.hasNext()) {
        const QString path = each.next();
        if (path.endsWith(u'.' + suffix, Qt::CaseInsensitive) && each.fileInfo().isFile())
            files << path;
    }
    std::ranges::sort(files);
    return files;
}

Game archivefiles::toGame(const ArchivedGame& kept)
{
    Game game = kept.game;
    const auto complete = [&game](const char* name, const QString& value) {
        if (game.tag(QString::fromLatin1(name)).isEmpty())
            game.setTag(QString::fromLatin1(name), value);
    };
    complete("Date", kept.begun.toLocalTime().date().toString(Qt::ISODate));
    complete("First", kept.players[0].name);
    complete("Second", kept.players[1].name);
    if (game.comment(0).isEmpty())
        game.setComment(0, kept.note);
    return game;
}

QString archivefiles::nameOf(const ArchivedGame& game)
{
    return safe(game.begun.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HHmm "))) + u' '
        + safe(QStringLiteral("%1 - %2").arg(orUnknown(game.players[0].name),
                                             orUnknown(game.players[1].name)));
}

Expected<QString> archivefiles::toFolder(const ArchivedGame& game, const QString& folder)
{
    const QString name = nameOf(game);
    QString path;
    for (int number = 1; path.isEmpty() || QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(
            (number == 1 ? name : QStringLiteral("%1 (%2)").arg(name).arg(number)) + u'.' + suffix);
    FOURCAST_TRY(gamefile::save(toGame(game), path));
    return path;
}
