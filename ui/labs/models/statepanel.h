// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/models/statepicture.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

/// The chosen state in words: its parts beside those of another state, with what differs marked,
/// and the steps of a path to it. A subclass adds what only its states have.
class StatePanel : public QWidget
{
    Q_OBJECT

public:
    using State = StatePicture::State;

    explicit StatePanel(QWidget* parent = nullptr);

    /// Goes to that row of the steps; 0 is where the path begins.
    void setStep(int step);

Q_SIGNALS:
    /// A step of the path was chosen; 0 is where it begins.
    void stepChosen(int step);
    /// The chosen state is to stay for comparison, or the one that stayed is to go.
    void keepWanted(bool keep);
    /// The states of the path are to be drawn.
    void drawWanted();

protected:
    /// Shows what the picture has chosen, compares and follows.
    void showState(const StatePicture& picture);
    /// The state beside the chosen one: the one that was kept, else the one before on the path.
    static std::optional<State> beside(const StatePicture& picture);

    void addButton(QPushButton& button);
    void setPathSentence(const QString& sentence);
    QVBoxLayout& aboveParts() { return *m_above; }
    QVBoxLayout& belowParts() { return *m_below; }
    QTableWidget& partTable() { return *m_parts; }
    QListWidget& stepList() { return *m_steps; }

private:
    void compare(const StatePicture& picture);
    void listSteps(const StatePicture& picture);

    QLabel* m_title;
    QVBoxLayout* m_above;
    QTableWidget* m_parts;
    QVBoxLayout* m_below;
    QLabel* m_pathTitle;
    QListWidget* m_steps;
    QLayout* m_buttons;
    QPushButton* m_keep;
    QPushButton* m_draw;
    /// What the list of steps says.
    QStringList m_listed;
    bool m_filling = false;
};
