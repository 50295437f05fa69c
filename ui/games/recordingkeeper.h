// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/gamearchive.h"
#include "core/recording/keptrecordings.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

class GameLibrary;

/// Keeps what the searches of the game on the board reported beside the archive: when it is over,
/// when it is left, and when nobody has moved for some seconds, so that two fast engines are not
/// measured while their reports are written. Away from the window.
class RecordingKeeper : public QObject
{
    Q_OBJECT

public:
    /// What is known of the searches of this game.
    using Source = std::function<Recording(const Game&)>;
    /// As what a game is kept: known on the worker's thread alone.
    using Seat = std::shared_ptr<const KeptAs>;

    explicit RecordingKeeper(GameLibrary& shelf, QObject* parent = nullptr);
    /// Orders what waits to be written.
    ~RecordingKeeper() override;

    /// Nothing is kept without one. It is asked in the window's thread.
    void setSource(Source source) { m_source = std::move(source); }
    /// The game in this seat is this one now.
    void follow(const Seat& seat, const Game& game);
    /// The board has another game: writes what waits.
    void leave();
    /// The game in this seat is gone. Its recording goes with it.
    void erase(const Seat& seat);

    /// False where the last writing failed.
    bool keeps() const { return m_source && !m_failed; }
    const KeptRecordings& recordings() const { return m_recordings; }

Q_SIGNALS:
    /// Once until it works again: why it is not kept.
    void failed(const QString& sentence);

private:
    void look();
    void write();

    GameLibrary& m_shelf;
    KeptRecordings m_recordings;
    Source m_source;
    Seat m_seat;
    Game m_game;
    /// As it was seen last, until it is written.
    std::optional<Recording> m_waiting;
    QTimer m_look;
    QTimer m_rest;
    bool m_failed = false;
};
