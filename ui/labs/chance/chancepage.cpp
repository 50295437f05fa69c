// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/chancepage.h"

#include "core/chance/run/property.h"
#include "ui/labs/chance/answer/answertext.h"
#include "ui/labs/chance/answer/answerview.h"
#include "ui/labs/chance/chanceexportmenu.h"
#include "ui/labs/chance/chancemodels.h"
#include "ui/labs/chance/decisionwords.h"
#include "ui/labs/chance/experiments/experimentsview.h"
#include "ui/labs/chance/propertyform.h"
#include "ui/labs/chance/reductions/reductionview.h"
#include "ui/labs/chance/simulator/simulatorview.h"
#include "ui/labs/chance/steps/stepsview.h"
#include "ui/labs/chance/system/automatonview.h"
#include "ui/labs/chance/tables/tablesview.h"
#include "ui/labs/models/modelform.h"
#include "ui/labs/models/modeltext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/pagetabs.h"

#include <QLabel>
#include <algorithm>

using namespace fourcast;

namespace {

constexpr std::uint64_t systemMemory = std::uint64_t {4} << 30;
constexpr double answerSize = 1.35; // of the letters, against others

}

ChancePage::ChancePage(QWidget* parent) : LabPage(parent)
{
    m_form = new ModelForm(chanceModels(),
                           tr("Choose a model to explore. The Model tab shows its text"));
    m_ask = new PropertyForm;
    auto* const settings = new QWidget;
    stackIn(*settings, {m_form, m_ask});
    m_answer = new QLabel;
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    followFont(*this, [this] {
        QFont large = font();
        large.setPointSizeF(large.pointSizeF() * answerSize);
        large.setBold(true);
        m_answer->setFont(large);
    });
    auto* const results = new QWidget;
    stackIn(*results, {m_answer, {buildTabs(), 1}});
    setMore(m_ask->more());
    layOut(settings, results);
    row().setTips(tr("Explore the model and answer the question"),
                  tr("Pause. You can continue later"), tr("Stop and keep the results so far"));
    row().setCounting(tr("%v states"), tr("States expanded"));
    auto* const exports = new ChanceExportMenu([this] { return findings(); }, this);
    row().setExport(exports);
    row().setExportable(false);
    connect(exports, &ChanceExportMenu::messageReady, this, &ChancePage::say);

    follow(m_job);
    connect(m_form, &ModelForm::edited, this, &ChancePage::takeChoice);
    connect(m_ask, &PropertyForm::runWanted, this, &ChancePage::run);
    connect(m_ask, &PropertyForm::edited, this, &ChancePage::tellWhetherOld);
    connect(m_findings, &AnswerView::decisionChosen, this, &ChancePage::showDecision);
    connect(m_reductions, &ReductionView::edited, this,
            [this] { say(tr("Press Run to apply these passes.")); });
    connect(m_text, &ModelText::changed, m_form, &ModelForm::setOwn);
    connect(this, &LabPage::stateChanged, this, &ChancePage::updateControls);
    // After the page's own words about the pace, in their place.
    connect(&m_job, &JobBase::progressed, this, &ChancePage::showSoFar);
    connect(&m_job, &JobBase::finished, this, &ChancePage::finishRun);
    takeChoice();
    // The first exhibit: three players with three coins each.
    m_form->choose(QStringLiteral("ruin-static"));
    say(tr("Press Run to explore the model and answer the question."));
}

ChancePage::~ChancePage() = default;

LabEntry ChancePage::entry()
{
    return {.id = QStringLiteral("chance"),
            .title = tr("Chance"),
            .icon = QStringLiteral("dice"),
            .help = tr(
                "Check games of chance exactly: from a specification to probabilities and expected "
                "lengths, with guaranteed bounds"),
            .make = [](const LabServices&) { return new ChancePage; },
            .brief = tr("Work out games of chance exactly")};
}

