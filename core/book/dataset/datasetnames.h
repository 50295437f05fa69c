// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/dataset/dataset.h"

#include <QString>

/// The file that stands beside a data set of the UCI repository and says what it is:
/// "connect-4.names" for "connect-4.data". The lines of the data set itself have a published form,
/// in which there is no room for it.
namespace datasetnames {

/// The name of the file beside this one.
QString fileFor(const QString& dataset);

/// What it says, English in every language: how many lines, what stands in each, how they are
/// distributed, and by which program, on which day and machine, and from which `book` they were
/// made.
QByteArray contents(const Dataset& dataset, const QString& book);

}
