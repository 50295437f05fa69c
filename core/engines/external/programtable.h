// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/support/expected.h"

#include <QStringList>
#include <memory>
#include <vector>

struct EngineInfo;

/// The programs of others that can be chosen besides our engines: findEngine(), engineInfo(),
/// makeEngine() and engineGroups() know each by its name. Set once as the program starts, and again
/// when a person adds or changes one. May be called from any thread.
namespace programs {

/// Takes the place of all that were known. Rows that somebody has in hand stay valid until the
/// program ends; engines that were made go on with what they were made with. Those whose name can't
/// be (see checkName) are left out. ProgramNews tells of the change.
void setAll(const std::vector<Program>& programs);
std::vector<Program> all();
/// Null where none is called so.
std::shared_ptr<const Program> find(const QString& name);
QStringList names();

/// Fails with a sentence where a program can't be called so; `others` are the names that are taken.
Expected<void> checkName(const QString& name, const QStringList& others);

/// Their rows of the table of engines, in order. The pointers hold until the program ends.
std::vector<const EngineInfo*> rows();

}
