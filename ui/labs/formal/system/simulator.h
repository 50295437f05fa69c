// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formal/lts/pathfile.h"
#include "ui/labs/formal/system/systemwords.h"
#include "ui/paper/chartexport.h"

#include <QWidget>
#include <optional>

class PathFiles;
class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QTreeWidget;
class SequenceDiagram;

/// A walk through a system: what is possible in the state, with the change that each step would
/// make; the path so far, on which one goes back and forward and jumps; and what the threads did.
/// The path is saved as a small file and opened again at its step.
class Simulator : public QWidget
{
    Q_OBJECT

public:
    /// Of the steps that are possible so many are listed.
    static constexpr int mostListed = 500;

    explicit Simulator(QWidget* parent = nullptr);
    ~Simulator() override;

    /// Begins in its initial state; a null system leaves nothing. What a file that was opened
    /// before has waited for it is followed.
    void setSystem(SharedLts lts, SystemWords words = {});
    /// Goes along a path, which begins in the initial state, and stands at one of its steps.
    void setPath(const fourcast::formal::Path& path, int step = 0);
    const fourcast::formal::Path& path() const { return m_path; }
    /// How many of the path's steps have been taken.
    int step() const { return m_step; }
    fourcast::formal::State state() const
    {
        return m_path.stateAt(static_cast<std::size_t>(m_step));
    }

    /// What Save writes.
    fourcast::formal::PathFile file() const;
    /// What Open does with what it has read.
    void open(const fourcast::formal::PathFile& file);
    void openText(const QByteArray& text);
    /// What the threads did, for a file.
    ChartContent content() const;

public Q_SLOTS:
    /// One of the possible steps. A step other than the path's next one ends the path there.
    void take(int transition);
    void back() { jump(m_step - 1); }
    void forward() { jump(m_step + 1); }
    /// To where the path is after so many steps.
    void jump(int step);

Q_SIGNALS:
    /// Another state is looked at, or the path is another one.
    void moved();
    /// The path of a file is of another model or other parameters; it is followed when that system
    /// is set.
    void systemWanted(const fourcast::formal::PathFile& file);
    void messageReady(const QString& sentence);

private:
    QWidget* buildButtons();
    QWidget* buildLists();
    void showAll();
    void showPossible();
    void showPath();
    void listPath();
    void showState();
    bool isSystemOf(const fourcast::formal::PathFile& file) const;
    QString loopText(std::size_t step) const;

    SharedLts m_lts;
    SystemWords m_words;
    fourcast::formal::Path m_path;
    int m_step = 0;
    std::optional<fourcast::formal::PathFile> m_waiting;
    PathFiles* m_files;
    QLabel* m_state;
    QTreeWidget* m_possible = nullptr;
    QListWidget* m_steps = nullptr;
    QScrollArea* m_area = nullptr;
    SequenceDiagram* m_diagram = nullptr;
    /// The path that is listed and drawn, and in which system.
    fourcast::formal::Path m_shown;
    SharedLts m_shownOf;
    QPushButton* m_take = nullptr;
    QPushButton* m_first = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_forward = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_open = nullptr;
    bool m_filling = false;
};
