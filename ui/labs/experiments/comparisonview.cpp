// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/comparisonview.h"

#include "ui/labs/experiments/experimentcomparison.h"
#include "ui/widgets/fontfollower.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QScreen>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr QSize usualViewSize(760, 420);

}

ComparisonView::ComparisonView(const ExperimentResult& shown, const QString& shownName,
                               const ExperimentResult& other, const QString& otherName,
                               QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Comparison of two runs"));
    auto* const model = new ExperimentComparison(this);
    model->setResults(shown, other);
    auto* const head = new QLabel(tr("This run: %1. %2\nOther run: %3. %4")
                                      .arg(shownName, shown.experiment.protocolText(), otherName,
                                           other.experiment.protocolText()),
                                  this);
    head->setWordWrap(true);
    auto* const table = new QTableView(this);
    table->setModel(model);
    table->setAccessibleName(tr("Cells of both runs"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    fitRows(*table, 6);
    table->horizontalHeader()->setStretchLastSection(true);
    table->resizeColumnsToContents();
    auto* const foot = new QLabel(
        model->rowCount() == 0
            ? tr("No cell has the same name in both runs, so there is nothing to compare.")
            : tr("Shares won by the first-named engine, with Wilson 95 % intervals. Intervals that "
                 "do not overlap suggest a real difference. Overlapping intervals leave it "
                 "undecided."),
        this);
    foot->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(head);
    layout->addWidget(table, 1);
    layout->addWidget(foot);
    layout->addWidget(buttons);
    // Wide enough for all columns, where the screen is.
    const QMargins margins = layout->contentsMargins();
    const int wanted = table->horizontalHeader()->length() + 2 * table->frameWidth()
        + table->verticalScrollBar()->sizeHint().width() + margins.left() + margins.right();
    const int most = screen()->availableSize().width();
    resize(std::min(std::max(usualViewSize.width(), wanted), most), usualViewSize.height());
}
