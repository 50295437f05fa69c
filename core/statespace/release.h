// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace fourcast::statespace {

/// Gives memory of malloc() back. A large piece goes back on a thread of its own: the system takes
/// some 60 ms for a gigabyte, and who asked for a stop does not want to wait for that. May be
/// called from any thread.
void release(void* memory, std::size_t bytes) noexcept;

}
