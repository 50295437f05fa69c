// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/processes.h"

#include "app/cli/console.h"
#include "app/cli/interrupt.h"
#include "core/growth/remotegrowth.h"
#include "core/match/seededgame.h"
#include "core/parallel/mpitasks.h"
#include "core/plan/proof/prooftask.h"
#include "core/study/runs/remoteexperiment.h"
#include "core/tournament/tournamentwire.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace {

/// How long a process may be silent: FOURCAST_PATIENCE, in seconds.
std::chrono::seconds processPatience()
{
    constexpr int usual = 20;
    constexpr int longest = 3600;
    bool isNumber = false;
    const int seconds = qEnvironmentVariableIntValue("FOURCAST_PATIENCE", &isNumber);
    return std::chrono::seconds(isNumber ? std::clamp(seconds, 1, longest) : usual);
}

void tellOfLostTasks(int process, std::size_t tasks)
{
    console::note(
        filled("Process %1 is lost; its games, %2 of them, go to others", process, tasks));
}

MpiTaskService taskService(int threads)
{
    return {.handlers = {{SeededGame::kind(), answerSeededGame},
                         {experimentTaskKind(), answerExperimentTask},
                         {growthTaskKind(), answerGrowthTask},
                         {proofTaskKind(), answerProofTask},
                         {tournamentTaskKind(), answerTournamentTask}},
            .threads = threads,
            .patience = processPatience()};
}

int serveTasks(const MpiProcess& process, int threads)
{
    const MpiTaskService service = taskService(threads);
    const Interrupt interrupt;
    switch (serveMpiTasks(process, service, interrupt.token())) {
    case MpiTaskServiceEnd::Dismissed:
        return Done;
    case MpiTaskServiceEnd::Stopped:
        return Stopped;
    case MpiTaskServiceEnd::Unreadable:
        return console::fail(
            BadInput,
            QStringLiteral("The process that leads is of another version of the program"));
    case MpiTaskServiceEnd::Failed:
        return console::fail(BadInput, QStringLiteral("There is not enough memory"));
    case MpiTaskServiceEnd::LeaderLost:
        break;
    }
    return console::fail(BadInput,
                         QStringLiteral("Nothing is heard of the process that leads any more"));
}

}

CommandResult withProcesses(const TaskWorkers& workers,
                            const std::function<CommandResult(const TaskWorkers& workers)>& lead)
{
    if (!MpiProcess::isStarted())
        return lead(workers);
    const auto messages = MpiProcess::load();
    if (!messages && !MpiProcess::isFirstOfMachine())
        return BadInput; // the first one says why
    FOURCAST_TRY(messages);
    // Several processes of one machine share its cores.
    const int threads = std::max(1, workers.threads);
    // Lives longer than the process: Ctrl+C after the result is no reason not to dismiss the
    // others.
    std::optional<Interrupt> ending;
    MpiProcess process(**messages);
    if (process.leads()) {
        MpiTasks tasks(process, taskService(threads), tellOfLostTasks);
        process.setExitCode(exitCodeOf(lead({threads, process.count() > 1 ? &tasks : nullptr})));
    } else {
        process.setExitCode(serveTasks(process, threads));
    }
    ending.emplace();
    return process.exitCode();
}
