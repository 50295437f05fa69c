// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solver/solvereport.h"

#include <QVariantAnimation>
#include <QWidget>

/// Who stands better, and by how much: the first player's share of a vertical bar, from below. Fed
/// by one source, whose name stands under it. A certain win shows the number of moves that it
/// takes; the boundary, the shapes of the discs and the numbers are readable without colour.
///
/// The share is no probability: 1/2 is a draw, a longer win begins at 0.7, a quicker one is nearer
/// to 1, and only a game that is won reaches it.
class EvaluationBar : public QWidget
{
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// "Exact": where the numbers come from.
    void setSource(const QString& name);
    /// `score` is what is known of the position, from the view of its side to move; it is not
    /// looked at when the game is over there. While nothing is decided the bar stays where it was
    /// and says so.
    void setScore(const Position& position, const ScoreInterval& score);
    /// Moves in one step, as where the desktop asks for less motion.
    void setAnimated(bool on) { m_animated = on; }

    /// Of the first player, where the boundary is going; it eases there.
    double share() const { return m_target; }
    /// What is painted at this moment.
    double shownShare() const { return m_shown; }
    /// Moves to the end, as painted; "…" while it is not decided, empty for a game that is over.
    QString label() const { return m_label; }
    /// "Exact: Orange wins in 7 moves".
    QString sentence() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Below the bar, for its source's name.
    int captionHeight() const;

    /// The share for a score from the first player's view.
    static double shareOf(const ScoreInterval& score);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int thickness() const;
    void moveTo(double share);
    void paintBar(QPainter& painter, const QRectF& bar);

    QString m_source;
    QString m_label;
    QString m_words;
    bool m_decided = false;
    double m_target = 0.5;
    double m_shown = 0.5;
    bool m_animated = true;
    QVariantAnimation m_easing;
};
