// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class LabPage;
class QPushButton;

/// The button by which a student hands a page's result to a lesson: there as long as a lesson waits
/// for one.
class HandOver : public QObject
{
    Q_OBJECT

public:
    explicit HandOver(LabPage& page);

    /// What is waited for, see fourcast::lesson::resultNames(); empty: nothing.
    void offer(const QString& quantity);
    const QString& offered() const { return m_quantity; }
    /// Can the result be handed over? The button's tip says why not.
    void setReady(bool ready);
    /// In the page's row.
    QPushButton& button() { return *m_button; }

public Q_SLOTS:
    void hand();

private:
    LabPage& m_page;
    QPushButton* m_button;
    QString m_quantity;
};
