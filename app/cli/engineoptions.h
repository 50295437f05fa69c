// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/match/match.h"

#include <array>

/// The options by which every command chooses engines, so that they mean the same everywhere.

inline constexpr qint64 maximumDepth = 42;
inline constexpr qint64 maximumWorkers = 256;
inline constexpr std::uint64_t maximumNodes = 1'000'000'000'000;
inline constexpr qint64 maximumMilliseconds = 86'400'000;
/// Seeds stay below 2^53, so that JSON carries them exactly.
inline constexpr std::uint64_t maximumSeed = (std::uint64_t {1} << 53) - 1;

/// The number in --workers; `otherwise` where it is left out, mostly 0, which is one per core.
int readWorkers(CommandLine& line, qint64 otherwise = 0);
/// The number in --seed.
std::uint64_t readSeed(CommandLine& line, qint64 otherwise = 1);

/// --depth, --nodes and --time. `prefix` is empty, "first-" or "second-".
void addLimitOptions(CommandLine& line, const QString& prefix = {});
/// What stands under the prefix; `defaults` where nothing does.
SearchLimits readLimits(CommandLine& line, const QString& prefix, const SearchLimits& defaults);

/// --h1-variant.
void addReadingOption(CommandLine& line, const QString& prefix = {});
/// And --h1-values (read by readH1Values()) and --all-wins-alike.
void addHeuristicOptions(CommandLine& line, const QString& prefix = {});
void readHeuristicOptions(CommandLine& line, const QString& prefix, EngineOptions& options);

/// The values of H1 in the file of an option; without it nothing changes.
void readH1Values(CommandLine& line, const QString& option, H1Options& options);
/// Refuses a reading of H1 for an engine that does not.
void refuseVariantOfOther(CommandLine& line, const QString& option, const QString& engine);

/// Refuses what only our engines can be told, for a program of others.
void refuseOfProgram(CommandLine& line, const QString& option, const QString& engine);

/// Refuses a depth for the engines that always see the end and for the opponents of the ladder.
void refuseDepthOfItsOwn(CommandLine& line, const QString& option, const QString& engine);

/// --dataset; refused where none of the engines is a data set player.
void addDatasetOption(CommandLine& line);
void readDataset(CommandLine& line, const std::vector<Entrant*>& entrants);

/// For help texts: our engines' names, and where those of programs of others are found.
QString namesOfEngines();

/// All of the above and --engine, for a command with one engine.
void addEngineOptions(CommandLine& line, const QString& defaultEngine);
Entrant readEngineOptions(CommandLine& line, const QString& defaultEngine);

/// Refuses a name that no engine has.
void checkEngineName(CommandLine& line, const QString& name);
/// The name in an option, refused when there is no such engine.
QString readEngineName(CommandLine& line, const QString& option, const QString& defaultEngine);

/// --no-book of one engine (`prefix` as above) or of all: searches also where the book knows the
/// score.
void addBookOption(CommandLine& line, const QString& prefix = {});
/// For all of them; refused where none has a book.
void readBook(CommandLine& line, const std::vector<Entrant*>& entrants);

/// The two sides of a game between engines: --first and --second, with the limits, readings and
/// book of each under its name before those of both. Those of both are the caller's to add.
void addSidesOptions(CommandLine& line, const QString& first, const QString& second);
/// `usual` where no limit is given. Seed and workers are left as they are.
std::array<Entrant, 2> readSides(CommandLine& line, const SearchLimits& usual);

/// "1 worker", "4 workers".
QString workersText(int workers);
