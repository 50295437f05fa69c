// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/tree/treesteps.h"

#include <QAbstractItemModel>
#include <QTreeView>

/// The recorded tree as rows, for the keyboard and for who listens: what the walk has come to, and
/// the moves that were not looked at.
class TreeOutlineModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using NodeIndex = fourcast::lesson::NodeIndex;
    enum Column
    {
        MoveColumn,
        ValueColumn,
        WindowColumn,
        NodesColumn,
        ColumnCount
    };

    explicit TreeOutlineModel(TreeSteps& steps, QObject* parent = nullptr);

    QModelIndex indexOf(NodeIndex node) const;
    /// noNode for a move that was not looked at.
    NodeIndex nodeOf(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    /// A node, or a move of it that was not looked at.
    struct Row
    {
        NodeIndex node = 0;
        int leftOut = -1; ///< the how manieth move of the node
    };

    Row rowAt(const QModelIndex& index) const;
    int countOf(NodeIndex node) const;
    QString text(const Row& row, int column) const;
    QString leftOutText(const Row& row, int column) const;

    TreeSteps& m_steps;
    SharedTree m_tree; ///< what is listed
};

/// The rows, which follow the walk; Enter goes to a node.
class TreeOutline : public QTreeView
{
    Q_OBJECT

public:
    explicit TreeOutline(TreeSteps& steps, QWidget* parent = nullptr);

    TreeOutlineModel& outline() { return *m_model; }
    void openNode(fourcast::lesson::NodeIndex node);

Q_SIGNALS:
    void nodeOpened(fourcast::lesson::NodeIndex node);
    void nodeClosed(fourcast::lesson::NodeIndex node);
    void unfoldWanted(fourcast::lesson::NodeIndex node);

private:
    void follow();
    void choose(const QModelIndex& index);

    TreeSteps& m_steps;
    TreeOutlineModel* m_model;
    bool m_following = false;
};