QWidget* ChancePage::addView(const QString& name, QWidget* view, const QString& title)
{
    view->setObjectName(name);
    m_tabs->addTab(view, title);
    return view;
}

QWidget* ChancePage::buildTabs()
{
    m_findings = new AnswerView;
    m_drawn = new AutomatonView;
    m_steps = new StepsView;
    m_reductions = new ReductionView;
    m_text = new ModelText(chanceLanguage());
    m_tabs = new PageTabs;
    m_tabs->setAccessibleName(tr("Views of the model"));
    addView(QStringLiteral("answer"), m_findings, tr("Answer"));
    addView(QStringLiteral("states"), m_drawn, tr("States"));
    addView(QStringLiteral("steps"), m_steps, tr("Step by step"));
    addView(QStringLiteral("reductions"), m_reductions, tr("Reductions"));
    addView(QStringLiteral("model"), m_text, tr("Model"));
    m_simulator = new ChanceSimulator;
    addView(QStringLiteral("simulator"), m_simulator, tr("Simulator"));
    connect(m_simulator, &ChanceSimulator::messageReady, this, &ChancePage::say);
    addTables();
    return m_tabs;
}

void ChancePage::addTables()
{
    m_tables = new TablesView;
    m_experiments = new ChanceExperiments;
    addView(QStringLiteral("experiments"), m_experiments, tr("Experiments"));
    addView(QStringLiteral("tables"), m_tables, tr("Tables"));
    const auto openRow
        = [this](const QString& model, const ModelValues& values, const QString& property) {
              open({.model = model,
                    .values = values,
                    .property = property,
                    .view = QStringLiteral("answer")});
          };
    connect(m_tables, &TablesView::messageReady, this, &ChancePage::say);
    connect(m_tables, &TablesView::openWanted, this, openRow);
    connect(m_experiments, &ChanceExperiments::messageReady, this, &ChancePage::say);
    connect(m_experiments, &ChanceExperiments::openWanted, this, openRow);
    const auto takeChoice = [this] {
        m_experiments->setChoice(m_form->model(), m_form->values(), m_ask->property());
    };
    connect(m_form, &ModelForm::edited, this, takeChoice, Qt::QueuedConnection);
    connect(m_ask, &PropertyForm::edited, this, takeChoice);
    takeChoice();
}

void ChancePage::setPresented(bool presented)
{
    LabPage::setPresented(presented);
    m_drawn->setPresented(presented);
}

/// What is grey belongs to an earlier question.
bool ChancePage::isUpToDate() const
{
    return m_system && m_answer->isEnabledTo(this);
}

QString ChancePage::answer() const
{
    return m_answer->text();
}

void ChancePage::open(const ChanceTarget& place)
{
    m_form->choose(place.model, place.values);
    if (!place.property.isEmpty())
        m_ask->setProperty(place.property);
    m_wanted = place;
    run();
}

void ChancePage::takeChoice()
{
    m_ask->setModel(m_form->model());
    const auto text = m_form->text();
    if (text)
        m_text->setText(*text);
    else
        say(text.error().message);
    row().setReady(text.has_value());
    tellWhetherOld();
}

/// What stands below is of another question as soon as one is chosen.
void ChancePage::tellWhetherOld()
{
    const auto text = m_form->text();
    if (!m_system || isRunning() || !text)
        return;
    const ChanceChoice& asked = m_system->choice;
    const bool isOld = *text != asked.text || m_ask->property() != asked.property
        || m_ask->asksAll() == asked.questions.empty() || m_ask->isExact() != asked.exact
        || m_ask->epsilon() != asked.epsilon;
    m_answer->setEnabled(!isOld);
    showRow();
    say(isOld ? tr("Press Run to answer this. The results below are for an earlier question.")
              : QString());
}

