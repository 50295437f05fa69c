// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/support/expected.h"

#include <QMap>
#include <QStringList>
#include <vector>

namespace fourcast::formal {

/// What can be chosen about a model.
struct ModelParameter
{
    enum class Kind : std::uint8_t
    {
        Number, ///< a whole one from `least` to `most`
        Choice, ///< one of `choices`
        Numbers, ///< several from `least` to `most`, with commas between them
        Columns, ///< as Numbers, each once; none is allowed
        Moves, ///< columns from 1 without anything between them: 44536; none is allowed
    };

    QString name; ///< as in `--set p=7`
    QString title; ///< translated
    Kind kind = Kind::Number;
    int least = 0;
    int most = 0;
    QStringList choices;
    QString standard; ///< its value where nothing is said
};

/// A model that comes along: a text in mCRL2's language with parameters. Most are a file and a row
/// of the table.
struct ModelInfo
{
    QString name; ///< as in `formal lts paper`
    QString title; ///< translated
    QString help; ///< translated: what it is about, in a few sentences
    std::vector<ModelParameter> parameters;
    /// Of actions that a thread or worker does: which of their arguments is its number, from 0.
    QMap<QString, int> threads;
};

/// All of them, in the order in which they are shown.
std::vector<ModelInfo> models();
/// The one of this name; nothing where there is none.
const ModelInfo* findModel(const std::vector<ModelInfo>& models, const QString& name);

/// The `threads` of the model of this name; those of all models for another text, which is mostly
/// one of them with changes.
QMap<QString, int> threadArguments(const QString& model);

/// Values by the names of parameters.
using ModelValues = QMap<QString, QString>;

/// The text with these values, which runs in mCRL2 as well; parameters that are not mentioned have
/// their standard value. Fails with a sentence where a value is no value of its parameter.
Expected<QString> modelText(const ModelInfo& model, const ModelValues& values = {});

}
