// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/signature.h"
#include "ui/labs/lessons/questions/answerfield.h"

class FormulaEditor;
class LiveLabel;

/// A formula about a system, with what it says in plain words below it as it is written, and the
/// actions that it may speak of. Ctrl+Enter checks it.
class FormulaField : public AnswerField
{
    Q_OBJECT

public:
    explicit FormulaField(const fourcast::lesson::Question& question);

    FormulaEditor& editor() { return *m_editor; }
    /// What the formula says, or what is wrong with it.
    QString wordsText() const;
    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void readText();

    fourcast::formal::Signature m_signature;
    FormulaEditor* m_editor;
    LiveLabel* m_words;
};
