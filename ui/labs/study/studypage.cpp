// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/studypage.h"

#include "core/evaluation/h1readings.h"
#include "core/session/experimentlibrary.h"
#include "ui/labs/results/experimentexportmenu.h"
#include "ui/labs/runs/keptrunmenu.h"
#include "ui/labs/study/studysettingsform.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

namespace {

/// The settings that a kept experiment was made by, so that the form shows them.
StudySettings settingsOf(const Experiment& experiment)
{
    StudySettings settings;
    settings.protocol = experiment.protocol.value_or(settings.protocol);
    settings.olderOpenings = experiment.rules.openings == Openings::AllThreePlies;
    const auto isMadeBy = [&experiment](const StudySettings& tried) {
        const auto made = studyExperiment(experiment.artefact, tried);
        return made && made->id == experiment.id;
    };
    const ExperimentCell& first = experiment.cells.front();
    if (!isMadeBy(settings))
        settings.seed = first.seed;
    if (!isMadeBy(settings)) {
        settings.h1 = first.a.options.h1;
        // Tables 7 and 8 switch features off cell by cell.
        for (const ExperimentCell& cell : experiment.cells)
            for (const H1Reading& reading : h1Readings())
                if (reading.feature > 0)
                    settings.h1.*reading.member |= cell.a.options.h1.*reading.member;
        // What the protocol reads so is no choice of the person's.
        const H1Options imposed = protocolH1(settings.protocol, {});
        for (const H1Reading& reading : h1Readings())
            if (imposed.*reading.member == reading.value())
                settings.h1.*reading.member = !reading.value();
    }
    const auto usual = studyExperiment(experiment.artefact, settings);
    if (usual && usual->cells.front().rounds != first.rounds)
        settings.rounds = first.rounds;
    settings.test = experiment.test;
    return settings;
}

/// The same as the program would make it now: its names are in the language of today, and not in
/// the one that it was kept in.
Experiment renamed(const Experiment& kept)
{
    Experiment experiment = kept;
    const auto made = studyExperiment(kept.artefact, settingsOf(kept));
    if (!made)
        return experiment;
    experiment.title = made->title;
    for (ExperimentCell& cell : experiment.cells) {
        const auto same = std::ranges::find(made->cells, cell.id, &ExperimentCell::id);
        if (same == made->cells.end())
            continue;
        cell.row = same->row;
        cell.column = same->column;
    }
    return experiment;
}

}

StudyPage::StudyPage(ExperimentLibrary& shelf, QWidget* parent)
    : ExperimentLab(shelf, parent), m_form(new StudySettingsForm(this)),
      m_all(new QPushButton(tr("Run a&ll"), this))
{
    m_all->setToolTip(tr("Run all tables and figures with this protocol, one after another"));
    row().addButton(m_all);
    m_form->addMore(makeStoreRow());
    setMore(m_form->more());
    auto* const title = sentenceLabel();
    layOut({m_form}, title);
    beforeclass::appear(*title);

    connect(m_form, &StudySettingsForm::edited, this, &StudyPage::takeForm);
    connect(m_all, &QPushButton::clicked, this, &StudyPage::runAll);
    exports().setAll([&shelf](QObject* asker, const ExperimentExportMenu::TakeAll& take) {
        shelf.results(asker, [take](Expected<std::vector<ExperimentResult>> results) {
            if (results)
                std::erase_if(*results, [](const ExperimentResult& result) {
                    return result.experiment.artefact.isEmpty();
                });
            take(std::move(results));
        });
    });
    connect(&session(), &ExperimentSession::begun, this, [this](const Experiment& experiment) {
        m_form->showArtefact(experiment.artefact);
        showExperiment(experiment);
    });
    connect(this, &LabPage::stateChanged, this, [this] {
        const bool idle = !isRunning();
        m_form->setRunning(!idle);
        m_all->setEnabled(idle);
        m_file->setEnabled(idle);
        m_menu->setRunning(!idle);
    });
    connect(&data(), &ExperimentData::replaced, this, [this, title] {
        const Experiment& shown = data().experiment();
        title->setText(shown.title + u'\n' + shown.protocolText());
    });
    begin();
}

LabEntry StudyPage::entry()
{
    return {.id = QStringLiteral("study"),
            .title = tr("Study"),
            .icon = QStringLiteral("study"),
            .help
            = tr("The heuristics study's tables and figures, with expected and measured values"),
            .make = [](const LabServices& place) { return new StudyPage(*place.experiments); },
            .brief = tr("Repeat the heuristics study")};
}

