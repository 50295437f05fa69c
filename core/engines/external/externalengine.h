// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/engines/external/programoutput.h"
#include "core/search/engine.h"

#include <memory>

/// A program of others as an engine. It is started by the first search, lives as long as this does,
/// and is started anew by the search after a failure. What it reports (depth, nodes, time, line,
/// score with bounds) is in the search's reports, in its own units; what it does not report is 0 or
/// empty, and `time` is always ours, from the question to the answer.
///
/// A search ends as the limits say: depth, nodes and time go to those that know them (UCI), a clock
/// to all. Where nothing limits a search, the program's own `move` time does. A stop is answered
/// within 100 ms, by a program that does not obey with its end and a move of ours: the best move it
/// reported, else the first legal one, and status Stopped.
std::unique_ptr<Engine> makeExternalEngine(std::shared_ptr<const Program> program);
