// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/players/startchoice.h"

#include <QWidget>
#include <array>

class OpponentButton;
class LevelSlope;
class QCheckBox;
class QGroupBox;
class QLabel;
class QRadioButton;
class QToolButton;

/// Before a game: the named opponents on their slope and two people, one click on each of which
/// starts it; who begins, and with which colour. The opponent of the last time is lit, and Enter
/// starts it; so do the digits with the opponent of that number.
class StartPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StartPanel(QWidget* parent = nullptr);

    void setQuestions(const StartQuestions& questions);
    /// As *Not now*: what the box says counts.
    void leave();

Q_SIGNALS:
    void startWanted(const StartChoice& choice);
    /// Somebody who knows what an engine is wants to choose one.
    void enginesWanted();
    /// After each button; `askAgain` at the next start.
    void closed(bool askAgain);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeBottom();
    QGroupBox* addGroup(const QString& title, const QList<QRadioButton*>& choices);
    void start(const QString& opponent);
    void describe(const QString& level);

    LevelSlope* m_levels = nullptr;
    OpponentButton* m_people = nullptr;
    QRadioButton* m_youStart = nullptr;
    QRadioButton* m_opponentStarts = nullptr;
    QRadioButton* m_watch = nullptr;
    std::array<QRadioButton*, 2> m_colors {};
    QToolButton* m_more = nullptr;
    QLabel* m_details = nullptr;
    QCheckBox* m_askAgain = nullptr;
    QString m_lit;
};
