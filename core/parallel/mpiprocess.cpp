// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/mpiprocess.h"

#include "core/parallel/mpichannel.h"

#include <QtGlobal>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace {

constexpr auto patienceAtTheEnd = std::chrono::seconds(10);

}

bool MpiProcess::isStarted()
{
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"})
        if (qEnvironmentVariableIsSet(name))
            return true;
    return false;
}

MpiProcess::MpiProcess()
{
    int level = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &m_number);
    MPI_Comm_size(MPI_COMM_WORLD, &m_count);
}

MpiProcess::~MpiProcess()
{
    if (leads()) {
        MpiChannel channel;
        for (int other = leader + 1; other < m_count; ++other)
            channel.send(other, MpiTopic::Dismissed);
    }
    // All that matters is done by now.
    std::thread([code = m_exitCode] {
        std::this_thread::sleep_for(patienceAtTheEnd);
        std::fflush(nullptr);
        std::_Exit(code);
    }).detach();
    MPI_Finalize();
}
