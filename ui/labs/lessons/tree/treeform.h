// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QJsonObject>
#include <QWidget>

class FoldingSection;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

/// What is searched, and how: a position or a typed tree, the method and its order, how deep, what
/// leaves are worth.
class TreeForm : public QWidget
{
    Q_OBJECT

public:
    explicit TreeForm(QWidget* parent = nullptr);

    /// Fails with a sentence where something does not go together.
    Expected<fourcast::lesson::TreeRequest> request() const;
    /// The same as a lesson writes it; only where request() has no error.
    fourcast::lesson::WrittenTree written() const;
    QJsonObject fields() const;
    /// What makes no sense changes nothing.
    void setFields(const QJsonObject& fields);
    /// A position by its board and its moves.
    void setPosition(const QString& board, const QString& moves);
    void setTyped(const QString& tree);
    void setRunning(bool running);
    /// Order, bounds, leaves and table. It opens when setFields() changes something there.
    FoldingSection& more() const { return *m_more; }

Q_SIGNALS:
    void edited();
    /// The position on the board is asked for.
    void gameWanted();
    /// Enter in what is typed.
    void runWanted();

private:
    void makeFields();
    QComboBox* choice(const QString& name, const QString& tip);
    void layOut();
    void changeRoot();
    void showFitting();
    bool isTyped() const;

    QComboBox* m_root = nullptr;
    QComboBox* m_board = nullptr;
    QLineEdit* m_moves = nullptr;
    QPushButton* m_game = nullptr;
    QLineEdit* m_tree = nullptr;
    QSpinBox* m_depth = nullptr;
    QComboBox* m_method = nullptr;
    QComboBox* m_order = nullptr;
    QComboBox* m_failing = nullptr;
    QComboBox* m_leaves = nullptr;
    QCheckBox* m_table = nullptr;
    FoldingSection* m_more = nullptr;
    QList<QWidget*> m_ofPosition; ///< fields and their labels
    QList<QWidget*> m_ofTyped;
    /// The order that the other kind of root had.
    QString m_otherOrder;
    bool m_isRunning = false;
};
