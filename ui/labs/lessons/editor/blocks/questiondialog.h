// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"

#include "core/lesson/course/lesson.h"

class OptionRows;
class PlayedBoard;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class TreeForm;

/// A question of any kind: what is asked, what is right, hints and an explanation. What the program
/// can work out by itself need not be typed.
class QuestionDialog : public BlockDialog
{
    Q_OBJECT

public:
    /// `taken` are the names of the lesson's questions, of which each has one of its own.
    QuestionDialog(const fourcast::lesson::WrittenPosition& onBoard, QStringList taken,
                   QWidget* parent = nullptr);

    QString blockText() const override;
    fourcast::lesson::Question question() const;

    QComboBox& kindField() { return *m_kind; }
    QComboBox& exactField() { return *m_exact; }
    QPlainTextEdit& askField() { return *m_ask; }
    QLineEdit& answerField() { return *m_answer; }
    QLineEdit& toleranceField() { return *m_tolerance; }
    OptionRows& options() { return *m_options; }
    PlayedBoard& board() { return *m_board; }
    TreeForm& treeForm() { return *m_tree; }
    QPlainTextEdit& hintsField() { return *m_hints; }

protected:
    QString missing() const override;

private:
    void makeFields();
    QWidget* layOut();
    QLineEdit* lineField(const QString& tip);
    QPlainTextEdit* textField(const QString& tip, int lines);
    void takeKind();
    void showFitting();
    fourcast::lesson::Question::Kind kind() const;
    fourcast::lesson::ExactAnswer exact() const;
    bool asksOfTree() const;
    bool asksOfBoard() const;
    /// What is typed as right, for the reader to understand or to refuse.
    QStringList typedAnswers() const;
    QString freeName() const;

    QStringList m_taken;
    fourcast::lesson::WrittenPosition m_onBoard;
    QFormLayout* m_form = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_id = nullptr;
    QPlainTextEdit* m_ask = nullptr;
    OptionRows* m_options = nullptr;
    QComboBox* m_exact = nullptr;
    QLineEdit* m_answer = nullptr;
    QLineEdit* m_tolerance = nullptr;
    PlayedBoard* m_board = nullptr;
    TreeForm* m_tree = nullptr;
    QPlainTextEdit* m_hints = nullptr;
    QPlainTextEdit* m_explain = nullptr;
};
