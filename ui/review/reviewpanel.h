// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"

#include <QSet>
#include <QWidget>

class MomentPage;
class QAction;
class QLabel;
class QProgressBar;
class QStackedLayout;
class QStackedWidget;
class QToolButton;
class ReviewDetails;

/// What the review button, the switches and the exports do, for their buttons here.
struct ReviewActions
{
    QAction* review = nullptr;
    QAction* tryAgain = nullptr;
    QAction* hideQuality = nullptr;
    QList<QAction*> exports;
};

/// A button for an action, its icon beside its text.
QToolButton* reviewButton(QAction* action, QWidget* parent);

/// The review of a game: how far it is, and first the turning point with a small board. Behind
/// that, as details, both sides in figures and a list of the moves at which the result changed.
/// Before the first review, a sentence and a button.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewPanel(const ReviewActions& actions, QWidget* parent = nullptr);

    /// Shows all that is judged so far.
    void setReview(const Review& review);
    /// While a review runs, its progress and a way to end it are shown.
    void setRunning(bool running);
    void setProgress(int done, int total);
    /// The game on the board is no longer the one that was reviewed.
    void setOutOfDate(bool outOfDate);
    /// While hidden, only the key moments of these plies tell how good the move was. With `secret`
    /// the better move is named at none of them: somebody looks for it.
    void setQualityHidden(bool hidden, const QSet<int>& answered = {}, bool secret = false);
    /// The page for people in front, at the moment that decided the game.
    void showTurningPoint();
    /// Selects the key moment of this ply, if it is one.
    void setCurrentPly(int ply);
    /// 0 while no key moment is selected.
    int currentKeyMoment() const;
    /// The turning point on the page for people, or 0.
    int turningPoint() const;

    bool isEmpty() const { return m_review.moves.empty(); }

Q_SIGNALS:
    /// A key moment was chosen: the move of this ply.
    void plyChosen(int ply);
    void cancelWanted();
    /// The move of this ply is to be tried again, or the better one shown.
    void tryWanted(int ply);
    void answerWanted(int ply);
    /// The figures were opened, which may want more room.
    void detailsOpened();
    void currentKeyMomentChanged();

private:
    QWidget* makeEmptyPage(QAction* review);
    QWidget* makeReviewPage(const ReviewActions& actions);
    QWidget* makeMomentPage(QAction* tryAgain);
    QWidget* makeProgress();
    void showReview();
    void showState();

    Review m_review;
    bool m_running = false;
    bool m_outOfDate = false;
    QStackedLayout* m_pages = nullptr;
    QStackedWidget* m_fronts = nullptr; ///< the page for people, or the details
    ReviewDetails* m_details = nullptr;
    MomentPage* m_moment = nullptr;
    QWidget* m_progressRow = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
};
