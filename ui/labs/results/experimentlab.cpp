// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/results/experimentlab.h"

#include "core/session/experimentlibrary.h"
#include "ui/labs/results/experimentexportmenu.h"
#include "ui/labs/results/experimentview.h"
#include "ui/labs/runs/keptruntext.h"
#include "ui/widgets/beforeclass.h"

#include <QComboBox>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

using State = ExperimentSession::State;

/// An answer that takes longer is announced.
constexpr std::chrono::milliseconds soon(300);

ExperimentLab::ExperimentLab(ExperimentLibrary& shelf, QWidget* parent)
    : LabPage(parent), m_shelf(shelf), m_session(std::make_unique<ExperimentSession>()),
      m_view(new ExperimentView(m_data)), m_left(new QLabel)
{
    row().setTips(tr("Play the missing games. Saved games are not repeated."),
                  tr("Pause for now. Unfinished games start over later."),
                  tr("End the run. Every finished game is kept."));
    row().setCounting(tr("%v of %m games"), tr("Games played"));
    row().setExport(&exports());
    m_left->setAccessibleDescription(tr("Time left"));
    m_view->addToHead(m_left);
    status().hide();

    connect(m_view, &ExperimentView::gameChosen, this, &LabPage::gameChosen);
    connect(m_view, &ExperimentView::refused, this, &LabPage::refused);
    connect(&exports(), &ExperimentExportMenu::done, this, &LabPage::done);
    connect(&exports(), &ExperimentExportMenu::refused, this, &LabPage::refused);
    connect(m_session.get(), &ExperimentSession::played, this, &ExperimentLab::takePlayed);
    connect(&m_shelf, &ExperimentLibrary::refused, this, [this](const QString& sentence) {
        // The shelf is another page's, too.
        if (isVisible())
            tell(sentence);
    });
    connect(m_session.get(), &ExperimentSession::ended, &m_shelf, &ExperimentLibrary::keptChanged);
    connect(m_session.get(), &ExperimentSession::failed, this, &ExperimentLab::tell);
    connect(m_session.get(), &ExperimentSession::stateChanged, this, &ExperimentLab::takeState);
    connect(m_session.get(), &ExperimentSession::progressed, this, &ExperimentLab::takeProgress);
    connect(&m_shelf, &ExperimentLibrary::fileChanged, this, &ExperimentLab::begin);
    connect(&m_shelf, &ExperimentLibrary::keptChanged, this, &ExperimentLab::fillRuns);
    connect(&m_shelf, &ExperimentLibrary::removed, this, &ExperimentLab::begin);
    connect(&m_data, &ExperimentData::replaced, this, &ExperimentLab::takeState);
    connect(&m_data, &ExperimentData::changed, this, &ExperimentLab::showRow);
    takeState();
}

ExperimentLab::~ExperimentLab()
{
    // It shows the data to its end, and children outlive members.
    delete m_view;
}

ExperimentExportMenu& ExperimentLab::exports()
{
    return m_view->exports();
}

void ExperimentLab::setPresented(bool presented)
{
    LabPage::setPresented(presented);
    m_view->setPresented(presented);
}

void ExperimentLab::layOut(const QList<QWidget*>& above, QLabel* note)
{
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    for (QWidget* const part : above) {
        page->addWidget(part);
        beforeclass::leave(*part);
    }
    if (above.size() == 1)
        setSettings(*above.front());
    page->addWidget(&row());
    if (note)
        page->addWidget(note);
    page->addWidget(&status());
    page->addWidget(m_view, 1);
}

void ExperimentLab::begin()
{
    tell({});
    m_awaitsFirst = true;
    fillRuns();
}

void ExperimentLab::fillRuns()
{
    m_shelf.runs(this, [this](Expected<std::vector<KeptRun>> kept) {
        takeRuns(std::move(kept));
        if (std::exchange(m_awaitsFirst, false))
            showFirst();
    });
}

void ExperimentLab::addRun(QComboBox& list, const KeptRun& run, int number)
{
    list.addItem(keptruntext::line(run), number);
    list.setItemData(list.count() - 1, keptruntext::details(run), Qt::ToolTipRole);
}

