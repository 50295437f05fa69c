// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programdialogue.h"

#include "core/engines/external/fielddialogue.h"
#include "core/engines/external/kaggledialogue.h"
#include "core/engines/external/ucidialogue.h"

std::unique_ptr<ProgramDialogue> ProgramDialogue::make(const Program& program)
{
    switch (program.protocol) {
    case ProgramProtocol::Uci:
        return std::make_unique<UciDialogue>(program.options);
    case ProgramProtocol::Riddles:
        return std::make_unique<FieldDialogue>(FieldDialogue::Dialect::Riddles);
    case ProgramProtocol::TheAiGames:
        return std::make_unique<FieldDialogue>(FieldDialogue::Dialect::TheAiGames);
    case ProgramProtocol::Kaggle:
        return std::make_unique<KaggleDialogue>();
    }
    return {};
}

EngineFailure programFailure(EngineFailure::Kind kind, const QString& detail)
{
    constexpr qsizetype longest = 200;
    return {kind, detail.simplified().left(longest)};
}

EngineFailure ProgramDialogue::illegal(const QString& text)
{
    return programFailure(EngineFailure::Kind::IllegalMove, text);
}

EngineFailure ProgramDialogue::notAMove(const QString& text)
{
    return programFailure(EngineFailure::Kind::NotAMove, text);
}
