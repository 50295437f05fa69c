// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/process/language/process.h"
#include "core/syntax/tokenreader.h"

namespace fourcast::formal {

/// A process expression, as far as it goes. Throws Wrong.
Process readProcess(syntax::TokenReader& reader);

}
