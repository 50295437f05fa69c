// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programdialogue.h"

/// "Four in a row" of Riddles.io, and of TheAIGames before it: each move comes with the whole
/// board. A program is told which player it is as a game begins, and again where that changes.
class FieldDialogue : public ProgramDialogue
{
public:
    enum class Dialect : std::uint8_t
    {
        Riddles, ///< an answer that is wrong loses at once
        TheAiGames ///< it is asked again twice
    };

    explicit FieldDialogue(Dialect dialect) : m_dialect(dialect) { }

    ProgramStep start() override;
    ProgramStep newGame() override;
    ProgramStep ask(const ProgramQuestion& question, SearchReport& report) override;
    ProgramStep readAnswer(const QString& line) override;

private:
    bool isOld() const { return m_dialect == Dialect::TheAiGames; }
    QByteArray settings(const ProgramQuestion& question) const;
    QByteArray field(const Position& root) const;
    ProgramStep refuse(const EngineFailure& failure);

    Dialect m_dialect;
    /// As whom it was told to play.
    std::optional<Player> m_toldSide;
    SearchReport* m_report = nullptr;
    QByteArray m_question;
    int m_repeats = 0;
};
