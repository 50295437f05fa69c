// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/questions/answerfield.h"

class LiveLabel;
class QLabel;
class QPushButton;

/// What a page of the laboratory has found out: a button that opens the page, and what was handed
/// over there, with its settings.
class ResultField : public AnswerField
{
    Q_OBJECT

public:
    explicit ResultField(const fourcast::lesson::Question& question);

    QPushButton& openButton() { return *m_open; }
    /// What was handed over, in words.
    QString handedText() const;
    QString given() const override { return m_given; }
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

private:
    QString m_given;
    QPushButton* m_open;
    LiveLabel* m_words;
    QLabel* m_picture;
};
