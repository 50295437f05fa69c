// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bots/bothistory.h"
#include "core/bots/bottest.h"
#include "core/bots/firstbot.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

class SolverService;

/// A bot and what was found out about its earlier versions.
struct KnownBot
{
    Program program {};
    std::vector<BotRecord> records {};
};

/// What a test leaves behind.
struct TestedBot
{
    KnownBot bot {};
    BotReport report {};
    /// What the bot has written to standard error.
    QString errors {};
};

/// All that is done for a bot away from the window; each blocks, and is called on another thread.
/// Tests put their own in its place.
struct BotWork
{
    /// The programs that somebody can edit.
    std::function<Expected<std::vector<Program>>()> list {};
    std::function<Expected<KnownBot>(const firstbot::Wish&, const std::stop_token&)> make {};
    /// By its name: compiled and counted anew where its file has changed.
    std::function<Expected<KnownBot>(const QString&, const std::stop_token&)> update {};
    /// Brings it up to date, lets it play, and keeps the report among those of its versions.
    std::function<Expected<TestedBot>(const BotTestOptions&, const std::stop_token&,
                                      const BotTestListener&)>
        test {};

    /// With the programs in `programs.json` at `path`, the reports beside it, and this solver.
    static BotWork usual(const QString& path, std::shared_ptr<SolverService> solver);
};
