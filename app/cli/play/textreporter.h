// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/play/gamereporter.h"

/// Plain text for a person; values are from the view of the player whose turn it reports.
class TextReporter : public GameReporter
{
public:
    explicit TextReporter(Seats seats);

    void introduced(const Game& game) override;
    void moved(const Game& game, const SearchReport* report) override;
    void failed(const Game& game, const SearchReport& report) override;
    void stands(const Game& game) override;
    void takenBack(const Game& game) override { stands(game); }
    void hinted(const SearchReport& report) override;
    void listed(const Game& game) override;
    void saved(const QString& path) override;
    void explained() override;
    void refused(const QString& sentence) override;
    void waits() override;
    void left(const Game& game, bool lineOpen) override;

private:
    Seats m_seats;
};
