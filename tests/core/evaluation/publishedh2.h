// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The study's source adds this constant to every value of H2. It changes no choice; ours are
/// without.
constexpr int publishedH2Offset = 138;
