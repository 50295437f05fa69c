// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/programdialogue.h"
#include "core/engines/external/rootmoves.h"
#include "core/engines/external/uciinfos.h"

#include <utility>

/// The Universal Chess Interface with the variant `cfour`. A program that has no UCI_Variant is
/// taken to play nothing else; one that has it without `cfour` does not know this game.
class UciDialogue : public ProgramDialogue
{
public:
    using Options = std::vector<std::pair<QString, QString>>;

    explicit UciDialogue(Options options) : m_options(std::move(options)) { }

    ProgramStep start() override;
    ProgramStep newGame() override;
    ProgramStep readReady(const QString& line) override;
    ProgramStep ask(const ProgramQuestion& question, SearchReport& report) override;
    ProgramStep readAnswer(const QString& line) override;
    bool takeNews() override { return m_infos && m_infos->takeNews(); }
    QByteArray stop() const override { return "stop\n"; }
    QByteArray quit() const override { return "quit\n"; }

private:
    ProgramStep afterOptions();

    Options m_options;
    /// A file of variants was named, and the options that follow from it are read.
    bool m_hasVariants = false;
    RootMoves m_moves;
    std::optional<UciInfos> m_infos;
};
