// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

struct Program;
struct ProgramTrial;

/// What a trial has shown, in a translated sentence or two: what the program calls itself, how fast
/// it was and where it moved, or why it failed and what would be right.
QString trialSentence(const Program& program, const ProgramTrial& trial);

/// What would be an answer by the program's protocol: `place_disc 3`.
QString exampleAnswer(const Program& program);
