// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/formal/formalfindings.h"

#include <QWidget>

class FormulaEditor;
class FormulaList;
class GameView;
class LiveLabel;
class QLabel;
class QPushButton;
class QStackedWidget;

/// What holds of the explored system: the formulas that come along with its model and one of a
/// person's own, each with its verdict, in plain words, and with a path that shows it or a game in
/// which the student plays one side.
class PropertiesView : public QWidget
{
    Q_OBJECT

public:
    explicit PropertiesView(QWidget* parent = nullptr);

    /// Its formulas, unchecked; a null system leaves nothing that could be checked.
    void setSystem(SharedSystem system);
    /// Its rows, which of them is in front, and their checks.
    FormulaList& list() const { return *m_list; }

Q_SIGNALS:
    /// A person wants to see the path in the drawn system.
    void pathWanted(const fourcast::formal::Path& path);
    /// A person wants to see in which states of the drawn system the formula holds.
    void truthWanted(const QString& formula, const std::vector<bool>& holds);
    /// All rows are checked, or it was stopped.
    void finished();

private:
    QWidget* buildText();
    QLayout* buildButtons();
    void play();
    void showChosen();
    QString answerText() const;
    void takeText();
    void showWords();
    void updateControls();

    SharedSystem m_system;
    FormulaList* m_list = nullptr;
    FormulaEditor* m_editor = nullptr;
    QLabel* m_words = nullptr;
    LiveLabel* m_verdict = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_path = nullptr;
    QPushButton* m_colour = nullptr;
    QPushButton* m_play = nullptr;
    QStackedWidget* m_stack = nullptr;
    GameView* m_game = nullptr;
};
