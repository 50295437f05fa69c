// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class SystemPart;

/// A formula that students write: the teacher's, the system that it is about, and the changed
/// systems in which theirs has to give the same answers.
class FormulaPart : public QWidget
{
    Q_OBJECT

public:
    explicit FormulaPart(QWidget* parent = nullptr);

    fourcast::lesson::WrittenFormula written() const;
    /// What is missing, in a sentence; empty: the reader decides.
    QString missing() const;

    SystemPart& system() { return *m_system; }
    QPlainTextEdit& against() { return *m_against; }
    /// What is changed, in plain words.
    QString changesText() const;

Q_SIGNALS:
    void edited();

private:
    void showChanges();

    SystemPart* m_system;
    QPlainTextEdit* m_against;
    QLabel* m_changes;
};
