// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// What is wrong with the specification of the game in TLA+ that was published before this one.
namespace publishedrules {

/// A sentence or a few for each error, in the order in which TLC comes across them.
QStringList errors();
/// The list with what it is, for reading.
QString html();

}
