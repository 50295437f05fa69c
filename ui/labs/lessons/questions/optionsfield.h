// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/questions/answerfield.h"

#include <vector>

class QAbstractButton;

/// A list of answers, of which one or several are chosen. Long ones go on in the next line.
class OptionsField : public AnswerField
{
    Q_OBJECT

public:
    explicit OptionsField(const fourcast::lesson::Question& question);

    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isOne;
    std::vector<QAbstractButton*> m_buttons;
    std::vector<QWidget*> m_texts;
};
