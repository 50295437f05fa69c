// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plantext.h"

/// A plan as a link, `fourcast:plan/7x6-4/244424/second/win/<cells>`, which the desktop opens with
/// this program, and some 100 characters for a QR code. The cells are those of plantext in letters
/// and digits alone, which nothing on the way escapes or cuts off: `0` is nothing, `x` an arrow.
///
/// Every such link is one to positionlink::isLink(), too: ask here first.
namespace planlink {

QString write(const AnyRootedPlan& plan);

/// Is it meant as one? What follows may be wrong.
bool isLink(QStringView text);

/// Escaped, in capitals and as `fourcast://plan/…/` it is the same. Fails with a sentence that
/// quotes the link and one that says what is wrong with it; they have no line and column.
Expected<AnyRootedPlan> parse(QStringView link);

}
