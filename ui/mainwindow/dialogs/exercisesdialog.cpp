// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/exercisesdialog.h"

#include "ui/widgets/forms/formfields.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

using fourcast::lesson::ExerciseRequest;

namespace {

constexpr int largestSeed = 1'000'000'000;
/// Of a kind: a sheet of two pages.
constexpr int mostExercises = 12;
/// Larger trees nobody values by hand.
constexpr int mostBranches = 4;
constexpr int mostLevels = 4;

}

ExercisesDialog::ExercisesDialog(const ExerciseRequest& request, QWidget* parent)
    : QDialog(parent), m_request(request)
{
    setWindowTitle(tr("Exercises"));
    m_seed = number(0, largestSeed, static_cast<int>(request.seed), tr("Set"),
                    tr("The same number gives the same exercises, on every machine"));
    m_positions = number(0, mostExercises, request.positions, tr("Positions"),
                         tr("Positions with exactly one best move"));
    m_trees = number(0, mostExercises, request.trees, tr("Trees"),
                     tr("Trees to value, and to search by alpha-beta"));
    m_branching = number(2, mostBranches, request.branching, tr("Moves at each node"),
                         tr("Number of branches below each node of a tree"));
    m_depth = number(1, mostLevels, request.depth, tr("Levels"),
                     tr("Number of moves from the root of a tree to a leaf"));
    auto* const form = new QFormLayout;
    form->addRow(tr("&Set:"), m_seed);
    form->addRow(tr("&Positions:"), m_positions);
    form->addRow(tr("&Trees:"), m_trees);
    form->addRow(tr("&Moves at each node:"), m_branching);
    form->addRow(tr("&Levels:"), m_depth);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_show = buttons->addButton(tr("Sho&w"), QDialogButtonBox::AcceptRole);
    m_show->setToolTip(tr("Open the exercises on the Lessons page"));
    m_show->setDefault(true);
    m_save = buttons->addButton(tr("Save as a &file…"), QDialogButtonBox::AcceptRole);
    m_save->setToolTip(tr("Save the exercises as a lesson file for others, and open them"));
    connect(m_save, &QPushButton::clicked, this, [this] { m_isToBeSaved = true; });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    for (QSpinBox* const box : {m_positions, m_trees})
        connect(box, &QSpinBox::valueChanged, this, &ExercisesDialog::checkCounts);
    checkCounts();
}

QSpinBox* ExercisesDialog::number(int low, int high, int value, const QString& name,
                                  const QString& tip)
{
    QSpinBox* const box = formfields::spin(low, high, name, tip);
    box->setValue(value);
    return box;
}

/// None at all would be a lesson without a step.
void ExercisesDialog::checkCounts()
{
    const bool hasSome = m_positions->value() + m_trees->value() > 0;
    m_show->setEnabled(hasSome);
    m_save->setEnabled(hasSome);
    m_branching->setEnabled(m_trees->value() > 0);
    m_depth->setEnabled(m_trees->value() > 0);
}

ExerciseRequest ExercisesDialog::request() const
{
    ExerciseRequest wanted = m_request;
    wanted.seed = static_cast<std::uint64_t>(m_seed->value());
    wanted.positions = m_positions->value();
    wanted.trees = m_trees->value();
    wanted.branching = m_branching->value();
    wanted.depth = m_depth->value();
    return wanted;
}
