// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How a disc falls, on the screen and in a moving picture: by gravity, then one small bounce.
/// Heights are rows above the disc's place.
namespace fall {

/// Milliseconds that a fall over so many rows takes at normal speed, without the bounce: t =
/// sqrt(2h/g).
double time(double rows);

/// Fall and bounce together, as a multiple of time().
double whole();

/// The height at this multiple of time(), for a disc that falls over so many rows.
double height(double rows, double share);

}
