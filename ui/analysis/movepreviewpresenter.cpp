// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/movepreviewpresenter.h"

#include "ui/analysis/analysismodel.h"
#include "ui/board/boardview.h"
#include "ui/play/gamemodel.h"
#include "ui/style/showndiscs.h"
#include "ui/text/sidename.h"

#include <algorithm>

namespace {

/// More of them are a puzzle, not a picture.
constexpr std::size_t mostArrows = 5;

/// A disc in this column that the game goes on after.
bool hasAnswer(const Position& position, int column)
{
    return !position.isFinished() && position.canPlay(column) && !position.wins(column)
        && !position.after(column).isFinished();
}

Move bestOf(const ColumnsReport& report)
{
    if (!report.line.empty())
        return report.line.front();
    return report.best.empty() ? Move::none() : report.best.front();
}

Move answerTo(int column, const ColumnsReport& here, const AnalysisModel& analysis)
{
    const Position& position = here.whole.root;
    if (!hasAnswer(position, column))
        return Move::none();
    if (here.line.size() > 1 && here.line.front() == Move(column))
        return here.line[1];
    const auto known = analysis.scores(position.after(column));
    return known ? bestOf(*known) : Move::none();
}

std::vector<Move> arrowsOf(const ColumnsReport& report)
{
    if (report.line.empty() && !report.best.empty())
        return {report.best.front()};
    const std::size_t count = std::min(mostArrows, report.line.size());
    return {report.line.begin(), report.line.begin() + static_cast<std::ptrdiff_t>(count)};
}

}

MovePreviewPresenter::MovePreviewPresenter(BoardView& board, const GameModel& model,
                                           AnalysisModel& analysis, QObject* parent)
    : QObject(parent), m_board(board), m_model(model), m_analysis(analysis)
{
    connect(&model, &GameModel::positionChanged, this, &MovePreviewPresenter::show);
    connect(&model, &GameModel::gameReset, this, &MovePreviewPresenter::show);
    connect(&analysis, &AnalysisModel::scoresChanged, this, &MovePreviewPresenter::take);
    connect(&board, &BoardView::ghostMoved, this, &MovePreviewPresenter::ask);
    connect(&board, &BoardView::ghostAppeared, this, &MovePreviewPresenter::ask);
    connect(&board, &BoardView::animationFinished, this, &MovePreviewPresenter::ask);
    connect(&ShownDiscs::instance(), &ShownDiscs::changed, this, &MovePreviewPresenter::show);
}

void MovePreviewPresenter::setShown(const Shown& shown)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    show();
}

void MovePreviewPresenter::take(quint64 key)
{
    const Position& position = m_model.position();
    const int ghost = m_board.ghostColumn();
    if (key == position.key() || (hasAnswer(position, ghost) && key == position.after(ghost).key()))
        show();
}

void MovePreviewPresenter::show()
{
    MovePreview movePreview {.root = m_model.position(), .worth = {}, .replies = {}, .line = {}};
    if (m_shown.outlook || m_shown.line) {
        const ColumnsReport report = m_analysis.current();
        if (m_shown.line)
            movePreview.line = arrowsOf(report);
        if (m_shown.outlook) {
            movePreview.worth
                = columnChips(report, ChipStyle::Moves,
                              sideTitle(movePreview.root.sideToMove(), ShownDiscs::theme()));
            for (int column = 0; column < ColumnsReport::columns; ++column)
                movePreview.replies[static_cast<std::size_t>(column)]
                    = answerTo(column, report, m_analysis);
        }
    }
    m_board.setMovePreview(movePreview);
    ask();
}

void MovePreviewPresenter::ask()
{
    const Position& position = m_model.position();
    const int column = m_board.ghostColumn();
    if (!m_shown.outlook || !m_board.ghostShows() || m_board.position() != position
        || !hasAnswer(position, column)
        || !answerTo(column, m_analysis.current(), m_analysis).isNone())
        return;
    Q_EMIT answerWanted(position.after(column));
}
