// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/models/formulatable.h"

namespace fourcast::formal {

/// A formula for a file of its own: mCRL2 reads one of each.
struct FormulaFile
{
    QString name; ///< of the file, without .mcf
    QString text;
};

/// Those that come along with a model, for these values, named as in the table.
std::vector<FormulaFile> formulaFiles(const QString& model, const ModelValues& values = {});

/// Writes them into the folder, which is made where it is missing, and says which files there are
/// now. Unless it `replaces`, nothing is written where one of them is there already. Blocks; the
/// error names the file.
Expected<QStringList> saveFormulas(const std::vector<FormulaFile>& files, const QString& folder,
                                   bool replaces);

}
