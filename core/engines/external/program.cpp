// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/program.h"

#include "core/support/text/enumnames.h"

namespace {

constexpr EnumNames<ProgramProtocol, 4> keys {{"uci", "riddles", "theaigames", "kaggle"}};

}

ProgramLimits ProgramLimits::untrusted()
{
    ProgramLimits limits;
    limits.memoryMib = 2048;
    limits.processor = std::chrono::seconds(600);
    return limits;
}

QString Program::key(ProgramProtocol protocol)
{
    return keys.of(protocol);
}

std::optional<ProgramProtocol> Program::protocolFromKey(const QString& key)
{
    return keys.find(key);
}

QString Program::protocolName(ProgramProtocol protocol)
{
    switch (protocol) {
    case ProgramProtocol::Uci:
        return QStringLiteral("UCI");
    case ProgramProtocol::Riddles:
        return QStringLiteral("Riddles.io");
    case ProgramProtocol::TheAiGames:
        return QStringLiteral("TheAIGames");
    case ProgramProtocol::Kaggle:
        return QStringLiteral("Kaggle");
    }
    return {};
}

QString Program::variant() const
{
    return QStringLiteral("%1 program, version %2").arg(protocolName(protocol)).arg(version);
}
