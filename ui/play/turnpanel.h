// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

/// Above the board of a game: whose turn it is, in large words, with what a player wants beside
/// them; below, who plays whom, and what was just played or the hint that was asked for.
class TurnPanel : public QWidget
{
    Q_OBJECT

public:
    /// `always` are offered as buttons, the last of them apart from the others; `engines`, at their
    /// left, only while they can be used: they let engines go on. None of the others moves then.
    TurnPanel(const QList<QAction*>& always, const QList<QAction*>& engines,
              QWidget* parent = nullptr);

    /// `disc` is that of the side to move, or of the winner, and `color` its name; null where it is
    /// nobody's.
    void setTurn(const QIcon& disc, const QString& color, const QString& text);
    /// With the board alone on the screen the words are largest, there is a button that `leaves`
    /// (an action that is on) and says by which key, and the actions left out have none.
    void setAlone(bool alone);
    void setAloneActions(QAction& leaves, const QList<QAction*>& leftOut);
    /// "You against Beginner", on the button that asks for other players; `spoken` with colours.
    void setPair(const QString& text, const QString& spoken);
    /// What was played last; the hint takes its place.
    void setReply(const QString& text);
    /// Until it is emptied.
    void setHint(const QString& text);
    QString turnText() const;
    QString pairText() const;
    /// Can this hint be read here now?
    bool shows(const QString& hint) const;
    /// Keeps so many pixels free at the left and at the right, as far as there is room for that.
    void setEdges(int left, int right);

    /// Without the edges, and with icons in the place of words.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

Q_SIGNALS:
    /// The person chooses another opponent.
    void playersWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addButton(QAction* action);
    void enlarge();
    int discSize() const;
    void showDisc();
    void fit();

    QIcon m_picture;
    QLabel* m_disc = nullptr;
    QLabel* m_turn = nullptr;
    QList<QToolButton*> m_buttons;
    QList<QToolButton*> m_engineButtons;
    QToolButton* m_pair = nullptr;
    QToolButton* m_leave = nullptr;
    QList<QAction*> m_leftOut;
    bool m_alone = false;
    QLabel* m_reply = nullptr;
    QLabel* m_hint = nullptr;
    int m_left = 0;
    int m_right = 0;
};
