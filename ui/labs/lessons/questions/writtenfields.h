// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/questions/answerfield.h"

class ColumnBoard;
class QLineEdit;
class QPlainTextEdit;

/// A column of the board.
class ColumnField : public AnswerField
{
    Q_OBJECT

public:
    explicit ColumnField(const fourcast::lesson::Question& question);

    ColumnBoard& board() { return *m_board; }
    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

private:
    ColumnBoard* m_board;
};

/// A number, typed.
class NumberField : public AnswerField
{
    Q_OBJECT

public:
    explicit NumberField(const fourcast::lesson::Question& question);

    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

private:
    QLineEdit* m_number;
};

/// Free words; Ctrl+Enter keeps them.
class TextField : public AnswerField
{
    Q_OBJECT

public:
    explicit TextField(const fourcast::lesson::Question& question);

    QString given() const override;
    void setGiven(const QString& answer) override;
    void setOpen(bool open) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_text;
};
