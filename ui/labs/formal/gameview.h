// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/gameturn.h"

#include <QWidget>

class LiveLabel;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStringListModel;

/// A formula as a game: Verifier says that it holds, Refuter doubts it. The student plays one of
/// them and the program the other; who says what is not so loses, and sees where. The moves of a
/// large system take a while: they are worked out away from the window, and Stop ends that.
class GameView : public QWidget
{
    Q_OBJECT

public:
    explicit GameView(QWidget* parent = nullptr);
    ~GameView() override;

    /// A new game; the student has the side that can't win, which shows why.
    void play(SharedSystem system, std::shared_ptr<const fourcast::formal::CheckResult> result,
              const QString& title);
    void clear();
    /// Not by a focus proxy: Tab would pass over the buttons beside it.
    void takeFocus();

    /// Is the next turn being worked out?
    bool isThinking() const { return m_job.isRunning(); }
    /// What the student can choose; none where the game is over or the next turn is not there yet.
    int choiceCount() const;
    bool isOver() const { return !isThinking() && m_turn.play.isOver(); }
    /// Only when it is over.
    bool hasStudentWon() const { return m_turn.play.winner == m_turn.play.student; }

public Q_SLOTS:
    void choose(int move);
    void takeBack();
    void begin();
    /// The game stays where it was.
    void stop();

Q_SIGNALS:
    void closed();
    void pathWanted(const fourcast::formal::Path& path);
    /// The student can choose, the game is over, or the turn could not be worked out.
    void turned();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildTexts();
    QWidget* buildButtons();
    void buildLists();
    void think(const GameTurnRequest& wish);
    void takeTurn();
    void say(const QString& sentence);
    void sayProgress();
    void showTurn();
    void updateControls();

    SharedSystem m_system;
    std::shared_ptr<const fourcast::formal::CheckResult> m_result;
    /// The last one that was whole.
    GameTurn m_turn;
    QString m_title;
    QLabel* m_head = nullptr;
    QComboBox* m_side = nullptr;
    QLabel* m_part = nullptr;
    QLabel* m_state = nullptr;
    LiveLabel* m_question = nullptr;
    LiveLabel* m_news = nullptr;
    QListView* m_choices = nullptr;
    QListView* m_history = nullptr;
    QStringListModel* m_choiceTexts = nullptr;
    QStringListModel* m_historyTexts = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_path = nullptr;
    QPushButton* m_stop = nullptr;
    /// Last: its end is waited for while the rest is still there.
    GameJob m_job;
};
