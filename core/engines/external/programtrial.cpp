// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programtrial.h"

#include "core/engines/external/programrun.h"

ProgramTrial tryProgram(const Program& program, const std::stop_token& stop)
{
    using Clock = std::chrono::steady_clock;
    ProgramTrial trial;
    ProgramRun run(std::make_shared<const Program>(program));
    const auto begin = Clock::now();
    ProgramRun::Result result = run.start(stop);
    trial.start = Clock::now() - begin;
    if (result == ProgramRun::Result::Done)
        result = run.newGame(stop);
    if (result == ProgramRun::Result::Done) {
        SearchReport report;
        result = run.ask({.root = {}, .limits = {}, .moveTime = program.limits.move}, report,
                         {stop, {}});
        trial.answer = report.time;
        if (result == ProgramRun::Result::Done)
            trial.move = report.bestMove;
    }
    if (result == ProgramRun::Result::Failed && !stop.stop_requested())
        trial.failure = run.failure();
    const ProgramDialogue::About& about = run.about();
    trial.calledItself = about.name;
    trial.author = about.author;
    trial.options = about.options;
    trial.errors = QString::fromUtf8(run.errors());
    return trial;
}
