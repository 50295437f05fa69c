// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

class FixedLinesLabel;
class OpponentFigure;
class QAction;
class QLabel;
class QTimer;
class QToolButton;
enum class OpponentFace;

/// Above the board of a game, as wide as its face: the opponent's figure, whose turn it is in large
/// words, and what a player wants beside them; below, who plays whom, and what was just played or
/// the hint that was asked for. Whatever it says, it keeps its height, and its buttons their
/// places.
class TurnPanel : public QWidget
{
    Q_OBJECT

public:
    /// `always` are offered as buttons, the last of them apart from the others; of `engines`, which
    /// let engines wait and go on, the one that can be used now, in a place of its own below.
    TurnPanel(const QList<QAction*>& always, const QList<QAction*>& engines,
              QWidget* parent = nullptr);

    /// `disc` is that of the side to move, or of the winner, and `color` its name; null where it is
    /// nobody's.
    void setTurn(const QIcon& disc, const QString& color, const QString& text);
    /// The opponent's drawing, as opponentFile() says; empty where nobody is to be seen, and then
    /// without a place.
    void setOpponent(const QString& file, OpponentFace face);
    /// Without motion the opponent's eyes stay open.
    void setMoving(bool moving);
    /// Are `engines` offered? Off at first.
    void setEnginesOffered(bool offered);
    /// With the board alone on the screen the words are largest, there is a button that `leaves`
    /// (an action that is on) and says by which key, and the actions left out have none.
    void setAlone(bool alone);
    void setAloneActions(QAction& leaves, const QList<QAction*>& leftOut);
    /// "You against Chick", on the button that asks for other players; `spoken` with colours.
    void setPair(const QString& text, const QString& spoken);
    /// What was played last; the hint takes its place.
    void setReply(const QString& text);
    /// Until it is emptied. The names of who plays make room for all its words.
    void setHint(const QString& text);
    /// A sentence of the moment, in the place of both for some seconds or until something else was
    /// played; false, and nothing is shown, where it has no room.
    bool say(const QString& sentence);
    /// How wide the board will be: with enough of it sentences take one line.
    void setExpectedWidth(int width);
    QString turnText() const;
    QString pairText() const;
    /// Can this hint be read here now?
    bool shows(const QString& hint) const;
    const OpponentFigure& opponent() const { return *m_figure; }
    /// Keeps so many pixels free at the left and at the right. On the smallest boards the buttons
    /// need more.
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
    /// Between what stands in a row.
    static constexpr int gap = 8;

    QToolButton* addButton(QAction* action);
    void arrange(const QList<QAction*>& always);
    void enlarge();
    int discSize() const;
    int figureSize() const;
    QFont turnFont(double share) const;
    void showEngines();
    void showDisc();
    void showPair(int room);
    QString wantedSentence() const;
    void showSentence();
    int usedBySentence() const;
    int sentenceLines() const;
    int usedByTurn() const;
    int usedByButtons(Qt::ToolButtonStyle style) const;
    void fit();

    QIcon m_picture;
    OpponentFigure* m_figure = nullptr;
    QLabel* m_disc = nullptr;
    FixedLinesLabel* m_turn = nullptr;
    QList<QToolButton*> m_buttons; ///< those whose places are kept
    QList<QToolButton*> m_engineButtons;
    QToolButton* m_pair = nullptr;
    QString m_pairText;
    QToolButton* m_leave = nullptr;
    QList<QAction*> m_leftOut;
    bool m_alone = false;
    bool m_enginesOffered = false;
    FixedLinesLabel* m_reply = nullptr;
    FixedLinesLabel* m_hint = nullptr;
    QString m_replyText;
    QString m_said; ///< by say(); empty once its time is over
    QTimer* m_saying = nullptr;
    int m_expected = 0;
    int m_left = 0;
    int m_right = 0;
};
