// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QWidget>

/// Where the answer to a question is given. What is typed in stays until it is another answer.
class AnswerField : public QWidget
{
    Q_OBJECT

public:
    /// As the kind of question wants it.
    static AnswerField* make(const fourcast::lesson::Question& question);

    /// As it stands there now, whatever it is: canonicalAnswer() reads it.
    virtual QString given() const = 0;
    /// Shows an answer as given() or canonicalAnswer() gave it.
    virtual void setGiven(const QString& answer) = 0;
    /// May it be changed?
    virtual void setOpen(bool open) = 0;

Q_SIGNALS:
    void edited();
    /// Enter: it is the answer.
    void entered();
    /// The page where it is found out.
    void pageWanted();

protected:
    using QWidget::QWidget;
    void keyPressEvent(QKeyEvent* event) override;
};
