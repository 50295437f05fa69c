// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace fourcast::statespace {

/// Lets the processor fetch what stands there. Nothing is read: any address will do.
inline void prefetch(const void* memory)
{
#ifdef __GNUC__
    __builtin_prefetch(memory);
#else
    Q_UNUSED(memory);
#endif
}

}
