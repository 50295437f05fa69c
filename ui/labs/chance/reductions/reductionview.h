// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/reduce/reduce.h"
#include "core/session/jobs/job.h"
#include "ui/labs/chance/reductions/reductionchart.h"

class NarrowChoice;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QLabel;

/// The passes that make an equation smaller, each of which can be left out; the equation before and
/// after each of them, with what differs marked; and how much is left after each.
class ReductionView : public QWidget
{
    Q_OBJECT

public:
    using SharedReduction = std::shared_ptr<const fourcast::chance::Reduction>;

    explicit ReductionView(QWidget* parent = nullptr);

    /// What is ticked, in the order in which it is done.
    std::vector<fourcast::chance::Pass> passes() const;
    void setPasses(const std::vector<fourcast::chance::Pass>& passes);
    /// What they have made of the model that was explored last; null leaves nothing.
    void setReduction(SharedReduction reduction);
    /// Which pass is looked at; from 0.
    void chooseStep(int step);
    /// Explores the equation before all and after each pass, to count; finished() follows.
    void count();
    void setRunning(bool running);
    const ReductionChart& chart() const { return *m_chart; }

Q_SIGNALS:
    /// Other passes are ticked.
    void edited();
    /// All is counted.
    void finished();

private:
    /// For each equation its states and branches; nothing where there are too many.
    using Counts = std::vector<std::optional<std::pair<std::uint64_t, std::uint64_t>>>;

    QWidget* buildTexts();
    void showStep();
    void showSizes();
    void takeCounts(const Counts& counts);

    QListWidget* m_passes = nullptr;
    NarrowChoice* m_step = nullptr;
    QLabel* m_stepTitle = nullptr; ///< before a class, in the place of the choice
    QLabel* m_change = nullptr;
    QPlainTextEdit* m_before = nullptr;
    QPlainTextEdit* m_after = nullptr;
    QPushButton* m_count = nullptr;
    QLabel* m_progress = nullptr;
    ReductionChart* m_chart = nullptr;
    SharedReduction m_reduction;
    /// Last: its end is waited for while the rest is still there.
    Job<Counts, Counts> m_job;
};
