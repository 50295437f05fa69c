// SPDX-License-Identifier: GPL-3.0-or-later
// Of its target only the precompiled headers count, and CMake wants a source with them.
