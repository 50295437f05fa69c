// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/addedengines.h"
#include "core/engines/external/program.h"
#include "core/search/searchreport.h"

#include <memory>
#include <string>
#include <utility>

/// What a program of others is to those who let it play, without a process: drops into the leftmost
/// open column and fails at one of its moves.
class FailingEngine : public Engine
{
public:
    FailingEngine(std::shared_ptr<const Program> program, int failsAt, EngineFailure failure)
        : m_program(std::move(program)), m_name(m_program->name.toStdString()), m_failsAt(failsAt),
          m_failure(std::move(failure))
    {
    }

    std::string_view name() const override { return m_name; }
    SearchReport search(const Position& root, const SearchLimits&, const SearchContext&) override
    {
        SearchReport report;
        report.root = root;
        report.engine = m_program->name;
        report.ownUnits = true;
        report.nodes = 5;
        report.time = std::chrono::milliseconds(2);
        if (++m_searches == m_failsAt) {
            report.failure = m_failure;
            return report;
        }
        for (int column = Position::Shape::width - 1; column >= 0; --column)
            if (root.canPlay(column))
                report.bestMove = Move(column);
        return report;
    }

    /// Puts this program in the place of all others. It plays until its search number `failsAt`.
    static void add(const QString& name, int failsAt, const EngineFailure& failure, int version = 3)
    {
        Program program;
        program.name = name;
        program.command = QStringLiteral("/opt/bots/leftmost.py");
        program.arguments = {QString::number(failsAt), failure.toCell()};
        program.version = version;
        program.fingerprint = QStringLiteral("0123456789abcdef0123456789abcdef");
        EngineInfo row;
        row.name = name;
        row.family = name;
        row.depth = EngineInfo::Depth::Chosen;
        row.program = std::make_shared<const Program>(program);
        row.plays = [](const EngineInfo& info, const EngineOptions&) {
            return QStringLiteral("UCI program, version %1").arg(info.program->version);
        };
        row.make = [](const EngineInfo& info, const EngineOptions&) -> std::unique_ptr<Engine> {
            const QStringList& told = info.program->arguments;
            return std::make_unique<FailingEngine>(info.program, told[0].toInt(),
                                                   *EngineFailure::fromCell(told[1]));
        };
        addedengines::set({row}, [](const EngineInfo&, const EngineInfo&) { return false; });
    }
    static void removeAll()
    {
        addedengines::set({}, [](const EngineInfo&, const EngineInfo&) { return false; });
    }

private:
    std::shared_ptr<const Program> m_program;
    std::string m_name;
    int m_failsAt;
    EngineFailure m_failure;
    int m_searches = 0;
};
