// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/model.h"

namespace fourcast::formal {

using syntax::findModel;
using syntax::ModelParameter;
using syntax::ModelValues;

/// A model that comes along: a text in mCRL2's language with parameters. Most are a file and a row
/// of the table.
struct ModelInfo : syntax::Model
{
    /// Of actions that a thread or worker does: which of their arguments is its number, from 0.
    QMap<QString, int> threads;
};

/// All of them, in the order in which they are shown.
std::vector<ModelInfo> models();

/// The `threads` of the model of this name; those of all models for another text, which is mostly
/// one of them with changes.
QMap<QString, int> threadArguments(const QString& model);

/// The text with these values, which runs in mCRL2 as well; parameters that are not mentioned have
/// their standard value. Fails with a sentence where a value is no value of its parameter.
Expected<QString> modelText(const ModelInfo& model, const ModelValues& values = {});

}
