// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class ProgramsModel;
class QPushButton;
class QTableView;

/// The programs in a table, and below it what can be done with one.
class ProgramsList : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramsList(ProgramsModel& model, QWidget* parent = nullptr);

    /// The current one; -1 where there is none.
    int row() const;
    void select(int row);
    void focusTable();
    /// Enables what can be done: nothing is changed while the programs can't be kept, and one is
    /// tested at a time. The keyboard goes from *Test* to *Stop test* and back with them.
    void offer(bool canKeep, bool isTesting);

Q_SIGNALS:
    void rowChanged(int now, int before);
    void addWanted();
    void duplicateWanted();
    void removeWanted();
    void testWanted();
    void stopWanted();

private:
    QPushButton* addButton(QWidget& place, const QString& text, const QString& tip,
                           void (ProgramsList::*wanted)());

    QTableView* m_table = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_test = nullptr;
    QPushButton* m_stop = nullptr;
};
