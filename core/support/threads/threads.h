// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <thread>
#include <vector>

/// Threads where the system may give fewer than are asked for, or none: a limit on processes, or no
/// room for another stack. A QThreadPool waits for ever for the thread that it did not get.

/// From now on the last so many threads that the system would give are left to others, such as to
/// Qt, whose own pools wait for ever for what they do not get. 0 at first. Not to be called while
/// threads are made.
void leaveThreads(int count);

/// How many threads the system gives at the moment, `wanted` at most, those that are left included.
int startableThreads(int wanted);

/// How many of so many threads may be made at the moment, so that those that are left stay.
int threadsToHave(int wanted);

/// As many threads as the system gives, `wanted` of them at most, each doing `work`.
std::vector<std::jthread> threadsGiven(int wanted, const std::function<void()>& work);

/// Tells fewer than `wanted` as a warning of the program.
void tellFewerThreads(int given, int wanted);
