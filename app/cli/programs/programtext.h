// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programtrial.h"

#include <QJsonArray>
#include <QJsonObject>

/// What is told of programs of others, as text and as JSON.

/// A line for each thing that was found.
QString trialText(const ProgramTrial& trial);
QJsonObject trialToJson(const ProgramTrial& trial);

/// A line for each option, as the program says it, and what the person has set it to.
QString optionsText(const std::vector<OptionLine>& options, const Program& program);
QJsonArray optionsToJson(const std::vector<OptionLine>& options, const Program& program);

/// The command and its arguments, in quotation marks where they have blanks.
QString commandText(const Program& program);
