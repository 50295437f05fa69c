// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games that a program has left behind which crashed or was ended by the system: the latest is put
// back as it was, and the others are named.
#include "ui/play/games/autosave.h"
#include "ui/play/games/gamefiles.h"

#include <QAction>
#include <QDir>
#include <QLocale>
#include <QMenu>
#include <algorithm>

namespace {

/// Named one by one; more are counted.
constexpr std::size_t mostNamed = 3;

/// "17:02, 5 moves", with the day where that is another one.
QString leftGameName(const RecoverableGame& game)
{
    const QString when = game.time.date() == QDate::currentDate()
        ? QLocale().toString(game.time.time(), QLocale::ShortFormat)
        : QLocale().toString(game.time, QLocale::ShortFormat);
    return GameFiles::tr("%1, %n move(s)", "when, and how long", game.moves).arg(when);
}

QString leftGamesSentence(const std::vector<RecoverableGame>& games)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(mostNamed, games.size()); ++i)
        names += leftGameName(games[i]);
    if (games.size() > mostNamed)
        names += GameFiles::tr("%n more", nullptr, static_cast<int>(games.size() - mostNamed));
    return GameFiles::tr("Also saved: %1.", "unfinished games")
        .arg(names.join(GameFiles::tr("; ", "between games")));
}

QString damagedSentence(const QStringList& files)
{
    QStringList places;
    for (const QString& file : files)
        places += QDir::toNativeSeparators(file);
    return (files.size() == 1
                ? GameFiles::tr("A saved game is damaged. It was kept as %1.")
                : GameFiles::tr("Some saved games are damaged. They were kept as %1."))
        .arg(places.join(QStringLiteral(", ")));
}

} // namespace

std::vector<RecoverableGame> GameFiles::leftGames() const
{
    std::vector<RecoverableGame> games = m_autosave.recoverable();
    // It is in the list of one's games, and nothing can be played on in it.
    if (m_keeps && m_keeps())
        std::erase_if(games, [](const RecoverableGame& game) { return game.isFinished; });
    return games;
}

bool GameFiles::putLatestBack()
{
    const std::vector<RecoverableGame> games = leftGames();
    if (!games.empty() && goOnWith(games.front()))
        return true;
    if (!m_autosave.damagedFiles().isEmpty())
        Q_EMIT refused(damagedSentence(m_autosave.damagedFiles()));
    return false;
}

bool GameFiles::goOnWith(const RecoverableGame& game)
{
    if (const auto found = m_autosave.recover(game.file); !found) {
        Q_EMIT refused(found.error().message);
        return false;
    }
    Q_EMIT recovered(game);
    tellOfLeft();
    return true;
}

void GameFiles::openLeft(const RecoverableGame& game)
{
    if (mayDiscard())
        goOnWith(game);
}

void GameFiles::tellOfLeft()
{
    QStringList sentences {tr("Here is the game you were playing.")};
    const std::vector<RecoverableGame> others = leftGames();
    if (!others.empty())
        sentences += leftGamesSentence(others);
    if (!m_autosave.damagedFiles().isEmpty())
        sentences += damagedSentence(m_autosave.damagedFiles());
    m_autosave.noteTold();
    QAction* const before = m_others;
    m_others = others.empty() ? nullptr : makeOthers(others);
    Q_EMIT putBack(sentences.join(u' '), m_others);
    // Its menu may be what has brought us here.
    if (before)
        before->deleteLater();
}

QAction* GameFiles::makeOthers(const std::vector<RecoverableGame>& games)
{
    auto* const action = new QAction(tr("Other games"), this);
    action->setToolTip(tr("Continue another unfinished game"));
    action->setStatusTip(action->toolTip());
    auto* const menu = new QMenu(m_window);
    connect(action, &QObject::destroyed, menu, &QObject::deleteLater);
    for (const RecoverableGame& game : games) {
        QAction* const each = menu->addAction(leftGameName(game));
        // Queued: the strip with this menu goes with the game on the board.
        connect(
            each, &QAction::triggered, this, [this, game] { openLeft(game); },
            Qt::QueuedConnection);
    }
    action->setMenu(menu);
    return action;
}
