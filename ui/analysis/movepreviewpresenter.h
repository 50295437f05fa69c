// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QObject>

class AnalysisModel;
class BoardView;
class GameModel;

/// Between what is known of the position and the board's view of moves that are not played yet:
/// what would follow a disc at the ghost, and the best line as arrows. An answer about a position
/// that is no longer there changes nothing.
class MovePreviewPresenter : public QObject
{
    Q_OBJECT

public:
    /// Which parts of the preview are visible.
    struct Shown
    {
        bool outlook = false; ///< beside the ghost
        bool line = false; ///< arrows

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    MovePreviewPresenter(BoardView& board, const GameModel& model, AnalysisModel& analysis,
                         QObject* parent = nullptr);

    void setShown(const Shown& shown);
    /// Asks for the answer to the ghost's disc, where it is looked at and not known.
    void ask();

Q_SIGNALS:
    /// Somebody looks at a disc that leads there: what would be best then?
    void answerWanted(const Position& position);

private:
    void take(quint64 key);
    void show();

    BoardView& m_board;
    const GameModel& m_model;
    AnalysisModel& m_analysis;
    Shown m_shown;
};