void ExperimentLab::showExperiment(const Experiment& experiment)
{
    m_awaitsFirst = false;
    const bool runs = isRunning() && m_session->current().id == experiment.id;
    const Experiment shown = runs ? m_session->current() : experiment;
    m_chosen = shown;
    m_meanwhile.clear();
    m_isReading = true;
    QTimer::singleShot(soon, this, [this] {
        if (m_isReading && !isRunning())
            m_left->setText(tr("reading…"));
    });
    m_shelf.games(shown, this, [this, shown](const Expected<std::vector<ExperimentGame>>& games) {
        takeKept(shown, games);
    });
    fillRuns();
}

void ExperimentLab::takeKept(const Experiment& experiment,
                             const Expected<std::vector<ExperimentGame>>& games)
{
    m_isReading = false;
    tell(games ? QString() : games.error().message);
    m_ready = games.has_value();
    m_data.show(experiment, games.value_or(std::vector<ExperimentGame>()));
    m_data.add(std::exchange(m_meanwhile, {}));
}

void ExperimentLab::takePlayed(const std::vector<ExperimentGame>& games)
{
    if (m_session->current().id != m_chosen.id)
        return;
    // They may be in the file already when it answers: data() leaves out what it has.
    if (m_isReading)
        m_meanwhile.insert(m_meanwhile.end(), games.begin(), games.end());
    else
        m_data.add(games);
}

void ExperimentLab::start(std::vector<Experiment> queue, int workers)
{
    if (isRunning())
        return;
    tell({});
    m_session->start(std::move(queue), m_shelf.kept(), workers);
}

void ExperimentLab::pause()
{
    m_session->pause();
}

void ExperimentLab::resume()
{
    m_session->resume();
}

void ExperimentLab::cancel()
{
    m_session->cancel();
}

void ExperimentLab::tell(const QString& sentence)
{
    say(sentence);
    status().setVisible(!sentence.isEmpty());
}

void ExperimentLab::refuse(const QString& sentence)
{
    m_ready = false;
    takeState();
    tell(sentence);
}

void ExperimentLab::showRow()
{
    const bool begun = m_data.played() > 0;
    const bool complete = begun && m_data.played() >= m_data.expected();
    row().setReady(m_ready && !m_data.isEmpty() && !complete);
    row().setResumable(begun && !complete);
    // The experiment that is shown may be another one than runs.
    row().setProgress({.done = static_cast<std::uint64_t>(m_data.played()),
                       .total = static_cast<std::uint64_t>(std::max(1, m_data.expected()))});
    LabPage::showRow();
}

/// The bar is away where nothing runs.
QString ExperimentLab::restText() const
{
    if (m_data.played() == 0)
        return {};
    return m_data.played() >= m_data.expected()
        ? tr("complete")
        : tr("%1 of %2 games played").arg(m_data.played()).arg(m_data.expected());
}

void ExperimentLab::takeState()
{
    switch (m_session->state()) {
    case State::Idle:
        setState(LabState::Idle);
        m_left->setText(restText());
        break;
    case State::Running:
        setState(LabState::Running);
        m_left->setText(tr("running…"));
        break;
    case State::Stopping:
        setState(LabState::Stopping);
        m_left->setText(tr("stopping…"));
        break;
    case State::Paused:
        setState(LabState::Paused);
        m_left->setText(tr("paused"));
        break;
    }
    showRow();
}

void ExperimentLab::takeProgress(const JobProgress& progress)
{
    if (m_session->state() != State::Running)
        return;
    setProgress(progress);
    showRow();
    const QString pace = paceText(progress);
    QString text = pace.isEmpty() ? tr("running…") : pace;
    if (m_session->current().id != m_data.experiment().id)
        text = tr("%1: %2").arg(m_session->current().title.section(QLatin1Char(':'), 0, 0), text);
    if (m_session->waiting() > 0)
        text += tr(", then %n more", nullptr, m_session->waiting());
    m_left->setText(text);
}
