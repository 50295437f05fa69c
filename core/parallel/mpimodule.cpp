// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parallel/messagemodule.h"

#include <memory>
#include <mpi.h>

/// The only source that MPI is needed for: the module `fourcast-mpi.so`.

namespace {

void begin(int* number, int* count)
{
    int level = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, number);
    MPI_Comm_size(MPI_COMM_WORLD, count);
}

void end()
{
    MPI_Finalize();
}

void* send(int process, int topic, const std::int64_t* numbers, int count)
{
    auto request = std::make_unique<MPI_Request>(MPI_REQUEST_NULL);
    if (MPI_Isend(numbers, count, MPI_INT64_T, process, topic, MPI_COMM_WORLD, request.get())
        != MPI_SUCCESS)
        return nullptr;
    return request.release();
}

int isDelivered(void* request)
{
    auto* const sent = static_cast<MPI_Request*>(request);
    int done = 0;
    if (MPI_Test(sent, &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && done == 0)
        return 0;
    delete sent;
    return 1;
}

int arrived(int* process, int* topic, int* count)
{
    int found = 0;
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &found, &status) != MPI_SUCCESS
        || found == 0)
        return 0;
    MPI_Get_count(&status, MPI_INT64_T, count);
    *process = status.MPI_SOURCE;
    *topic = status.MPI_TAG;
    return 1;
}

int take(int process, int topic, std::int64_t* numbers, int count)
{
    return MPI_Recv(numbers, count, MPI_INT64_T, process, topic, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            == MPI_SUCCESS
        ? 1
        : 0;
}

constexpr FourcastMessages messages {
    fourcastMessagesVersion, begin, end, send, isDelivered, arrived, take};

}

extern "C" __attribute__((visibility("default"))) const FourcastMessages* fourcastMessages()
{
    return &messages;
}
