// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What the program asks of MPI: functions of C, which a module has that is loaded only where
/// mpirun started the program, so that the program itself starts without MPI. None of them waits
/// for another process but `end`. To be called in the main thread.
extern "C" {

struct FourcastMessages
{
    /// Of this structure; another one is of another version of the program.
    int version;
    void (*begin)(int* number, int* count);
    void (*end)();
    /// Reads the numbers until they are delivered. Null where it failed.
    void* (*send)(int process, int topic, const std::int64_t* numbers, int count);
    /// 0 while a message is under way; `request` is gone otherwise.
    int (*isDelivered)(void* request);
    /// 0 where no message has arrived.
    int (*arrived)(int* process, int* topic, int* count);
    /// Gets the one that has; 0 where it failed.
    int (*take)(int process, int topic, std::int64_t* numbers, int count);
};

/// The one function that the module is asked for: `fourcastMessages`.
using FourcastMessagesFunction = const FourcastMessages* (*)();
}

constexpr int fourcastMessagesVersion = 1;