QWidget* StudyPage::makeStoreRow()
{
    auto* const box = new QWidget(this);
    m_kept = new NarrowChoice(box);
    m_kept->setAccessibleName(tr("Kept runs"));
    m_kept->setToolTip(tr("Runs in this games file. Choose one to view or continue."));
    m_kept->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_kept->setMinimumContentsLength(16);
    // The form takes the settings of what is chosen: every run is a template here.
    m_menu = new KeptRunMenu(shelf(), QString(), box);
    m_file = new QPushButton(tr("Ga&mes file…"), box);
    connect(m_kept, &QComboBox::activated, this, &StudyPage::showKept);
    connect(m_file, &QPushButton::clicked, this, &StudyPage::chooseStore);
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(formfields::label(tr("&Kept:"), m_kept));
    row->addWidget(m_kept, 1);
    row->addWidget(m_menu);
    row->addWidget(m_file);
    return box;
}

void StudyPage::takeRuns(Expected<std::vector<KeptRun>> kept)
{
    const QSignalBlocker blocker(m_kept);
    m_kept->clear();
    m_keptRuns.clear();
    if (!kept)
        return tell(kept.error().message);
    int current = -1;
    for (KeptRun& run : *kept) {
        if (run.experiment.artefact.isEmpty())
            continue;
        run.experiment = renamed(run.experiment);
        m_keptRuns.push_back(std::move(run));
        const KeptRun& each = m_keptRuns.back();
        addRun(*m_kept, each, m_kept->count());
        if (each.experiment.id == chosen().id)
            current = m_kept->count() - 1;
    }
    m_kept->setEnabled(m_kept->count() > 0);
    m_kept->setPlaceholderText(m_kept->count() > 0 ? tr("choose a run") : tr("no runs yet"));
    m_kept->setCurrentIndex(current);
    m_menu->setRun(current < 0 ? std::nullopt
                               : std::optional(m_keptRuns[static_cast<std::size_t>(current)]));
    m_file->setToolTip(
        tr("All games are saved in %1").arg(QDir::toNativeSeparators(shelf().file())));
}

void StudyPage::showFirst()
{
    if (!m_keptRuns.empty())
        return showKept(static_cast<int>(m_keptRuns.size()) - 1);
    m_form->show(QStringLiteral("table9"), {});
    takeForm();
}

void StudyPage::showKept(int index)
{
    if (index < 0 || index >= static_cast<int>(m_keptRuns.size()))
        return;
    const Experiment experiment = m_keptRuns[static_cast<std::size_t>(index)].experiment;
    if (!isRunning())
        m_form->show(experiment.artefact, settingsOf(experiment));
    else
        m_form->showArtefact(experiment.artefact);
    showExperiment(experiment);
}

void StudyPage::chooseStore()
{
    FileDialog dialog(this, tr("Games file"), QFileInfo(shelf().file()).absolutePath(),
                      tr("Experiment games (*.sqlite);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setLabelText(QFileDialog::Accept, tr("Use"));
    dialog.setDefaultSuffix(QStringLiteral("sqlite"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    shelf().use(dialog.selectedFiles().constFirst());
}

void StudyPage::showArtefact(const QString& artefact)
{
    m_form->showArtefact(artefact);
    takeForm();
}

Expected<void> StudyPage::takeSettings(const QJsonObject& settings)
{
    StudySettings chosen = m_form->settings();
    if (settings.contains("protocol")) {
        FOURCAST_LET(const auto protocol, protocolFromName(settings["protocol"].toString()));
        chosen.protocol = protocol;
        chosen.olderOpenings = false;
        // Another protocol has its own number of them.
        chosen.rounds = 0;
    }
    chosen.rounds = settings["rounds"].toInt(chosen.rounds);
    chosen.seed
        = static_cast<std::uint64_t>(settings["seed"].toInteger(static_cast<qint64>(chosen.seed)));
    const QString artefact = settings["table"].toString(m_form->artefact());
    FOURCAST_TRY(studyExperiment(artefact, chosen));
    const int workers = settings["workers"].toInt(m_form->workers());
    // What is asked for is to be seen.
    const StudySettings before = m_form->settings();
    const bool isOther = (settings.contains("rounds") && chosen.rounds != before.rounds)
        || chosen.seed != before.seed || workers != m_form->workers();
    m_form->show(artefact, chosen);
    m_form->setWorkers(workers);
    if (isOther)
        m_form->more().setFolded(false);
    takeForm();
    return {};
}

void StudyPage::takeForm()
{
    const auto experiment = studyExperiment(m_form->artefact(), m_form->settings());
    if (!experiment)
        return refuse(experiment.error().message);
    showExperiment(*experiment);
}

void StudyPage::run()
{
    if (!chosen().cells.empty())
        start({chosen()}, m_form->workers());
}

void StudyPage::runAll()
{
    std::vector<Experiment> queue;
    for (const QString& artefact : studyArtefacts()) {
        auto experiment = studyExperiment(artefact, m_form->settings());
        if (!experiment)
            return tell(experiment.error().message);
        queue.push_back(std::move(*experiment));
    }
    start(std::move(queue), m_form->workers());
}
