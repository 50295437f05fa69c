// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

struct StoreSchema;

/// How a store's file is opened, checked and brought to the present version, on the thread of the
/// connection. Errors are the reason alone, for Store to name the file.
namespace storefile {

/// Opens the file under the name of a connection, and makes its tables where it is new. A file that
/// can't be a store of this kind stays as it was.
Expected<void> open(const QString& connection, const QString& file, const StoreSchema& schema);
void close(const QString& connection);

}
