// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/label.h"
#include "core/support/expected.h"

#include <QStringView>
#include <memory>

namespace fourcast::formal {

/// Walks through a model step by step, without exploring it: each state is only looked at when the
/// walk has come to it.
class ModelWalk
{
public:
    /// At the initial state of the model with this text (readSpecification()).
    static Expected<std::unique_ptr<ModelWalk>> begin(QStringView model);
    ~ModelWalk();
    ModelWalk(const ModelWalk&) = delete;
    ModelWalk& operator=(const ModelWalk&) = delete;

    /// The labels of the steps out of the state, in their order, each once.
    Expected<std::vector<Label>> enabled();
    /// Takes a step with this label, the first where there are several; false where there is none,
    /// and then nothing has changed.
    Expected<bool> go(const Label& label);
    /// "Queue(i = 2) || Worker(w = 0)"
    QString stateText() const;

private:
    struct SourceLocation;
    explicit ModelWalk(std::unique_ptr<SourceLocation> place);
    /// Finds the steps out of the state, once.
    Expected<void> look();

    std::unique_ptr<SourceLocation> m_place;
};

}
