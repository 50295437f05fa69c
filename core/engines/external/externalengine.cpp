// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/externalengine.h"

#include "core/engines/external/programrun.h"
#include "core/search/searchreport.h"

#include <string>

namespace {

class ExternalEngine : public Engine
{
public:
    explicit ExternalEngine(std::shared_ptr<const Program> program)
        : m_program(std::move(program)), m_name(m_program->name.toStdString())
    {
    }

    std::string_view name() const override { return m_name; }
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override { m_isNewGame = true; }

private:
    ProgramRun::Result prepare(const std::stop_token& stop);
    ProgramQuestion question(const Position& root, const SearchLimits& limits) const;

    std::shared_ptr<const Program> m_program;
    std::string m_name;
    std::unique_ptr<ProgramRun> m_run;
    bool m_isNewGame = true;
};

/// Started, and told that a game begins where one does.
ProgramRun::Result ExternalEngine::prepare(const std::stop_token& stop)
{
    if (!m_run || !m_run->isRunning()) {
        m_run = std::make_unique<ProgramRun>(m_program);
        m_isNewGame = true;
        if (const auto result = m_run->start(stop); result != ProgramRun::Result::Done)
            return result;
    }
    return std::exchange(m_isNewGame, false) ? m_run->newGame(stop) : ProgramRun::Result::Done;
}

ProgramQuestion ExternalEngine::question(const Position& root, const SearchLimits& limits) const
{
    const bool knowsMore = m_program->protocol == ProgramProtocol::Uci;
    const bool isLimited = limits.time.count() > 0 || limits.clock
        || (knowsMore && (limits.depth > 0 || limits.nodes > 0));
    return {root, limits, isLimited ? std::chrono::milliseconds(0) : m_program->limits.move};
}

/// Of a search that ended as it should.
SearchReport::Status statusOf(const SearchReport& report, const SearchLimits& limits)
{
    const bool isForced
        = report.score.kind == Score::Kind::Win || report.score.kind == Score::Kind::Loss;
    const bool hasDepth = report.depth > 0 && !isForced;
    return !hasDepth || (limits.depth > 0 && report.depth >= limits.depth)
        ? SearchReport::Status::Completed
        : SearchReport::Status::LimitReached;
}

Move firstLegalMove(const Position& root)
{
    for (int column = 0; column < Position::Shape::width; ++column)
        if (root.canPlay(column))
            return Move(column);
    return Move::none();
}

SearchReport ExternalEngine::search(const Position& root, const SearchLimits& limits,
                                    const SearchContext& context)
{
    SearchReport report;
    report.root = root;
    report.engine = m_program->name;
    report.variant = LazyText([program = m_program] { return program->variant(); });
    report.ownUnits = true;
    ProgramRun::Result result = ProgramRun::Result::Stopped;
    if (!context.stop.stop_requested())
        result = prepare(context.stop);
    if (result == ProgramRun::Result::Done)
        result = m_run->ask(question(root, limits), report, context);
    const bool isStopped = context.stop.stop_requested();
    report.status = isStopped ? SearchReport::Status::Stopped : statusOf(report, limits);
    if (result == ProgramRun::Result::Failed && !isStopped) {
        report.failure = m_run->failure();
        report.bestMove = Move::none();
        report.principalVariation.clear();
    } else if (report.bestMove.isNone()) {
        report.bestMove = firstLegalMove(root);
        report.principalVariation = {report.bestMove};
    }
    return report;
}

}

std::unique_ptr<Engine> makeExternalEngine(std::shared_ptr<const Program> program)
{
    return std::make_unique<ExternalEngine>(std::move(program));
}
