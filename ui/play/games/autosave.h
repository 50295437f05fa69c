// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gamemodel.h"
#include "ui/play/games/keptplayers.h"

#include <QDateTime>
#include <QLockFile>
#include <QStringList>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

/// A game that a program has left behind which crashed, or was ended by the system.
struct RecoverableGame
{
    QString file;
    QDateTime time; ///< of the last move kept
    QString originPath; ///< the game file it was opened from or saved to; may be empty
    QString positionText; ///< `44536`
    int moves = 0;
    bool isFinished = false;
    bool wasEnded = false; ///< by the system, with time to keep it: nothing went wrong
    QString keptUid; ///< what it is called in the archive; may be empty
    std::optional<KeptPlayers> players {}; ///< where they are known
};

/// Keeps the unsaved game on disk, a file of its own for each running program with a lock beside
/// it. The file goes when the game is saved, empty, or the program ends; one that is still there
/// without a living owner is offered for recovery. What is no game is put aside under another name
/// and never removed.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Makes the folder, and looks there for games left behind. They stay reserved for this object,
    /// so that another program started now does not offer them too.
    Autosave(GameModel& model, const QString& folder, QObject* parent = nullptr);
    /// A clean end: what this object wrote goes. What was left behind and not dealt with stays,
    /// unless the person was told of it and it is in the archive of all games.
    ~Autosave() override;

    /// Off removes the file.
    void setEnabled(bool enabled);
    /// What the game is called in the archive of all games, which a recovered one goes on with;
    /// empty where it is not there. Goes into the file with the next change.
    void setKeptUid(const QString& uid) { m_keptUid = uid; }
    /// Who plays, which a recovered game goes on with. Goes into the file with the next change.
    void setPlayers(const KeptPlayers& players) { m_players = players; }
    /// Takes away the tags that a game has in these files alone.
    static void removeOwnTags(Game& game);
    QString filePath() const { return m_path; }
    /// Writes a pending change now instead of when the event loop is back.
    void flush();
    /// Whether the game stays on disk when this object goes, to be offered at the next start: at
    /// the end of the desktop's session no question is asked. Writes it at once, also where it is
    /// off.
    void keepAfterEnd(bool kept);

    /// Newest first.
    std::vector<RecoverableGame> recoverable() const;
    /// Puts the game into the model as an unsaved one, and under this program's own file.
    Expected<void> recover(const QString& file);
    /// Removes a file from recoverable() for good.
    void discard(const QString& file);
    /// A person has read that these games are there.
    void noteTold();
    /// The archive of all games has this one, too.
    void noteArchived(const QString& file);
    /// Files that looked like kept games and could not be read, by the names that they have now.
    const QStringList& damagedFiles() const { return m_damaged; }
    /// What it is when a program on this machine wants a folder for it.
    static QString standardFolder();

Q_SIGNALS:
    /// The file is as new as the game.
    void saved();
    /// A game that was left behind is in the model now; `keptUid` as in RecoverableGame.
    void recovered(const QString& keptUid);
    /// A sentence; the game can't be kept.
    void failed(const QString& sentence);

private:
    struct Found
    {
        RecoverableGame game;
        std::unique_ptr<QLockFile> lock;
        bool told = false;
        bool archived = false;
    };

    void findLeftGames(const QString& folder);
    void putAside(const QString& file);
    void write();
    void removeFile();

    GameModel& m_model;
    QString m_path;
    QString m_keptUid;
    std::optional<KeptPlayers> m_players;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<Found> m_found;
    QStringList m_damaged;
    QTimer m_pending;
    bool m_enabled = true;
    bool m_keptAfterEnd = false;
};
