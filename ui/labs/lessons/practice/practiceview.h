// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/practice/practicesheet.h"

#include <QJsonObject>
#include <QWidget>

class FlowLayout;
class LiveLabel;
class PracticeCanvas;
class PracticeForm;
class QAction;
class QLabel;

/// Trees to fill in, one after another: values and cuts are marked at once or at the end, and those
/// are counted that were solved without a mistake.
class PracticeView : public QWidget
{
    Q_OBJECT

public:
    explicit PracticeView(QWidget* parent = nullptr);

    PracticeCanvas& canvas() { return *m_canvas; }
    PracticeForm& form() { return *m_form; }
    const fourcast::lesson::PracticeSheet& sheet() const { return m_sheet; }
    /// What was said last of the tree, and of how many were solved.
    QString sentence() const;
    QString countText() const;
    QAction* nextAction() const { return m_next; }
    QAction* checkAction() const { return m_check; }
    QAction* showAction() const { return m_show; }
    QAction* clearAction() const { return m_clear; }
    QAction* atOnceAction() const { return m_atOnce; }

    /// The form, and when it is marked; as setFields() takes them.
    QJsonObject fields() const;
    void setFields(const QJsonObject& fields);
    /// The keys go to the tree.
    void focusTree();

protected:
    void changeEvent(QEvent* event) override;

private:
    void reserveLines();
    void buildActions();
    QAction* add(const QString& icon, const QString& text, const QString& tip,
                 const QKeySequence& keys, bool withText = true);
    void takeTree();
    void checkValue(int node);
    void checkCut(int node);
    void checkAll();
    void showSolution();
    void clear();
    void finish();
    void say(const QString& sentence);
    void showCount();
    /// Counts no more: shown, or with a mistake.
    bool isSpent(const fourcast::lesson::PracticeRequest& request) const;

    fourcast::lesson::PracticeSheet m_sheet;
    PracticeForm* m_form;
    FlowLayout* m_buttons = nullptr;
    PracticeCanvas* m_canvas;
    LiveLabel* m_sentence;
    QLabel* m_count;
    QAction* m_next = nullptr;
    QAction* m_check = nullptr;
    QAction* m_show = nullptr;
    QAction* m_clear = nullptr;
    QAction* m_atOnce = nullptr;
    std::vector<fourcast::lesson::PracticeRequest> m_finished;
    int m_solved = 0;
};
