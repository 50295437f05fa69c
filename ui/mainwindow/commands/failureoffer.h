// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QWidget;
struct SearchReport;
struct WindowParts;

/// What is said and offered above the board when a program has lost the game by a failure: what it
/// wrote to standard error, and to play on.
class FailureOffer : public QObject
{
    Q_OBJECT

public:
    FailureOffer(WindowParts& parts, QWidget& window);

private:
    void offer(const SearchReport& report);
    void dismiss();
    void showOutput();

    WindowParts& m_parts;
    QWidget& m_window;
    QAction* m_output;
    QAction* m_playOn;
    QString m_program;
    QString m_sentence;
};
