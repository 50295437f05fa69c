// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"

#include <QSet>
#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QStackedLayout;
class ReviewTable;

/// What the review button, the switches and the exports do, for their buttons here.
struct ReviewActions
{
    QAction* review = nullptr;
    QAction* tryAgain = nullptr;
    QAction* hideQuality = nullptr;
    QList<QAction*> exports;
};

/// The review of a game: how far it is, both sides in figures, and the moves at which the result
/// changed. Before the first one, a sentence and a button.
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
    /// While hidden, only the key moments of these plies tell how good the move was.
    void setQualityHidden(bool hidden, const QSet<int>& answered = {});
    /// Selects the key moment of this ply, if it is one.
    void setCurrentPly(int ply);
    /// 0 while no key moment is selected.
    int currentKeyMoment() const;

    bool isEmpty() const { return m_review.moves.empty(); }

Q_SIGNALS:
    /// A key moment was chosen: the move of this ply.
    void plyChosen(int ply);
    void cancelWanted();
    void currentKeyMomentChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeEmptyPage(QAction* review);
    QWidget* makeReviewPage(const ReviewActions& actions);
    QWidget* makeProgress();
    QWidget* makeFormula();
    QWidget* makeButtons(const ReviewActions& actions);
    void showKeyMoments();
    void showState();
    void choose(const QListWidgetItem* item);
    QString momentText(const ReviewedMove& move) const;

    Review m_review;
    bool m_running = false;
    bool m_outOfDate = false;
    bool m_hidden = false;
    bool m_showing = false;
    QSet<int> m_answered;
    QStackedLayout* m_pages = nullptr;
    QWidget* m_progressRow = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
    ReviewTable* m_table = nullptr;
    QLabel* m_momentsTitle = nullptr;
    QListWidget* m_moments = nullptr;
};
