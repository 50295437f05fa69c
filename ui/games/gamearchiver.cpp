// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamearchiver.h"

#include "core/archive/archivefiles.h"
#include "core/session/gamelibrary.h"
#include "core/session/reviewsession.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/play/playcontroller.h"

#include <QTimer>
#include <algorithm>

namespace {

/// What was deleted goes for good after so many days.
constexpr int daysUntilPurged = 30;
/// In one transaction: a fraction of a second.
constexpr int purgedAtOnce = 300;
/// Nobody waits for that.
constexpr int purgeDelayMs = 5000;

bool isEmpty(const Game& game)
{
    return game.length() == 0 && game.setup().empty() && game.comment(0).isEmpty();
}

/// What was played, at its end; lines beside it stay beside it.
Game asPlayed(Game game)
{
    if (!game.showsMainLine())
        game.showMainLine();
    game.goTo(game.length());
    return game;
}

bool isBeginning(const std::vector<Move>& beginning, const std::vector<Move>& line)
{
    return std::ranges::mismatch(beginning, line).in1 == beginning.end();
}

}

GameArchiver::GameArchiver(GameModel& model, PlayController& controller, ReviewSession& review,
                           Autosave& autosave, GameLibrary& shelf, QObject* parent)
    : QObject(parent), m_model(model), m_controller(controller), m_review(review),
      m_autosave(autosave), m_shelf(shelf), m_recordings(shelf)
{
    connect(&model, &GameModel::gameReset, this, &GameArchiver::forget);
    model.addWitness([this] {
        return [this, lines = m_lines] {
            m_lines = lines;
            m_autosave.setKeptUid(uid());
        };
    });
    connect(&model, &GameModel::movesChanged, this, &GameArchiver::write);
    connect(&model, &GameModel::modifiedChanged, this, &GameArchiver::write);
    connect(&review, &ReviewSession::finished, this, &GameArchiver::keepAccuracy);
    connect(&autosave, &Autosave::recovered, this, [this](const QString& uid) {
        goOnWith({uid, KeptAs::anyRevision});
    });
    QTimer::singleShot(0, this, &GameArchiver::keepLeftGames);
    QTimer::singleShot(purgeDelayMs, this, &GameArchiver::purge);
}

void GameArchiver::purge()
{
    if (!m_enabled)
        return;
    m_shelf.order<QStringList>(
        this,
        [recordings = m_recordings.recordings()](GameArchive& archive) -> Expected<QStringList> {
            FOURCAST_LET(
                auto purged,
                archive.purge(QDateTime::currentDateTimeUtc(), daysUntilPurged, purgedAtOnce));
            for (const QString& uid : purged)
                recordings.remove(uid);
            return purged;
        },
        [this](const Expected<QStringList>& purged) {
            if (purged && purged->size() == purgedAtOnce)
                purge();
        });
}

void GameArchiver::setEnabled(bool on)
{
    if (on == m_enabled)
        return;
    m_enabled = on;
    if (on)
        write();
}

QString GameArchiver::uid() const
{
    return m_lines.empty() ? QString() : m_lines.back().game.uid;
}

bool GameArchiver::isLastLine() const
{
    return keeps() && !m_lines.empty()
        && m_lines.back().game.game.moves() == asPlayed(m_model.game()).moves();
}

bool GameArchiver::keepsSearches() const
{
    return isLastLine() && m_recordings.keeps();
}

void GameArchiver::keepSearches()
{
    if (isLastLine())
        m_recordings.follow(m_lines.back().seat, m_lines.back().game.game);
}

void GameArchiver::forget()
{
    m_recordings.leave();
    m_lines.clear();
    m_autosave.setKeptUid({});
}

void GameArchiver::goOnWith(const KeptAs& as)
{
    if (as.uid.isEmpty())
        return;
    m_lines.clear();
    Line line {ArchivedGame::begin(), std::make_shared<KeptAs>(as)};
    line.game.uid = as.uid;
    line.game.game = asPlayed(m_model.game());
    m_lines.push_back(std::move(line));
    m_autosave.setKeptUid(as.uid);
}

/// The one that the game on the board is: the latest, unless that came to its end with other moves,
/// or an earlier one that Undo has brought back. Null while it is the beginning of a finished one.
GameArchiver::Line* GameArchiver::lineFor(const Game& game)
{
    const auto same = [&game](const Line& line) {
        return line.game.game.setup() == game.setup() && line.game.game.moves() == game.moves();
    };
    if (const auto found = std::ranges::find_if(m_lines, same); found != m_lines.end()) {
        if (found != m_lines.end() - 1) {
            // Whatever was tried instead has been taken back.
            if (m_lines.back().game.game.outcome() == Outcome::Unfinished) {
                erase(m_lines.back());
                m_lines.pop_back();
            }
            std::rotate(found, found + 1, m_lines.end());
        }
        return &m_lines.back();
    }
    if (!m_lines.empty()) {
        Line& last = m_lines.back();
        if (last.game.game.outcome() == Outcome::Unfinished)
            return &last;
        if (isBeginning(game.moves(), last.game.game.moves()))
            return nullptr;
    }
    Line line {ArchivedGame::begin(), nullptr};
    line.seat = std::make_shared<KeptAs>(KeptAs {line.game.uid, 0});
    m_lines.push_back(std::move(line));
    return &m_lines.back();
}

