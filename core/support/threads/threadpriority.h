// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Lets the calling thread, and the threads that it starts from now on, stand back behind those of
/// the window: they still get every moment of a processor that nobody else wants.
///
/// For threads of our own that work for long, once for all: Linux lets nobody take it back. Where
/// the system refuses, nothing changes.
void lowerThreadPriority();
