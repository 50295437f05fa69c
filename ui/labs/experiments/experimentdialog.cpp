// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/experimentdialog.h"

#include "core/study/runs/experimentsettings.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/labs/experiments/openingschoice.h"
#include "ui/labs/runs/sprtbutton.h"
#include "ui/text/counttext.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <limits>
#include <map>

namespace {

Entrant engine(const char* name, int depth)
{
    Entrant player;
    player.engine = QString::fromLatin1(name);
    player.limits = {.depth = depth};
    return player;
}

/// In the order in which they were chosen: "own/2-3" is the second against the third.
std::vector<Entrant> playersOf(const Experiment& experiment)
{
    std::map<int, Entrant> players;
    for (const ExperimentCell& cell : experiment.cells) {
        const QStringList numbers = cell.id.section(u'/', -1).split(u'-');
        players.try_emplace(numbers.value(0).toInt(), cell.a);
        players.try_emplace(numbers.value(1).toInt(), cell.b);
    }
    std::vector<Entrant> found;
    for (const auto& [number, player] : players)
        found.push_back(player);
    return found;
}

/// The one that has as many pairings.
ExperimentShape shapeOf(const Experiment& experiment, const std::vector<Entrant>& players)
{
    const std::size_t pairings = experiment.cells.size();
    const std::size_t count = players.size();
    if (pairings == count * count)
        return ExperimentShape::Grid;
    return pairings == count * (count - 1) / 2 ? ExperimentShape::RoundRobin
                                               : ExperimentShape::Gauntlet;
}

}

ExperimentDialog::ExperimentDialog(QWidget* parent)
    : QDialog(parent), m_title(new QLineEdit(this)), m_entrants(new EntrantList(this)),
      m_shape(new QComboBox(this)), m_openings(new OpeningsChoice(this)),
      m_test(new SprtButton(this)), m_size(new QLabel(this))
{
    setWindowTitle(tr("New experiment"));
    m_title->setAccessibleName(tr("Title"));
    m_title->setText(tr("My experiment"));
    m_shape->addItem(tr("Round robin: every pair"), static_cast<int>(ExperimentShape::RoundRobin));
    m_shape->addItem(tr("Gauntlet: the first against all the others"),
                     static_cast<int>(ExperimentShape::Gauntlet));
    m_shape->addItem(tr("Grid: each against every engine, itself included"),
                     static_cast<int>(ExperimentShape::Grid));
    m_shape->setAccessibleName(tr("Who plays whom"));
    m_shape->setToolTip(tr("Who plays whom"));
    m_size->setWordWrap(true);
    makeNumbers();
    auto* const form = new QFormLayout;
    // Where letters are large, what has no room beside its name stands below it.
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Title:"), m_title);
    form->addRow(tr("&Engines:"), m_entrants);
    form->addRow(tr("&Who plays whom:"), m_shape);
    form->addRow(tr("R&ounds:"), m_rounds);
    form->addRow(tr("O&penings:"), m_openings);
    form->addRow(tr("&Seed:"), m_seed);
    form->addRow(tr("Se&quential test:"), m_test);
    auto* const buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("&Make it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form, 1);
    layout->addWidget(m_size);
    layout->addWidget(buttons);

    connect(m_entrants, &EntrantList::changed, this, &ExperimentDialog::showSize);
    connect(m_openings, &OpeningsChoice::changed, this, &ExperimentDialog::takeOpenings);
    connect(m_shape, &QComboBox::currentIndexChanged, this, &ExperimentDialog::showSize);
    connect(m_rounds, &QSpinBox::valueChanged, this, &ExperimentDialog::showSize);
    m_entrants->setEntrants({engine("alphabeta-h1", 4), engine("alphabeta-h2", 4)});
}

void ExperimentDialog::makeNumbers()
{
    m_rounds = formfields::spin(settingOf(ownExperimentSettings(), u"rounds"),
                                tr("Rounds of each pairing"),
                                tr("Number of games in each pairing. The first move alternates."));
    m_seed = formfields::spin(settingOf(ownExperimentSettings(), u"seed"), tr("Seed"),
                              tr("The same seed gives the same games"));
}

Experiment ExperimentDialog::experiment() const
{
    Experiment made = ownExperiment(m_title->text().trimmed(),
                                    static_cast<ExperimentShape>(m_shape->currentData().toInt()),
                                    m_entrants->entrants(), m_openings->rules(), m_rounds->value(),
                                    static_cast<std::uint64_t>(m_seed->value()));
    made.test = m_test->test();
    return made;
}

void ExperimentDialog::setExperiment(const Experiment& experiment)
{
    if (experiment.cells.empty())
        return;
    m_title->setText(experiment.title);
    const std::vector<Entrant> players = playersOf(experiment);
    m_entrants->setEntrants(players);
    m_shape->setCurrentIndex(m_shape->findData(static_cast<int>(shapeOf(experiment, players))));
    m_openings->setRules(experiment.rules);
    m_test->setTest(experiment.test);
    const ExperimentCell& first = experiment.cells.front();
    // All of the openings stay all of them.
    if (first.rounds != experiment.rules.roundsOfOpenings())
        m_rounds->setValue(first.rounds);
    m_seed->setValue(
        static_cast<int>(std::min<std::uint64_t>(first.seed, std::numeric_limits<int>::max())));
    showSize();
}

void ExperimentDialog::takeOpenings()
{
    const int all = m_openings->rules().roundsOfOpenings();
    if (all != m_allRounds) {
        // A number that was chosen for drawn openings would leave out most of a fixed set.
        if (m_allRounds == 0)
            m_otherRounds = m_rounds->value();
        m_allRounds = all;
        m_rounds->setValue(all > 0 ? all : m_otherRounds);
    }
    showSize();
}

void ExperimentDialog::showSize()
{
    const Experiment made = experiment();
    QString text
        = tr("Pairings: %1. Games: %2.").arg(countText(made.cells.size()), countText(made.games()));
    if (m_rounds->value() < m_allRounds)
        text += u' '
            + tr("Each pairing plays the first %1 of the %2 games its openings give.")
                  .arg(m_rounds->value())
                  .arg(m_allRounds);
    else if (m_allRounds > 0 && m_rounds->value() > m_allRounds)
        text += u' ' + tr("After %1 games of a pairing, the openings repeat.").arg(m_allRounds);
    m_size->setText(text);
    m_test->setGames(m_rounds->value());
    m_accept->setEnabled(m_openings->isReady() && !made.cells.empty());
}
