// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Lets the calling thread, and the threads that it starts from now on, stand back behind those of
/// the window: they still get all processor time that is idle otherwise.
///
/// For threads of our own that work for long, once for all: on Linux it can't be undone. Where
/// the system refuses, nothing changes.
void lowerThreadPriority();
