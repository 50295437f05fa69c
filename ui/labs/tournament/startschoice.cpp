// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/startschoice.h"

#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/forms/plyunit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr int furthestValue = 21;

}

StartsChoice::StartsChoice(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox),
      m_plies(formfields::spin(1, TournamentOpenings::mostRandomPlies, tr("Plies of an opening"),
                               tr("How many moves are made before the entrants play"))),
      m_lowest(formfields::spin(-furthestValue, furthestValue, tr("Lowest exact value"),
                                tr("0 is a draw, 1 to 21 a win of the side to move, the higher the "
                                   "sooner"))),
      m_highest(formfields::spin(-furthestValue, furthestValue, tr("Highest exact value"),
                                 tr("The same value as the lowest takes no others"))),
      m_values(new QWidget)
{
    using Kind = TournamentOpenings::Kind;
    m_kind->addItem(tr("Empty board"), static_cast<int>(Kind::None));
    m_kind->addItem(tr("Random moves"), static_cast<int>(Kind::Random));
    m_kind->addItem(tr("Balanced, by exact value"), static_cast<int>(Kind::Exact));
    m_kind->addItem(tr("All positions"), static_cast<int>(Kind::All));
    m_kind->setAccessibleName(tr("Openings"));
    m_kind->setToolTip(tr("How games begin. Both sides of a pair play each opening first."));
    auto* const first = new QHBoxLayout;
    first->addWidget(m_kind, 1);
    first->addWidget(m_plies);
    auto* const values = new QHBoxLayout(m_values);
    values->setContentsMargins(0, 0, 0, 0);
    values->addWidget(formfields::label(tr("Value from:"), m_lowest));
    values->addWidget(m_lowest);
    values->addWidget(formfields::label(tr("to:"), m_highest));
    values->addWidget(m_highest);
    values->addStretch();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(first);
    column->addWidget(m_values);
    setFocusProxy(m_kind);
    showPlies(*m_plies);
    setOpenings({});
    connect(m_kind, &QComboBox::currentIndexChanged, this, &StartsChoice::showRelevant);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &StartsChoice::changed);
    for (const QSpinBox* const box : {m_plies, m_lowest, m_highest})
        connect(box, &QSpinBox::valueChanged, this, &StartsChoice::changed);
}

TournamentOpenings StartsChoice::openings() const
{
    return {.kind = static_cast<TournamentOpenings::Kind>(m_kind->currentData().toInt()),
            .plies = m_plies->value(),
            .lowest = m_lowest->value(),
            .highest = m_highest->value()};
}

void StartsChoice::setOpenings(const TournamentOpenings& openings)
{
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(static_cast<int>(openings.kind))));
    showRelevant();
    m_plies->setValue(openings.plies);
    m_lowest->setValue(openings.lowest);
    m_highest->setValue(openings.highest);
}

void StartsChoice::showRelevant()
{
    const TournamentOpenings chosen = openings();
    m_plies->setVisible(chosen.kind != TournamentOpenings::Kind::None);
    m_plies->setMaximum(chosen.isList() ? TournamentOpenings::mostPlies
                                        : TournamentOpenings::mostRandomPlies);
    m_values->setVisible(chosen.kind == TournamentOpenings::Kind::Exact);
}
