// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/lppe/lppe.h"
#include "core/chance/prcrl/specification.h"

#include <span>

namespace fourcast::chance {

/// More are refused: a few words can mean very many.
constexpr std::size_t mostSummands = 20'000;
[[noreturn]] void failLarge(syntax::SourceLocation place);

/// The linear equation of one process that begins with these data. Throws syntax::Wrong.
Lppe linearOf(const Specification& specification, int process, std::span<const std::int64_t> data);

}
