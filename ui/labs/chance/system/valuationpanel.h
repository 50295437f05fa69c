// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/chance/system/automatonpicture.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;
class QTreeWidget;

/// The chosen state in words: its data beside those of another one, what it is worth, its choices
/// with their branches, the best one first to be seen, and the way to it.
class ValuationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ValuationPanel(QWidget* parent = nullptr);

    /// Shows what the picture has chosen and compares.
    void show(const AutomatonPicture& picture);

Q_SIGNALS:
    /// A branch or a step of the way was chosen.
    void stateWanted(fourcast::chance::State state);
    /// The chosen state is to stay for comparison, or the one that stayed is to go.
    void keepWanted(bool keep);
    /// The states of the way are to be drawn.
    void drawWanted();

private:
    void showParts(const AutomatonPicture& picture);
    void showChoices(const AutomatonPicture& picture);
    void showWay(const AutomatonPicture& picture);

    QLabel* m_title;
    QLabel* m_value;
    QTableWidget* m_parts;
    QTreeWidget* m_choices;
    QLabel* m_wayTitle;
    QListWidget* m_way;
    QPushButton* m_keep;
    QPushButton* m_draw;
    std::vector<fourcast::chance::State> m_steps;
    bool m_filling = false;
};
