// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/recordingkeeper.h"

#include "core/session/gamelibrary.h"

namespace {

/// Without a move.
constexpr int restMs = 5000;

}

RecordingKeeper::RecordingKeeper(GameLibrary& shelf, QObject* parent)
    : QObject(parent), m_shelf(shelf), m_recordings(KeptRecordings::usualFolder(shelf.file()))
{
    // Whoever knows the reports hears of a move after the archive does.
    m_look.setSingleShot(true);
    m_look.setInterval(0);
    connect(&m_look, &QTimer::timeout, this, &RecordingKeeper::look);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &RecordingKeeper::write);
}

RecordingKeeper::~RecordingKeeper()
{
    write();
}

void RecordingKeeper::follow(const Seat& seat, const Game& game)
{
    if (seat != m_seat)
        leave();
    m_seat = seat;
    m_game = game;
    if (m_source)
        m_look.start();
}

void RecordingKeeper::leave()
{
    m_look.stop();
    write();
    m_seat.reset();
}

void RecordingKeeper::erase(const Seat& seat)
{
    if (seat == m_seat) {
        m_look.stop();
        m_rest.stop();
        m_waiting.reset();
        m_seat.reset();
    }
    m_shelf.order<void>(
        this,
        [recordings = m_recordings, seat](GameArchive&) -> Expected<void> {
            recordings.remove(seat->uid);
            return {};
        },
        [](const Expected<void>&) {});
}

void RecordingKeeper::look()
{
    if (!m_source || !m_seat)
        return;
    Recording recording = m_source(m_game);
    if (recording.searches() == 0)
        return;
    m_waiting = std::move(recording);
    if (m_game.outcome() == Outcome::Unfinished)
        m_rest.start();
    else
        write();
}

void RecordingKeeper::write()
{
    m_rest.stop();
    if (!m_waiting || !m_seat)
        return;
    m_shelf.order<void>(
        this,
        [recordings = m_recordings, seat = m_seat,
         recording = std::make_shared<const Recording>(std::move(*m_waiting))](GameArchive&) {
            return recordings.keep(*recording, seat->uid);
        },
        [this](const Expected<void>& kept) {
            if (!kept && !m_failed)
                Q_EMIT failed(kept.error().message);
            m_failed = !kept;
        });
    m_waiting.reset();
}
