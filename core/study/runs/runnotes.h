// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QDateTime>
#include <QHash>
#include <QSqlDatabase>

/// What a store notes beside an experiment: table `run`, made with the first note, so that files of
/// older versions stay as they are and older versions read those of this one. Errors are the reason
/// alone, as in experimentdatabase.h.
namespace database {

struct RunNote
{
    QString name;
    QDateTime began;
};

/// By the experiment's id.
Expected<QHash<QString, RunNote>> readNotes(const QSqlDatabase& database);
/// Notes that it begins now, unless that is known already.
Expected<void> noteBegun(const QSqlDatabase& database, const QString& id);
Expected<void> noteName(const QSqlDatabase& database, const QString& id, const QString& name);
/// The experiment, its cells, its games and its note.
Expected<void> removeExperiment(const QSqlDatabase& database, const QString& id);

}
