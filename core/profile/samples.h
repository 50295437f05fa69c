// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/codepart.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <map>
#include <vector>

/// How often a processor was met at each address of the program.
using SampledAddresses = std::map<quint64, int>;

/// Reads what `perf script -F ip` prints: an address in each line, hexadecimal. Fails with a
/// sentence where a line is none.
Expected<SampledAddresses> sampledAddresses(const QByteArray& text);

/// The addresses as `addr2line` wants them, a line each.
QByteArray addressLines(const SampledAddresses& addresses);

/// The functions at each address, the innermost first.
using FramesByAddress = std::map<quint64, std::vector<CodeFrame>>;

/// Reads what `addr2line --addresses --functions --inlines --demangle` prints: an address, and then
/// a function and a place for each frame. What is not known there is "??" and left out.
FramesByAddress framesByAddress(const QByteArray& text);
