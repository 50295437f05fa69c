// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/externalengine.h"
#include "core/engines/external/program.h"
#include "core/search/searchreport.h"

#include <memory>

/// `badbot MODE`, patient enough for a busy machine.
inline Program badProgram(const QString& mode, ProgramProtocol protocol = ProgramProtocol::Uci)
{
    using std::chrono::milliseconds;
    Program program;
    program.name = mode;
    program.protocol = protocol;
    program.command = QStringLiteral(FOURCAST_BADBOT);
    program.arguments = QStringList {mode};
    if (protocol != ProgramProtocol::Uci)
        program.arguments << QStringLiteral("field");
    program.limits.start = milliseconds(120'000);
    program.limits.move = milliseconds(120'000);
    program.limits.hang = milliseconds(120'000);
    return program;
}

inline std::unique_ptr<Engine> engineOf(const Program& program)
{
    return makeExternalEngine(std::make_shared<const Program>(program));
}
