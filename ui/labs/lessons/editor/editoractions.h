// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QList>
#include <QObject>

class QMainWindow;

/// What can be done where a lesson is written: one action for each, in menus and a tool bar.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    enum class Do
    {
        New,
        Open,
        Save,
        SaveAs,
        Share,
        Try,
        Close,
        Undo,
        Redo,
        InsertStep,
        InsertBoard,
        InsertQuestion,
        InsertTree,
        InsertLaboratory,
        InsertNotes,
        InsertPicture,
        EmbedPictures,
        PreviousStep,
        NextStep,
        NextMistake
    };

    /// The window has the menus and the tool bar.
    explicit EditorActions(QMainWindow& window);

    QAction* operator[](Do action) const { return m_actions.value(static_cast<int>(action)); }
    template <typename Receiver, typename Slot> void on(Do action, Receiver* receiver, Slot slot)
    {
        connect(operator[](action), &QAction::triggered, receiver, slot);
    }

private:
    void make(QMainWindow& window);
    void buildMenus(QMainWindow& window);
    QList<QAction*> those(std::initializer_list<Do> actions) const;

    QHash<int, QAction*> m_actions;
};
