// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/reviewpeople.h"

#include "core/review/review.h"

#include <QSet>
#include <QWidget>
#include <array>

class BoardThumbnail;
class LiveLabel;
class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;
class StarRow;

/// The review for people: a turning point of the game at a time, the one that decided it first. A
/// small board as it stood before that move, what could have been had, and stars for both sides.
/// The better move is named and marked only where a person has found it or asked for it.
class MomentPage : public QWidget
{
    Q_OBJECT

public:
    /// Tries and answers are there while the action is enabled.
    explicit MomentPage(QAction* tryAgain, QWidget* parent = nullptr);

    /// Shows all that is judged so far; goes to the deciding moment where no other was chosen.
    void setReview(const Review& review, bool running);
    /// While hidden, only the turning points of these plies tell that the move was bad.
    void setQualityHidden(bool hidden);
    /// The plies whose better move is known. With `secret` not even these are told: somebody looks
    /// for it again.
    void setAnswered(const QSet<int>& answered, bool secret);
    /// Shows the turning point of this ply, if it is one.
    void showMoment(int ply);
    /// The deciding moment again, whatever was chosen before.
    void showDecision();
    /// The ply of the turning point that is shown, or 0.
    int ply() const { return m_ply; }

Q_SIGNALS:
    /// A person goes to another turning point.
    void momentChosen(int ply);
    void tryWanted(int ply);
    /// The better move is to be shown.
    void answerWanted(int ply);
    void detailsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSteps();
    QWidget* makeStars();
    QWidget* makeButtons(QAction* tryAgain);
    void showAll();
    void showMomentOf(const ReviewedMove& move);
    void showSides();
    void showButtons();
    void step(int by);
    /// The last turning point, where a person has chosen none.
    void goToDecision();
    const ReviewedMove* moment() const;
    /// The plies of all turning points.
    QList<int> turningPoints() const;
    bool isAnswered() const { return m_answered.contains(m_ply) && !m_secret; }
    bool tells() const { return !m_hidden || m_answered.contains(m_ply); }

    Review m_review;
    ReviewPeople m_people;
    QAction* m_tryAction;
    bool m_running = false;
    bool m_hidden = false;
    bool m_secret = false;
    bool m_chosen = false;
    QSet<int> m_answered;
    int m_ply = 0;
    LiveLabel* m_headline = nullptr;
    QLabel* m_played = nullptr;
    BoardThumbnail* m_board = nullptr;
    LiveLabel* m_answer = nullptr;
    QPushButton* m_try = nullptr;
    QPushButton* m_show = nullptr;
    QWidget* m_steps = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QLabel* m_place = nullptr;
    QWidget* m_stars = nullptr;
    std::array<QLabel*, 2> m_names {};
    std::array<StarRow*, 2> m_rows {};
};
