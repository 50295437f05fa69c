// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/book/bookprocesses.h"

#include "app/cli/console.h"
#include "app/cli/interrupt.h"

#include <new>

namespace {

void tellOfLoss(int process, std::size_t positions)
{
    console::note(
        filled("Process %1 is lost; its positions, %2 of them, go to others", process, positions));
}

int serve(const MpiProcess& process, const BookRequest& request, const MpiSettings& settings)
{
    const Interrupt interrupt;
    switch (serveMpi(process, request.plies, settings, interrupt.token())) {
    case MpiServiceEnd::Dismissed:
        return Done;
    case MpiServiceEnd::Stopped:
        return Stopped;
    case MpiServiceEnd::LeaderLost:
        break;
    }
    return console::fail(BadInput,
                         QStringLiteral("Nothing is heard of the process that leads any more"));
}

}

CommandResult buildBookWithOthers(const BookRequest& request, std::chrono::milliseconds patience)
{
    const MpiSettings settings {.threads = request.settings.workers,
                                .tableMib = request.settings.tableMib,
                                .patience = patience};
    FOURCAST_LET(const FourcastMessages* const messages, MpiProcess::load());
    MpiProcess process(*messages);
    try {
        process.setExitCode(process.leads() ? exitCodeOf(
                                buildBookFile(request, mpiSolvers(process, settings, tellOfLoss)))
                                            : serve(process, request, settings));
    } catch (const std::bad_alloc&) {
        process.setExitCode(console::fail(BadInput, noRoomText(request)));
    }
    return process.exitCode();
}
