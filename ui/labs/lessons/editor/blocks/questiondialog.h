// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/editor/blocks/blockdialog.h"
#include "ui/labs/lessons/editor/blocks/pagefields.h"

#include "core/lesson/course/lesson.h"

class FormulaPart;
class OptionRows;
class PlanPart;
class PlayedBoard;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QuestionTrial;
class ResultPart;
class RowForm;
class TreeForm;
class WalkPart;

/// A question of any kind: what is asked, what is right, hints and an explanation. What the program
/// can work out by itself need not be typed.
class QuestionDialog : public BlockDialog
{
    Q_OBJECT

public:
    /// `taken` are the names of the lesson's questions, of which each has one of its own; of the
    /// `pages` a question may ask for a result.
    QuestionDialog(const fourcast::lesson::WrittenPosition& onBoard, QStringList taken,
                   std::vector<OpenablePage> pages = {}, QWidget* parent = nullptr);

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
    FormulaPart& formulaPart() { return *m_formula; }
    WalkPart& walkPart() { return *m_walk; }
    ResultPart& resultPart() { return *m_result; }
    /// Shown where the answer takes work.
    QuestionTrial& trial() { return *m_trial; }
    QPlainTextEdit& hintsField() { return *m_hints; }
    /// What this kind asks of students.
    QString taskText() const;

protected:
    QString missing() const override;

private:
    void makeFields();
    void makeParts(std::vector<OpenablePage> pages);
    QWidget* layOut();
    QLineEdit* lineField(const QString& tip);
    QPlainTextEdit* textField(const QString& tip, int lines);
    void takeKind();
    void showFitting();
    fourcast::lesson::Question::Kind kind() const;
    fourcast::lesson::ExactAnswer exact() const;
    bool asksOfTree() const;
    bool asksOfBoard() const;
    bool takesNumber() const;
    QString missingOfPart() const;
    /// What is typed as right, for the reader to understand or to refuse.
    QStringList typedAnswers() const;
    QString freeName() const;

    QStringList m_taken;
    fourcast::lesson::WrittenPosition m_onBoard;
    RowForm* m_form = nullptr;
    QComboBox* m_kind = nullptr;
    QLabel* m_task = nullptr;
    QLineEdit* m_id = nullptr;
    QPlainTextEdit* m_ask = nullptr;
    OptionRows* m_options = nullptr;
    QComboBox* m_exact = nullptr;
    QLineEdit* m_answer = nullptr;
    QLineEdit* m_tolerance = nullptr;
    PlayedBoard* m_board = nullptr;
    TreeForm* m_tree = nullptr;
    FormulaPart* m_formula = nullptr;
    WalkPart* m_walk = nullptr;
    PlanPart* m_plan = nullptr;
    ResultPart* m_result = nullptr;
    QuestionTrial* m_trial = nullptr;
    QPlainTextEdit* m_hints = nullptr;
    QPlainTextEdit* m_explain = nullptr;
};
