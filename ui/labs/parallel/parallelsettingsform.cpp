// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/parallel/parallelsettingsform.h"

#include "core/fulltree/parallelsettings.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plyunit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

ParallelSettingsForm::ParallelSettingsForm(QWidget* parent) : QWidget(parent)
{
    makeFields();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(layOutFields());
    layout->addLayout(makeStrategies());
}

void ParallelSettingsForm::makeFields()
{
    m_board = new QComboBox;
    m_board->addItems(settingOf(parallelSettings(), u"board").names);
    m_board->setCurrentText(ParallelSettings().board);
    m_board->setAccessibleName(tr("Board"));
    m_board->setToolTip(tr("7x7 is the board of the report's program"));
    m_depth = formfields::spin(
        settingOf(parallelSettings(), u"depth"), tr("Depth"),
        tr("Plies. Each more takes seven times as long; with every node as a task, depth 9 takes "
           "seconds a run."));
    showPlies(*m_depth);
    m_workers = formfields::spin(settingOf(parallelSettings(), u"workers"), tr("Workers up to"),
                                 tr("Measured with 1, 2 and so on up to this many threads"));
    m_repeats = formfields::spin(settingOf(parallelSettings(), u"repetitions"), tr("Repetitions"),
                                 tr("Repetitions; the table shows their median and spread"));
    m_seed
        = formfields::spin(settingOf(parallelSettings(), u"seed"), tr("Seed"),
                           tr("Decides among equally good moves. The same seed chooses the same."));
}

QLayout* ParallelSettingsForm::layOutFields()
{
    auto* const grid = new QGridLayout;
    formfields::add(*grid, 0, 0, tr("&Board:"), m_board);
    formfields::add(*grid, 0, 1, tr("&Depth:"), m_depth);
    formfields::add(*grid, 0, 2, tr("&Workers up to:"), m_workers);
    formfields::add(*grid, 0, 3, tr("Repet&itions:"), m_repeats);
    formfields::add(*grid, 0, 4, tr("Seed:"), m_seed);
    return grid;
}

QLayout* ParallelSettingsForm::makeStrategies()
{
    auto* const grid = new QGridLayout;
    const auto& strategies = parallelStrategies();
    for (const ParallelStrategy strategy : strategies) {
        auto* const box = new QCheckBox(strategyName(strategy));
        box->setChecked(true);
        box->setToolTip(strategySentence(strategy));
        box->setAccessibleDescription(strategySentence(strategy));
        // What all others are compared with.
        box->setEnabled(strategy != ParallelStrategy::Sequential);
        const int index = static_cast<int>(m_strategies.size());
        grid->addWidget(box, index / 3, index % 3);
        m_strategies.push_back(box);
    }
    return grid;
}

ParallelSettings ParallelSettingsForm::settings() const
{
    ParallelSettings settings;
    settings.board = m_board->currentText();
    settings.depth = m_depth->value();
    settings.workers = workersUpTo(m_workers->value());
    settings.repeats = m_repeats->value();
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.strategies.clear();
    for (std::size_t i = 0; i < m_strategies.size(); ++i)
        if (m_strategies[i]->isChecked())
            settings.strategies.push_back(parallelStrategies()[i]);
    return settings;
}

void ParallelSettingsForm::setSettings(const ParallelSettings& settings)
{
    m_board->setCurrentText(settings.board);
    m_depth->setValue(settings.depth);
    m_workers->setValue(settings.workers.empty() ? 1 : settings.workers.back());
    m_repeats->setValue(settings.repeats);
    m_seed->setValue(static_cast<int>(settings.seed));
    for (std::size_t i = 0; i < m_strategies.size(); ++i) {
        const ParallelStrategy strategy = parallelStrategies()[i];
        m_strategies[i]->setChecked(
            strategy == ParallelStrategy::Sequential
            || std::find(settings.strategies.begin(), settings.strategies.end(), strategy)
                != settings.strategies.end());
    }
}

void ParallelSettingsForm::setRunning(bool running)
{
    for (QWidget* field :
         std::initializer_list<QWidget*> {m_board, m_depth, m_workers, m_repeats, m_seed})
        field->setEnabled(!running);
    // The first is what all others are compared with: it is always measured.
    for (std::size_t i = 1; i < m_strategies.size(); ++i)
        m_strategies[i]->setEnabled(!running);
}
