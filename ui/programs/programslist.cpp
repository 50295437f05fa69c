// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/programslist.h"

#include "ui/programs/programsmodel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>
#include <QVBoxLayout>

ProgramsList::ProgramsList(ProgramsModel& model, QWidget* parent) : QWidget(parent)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_table = new QTableView;
    m_table->setModel(&model);
    readByRow(*m_table, tr("Programs"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(ProgramsModel::Name, QHeaderView::Stretch);
    column->addWidget(m_table, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now, const QModelIndex& before) {
                Q_EMIT rowChanged(now.row(), before.row());
            });
    auto* const place = new QWidget;
    new FlowLayout(place);
    m_add = addButton(*place, tr("&Add…"), tr("Choose a program's file, or drop it here"),
                      &ProgramsList::addWanted);
    m_duplicate
        = addButton(*place, tr("Du&plicate"), tr("The same program once more, to be changed"),
                    &ProgramsList::duplicateWanted);
    m_remove = addButton(*place, tr("&Remove"), tr("Take it off the list; its file stays"),
                         &ProgramsList::removeWanted);
    m_test = addButton(*place, tr("T&est"), tr("Start it and ask for the first move of a game"),
                       &ProgramsList::testWanted);
    m_stop = addButton(*place, tr("&Stop test"), tr("End the test and the program"),
                       &ProgramsList::stopWanted);
    column->addWidget(place);
    auto* const erase = new QShortcut(QKeySequence(QKeySequence::Delete), m_table);
    erase->setContext(Qt::WidgetShortcut);
    connect(erase, &QShortcut::activated, m_remove, &QPushButton::click);
}

QPushButton* ProgramsList::addButton(QWidget& place, const QString& text, const QString& tip,
                                     void (ProgramsList::*wanted)())
{
    auto* const button = new QPushButton(text);
    button->setToolTip(tip);
    // Enter belongs to the fields of the form.
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, wanted);
    place.layout()->addWidget(button);
    return button;
}

int ProgramsList::row() const
{
    return m_table->currentIndex().row();
}

void ProgramsList::select(int row)
{
    // selectRow() would take the keys that opened the dialog, Ctrl among them, for its own.
    m_table->selectionModel()->setCurrentIndex(m_table->model()->index(row, 0),
                                               QItemSelectionModel::ClearAndSelect
                                                   | QItemSelectionModel::Rows);
}

void ProgramsList::focusTable()
{
    m_table->setFocus();
}

void ProgramsList::offer(bool canKeep, bool isTesting)
{
    const bool isOne = row() >= 0;
    const bool testHadFocus = m_test->hasFocus();
    const bool stopHadFocus = m_stop->hasFocus();
    m_add->setEnabled(canKeep);
    m_duplicate->setEnabled(canKeep && isOne);
    m_remove->setEnabled(canKeep && isOne);
    m_test->setEnabled(isOne && !isTesting);
    m_stop->setEnabled(isTesting);
    if (testHadFocus && isTesting)
        m_stop->setFocus();
    else if (stopHadFocus && !isTesting)
        m_test->setFocus();
}
