// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/syntax/model.h"

#include <functional>

using fourcast::syntax::ModelParameter;
using fourcast::syntax::ModelValues;

/// A model that a form offers.
struct ModelChoice : fourcast::syntax::Model
{
    /// Its text with these values; an error where one is no value of its parameter.
    std::function<Expected<QString>(const ModelValues& values)> text {};
    /// Numbers have a slider beside them.
    bool hasSliders = false;
};

/// The models of a table as a form offers them.
template <typename Info>
std::vector<ModelChoice> choicesOf(const std::vector<Info>& models,
                                   Expected<QString> (*text)(const Info&, const ModelValues&),
                                   bool hasSliders = false)
{
    std::vector<ModelChoice> choices;
    for (const Info& model : models) {
        const fourcast::syntax::Model& offered = model;
        choices.push_back({offered,
                           [model, text](const ModelValues& values) { return text(model, values); },
                           hasSliders});
    }
    return choices;
}
