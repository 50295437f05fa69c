// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/walk/walk.h"
#include "ui/labs/lessons/tree/treework.h"

#include <QObject>
#include <optional>

using fourcast::lesson::TreeStep;

/// The tree that all parts of the page show, and where the walk through it stands.
class TreeSteps : public QObject
{
    Q_OBJECT

public:
    using NodeIndex = fourcast::lesson::NodeIndex;

    explicit TreeSteps(QObject* parent = nullptr) : QObject(parent) { }

    /// What is said of the walk is said in it; empty: in the program's.
    const QString& language() const { return m_language; }
    void setLanguage(const QString& language) { m_language = language; }
    bool isEmpty() const { return m_tree == nullptr; }
    const SharedTree& shared() const { return m_tree; }
    const fourcast::lesson::RecordedTree& tree() const { return *m_tree; }
    const fourcast::lesson::Walk& walk() const { return *m_walk; }
    /// None where there is no tree.
    const std::optional<fourcast::lesson::Walk>& walkIfAny() const { return m_walk; }
    std::size_t index() const { return m_walk->index(); }
    std::size_t lastIndex() const { return m_walk->eventCount() - 1; }
    /// The node that the last event happened at.
    NodeIndex node() const { return m_walk->event(index()).node; }

    /// Through whose eyes all that show the tree show its values.
    fourcast::lesson::PointOfView view() const { return m_view; }
    void setView(fourcast::lesson::PointOfView view);

    /// Another tree; the walk stands at its end, where all of it is known. Null: none.
    void setTree(SharedTree tree);
    /// The same one with more of it; the walk stays where it is.
    void setMore(SharedTree tree);

    /// Where it would lead; nothing where there is no such place.
    std::optional<std::size_t> target(TreeStep step) const
    {
        return m_walk ? m_walk->target(step) : std::nullopt;
    }
    bool go(TreeStep step);
    void goTo(std::size_t index);
    /// A person points at a node: to where it goes up if that has been, otherwise to where it is
    /// entered; from one of these to the other.
    void visit(NodeIndex node);

Q_SIGNALS:
    void treeChanged();
    /// The walk stands elsewhere.
    void moved();
    /// The same place, told in other signs.
    void viewChanged();

private:
    void takeWalk(SharedTree tree);

    void tellMoved();

    QString m_language;
    SharedTree m_tree;
    fourcast::lesson::PointOfView m_view = fourcast::lesson::PointOfView::Max;
    std::optional<fourcast::lesson::Walk> m_walk;
};
