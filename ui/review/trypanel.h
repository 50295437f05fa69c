// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

/// Under the board while a person looks for a better move than the one that was played: the
/// question, then what became of the try, and what can be done next.
class TryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit TryPanel(QWidget* parent = nullptr);

    /// Waits for a move on the board.
    void ask(const QString& question);
    /// A move was tried.
    void showVerdict(const QString& verdict);
    void showAnswer(const QString& answer);
    QString text() const;

Q_SIGNALS:
    void againWanted();
    void answerWanted();
    void closed();

private:
    QLabel* m_text = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_answer = nullptr;
};
