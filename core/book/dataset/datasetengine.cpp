// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/dataset/datasetengine.h"

#include "core/search/searchreport.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

/// A label says who wins and not when. The value is that of the latest end there can be.
Score toScore(DatasetLabel label, Player view, int plies)
{
    const Value latest = value::win - (Position::Shape::squares - plies);
    Score score = label == DatasetLabel::Draw ? Score::fromValue(0, Score::Bound::Exact, true)
                                              : Score::fromValue(latest);
    score.plies = 0;
    const Player winner = label == DatasetLabel::Win ? Player::First : Player::Second;
    return label == DatasetLabel::Draw || winner == view ? score : score.negated();
}

/// The legal moves with labels, by what these say for the side to move.
struct Sorted
{
    std::vector<Move> won;
    std::vector<Move> drawn;
    std::vector<Move> lost;
    bool everyMoveHasALabel = true;

    /// Empty when the labels do not decide.
    const std::vector<Move>& best() const
    {
        static const std::vector<Move> none;
        if (!won.empty())
            return won;
        if (!drawn.empty())
            return drawn;
        return everyMoveHasALabel ? lost : none;
    }
};

}

DatasetEngine::DatasetEngine(std::string name, Labels labels, std::uint64_t seed,
                             std::unique_ptr<Engine> otherwise)
    : m_name(std::move(name)), m_labels(std::move(labels)), m_seed(seed), m_choice(seed),
      m_otherwise(std::move(otherwise))
{
}

DatasetEngine::~DatasetEngine() = default;

void DatasetEngine::newGame()
{
    m_choice.beginNextGame();
    m_otherwise->newGame();
}

SearchReport DatasetEngine::search(const Position& root, const SearchLimits& limits,
                                   const SearchContext& context)
{
    Q_ASSERT(!root.isFinished());
    const auto start = std::chrono::steady_clock::now();
    SearchReport labelled = lookUp(root);
    if (labelled.bestMove.isNone()) {
        SearchContext told {context.stop, {}};
        if (context.report)
            told.report
                = [&](const SearchReport& report) { context.report(withLabels(report, labelled)); };
        return withLabels(m_otherwise->search(root, limits, told), labelled);
    }
    labelled.variant = LazyText([seed = m_seed] {
        return QCoreApplication::translate("DatasetEngine", "looked up in the data set, seed %1")
            .arg(seed);
    });
    labelled.principalVariation = {labelled.bestMove};
    labelled.time = std::chrono::steady_clock::now() - start;
    return labelled;
}

SearchReport DatasetEngine::lookUp(const Position& root) const
{
    const Player side = root.sideToMove();
    SearchReport report;
    report.root = root;
    report.engine = QString::fromStdString(m_name);
    if (const auto own = m_labels(root))
        report.score = toScore(*own, side, root.plies());
    Sorted sorted;
    for (int column = 0; column < Position::Shape::width; ++column) {
        if (!root.canPlay(column))
            continue;
        const auto label = m_labels(root.after(column));
        if (!label) {
            sorted.everyMoveHasALabel = false;
            continue;
        }
        const Score score = toScore(*label, side, root.plies());
        report.columnScores[static_cast<std::size_t>(column)] = score;
        (score.kind == Score::Kind::Win        ? sorted.won
             : score.kind == Score::Kind::Draw ? sorted.drawn
                                               : sorted.lost)
            .push_back(Move(column));
    }
    const std::vector<Move>& best = sorted.best();
    if (best.empty())
        return report;
    report.bestMove = best[m_choice.pick(root.key(), best.size())];
    // A move that is not won may have a better one beside it that has no label.
    const Score score = report.columnScores[static_cast<std::size_t>(report.bestMove.column())];
    if (report.score.kind == Score::Kind::None
        && (sorted.everyMoveHasALabel || score.kind == Score::Kind::Win))
        report.score = score;
    return report;
}

SearchReport DatasetEngine::withLabels(SearchReport report, const SearchReport& labelled) const
{
    report.engine = labelled.engine;
    report.variant = LazyText([other = report.variant] {
        return QCoreApplication::translate("DatasetEngine", "not in the data set, %1")
            .arg(other.text());
    });
    const auto isOpen = [](const Score& score) {
        return score.kind == Score::Kind::None || score.kind == Score::Kind::Estimate;
    };
    if (isOpen(report.score) && labelled.score.kind != Score::Kind::None)
        report.score = labelled.score;
    for (std::size_t column = 0; column < report.columnScores.size(); ++column)
        if (isOpen(report.columnScores[column])
            && labelled.columnScores[column].kind != Score::Kind::None)
            report.columnScores[column] = labelled.columnScores[column];
    return report;
}
