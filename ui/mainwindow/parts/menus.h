// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/mainwindow/actions/actions.h"
#include "ui/mainwindow/docks/docklayouts.h"

#include <QList>
#include <QObject>
#include <optional>

class QAction;
class QMainWindow;
class QMenu;

/// The menu bar and the tool bar. Which menus are seen depends on the layout: Play has short ones
/// of its own, each other layout those of what is done in it. No command stands twice in what is
/// seen; shortcuts and the sheet of keys have all of them in every layout.
class Menus : public QObject
{
    Q_OBJECT

public:
    /// `docks` open and close the docks.
    Menus(QMainWindow& window, const Actions& actions, const QList<QAction*>& docks);

    /// For the files that were opened last; its owner fills it.
    QMenu& recent() const { return *m_recent; }
    /// Shows the menus of this layout and hides the others.
    void show(DockLayouts::Layout layout);

private:
    using Layout = DockLayouts::Layout;
    using Layouts = std::initializer_list<Layout>;
    /// Nothing stands for a separator.
    using Entries = std::initializer_list<std::optional<Command>>;

    struct Menu
    {
        QMenu* menu = nullptr;
        QString title; ///< with its letter, which a hidden one does not take
        QList<Layout> layouts;
    };

    QMenu* add(const QString& title, const Layouts& layouts);
    template <typename Bar> void fill(Bar& bar, const Entries& entries) const;
    void addFile();
    void addGame();
    QMenu* makePlan();
    void addAnalysis();
    void addView(const QList<QAction*>& docks);
    void makeBlindfold();
    void addPlay();
    void addTools();
    void addHelp();
    void addToolBar();

    QMainWindow& m_window;
    const Actions& m_actions;
    QList<Menu> m_menus;
    QMenu* m_recent = nullptr;
    QMenu* m_view = nullptr;
    QMenu* m_blindfold = nullptr;
    QMenu* m_tools = nullptr;
};
