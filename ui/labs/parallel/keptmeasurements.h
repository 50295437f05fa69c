// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class ParallelLibrary;
class QComboBox;
class QToolButton;

/// A line that chooses among the measurements that are kept: to look at one, to give it a name, to
/// measure with its settings again, and to delete it.
class KeptMeasurements : public QWidget
{
    Q_OBJECT

public:
    /// The shelf must outlive the widget.
    explicit KeptMeasurements(ParallelLibrary& shelf, QWidget* parent = nullptr);

    /// -1 where there is none.
    int current() const;
    void choose(int row);
    /// While something is measured, nothing else is looked at.
    void setRunning(bool running);

Q_SIGNALS:
    /// Another one, or none (-1), is to be looked at.
    void chosen(int row);
    /// A person wants to measure the same again.
    void settingsWanted(int row);
    /// Why something could not be done.
    void refused(const QString& sentence);

private:
    void makeMenu();
    void rename();
    void remove();
    void updateControls();

    ParallelLibrary& m_shelf;
    QComboBox* m_list = nullptr;
    QToolButton* m_menu = nullptr;
    bool m_running = false;
};
