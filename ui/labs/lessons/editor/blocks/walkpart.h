// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;
class RowForm;
class SystemPart;

/// A path that students find: through a system, to where a formula holds, or through the question's
/// tree, to a leaf or along the best play of both sides.
class WalkPart : public QWidget
{
    Q_OBJECT

public:
    enum class Way : std::uint8_t
    {
        System,
        Leaf,
        Line
    };

    explicit WalkPart(QWidget* parent = nullptr);

    Way way() const;
    void setWay(Way way);
    bool isInTree() const { return way() != Way::System; }
    /// Line where the best play is the answer.
    fourcast::lesson::ExactAnswer exact() const;
    /// Gives a question, which has its tree, this walk.
    void put(fourcast::lesson::Question& question) const;
    /// What is missing, in a sentence; empty: the reader decides.
    QString missing() const;

    SystemPart& system() { return *m_system; }
    QLineEdit& leaf() { return *m_leaf; }
    QSpinBox& most() { return *m_most; }
    QLineEdit& answer() { return *m_answer; }

Q_SIGNALS:
    void edited();
    void wayChosen();

private:
    void showFitting();

    RowForm* m_form;
    QComboBox* m_way;
    SystemPart* m_system;
    QLineEdit* m_leaf;
    QSpinBox* m_most;
    QLineEdit* m_answer;
};
