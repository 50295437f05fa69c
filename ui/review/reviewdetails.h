// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/review/review.h"
#include "ui/review/reviewpeople.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class ReviewTable;
struct ReviewActions;

/// A review in figures: both sides' accuracy and classes of moves, the moves at which the result
/// changed as a list, and what can be done with the review.
class ReviewDetails : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewDetails(const ReviewActions& actions, QWidget* parent = nullptr);

    /// Shows all that is judged so far.
    void setReview(const Review& review, bool running);
    /// While hidden, only the key moments of these plies tell how good the move was.
    void setQualityHidden(bool hidden, const QSet<int>& answered);
    /// Selects the key moment of this ply, if it is one.
    void setCurrentPly(int ply);
    /// The ply of the key moment that is selected, or 0.
    int currentKeyMoment() const;

Q_SIGNALS:
    /// A key moment was chosen: the move of this ply.
    void plyChosen(int ply);
    void currentChanged();
    /// To the page for people.
    void backWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeBack();
    QWidget* makeFormula();
    QWidget* makeButtons(const ReviewActions& actions);
    void showNames();
    void showKeyMoments();
    void choose(const QListWidgetItem* item);

    Review m_review;
    ReviewPeople m_people;
    bool m_running = false;
    bool m_hidden = false;
    bool m_showing = false;
    QSet<int> m_answered;
    ReviewTable* m_table = nullptr;
    QLabel* m_momentsTitle = nullptr;
    QListWidget* m_moments = nullptr;
};
