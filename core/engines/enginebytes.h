// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/enginefactory.h"

#include <QDataStream>

/// What the processes of one version of the program tell each other of engines.
namespace enginebytes {

/// The version of the format, as the caller counts it, and the program's.
void begin(QDataStream& out, quint32 version);
/// Are these bytes of this version of both?
bool beginsAs(QDataStream& in, quint32 version);

/// Without a data set and a solver, which are of one process.
void write(QDataStream& out, const EngineOptions& options);
/// False where these are no such bytes.
bool read(QDataStream& in, EngineOptions& options);

}
