// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the page of recordings is built.
#include "ui/charts/figurechart.h"
#include "ui/labs/recordings/recordingslot.h"
#include "ui/labs/recordings/recordingsmodel.h"
#include "ui/labs/recordings/recordingspage.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace {

/// Where numbers differ by magnitudes.
bool isUsuallyLogarithmic(const SearchQuantity& quantity)
{
    using Unit = SearchQuantity::Unit;
    return quantity.unit == Unit::Count || quantity.unit == Unit::Milliseconds
        || quantity.unit == Unit::PerSecond;
}

}

QWidget* RecordingsPage::buildSlots(const LabServices& place)
{
    const QStringList titles {tr("First"), tr("Second")};
    const std::array<std::array<QString, 2>, 2> keys {
        {{QStringLiteral("Alt+1"), QStringLiteral("Alt+3")},
         {QStringLiteral("Alt+2"), QStringLiteral("Alt+4")}}};
    auto* const both = new QWidget;
    auto* const column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (int which = 0; which < 2; ++which) {
        const auto index = static_cast<std::size_t>(which);
        m_slots[index] = new RecordingSlot(
            titles[which], place.file(QStringLiteral("recording-%1.c4rec").arg(which + 1)),
            keys[index]);
        column->addWidget(m_slots[index]);
        connect(m_slots[index], &RecordingSlot::boardWanted, this, [this, which] {
            m_boardWantedAt = which;
            Q_EMIT recordingWanted();
        });
    }
    return both;
}

QWidget* RecordingsPage::buildChoice()
{
    m_quantity = new QComboBox;
    for (const SearchQuantity& each : searchQuantities()) {
        m_quantity->addItem(each.name(), QString(each.key));
        m_quantity->setItemData(m_quantity->count() - 1, each.meaning(), Qt::ToolTipRole);
    }
    m_quantity->setCurrentIndex(m_quantity->findData(QStringLiteral("milliseconds")));
    m_quantity->setToolTip(
        tr("Quantity for the chart. The table shows it next to its usual columns."));
    m_logarithmic = new QCheckBox(tr("&Logarithmic"));
    m_logarithmic->setToolTip(tr("Show the chart's values on a logarithmic axis"));
    m_logarithmic->setChecked(true);
    m_leaveOut = new QCheckBox(tr("Leave out disturbed moves"));
    m_leaveOut->setToolTip(tr("Leave disturbed moves out of the ratios of times, and say how many "
                              "moves remain. The chart and the table still show each move."));
    m_swap = new QPushButton(tintedIcon(QStringLiteral("swap-sides")), tr("S&wap"));
    m_swap->setToolTip(tr("Swap the first and second recordings"));
    m_export = new QPushButton(tintedIcon(QStringLiteral("export")), tr("E&xport…"));
    m_export->setToolTip(tr("Export what is shown, as a picture or as figures"));
    connect(m_quantity, &QComboBox::activated, this,
            [this] { m_logarithmic->setChecked(isUsuallyLogarithmic(quantity())); });
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &RecordingsPage::showAll);
    connect(m_logarithmic, &QCheckBox::toggled, this, &RecordingsPage::showAll);
    connect(m_leaveOut, &QCheckBox::toggled, this, &RecordingsPage::showAll);
    connect(m_swap, &QPushButton::clicked, this, &RecordingsPage::swap);
    connect(m_export, &QPushButton::clicked, this, [this] {
        exportdialog::run(
            this, tr("Export the recordings"), tr("recordings"), QStringLiteral("png"),
            [this] { return content(); },
            [this](const exportdialog::Answer& answer) { say(answer.sentence); });
    });
    return flowRow({formfields::label(tr("Qua&ntity:"), m_quantity), m_quantity, m_logarithmic,
                    m_leaveOut, m_swap, m_export});
}

QWidget* RecordingsPage::buildResults()
{
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(tr("Summary of the recordings"));
    m_table = new QTableView;
    m_table->setModel(m_model);
    readByRow(*m_table, tr("Cost of the search for each move"));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    fitRows(*m_table, 6);
    const auto choose = [this](const QModelIndex& index) {
        showMove(m_model->recordingAt(index), m_model->plyAt(index.row()));
    };
    connect(m_table, &QTableView::clicked, this, choose);
    connect(m_table, &QTableView::activated, this, choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_chart->updateFigure(figure());
        showDifference();
    });
    m_chart = new FigureChart;
    m_chart->setSizeHint({460, 300});
    connect(m_chart, &PaintedChart::chosen, this, [this](const HitTarget& spot) {
        const int ply = spot.cell / 2;
        m_table->setCurrentIndex(m_model->index(m_model->rowOf(ply), 0));
        showMove(spot.cell % 2, ply);
    });
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_difference = new FigureChart;
    m_difference->setSizeHint({460, 300});
    m_alignDepths = new QCheckBox(tr("Align the &depths"));
    m_alignDepths->setToolTip(
        tr("Begin each depth of both searches at one place, to compare depth by depth"));
    connect(m_alignDepths, &QCheckBox::toggled, this, &RecordingsPage::showDifference);
    beforeclass::leave(*m_alignDepths);
    auto* const searches = new QWidget;
    auto* const rows = new QVBoxLayout(searches);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_alignDepths);
    rows->addWidget(m_difference, 1);
    auto* const views = new QTabWidget;
    views->setAccessibleName(tr("Moves, and the two searches of one move"));
    views->addTab(m_chart, tr("Moves"));
    views->addTab(searches, tr("Two searches"));
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(views);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 3);
    auto* const results = new QWidget;
    auto* const below = new QVBoxLayout(results);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_summary);
    below->addWidget(m_splitter, 1);
    return results;
}
