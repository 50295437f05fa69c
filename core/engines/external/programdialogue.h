// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/search/searchlimits.h"
#include "core/search/searchreport.h"
#include "core/uci/optionline.h"

#include <QByteArray>
#include <QString>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

/// What a program is asked.
struct ProgramQuestion
{
    Position root;
    SearchLimits limits;
    /// What it may take where `limits` give neither a time nor a clock; zero where it may take as
    /// long as its depth or its nodes need.
    std::chrono::milliseconds moveTime {0};
};

/// What comes after a line: what is to be written, and whether that was all.
struct ProgramStep
{
    QByteArray say {};
    bool done = false;
    std::optional<EngineFailure> failure {};
};

/// One side of a protocol: what is written to a program, and what its lines mean. Knows no process
/// and no time.
class ProgramDialogue
{
public:
    /// What a program says of itself as it starts.
    struct About
    {
        QString name {};
        QString author {};
        std::vector<OptionLine> options {};
    };

    ProgramDialogue() = default;
    ProgramDialogue(const ProgramDialogue&) = delete;
    ProgramDialogue& operator=(const ProgramDialogue&) = delete;
    virtual ~ProgramDialogue() = default;

    static std::unique_ptr<ProgramDialogue> make(const Program& program);

    /// Once after its start; done where the protocol has no word for being ready.
    virtual ProgramStep start() = 0;
    /// Another game begins.
    virtual ProgramStep newGame() { return {.done = true}; }
    /// The next line until start() or newGame() is done.
    virtual ProgramStep readReady(const QString&) { return {.done = true}; }

    /// `report` is filled by what it answers, and lives until that is done.
    virtual ProgramStep ask(const ProgramQuestion& question, SearchReport& report) = 0;
    /// The next line of its answer. Done is when `report.bestMove` is there, a legal one.
    virtual ProgramStep readAnswer(const QString& line) = 0;
    /// Has a depth been finished since this was asked last?
    virtual bool takeNews() { return false; }

    /// What makes it answer at once, and what makes it end; empty where it knows no such word.
    virtual QByteArray stop() const { return {}; }
    virtual QByteArray quit() const { return {}; }

    const About& about() const { return m_about; }

protected:
    /// Of the text that stands in the place of a move: a column of that number, or none.
    static EngineFailure illegal(const QString& text);
    static EngineFailure notAMove(const QString& text);

    About m_about;
};

/// With the detail as one line of at most 200 characters.
EngineFailure programFailure(EngineFailure::Kind kind, const QString& detail = {});
