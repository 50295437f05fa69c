// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/paths.h"
#include "core/support/expected.h"

#include <QByteArray>
#include <QString>
#include <map>

namespace fourcast::formal {

/// A path through a model's system as a small file in JSON that is sent to somebody else: which
/// model with which parameters, the labels one after the other, and the step that is looked at.
struct PathFile
{
    struct Step
    {
        QString label;
        /// Where it leads; noState where the file does not say so.
        State target = noState;
        /// Of the file it was read from; 0 for others.
        int line = 0;
    };

    QString model;
    std::map<QString, QString> parameters;
    std::vector<Step> steps;
    /// From 0, the beginning, to the number of steps.
    int step = 0;
};

/// What is to be written of a path that begins in the initial state.
PathFile pathFile(const Lts& lts, const Path& path, const QString& model,
                  const std::map<QString, QString>& parameters, int step);
/// Each step in a line of its own.
QByteArray pathToJson(const PathFile& file);
/// The error is a sentence that names line and column.
Expected<PathFile> pathFromJson(const QByteArray& text);
/// The path through a system that is the file's model; an error names the step that the system does
/// not have, with its line. Where a label leads to several states, the file's own is taken, or else
/// the first with which the rest can be walked.
Expected<Path> walked(const Lts& lts, const PathFile& file);

}
