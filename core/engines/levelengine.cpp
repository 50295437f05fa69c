// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/levelengine.h"

#include "core/engines/enginefactory.h"
#include "core/engines/exactengines.h"
#include "core/engines/levelsearch.h"

#include <QCoreApplication>
#include <algorithm>

namespace {

DeepeningSettings settingsOf(const Level& level, std::uint64_t seed)
{
    return {.name = level.engine.toStdString(),
            .variant = LazyText([depth = level.depth, errors = 100 * level.errorRate, seed] {
                return QCoreApplication::translate("Levels", "depth %1, %2 % errors, seed %3")
                    .arg(depth)
                    .arg(errors)
                    .arg(seed);
            }),
            .seed = seed,
            .fixedDepth = level.depth};
}

bool isLegalWin(const Position& root, Move move)
{
    return root.canPlay(move) && root.wins(move.column());
}

/// In the language in which they were first asked for: what a level plays by has no words.
const Level& playedLevel(const QString& engine)
{
    static const std::vector<Level>& list = levels();
    return *std::ranges::find(list, engine, &Level::engine);
}

std::unique_ptr<Engine> makeLevel(const EngineInfo& info, const EngineOptions& options)
{
    return std::make_unique<LevelEngine>(playedLevel(info.name), options.seed);
}

std::unique_ptr<RootSearch> countLevel(const EngineInfo& info, const EngineOptions&,
                                       CostCounter& counter)
{
    return std::make_unique<CountedLevelSearch>(playedLevel(info.name).blindness,
                                                CostObserver(counter));
}

QString describeLevel(const EngineInfo& info)
{
    const Level& level = *findLevel(info.name);
    return QCoreApplication::translate("EngineFactory", "%1, opponent %2 of %3: %4")
        .arg(level.title())
        .arg(level.number)
        .arg(levels().size())
        .arg(level.description);
}

QString levelText(const EngineInfo& info, const EngineOptions&)
{
    return findLevel(info.name)->settings();
}

}

LevelEngine::LevelEngine(const Level& level, std::uint64_t seed)
    : m_name(level.engine.toStdString()), m_errorRate(level.errorRate),
      m_blindness(level.blindness),
      m_engine(settingsOf(level, seed), std::make_unique<LevelSearch>(level.blindness)),
      m_slips(~seed), m_others(seed ^ 0x5bf0'3635'dcd7'9ab1u)
{
}

void LevelEngine::newGame()
{
    m_engine.newGame();
    m_slips.beginNextGame();
    m_others.beginNextGame();
}

SearchReport LevelEngine::search(const Position& root, const SearchLimits&,
                                 const SearchContext& context)
{
    SearchReport report = m_engine.search(root, {}, {context.stop, {}});
    const Move wanted = found(root, report);
    report.score = {};
    report.columnScores.fill({});
    report.bestMove = isLegalWin(root, wanted) ? wanted : slipped(root, wanted);
    report.principalVariation = {report.bestMove};
    return report;
}

/// What it wants to play: what it found, or in the opening what it always plays.
Move LevelEngine::found(const Position& root, const SearchReport& report) const
{
    if (m_blindness != BlindSpot::Opening || root.plies() >= habitPlies)
        return report.bestMove;
    const int habit = *std::ranges::find_if(columnsFromCentre,
                                            [&root](int column) { return root.canPlay(column); });
    const auto kindOf = [&report](int column) {
        return report.columnScores[static_cast<std::size_t>(column)].kind;
    };
    // It is no habit to lose to an open three.
    const bool urgent = kindOf(habit) == Score::Kind::Loss
        || kindOf(report.bestMove.column()) == Score::Kind::Win;
    return urgent ? report.bestMove : Move(habit);
}

Move LevelEngine::slipped(const Position& root, Move found) const
{
    constexpr std::size_t parts = 1'000'000;
    if (m_slips.pick(root.key(), parts) >= m_errorRate * parts)
        return found;
    std::vector<Move> others;
    for (int column = 0; column < Position::Shape::width; ++column)
        if (root.canPlay(column) && Move(column) != found)
            others.emplace_back(column);
    return others.empty() ? found : others[m_others.pick(root.key(), others.size())];
}

std::vector<EngineInfo> levelEngines()
{
    std::vector<EngineInfo> engines;
    for (const Level& level : levels()) {
        EngineInfo info {.name = level.engine,
                         .family = QStringLiteral("level"),
                         .depth = EngineInfo::Depth::Own,
                         .prunes = true,
                         .describe = describeLevel,
                         .plays = levelText,
                         .make = makeLevel,
                         .counted = countLevel};
        if (level.blindness == BlindSpot::None) {
            info.depth = EngineInfo::Depth::End;
            info.usesWorkers = true;
            info.make = makeTrapSetter;
            info.counted = nullptr;
        }
        engines.push_back(std::move(info));
    }
    return engines;
}
