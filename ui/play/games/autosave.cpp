// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/games/autosave.h"

#include "core/game/gamefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <utility>

namespace {

/// Where the game came from travels as a tag in the kept file, so that one rename writes it all.
const QString originTag = QStringLiteral("AutosaveOrigin");
/// So does that the program was ended in good order, what the archive calls it, and who plays.
const QString endedTag = QStringLiteral("AutosaveEnded");
const QString keptTag = QStringLiteral("AutosaveKept");
const QString playersTag = QStringLiteral("AutosavePlayers");

QString lockPath(const QString& path)
{
    return path + QStringLiteral(".lock");
}

/// A lock that holds as long as its owner lives, however old it gets.
std::unique_ptr<QLockFile> makeLock(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    lock->setStaleLockTime(0);
    return lock;
}

}

Autosave::Autosave(GameModel& model, const QString& folder, QObject* parent)
    : QObject(parent), m_model(model)
{
    QDir().mkpath(folder);
    findLeftGames(folder);
    m_path = QDir(folder).absoluteFilePath(
        QStringLiteral("%1-%2.c4g")
            .arg(QCoreApplication::applicationPid())
            .arg(QUuid::createUuid().toString(QUuid::WithoutBraces).left(8)));
    m_lock = makeLock(m_path);
    m_lock->tryLock(0);

    m_pending.setSingleShot(true);
    m_pending.setInterval(0);
    connect(&m_pending, &QTimer::timeout, this, &Autosave::write);
    const auto schedule = [this] {
        if (m_enabled)
            m_pending.start();
    };
    connect(&m_model, &GameModel::movesChanged, this, schedule);
    connect(&m_model, &GameModel::modifiedChanged, this, schedule);
    connect(&m_model, &GameModel::filePathChanged, this, schedule);
}

Autosave::~Autosave()
{
    if (m_keptAfterEnd)
        return;
    removeFile();
    for (const Found& found : m_found)
        if (found.told && found.archived)
            QFile::remove(found.game.file);
}

void Autosave::removeOwnTags(Game& game)
{
    for (const QString& tag : {originTag, endedTag, keptTag, playersTag})
        game.setTag(tag, QString());
}

QString Autosave::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        + QStringLiteral("/autosave");
}

void Autosave::findLeftGames(const QString& folder)
{
    const QDir dir(folder);
    for (const QFileInfo& file : dir.entryInfoList({QStringLiteral("*.c4g")}, QDir::Files)) {
        auto lock = makeLock(file.absoluteFilePath());
        // Taken: its owner lives, or another program has just offered it.
        if (!lock->tryLock(0))
            continue;
        const auto game = gamefile::load(file.absoluteFilePath());
        if (!game) {
            putAside(file.absoluteFilePath());
            continue;
        }
        Game atEnd = *game;
        atEnd.goTo(atEnd.length());
        m_found.push_back({{.file = file.absoluteFilePath(),
                            .time = file.lastModified(),
                            .originPath = game->tag(originTag),
                            .positionText = atEnd.positionText(),
                            .moves = atEnd.length(),
                            .isFinished = atEnd.outcome() != Outcome::Unfinished,
                            .wasEnded = !game->tag(endedTag).isEmpty(),
                            .keptUid = game->tag(keptTag),
                            .players = KeptPlayers::fromText(game->tag(playersTag))},
                           std::move(lock)});
    }
    std::sort(m_found.begin(), m_found.end(),
              [](const Found& a, const Found& b) { return a.game.time > b.game.time; });

    // Locks of programs that were killed with nothing to keep.
    for (const QFileInfo& file : dir.entryInfoList({QStringLiteral("*.c4g.lock")}, QDir::Files)) {
        QString owner = file.absoluteFilePath();
        owner.chop(static_cast<int>(lockPath(QString()).size()));
        if (!QFileInfo::exists(owner))
            makeLock(owner)->tryLock(0);
    }
}

/// Where it can't be renamed it stays as it is, and is told of the next time again.
void Autosave::putAside(const QString& file)
{
    const QString name = file + QStringLiteral(".damaged");
    QString aside = name;
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = QStringLiteral("%1-%2").arg(name).arg(number);
    m_damaged += QFile::rename(file, aside) ? aside : file;
}

std::vector<RecoverableGame> Autosave::recoverable() const
{
    std::vector<RecoverableGame> games;
    for (const Found& found : m_found)
        games.push_back(found.game);
    return games;
}

Expected<void> Autosave::recover(const QString& file)
{
    FOURCAST_LET(auto game, gamefile::load(file));
    const QString origin = game.tag(originTag);
    const QString keptUid = game.tag(keptTag);
    removeOwnTags(game);
    game.goTo(game.length());
    m_model.reset(std::move(game), origin);
    // Before the model calls it unsaved: it is no new game of the archive.
    Q_EMIT recovered(keptUid);
    m_model.markUnsaved();
    flush();
    if (m_enabled && !QFileInfo::exists(m_path))
        return {}; // Not kept anywhere else yet: failed() said why, and the old file stays.
    discard(file);
    return {};
}

void Autosave::discard(const QString& file)
{
    const auto found = std::find_if(m_found.begin(), m_found.end(),
                                    [&](const Found& f) { return f.game.file == file; });
    if (found == m_found.end())
        return;
    QFile::remove(file);
    m_found.erase(found);
}

void Autosave::noteTold()
{
    for (Found& found : m_found)
        found.told = true;
}

void Autosave::noteArchived(const QString& file)
{
    for (Found& found : m_found)
        found.archived = found.archived || found.game.file == file;
}

void Autosave::setEnabled(bool enabled)
{
    m_enabled = enabled;
    if (enabled)
        write();
    else
        removeFile();
}

void Autosave::flush()
{
    if (m_pending.isActive())
        write();
}

void Autosave::keepAfterEnd(bool kept)
{
    const bool before = std::exchange(m_keptAfterEnd, kept);
    if (kept || (before && m_enabled))
        write();
}

void Autosave::write()
{
    m_pending.stop();
    if (!m_model.isModified()) {
        removeFile();
        Q_EMIT saved();
        return;
    }
    Game game = m_model.game();
    game.setTag(originTag, m_model.filePath());
    game.setTag(keptTag, m_keptUid);
    game.setTag(playersTag, m_players ? m_players->toText() : QString());
    game.setTag(endedTag, m_keptAfterEnd ? QStringLiteral("yes") : QString());
    if (const auto written = gamefile::save(game, m_path); !written) {
        Q_EMIT failed(tr("The game can't be autosaved: %1").arg(written.error().message));
        return;
    }
    Q_EMIT saved();
}

void Autosave::removeFile()
{
    m_pending.stop();
    QFile::remove(m_path);
}
