// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

class FormulaField;
class ModelForm;
class QComboBox;
class QVBoxLayout;

/// A system that a question is about, and a formula about it: one that comes along with the model,
/// or one that is written here, with what it says in plain words.
class SystemPart : public QWidget
{
    Q_OBJECT

public:
    /// `formula` is the text before the formula.
    SystemPart(const fourcast::lesson::WrittenSystem& first, const QString& formula,
               QWidget* parent = nullptr);

    /// Values that are the model's standard ones are left out.
    fourcast::lesson::WrittenSystem system() const;
    void setSystem(const fourcast::lesson::WrittenSystem& system);
    /// Its text, or the name of one of the model's.
    QString formula() const;
    void setFormula(const QString& formula);

Q_SIGNALS:
    void edited();

private:
    void takeModel();
    void offerFormulas();
    void makeField();

    ModelForm* m_model;
    QComboBox* m_choice;
    QVBoxLayout* m_column;
    FormulaField* m_field = nullptr;
    QString m_offered; ///< the model whose formulas are offered
};
