// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/runpanel.h"

#include "ui/labs/results/experimentexportmenu.h"
#include "ui/labs/results/experimentview.h"
#include "ui/labs/runs/experimentshelf.h"
#include "ui/labs/runs/runcontrols.h"

#include <QLabel>
#include <QVBoxLayout>

RunPanel::RunPanel(ExperimentShelf& shelf, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_controls(new RunControls(m_data, m_session, this)),
      m_message(new QLabel(this)), m_view(new ExperimentView(m_data, this))
{
    m_view->addToHead(m_controls->timeLeft());
    m_message->setWordWrap(true);
    m_message->hide();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_controls);
    layout->addWidget(m_message);
    layout->addWidget(m_view, 1);

    connect(m_controls, &RunControls::runWanted, this, &RunPanel::runWanted);
    connect(m_view, &ExperimentView::gameChosen, this, &RunPanel::gameChosen);
    connect(m_view, &ExperimentView::refused, this, &RunPanel::refused);
    connect(&exports(), &ExperimentExportMenu::done, this, &RunPanel::done);
    connect(&exports(), &ExperimentExportMenu::refused, this, &RunPanel::refused);
    connect(&m_session, &ExperimentSession::played, this,
            [this](const std::vector<ExperimentGame>& games) {
                if (m_session.current().id == m_data.experiment().id)
                    m_data.add(games);
            });
    connect(&m_session, &ExperimentSession::failed, this, &RunPanel::say);
}

RunPanel::~RunPanel() = default;

ExperimentExportMenu& RunPanel::exports()
{
    return m_view->exports();
}

void RunPanel::addButton(QPushButton* button)
{
    m_controls->addButton(button);
}

void RunPanel::addNote(QLabel* note)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, note);
}

void RunPanel::showExperiment(const Experiment& experiment)
{
    const bool runs = !isIdle() && m_session.current().id == experiment.id;
    const Experiment shown = runs ? m_session.current() : experiment;
    auto games = m_shelf.games(shown);
    say(games ? QString() : games.error().message);
    m_controls->setReady(games.has_value());
    m_data.show(shown, games.value_or(std::vector<ExperimentGame>()));
}

void RunPanel::start(std::vector<Experiment> queue, int workers)
{
    if (!isIdle())
        return;
    const auto store = m_shelf.store();
    if (!store)
        return say(store.error().message);
    say({});
    m_session.start(std::move(queue), *store, workers);
}

void RunPanel::say(const QString& sentence)
{
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
}

void RunPanel::refuse(const QString& sentence)
{
    m_controls->setReady(false);
    say(sentence);
}
