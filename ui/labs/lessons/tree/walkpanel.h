// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

#include <QLabel>
#include <QWidget>

class QListWidget;
class QTreeWidget;
class SmallBoard;

/// What the search is at where the walk stands: the line of its program, the calls that are not
/// over with their windows, and the position.
class WalkPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WalkPanel(TreeSteps& steps, QWidget* parent = nullptr);

    QListWidget& code() { return *m_code; }
    QTreeWidget& stack() { return *m_stack; }
    QString path() const { return m_path->text(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void takeTree();
    void fitCode();
    void follow();
    void showStack(const fourcast::lesson::WalkState& state);
    void showPosition();

    TreeSteps& m_steps;
    QListWidget* m_code;
    QTreeWidget* m_stack;
    QLabel* m_path;
    SmallBoard* m_board;
};
