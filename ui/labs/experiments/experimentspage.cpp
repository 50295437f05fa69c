// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/experimentspage.h"

#include "core/session/experimentlibrary.h"
#include "core/study/runs/experimentsettings.h"
#include "ui/labs/experiments/comparisonview.h"
#include "ui/labs/experiments/experimentdialog.h"
#include "ui/labs/runs/keptrunmenu.h"
#include "ui/labs/runs/keptruntext.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

ExperimentsPage::ExperimentsPage(ExperimentLibrary& shelf, QWidget* parent)
    : ExperimentLab(shelf, parent), m_rules(new QLabel(this))
{
    m_rules->setWordWrap(true);
    m_rules->setMinimumHeight(1);
    layOut({makeHead()}, m_rules);

    connect(this, &LabPage::stateChanged, this, &ExperimentsPage::updateMenu);
    begin();
}

LabEntry ExperimentsPage::entry()
{
    return {.id = QStringLiteral("experiments"),
            .title = tr("Experiments"),
            .icon = QStringLiteral("experiments"),
            .help = tr("Play engines of your choice against each other"),
            .make
            = [](const LabServices& place) { return new ExperimentsPage(*place.experiments); },
            .brief = tr("Let engines play each other")};
}

QWidget* ExperimentsPage::makeHead()
{
    auto* const box = new QWidget(this);
    m_new = new QPushButton(tr("&New experiment…"), box);
    m_new->setToolTip(tr("Choose the engines, who plays whom, rounds and openings"));
    connect(m_new, &QPushButton::clicked, this, &ExperimentsPage::make);
    m_kept = new NarrowChoice(box);
    m_kept->setAccessibleName(tr("Kept experiments"));
    m_kept->setToolTip(tr("Experiments in this games file. Choose one to view or continue."));
    m_compare = new NarrowChoice(box);
    m_compare->setAccessibleName(tr("Compare with"));
    m_compare->setToolTip(tr("Compare another run with this one, cell by cell"));
    m_menu = new KeptRunMenu(
        shelf(), tr("Make a new experiment, starting from the engines and numbers of this one"),
        box);
    connect(m_menu, &KeptRunMenu::templateWanted, this, &ExperimentsPage::makeLike);
    for (QComboBox* combo : {m_kept, m_compare})
        formfields::allowNarrow(*combo);
    connect(m_kept, &QComboBox::activated, this, &ExperimentsPage::showKept);
    connect(m_compare, &QComboBox::activated, this, &ExperimentsPage::compareWith);
    auto* const first = new QHBoxLayout;
    first->addWidget(formfields::label(tr("&Kept:"), m_kept));
    first->addWidget(m_kept, 1);
    first->addWidget(m_menu);
    first->addWidget(m_new);
    auto* const others = new QWidget;
    auto* const rest = new QHBoxLayout(others);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->addWidget(formfields::label(tr("Co&mpare with:"), m_compare));
    rest->addWidget(m_compare, 1);
    FoldingSection* const more = moreSection(others);
    setMore(*more);
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(first);
    column->addWidget(more);
    return box;
}

void ExperimentsPage::takeRuns(Expected<std::vector<KeptRun>> kept)
{
    const QSignalBlocker keptBlocker(m_kept);
    const QSignalBlocker compareBlocker(m_compare);
    m_kept->clear();
    m_compare->clear();
    m_keptRuns.clear();
    m_ownCount = 0;
    if (!kept)
        return tell(kept.error().message);
    m_keptRuns = std::move(*kept);
    const auto others
        = std::stable_partition(m_keptRuns.begin(), m_keptRuns.end(), [](const KeptRun& each) {
              return each.experiment.artefact.isEmpty();
          });
    m_ownCount = static_cast<int>(others - m_keptRuns.begin());
    int current = -1;
    for (int i = 0; i < static_cast<int>(m_keptRuns.size()); ++i) {
        const KeptRun& each = m_keptRuns[static_cast<std::size_t>(i)];
        if (i < m_ownCount)
            addRun(*m_kept, each, i);
        // Beside itself it would say nothing.
        if (each.experiment.id == chosen().id)
            current = i;
        else
            addRun(*m_compare, each, i);
    }
    m_kept->setPlaceholderText(m_ownCount > 0 ? tr("choose one") : tr("none yet"));
    m_kept->setEnabled(m_ownCount > 0);
    m_kept->setCurrentIndex(current < m_ownCount ? current : -1);
    m_compare->setPlaceholderText(tr("another run"));
    m_compare->setEnabled(m_compare->count() > 0 && !chosen().cells.empty());
    m_compare->setCurrentIndex(-1);
    updateMenu();
}

void ExperimentsPage::showFirst()
{
    if (m_ownCount > 0)
        showKept(m_ownCount - 1);
    else
        show(ExperimentDialog().experiment());
}

void ExperimentsPage::show(const Experiment& experiment)
{
    showExperiment(experiment);
    m_rules->setText(tr("%1. %2").arg(experiment.title, experiment.protocolText()));
}

void ExperimentsPage::showKept(int index)
{
    if (index >= 0 && index < m_ownCount) {
        const Experiment chosen = m_keptRuns[static_cast<std::size_t>(index)].experiment;
        show(chosen);
    }
}

void ExperimentsPage::make()
{
    ExperimentDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted)
        show(dialog.experiment());
}

Expected<void> ExperimentsPage::takeSettings(const QJsonObject& settings)
{
    FOURCAST_LET(const auto wanted, ownExperimentFrom(settings, ExperimentDialog().experiment()));
    show(wanted);
    return {};
}

void ExperimentsPage::makeLike(const Experiment& experiment)
{
    ExperimentDialog dialog(this);
    dialog.setExperiment(experiment);
    if (dialog.exec() == QDialog::Accepted)
        show(dialog.experiment());
}

void ExperimentsPage::updateMenu()
{
    const int chosen = m_kept->currentIndex();
    m_menu->setRun(chosen < 0 ? std::nullopt
                              : std::optional(m_keptRuns[static_cast<std::size_t>(chosen)]));
    m_menu->setRunning(isRunning());
}

void ExperimentsPage::compareWith(int index)
{
    if (index < 0)
        return;
    const auto row = static_cast<std::size_t>(m_compare->itemData(index).toInt());
    const KeptRun other = m_keptRuns[row];
    m_compare->setCurrentIndex(-1);
    // Asked by the list: the page's own question is about what it shows.
    shelf().games(other.experiment, m_compare,
                  [this, other](Expected<std::vector<ExperimentGame>> games) {
                      if (games)
                          showComparison(other, std::move(*games));
                      else
                          tell(games.error().message);
                  });
}

void ExperimentsPage::showComparison(const KeptRun& other, std::vector<ExperimentGame> games)
{
    const auto shown = std::ranges::find(m_keptRuns, data().experiment().id,
                                         [](const KeptRun& run) { return run.experiment.id; });
    // One that was never played is not kept: its own title stands.
    const KeptRun own = shown != m_keptRuns.end() ? *shown : KeptRun {data().experiment(), {}, {}};
    ComparisonView view(data().result(), keptruntext::line(own),
                        {other.experiment, std::move(games)}, keptruntext::line(other), this);
    view.exec();
}

void ExperimentsPage::run()
{
    if (!chosen().cells.empty())
        start({chosen()}, 0);
}
