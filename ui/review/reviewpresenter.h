// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>

class GameModel;
class MoveListModel;
class QWidget;
class ReviewSession;
class ReviewPanel;
class TryMode;
struct ReviewedMove;

/// Between the review and who shows it: the review dock, the move list, the try at a key moment,
/// the files and the game's comments.
class ReviewPresenter : public QObject
{
    Q_OBJECT

public:
    ReviewPresenter(ReviewSession& review, ReviewPanel& panel, MoveListModel& moves,
                    GameModel& model, TryMode& tryMode, QObject* parent = nullptr);

    /// Reviews the game on the board, away from the window.
    void start();
    /// Goes to the move that decided the game on the board, as soon as the review of it has found
    /// that; what is reviewed already is not reviewed again. Says it where there is none. Whoever
    /// looks elsewhere in the meantime stays there.
    void showDecision();
    /// Keeps how good the moves were to itself, but where a try has answered it.
    void setQualityHidden(bool hidden);
    /// Would what the exact solver knows of the position after move `ply` tell how good a move was
    /// that keeps it to itself: the one that led there, or the next?
    bool keepsSecret(int ply) const;

    /// Is there something judged of the game on the board?
    bool hasReview() const;
    /// A key moment is selected, or the move looked at is judged.
    bool canTry() const { return moveToTry() != nullptr; }
    void tryAgain();
    enum class Way
    {
        Back,
        Forward
    };
    enum class Whose
    {
        Both,
        /// The person's who plays an engine; else of the side that made the move looked at.
        One
    };
    bool hasMistake(Way way, Whose whose) const { return mistake(way, whose) != nullptr; }
    /// Looks at the next turning point from the move looked at, and says what it is.
    void goToMistake(Way way, Whose whose);
    /// The review's words behind what a person wrote, as one change that Undo takes back.
    void writeComments();
    /// Asks where to; `window` is the parent of the dialog.
    void exportReview(QWidget* window);

Q_SIGNALS:
    /// There is no review any more: another game is on the board.
    void forgotten();
    /// What can be done may be something else now.
    void changed();
    /// What was done.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

private:
    void showReview();
    void showPlace();
    void forget();
    void seekDecision();
    void showHidden();
    bool isHidden(int move) const;
    /// Tries the move of this ply again.
    void tryAt(int ply);
    /// The better move is no secret any more.
    void tell(int ply);
    bool tells(int ply) const { return !m_hidden || m_answered.contains(ply); }
    const ReviewedMove* moveToTry() const;
    const ReviewedMove* mistake(Way way, Whose whose) const;

    ReviewSession& m_review;
    ReviewPanel& m_panel;
    MoveListModel& m_moves;
    GameModel& m_model;
    TryMode& m_try;
    bool m_hidden = false;
    bool m_seeksDecision = false;
    QSet<int> m_answered;
};
