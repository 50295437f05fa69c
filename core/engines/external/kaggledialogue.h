// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programdialogue.h"

/// An agent of Kaggle's ConnectX, through resources/examples/kaggle_host.py: one line of JSON for
/// each question and each answer, `{"observation": {...}, "configuration": {...}}` and
/// `{"action": 3}` or `{"error": "ValueError: ..."}`.
///
/// Kaggle gives each move `actTimeout` seconds, and what is beyond comes from a bank,
/// `remainingOverageTime`: the move's own time of a clock, and the clock. Where moves have none of
/// their own, the increment is the first and the rest the bank.
class KaggleDialogue : public ProgramDialogue
{
public:
    ProgramStep start() override { return {}; }
    ProgramStep readReady(const QString& line) override;
    ProgramStep ask(const ProgramQuestion& question, SearchReport& report) override;
    ProgramStep readAnswer(const QString& line) override;

    /// The Python that runs an agent.
    static QByteArray host();

private:
    SearchReport* m_report = nullptr;
};
