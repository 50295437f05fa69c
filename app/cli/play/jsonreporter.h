// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/play/gamereporter.h"

#include <QJsonObject>
#include <functional>

/// One JSON object per line, handed out at once, so that a program on the other end of a pipe can
/// follow. `event` says what happened; the first line is a `start`, the last one a `result`.
/// Columns count from 1, positions are the moves from the empty board, scores are from the view of
/// the side that was to move.
class JsonReporter : public GameReporter
{
public:
    /// `write` gets each line with its line break.
    JsonReporter(Seats seats, std::function<void(const QByteArray&)> write);

    void introduced(const Game& game) override;
    void moved(const Game& game, const SearchReport* report) override;
    void failed(const Game& game, const SearchReport& report) override;
    void stands(const Game&) override { }
    void takenBack(const Game& game) override;
    void hinted(const SearchReport& report) override;
    void listed(const Game& game) override;
    void saved(const QString& path) override;
    void explained() override;
    void refused(const QString& sentence) override;
    void waits() override { }
    void left(const Game& game, bool lineOpen) override;

private:
    void tell(const QString& event, QJsonObject object) const;

    Seats m_seats;
    std::function<void(const QByteArray&)> m_write;
};
