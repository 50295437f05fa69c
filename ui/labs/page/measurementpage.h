// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobs/job.h"
#include "ui/labs/page/labpage.h"

class FigureChart;
class QAbstractItemModel;
class QHBoxLayout;
class QSplitter;
class QTableView;
class StatusLabel;

/// A page that measures something: sentences about the result, a table of it, and a chart below the
/// table, or beside it where the page is wide. A measurement shows its columns, its figure and its
/// sentences there; what is finished when a run is cancelled or fails stays.
class MeasurementPage : public LabPage
{
public:
    /// The sentences about the result.
    QString summaryText() const;

protected:
    struct Results
    {
        QString summaryDescription; ///< of the sentences, for screen readers
        QString tableName; ///< for screen readers
        int lettersBeside
            = 0; ///< from this width on, in characters, the chart stands beside the table
        int tableShare = 1; ///< of the room, against that of the chart
        int chartShare = 1;
        QSize chartSize;
        Qt::Orientations zooming = Qt::Horizontal | Qt::Vertical;
    };

    explicit MeasurementPage(QWidget* parent) : LabPage(parent) { }

    /// To be called once, for layOut(). The model must outlive the page. `controls` (taken over) is
    /// the line of what is chosen about the table and the chart; it stands beside the sentences, or
    /// below them.
    QWidget* buildResults(const Results& results, QAbstractItemModel& model, QHBoxLayout* controls,
                          bool areControlsBelow);
    QTableView& table() { return *m_table; }
    FigureChart& chart() { return *m_chart; }
    const FigureChart& chart() const { return *m_chart; }
    void setSummary(const QStringList& sentences);

    /// Starts a run, or says why it could not be started.
    template <typename Job, typename Request, typename Work>
    bool start(Job& job, const Expected<Request>& request, const Work& work)
    {
        const auto started
            = request.and_then([&](const Request& valid) { return job.start(work(valid)); });
        if (!started)
            say(started.error().message);
        return started.has_value();
    }

    void resizeEvent(QResizeEvent* event) override;

private:
    StatusLabel* m_summary = nullptr;
    QTableView* m_table = nullptr;
    FigureChart* m_chart = nullptr;
    QSplitter* m_splitter = nullptr;
    int m_lettersBeside = 0;
};
