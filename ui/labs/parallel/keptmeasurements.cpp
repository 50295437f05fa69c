// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/keptmeasurements.h"

#include "ui/labs/parallel/parallellibrary.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>

KeptMeasurements::KeptMeasurements(ParallelLibrary& shelf, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_list(new NarrowChoice(this)), m_menu(new QToolButton(this))
{
    m_list->setModel(&shelf);
    m_list->setPlaceholderText(tr("Nothing measured yet"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(24);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_list->setAccessibleName(tr("Kept measurements"));
    m_list->setToolTip(tr("Saved measurements, newest first"));
    makeMenu();
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(formfields::label(tr("&Kept:"), m_list));
    row->addWidget(m_list, 1);
    row->addWidget(m_menu);

    connect(m_list, &QComboBox::currentIndexChanged, this, &KeptMeasurements::chosen);
    connect(m_list, &QComboBox::currentIndexChanged, this, &KeptMeasurements::updateControls);
    updateControls();
}

void KeptMeasurements::makeMenu()
{
    auto* const menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const QString& text, const QString& tip, auto slot) {
        QAction* const action = menu->addAction(text);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        connect(action, &QAction::triggered, this, slot);
    };
    add(tr("&Rename…"), tr("Rename this measurement in the list"), &KeptMeasurements::rename);
    add(tr("Use as a &template"), tr("Copy the settings of this measurement into the fields above"),
        [this] { Q_EMIT settingsWanted(current()); });
    add(tr("&Delete…"), tr("Delete this measurement and its file"), &KeptMeasurements::remove);
    m_menu->setText(tr("Manage"));
    m_menu->setToolTip(tr("Rename or delete the selected measurement, or make another like it"));
    m_menu->setMenu(menu);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setFocusPolicy(Qt::StrongFocus);
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

void KeptMeasurements::rename()
{
    const int row = current();
    const QString old = m_shelf.at(row).name;
    bool accepted = false;
    const QString name = QInputDialog::getText(this, tr("Rename the measurement"),
                                               tr("Name (leave empty for the automatic title):"),
                                               QLineEdit::Normal, old, &accepted)
                             .trimmed();
    if (accepted && name != old)
        m_shelf.rename(row, name);
}

void KeptMeasurements::remove()
{
    const int row = current();
    if (QMessageBox::question(this, tr("Delete the measurement"),
                              tr("“%1” and its file will be permanently deleted. Delete it?")
                                  .arg(m_list->currentText()))
        != QMessageBox::Yes)
        return;
    if (const auto removed = m_shelf.remove(row); !removed)
        Q_EMIT refused(removed.error().message);
}

void KeptMeasurements::updateControls()
{
    m_list->setEnabled(!m_running && m_list->count() > 0);
    m_menu->setEnabled(current() >= 0 && !m_running);
}