void GameArchiver::write()
{
    if (!m_enabled || (m_lines.empty() && !m_model.isModified()))
        return;
    const Game game = asPlayed(m_model.game());
    if (isEmpty(game)) {
        // Taken back to nothing: as if it had never been begun.
        if (!m_lines.empty() && m_lines.back().game.game.outcome() == Outcome::Unfinished) {
            erase(m_lines.back());
            m_lines.back().game.game = game;
        }
        return;
    }
    Line* const line = lineFor(game);
    if (line && line->game.game != game)
        put(*line, game);
}

std::array<ArchivedPlayer, 2> GameArchiver::playersOf(const Game& game) const
{
    // The tags say who has moved; who is chosen now may have come later. Moves without one came
    // from somewhere else: nobody here played them.
    const auto player = [&](Player side, const char* tag) {
        ArchivedPlayer present = ArchivedPlayer::of(m_controller.player(side));
        const QString name = game.tag(QString::fromLatin1(tag));
        if (name.isEmpty() && hasMoved(game, side))
            return ArchivedPlayer {};
        if (name.isEmpty() || name == present.name)
            return present;
        if (seatOf(name) == Seat::Person && m_controller.player(side).human) {
            present.name = name;
            return present;
        }
        return ArchivedPlayer {name};
    };
    return {player(Player::First, "First"), player(Player::Second, "Second")};
}

void GameArchiver::put(Line& line, const Game& game)
{
    line.game.game = game;
    line.game.players = playersOf(game);
    m_autosave.setKeptUid(line.game.uid);
    m_shelf.order<KeptAs>(
        this,
        [kept = line.game, seat = line.seat](GameArchive& archive) -> Expected<KeptAs> {
            const auto written = archive.put(kept, *seat);
            if (written)
                *seat = *written;
            return written;
        },
        [this, seat = line.seat](const Expected<KeptAs>& written) {
            if (!written) {
                if (!std::exchange(m_failed, true))
                    Q_EMIT failed(written.error().message);
                return;
            }
            m_failed = false;
            for (Line& one : m_lines)
                if (one.seat == seat)
                    one.game.uid = written->uid;
            Q_EMIT m_shelf.changed();
        });
    m_recordings.follow(line.seat, game);
}

void GameArchiver::erase(Line& line)
{
    m_recordings.erase(line.seat);
    m_shelf.order<void>(
        this,
        [seat = line.seat](GameArchive& archive) -> Expected<void> {
            const auto erased = archive.erase(*seat);
            seat->revision = 0;
            return erased;
        },
        [this](const Expected<void>&) { Q_EMIT m_shelf.changed(); });
}

/// What a program that was killed could not write any more: its move-by-move file is as new as the
/// game. A game that was over is in the list then, and nobody has to be asked about it.
void GameArchiver::keepLeftGames()
{
    if (!m_enabled)
        return;
    for (const RecoverableGame& left : m_autosave.recoverable()) {
        // Of an older version; it is kept when somebody goes on with it.
        if (left.keptUid.isEmpty() && !left.isFinished)
            continue;
        m_shelf.order<void>(
            this,
            [left](GameArchive& archive) -> Expected<void> {
                FOURCAST_LET(auto game, archivefiles::fromFile(left.file));
                Autosave::removeOwnTags(game.game);
                game.begun = left.time.toUTC();
                if (left.keptUid.isEmpty())
                    return archive.add({game}).map([](const AddedGames&) {});
                game.uid = left.keptUid;
                return archive.keep(game);
            },
            [this, left](const Expected<void>& kept) {
                if (!kept)
                    return;
                m_autosave.noteArchived(left.file);
                if (left.isFinished)
                    m_autosave.discard(left.file);
                Q_EMIT m_shelf.changed();
            });
    }
}

void GameArchiver::keepAccuracy()
{
    const Review& review = m_review.review();
    if (!m_enabled || review.moves.empty() || !review.isComplete())
        return;
    m_shelf.change([game = review.game,
                    accuracy = std::array {review.sides[0].accuracy, review.sides[1].accuracy}](
                       GameArchive& archive) { return archive.setAccuracy(game, accuracy); });
}
