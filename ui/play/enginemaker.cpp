// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/enginemaker.h"

EngineMaker engineMaker(std::shared_ptr<SolverService> solver)
{
    return [solver = std::move(solver)](const QString& name, EngineOptions options) {
        options.solver = solver;
        return makeEngine(name, options);
    };
}