void ChancePage::run()
{
    if (isRunning())
        return;
    const auto text = m_form->text();
    if (!text)
        return say(text.error().message);
    ChanceChoice choice {.model = m_form->model(),
                         .values = m_form->values(),
                         .sentence = m_form->sentence(),
                         .text = *text,
                         .property = m_ask->property(),
                         .answer = m_ask->answer(),
                         .exact = m_ask->isExact(),
                         .epsilon = m_ask->epsilon(),
                         .passes = m_reductions->passes(),
                         .questions = m_ask->questions()};
    if (const auto started = m_job.start(chanceWork(choice, systemMemory, m_system)); !started)
        return say(started.error().message);
    say(tr("Exploring…"));
}

void ChancePage::showSoFar()
{
    if (state() != LabState::Running || !m_job.hasInterim())
        return;
    m_answer->setText(QStringLiteral("…"));
    say(answertext::soFar(m_job.interim()));
}

void ChancePage::finishRun()
{
    if (m_job.status() == JobStatus::Failed)
        return showFault(m_job.error());
    takeSystem(m_job.result());
    showWantedPlace();
}

/// Of the text it is marked there, and nothing is left of what was found out about another one; a
/// fault of the property leaves all as it was.
void ChancePage::showFault(const Error& error)
{
    m_wanted.reset();
    say(error.message);
    m_text->check();
    const bool isOfProperty = !m_text->hasError()
        && !chance::readProperty(m_ask->property(), m_text->text()).has_value();
    if (isOfProperty) {
        m_answer->setText(m_system ? answertext::answer(*m_system) : QString());
        return m_ask->setFocus();
    }
    takeSystem(nullptr);
    if (error.line > 0) {
        m_text->showError(error);
        m_tabs->setCurrentWidget(m_text);
    }
}

void ChancePage::takeSystem(SharedChance system)
{
    m_system = std::move(system);
    m_answer->setText(m_system ? answertext::answer(*m_system) : QString());
    m_answer->setEnabled(true);
    showRow();
    m_findings->setSystem(m_system);
    if (m_system)
        m_findings->setDecisions(decisionwords::sentences(*m_system),
                                 decisionwords::rest(*m_system));
    m_drawn->setSystem(m_system);
    m_steps->setSystem(m_system);
    m_reductions->setReduction(m_system ? m_system->reduction : nullptr);
    m_simulator->setSystem(m_system);
    m_experiments->setSystem(m_system);
    m_experiments->setChoice(m_form->model(), m_form->values(), m_ask->property());
    updateControls();
}

void ChancePage::showWantedPlace()
{
    if (!m_wanted)
        return;
    const ChanceTarget place = *std::exchange(m_wanted, std::nullopt);
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->widget(i)->objectName() == place.view)
            m_tabs->setCurrentIndex(i);
    if (place.sweep > 0)
        m_steps->goToSweep(place.sweep);
    if (place.state)
        m_drawn->chooseState(*place.state);
}

/// Behind those that are told of, all states are wanted.
void ChancePage::showDecision(std::size_t number)
{
    m_tabs->setCurrentWidget(m_drawn);
    if (m_system && number < std::min(decisionwords::most, m_system->decisions.size()))
        m_drawn->chooseState(m_system->decisions[number].state);
}

void ChancePage::updateControls()
{
    const bool running = isRunning();
    m_form->setRunning(running);
    m_ask->setRunning(running);
    m_text->setRunning(running);
    m_reductions->setRunning(running);
    row().setExportable(!running && m_system != nullptr);
}

ChanceFindings ChancePage::findings() const
{
    ChanceFindings found;
    found.system = m_system;
    if (m_drawn->isDrawn())
        found.picture = m_drawn->content();
    if (m_system && m_system->reduction)
        found.reductions = m_reductions->chart().content(tr("Reductions of the equation"));
    // Before the first sweep there is no curve.
    if (m_steps->isReady() && m_steps->steps().sweeps().size() > 1)
        found.bounds = m_steps->content();
    return found;
}
