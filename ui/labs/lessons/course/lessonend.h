// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class LessonRun;
class LiveLabel;
class QLabel;
class QLineEdit;
class QPushButton;

/// The end of a lesson, below its last step: the questions that are still open, each a link to its
/// step, the name, and the button to hand in. What came of it is said there, where room is kept for
/// it, so that nothing moves.
class LessonEnd : public QFrame
{
    Q_OBJECT

public:
    explicit LessonEnd(LessonRun& run, QWidget* parent = nullptr);

    /// Shows and announces what came of handing in.
    void say(const QString& sentence);
    /// Says what to type, with the cursor in the field for the name.
    void askForName(const QString& sentence);

    QString openText() const;
    QString newsText() const;
    QLabel& links() { return *m_links; }
    QLineEdit& nameField() { return *m_name; }
    QPushButton& handInButton() { return *m_handIn; }

Q_SIGNALS:
    void handInWanted();
    /// By its id.
    void questionWanted(const QString& question);

private:
    void showOpen();
    void takeName();

    QPointer<LessonRun> m_run;
    LiveLabel* m_open;
    QLabel* m_links;
    QLineEdit* m_name;
    QPushButton* m_handIn;
    LiveLabel* m_news;
};
