// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/exactengines.h"

#include "core/book/builtinbook.h"
#include "core/engines/enginefactory.h"
#include "core/solver/perfectengine.h"

namespace {

PerfectEngine::Settings exactSettings(const EngineInfo& info, const EngineOptions& options)
{
    return {.name = info.name.toStdString(),
            .solver
            = {.tableMib = options.tableMib > 0 ? options.tableMib : Solver::Settings().tableMib,
               .workers = options.workerCount()},
            .seed = options.seed,
            .known = options.usesBook ? &builtInScores() : nullptr,
            // What several share knows the book.
            .service = options.usesBook ? options.solver : nullptr};
}

}

std::unique_ptr<Engine> makePerfect(const EngineInfo& info, const EngineOptions& options)
{
    return std::make_unique<PerfectEngine>(exactSettings(info, options));
}

std::unique_ptr<Engine> makeTrapSetter(const EngineInfo& info, const EngineOptions& options)
{
    PerfectEngine::Settings settings = exactSettings(info, options);
    settings.setsTraps = true;
    return std::make_unique<PerfectEngine>(settings);
}

QString exactText(const EngineInfo&, const EngineOptions& options)
{
    QString text = QStringLiteral("exact");
    if (options.tableMib > 0)
        text += QStringLiteral(", table of %1 MiB").arg(options.tableMib);
    if (!options.usesBook)
        text += QStringLiteral(", without a book");
    return text;
}
