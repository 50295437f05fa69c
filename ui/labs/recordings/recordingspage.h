// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"
#include "ui/paper/chartexport.h"

#include <array>
#include <memory>
#include <optional>

class FigureChart;
class QCheckBox;
class QComboBox;
class QPushButton;
class QSplitter;
class QTableView;
class RecordingSlot;
class RecordingsModel;
struct Figure;
struct Recording;
struct SearchQuantity;

/// Recordings of games, as a page of the laboratory: one or two side by side, move by move as a
/// table with ratios and as a chart of a chosen number, and what there is to say about them. A row
/// or a point brings its position on the board.
class RecordingsPage : public LabPage
{
    Q_OBJECT

public:
    /// `folder` keeps what came from the board; empty keeps nothing.
    explicit RecordingsPage(const LabServices& place, QWidget* parent = nullptr);
    ~RecordingsPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    /// Into the first place that is free; where none is, the second one moves to the first.
    void takeFile(const QString& path) override;
    void takeRecording(const Recording& recording) override;
    /// The sentences about what is shown.
    QString summary() const;
    /// The chart; the figures as CSV and JSON.
    ChartContent content() const;

public Q_SLOTS:
    /// Reads the files once more.
    void run() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    using Opened = std::array<std::shared_ptr<const Recording>, 2>;

    QWidget* buildSlots(const LabServices& place);
    QWidget* buildChoice();
    QWidget* buildResults();
    const SearchQuantity& quantity() const;
    Figure figure() const;
    RecordingSlot& slot(int which) const { return *m_slots[static_cast<std::size_t>(which)]; }
    void swap();
    void showAll();
    void showSummary();
    Opened opened() const;
    /// Which marks of the chart are whose, beside the names of two.
    void showSigns();
    /// The same in words, or what to open next, whenever others are open than before.
    void showHint();
    void showMove(int recording, int ply);
    /// The two searches of the row's move, where both were made in one position.
    void showDifference();

    std::array<RecordingSlot*, 2> m_slots {};
    /// Those that the status line speaks of.
    std::optional<Opened> m_hinted {};
    /// Which place waits for the board's game.
    int m_boardWantedAt = 0;
    QPushButton* m_swap = nullptr;
    QPushButton* m_export = nullptr;
    QComboBox* m_quantity = nullptr;
    QCheckBox* m_logarithmic = nullptr;
    QCheckBox* m_leaveOut = nullptr;
    QLabel* m_summary = nullptr;
    QTableView* m_table = nullptr;
    RecordingsModel* m_model = nullptr;
    FigureChart* m_chart = nullptr;
    FigureChart* m_difference = nullptr;
    QCheckBox* m_alignDepths = nullptr;
    QSplitter* m_splitter = nullptr;
};
