// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/players/startchoice.h"

#include <QMap>
#include <QWidget>
#include <array>

class OpponentButton;
class LevelSlope;
class PageArea;
class PeopleRow;
class QCheckBox;
class QLabel;
class QRadioButton;
class QToolButton;
class StartKeys;

/// Before a game: the named opponents on their slope and two people, one click on each of which
/// starts it; who plays, who begins, and with which colour. The opponent of the last time is lit,
/// and Enter starts it; so do the digits with the opponent of that number. The page says so.
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
    /// As PeopleRow::changed().
    void peopleChanged(const People& people, const QMap<QString, QString>& renamed);
    /// After each button; `askAgain` at the next start.
    void closed(bool askAgain);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeTop();
    QWidget* makeBottom();
    /// Who starts and which colour, in a row that goes on in the next line where it is too long.
    QWidget* makeOptions();
    OpponentButton* lastTime() const;
    void start(const QString& opponent);
    void describe(const QString& level);

    PageArea* m_area = nullptr; ///< all but the top, which stays in sight
    StartKeys* m_keys = nullptr;
    LevelSlope* m_levels = nullptr;
    OpponentButton* m_people = nullptr;
    PeopleRow* m_names = nullptr;
    QRadioButton* m_youStart = nullptr;
    QRadioButton* m_opponentStarts = nullptr;
    QRadioButton* m_watch = nullptr;
    std::array<QRadioButton*, 2> m_colors {};
    QToolButton* m_more = nullptr;
    QLabel* m_details = nullptr;
    QCheckBox* m_askAgain = nullptr;
    QString m_lit;
};
