// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/models/modelquestions.h"

#include <QWidget>

class NarrowChoice;
class FoldingSection;
class QCheckBox;
class QLineEdit;

/// What is asked of the model: one of its usual questions or a property that is typed, how close
/// the bounds are to be, and whether the answer is to be a fraction.
class PropertyForm : public QWidget
{
    Q_OBJECT

public:
    explicit PropertyForm(QWidget* parent = nullptr);

    /// Offers the questions of this model; the first of them is asked, or the property as before
    /// where it is one of them.
    void setModel(const QString& model);
    /// "Pmax broke(1)"; of all questions that whose values the states show.
    QString property() const;
    void setProperty(const QString& property);
    /// The answer with %1 for the number; empty where the model has none of its own for this.
    QString answer() const;
    /// Are all of the model's questions asked at once?
    bool asksAll() const { return m_asksAll; }
    void setAsksAll(bool asksAll);
    /// All of them, or none where the property alone is asked.
    std::vector<fourcast::chance::ModelQuestion> questions() const;
    bool isExact() const;
    void setExact(bool isExact);
    double epsilon() const;
    void setEpsilon(double epsilon);
    void setRunning(bool running);
    /// The property as it is written, and the precision.
    FoldingSection& more() const { return *m_more; }

Q_SIGNALS:
    void edited();
    /// Enter was pressed in the property.
    void runWanted();

private:
    void showQuestion();
    bool isAmongQuestions() const;
    void takeEntry(int entry);

    std::vector<fourcast::chance::ModelQuestion> m_questions;
    NarrowChoice* m_choice = nullptr;
    QLineEdit* m_property = nullptr;
    NarrowChoice* m_epsilon = nullptr;
    QCheckBox* m_exact = nullptr;
    FoldingSection* m_more = nullptr;
    bool m_asksAll = false;
};
