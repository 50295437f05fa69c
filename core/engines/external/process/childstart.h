// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QString>
#include <QStringList>
#include <chrono>
#include <sys/types.h>

/// What is started, and what it may use.
struct ChildCommand
{
    /// With its folder: nothing is looked for.
    QString file {};
    QStringList arguments {};
    /// Where it runs.
    QString folder {};
    /// Of address space, and of processor time; zero is no limit.
    int memoryMib = 0;
    std::chrono::seconds processor {0};
};

/// A process that was started, and our ends of its pipes: none of them blocks, and no other process
/// inherits them.
struct StartedChild
{
    pid_t process = -1;
    /// What it reads, and what it writes.
    int input = -1;
    int output = -1;
    int errors = -1;
};

/// Starts it in a process group of its own, without a shell, with the environment of ours and the
/// three standard descriptors alone. The error is the system's reason, with the folder's name where
/// it is the folder that is not there. May be called from any thread.
Expected<StartedChild> startChild(const ChildCommand& command);
