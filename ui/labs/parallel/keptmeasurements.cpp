// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/keptmeasurements.h"

#include "ui/labs/parallel/parallelshelf.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

KeptMeasurements::KeptMeasurements(ParallelShelf& shelf, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_list(new NarrowChoice(this)),
      m_again(new QPushButton(tr("&Take its settings"), this)),
      m_delete(new QPushButton(tr("De&lete…"), this))
{
    m_list->setModel(&shelf);
    m_list->setPlaceholderText(tr("Nothing was measured yet"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(24);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_list->setAccessibleName(tr("Kept measurements"));
    m_list->setToolTip(tr("Measurements that are kept, the newest first"));
    m_again->setToolTip(tr("Puts the settings of this measurement into the fields above"));
    m_delete->setToolTip(tr("Deletes this measurement and its file"));
    auto* const label = new QLabel(tr("&Kept:"), this);
    label->setBuddy(m_list);
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_list, 1);
    row->addWidget(m_again);
    row->addWidget(m_delete);

    connect(m_list, &QComboBox::currentIndexChanged, this, &KeptMeasurements::chosen);
    connect(m_list, &QComboBox::currentIndexChanged, this, &KeptMeasurements::updateControls);
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT settingsWanted(current()); });
    connect(m_delete, &QPushButton::clicked, this, &KeptMeasurements::remove);
    updateControls();
}

int KeptMeasurements::current() const
{
    return m_list->currentIndex();
}

void KeptMeasurements::choose(int row)
{
    m_list->setCurrentIndex(row);
}

void KeptMeasurements::setRunning(bool running)
{
    m_running = running;
    updateControls();
}

void KeptMeasurements::remove()
{
    const int row = current();
    if (QMessageBox::question(
            this, tr("Delete the measurement"),
            tr("“%1” and its file are deleted for good. Delete it?").arg(m_list->currentText()))
        != QMessageBox::Yes)
        return;
    if (const auto removed = m_shelf.remove(row); !removed)
        Q_EMIT refused(removed.error().message);
}

void KeptMeasurements::updateControls()
{
    const bool some = current() >= 0 && !m_running;
    m_list->setEnabled(!m_running && m_list->count() > 0);
    m_again->setEnabled(some);
    m_delete->setEnabled(some);
}
