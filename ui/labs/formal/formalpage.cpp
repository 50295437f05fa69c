// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalpage.h"

#include "core/formal/lts/pathfile.h"
#include "core/search/searchreport.h"
#include "core/support/formats/provenance.h"
#include "ui/labs/formal/conformview.h"
#include "ui/labs/formal/formalexportmenu.h"
#include "ui/labs/formal/formalmodels.h"
#include "ui/labs/formal/formulalist.h"
#include "ui/labs/formal/matrixview.h"
#include "ui/labs/formal/propertiesview.h"
#include "ui/labs/formal/rules/rulesview.h"
#include "ui/labs/formal/system/simulator.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/labs/models/modelform.h"
#include "ui/labs/models/modeltext.h"
#include "ui/labs/page/statuslabel.h"
#include "ui/widgets/arranging.h"

#include <QLabel>
#include <QTabWidget>

using namespace fourcast;

namespace {

constexpr std::uint64_t systemMemory = std::uint64_t {4} << 30;

/// As high as there is room for: lists and pictures would like more than a small window has, which
/// is no reason to scroll the whole page.
class Results : public QWidget
{
public:
    bool hasHeightForWidth() const override { return false; }
};

}

FormalPage::FormalPage(QWidget* parent) : LabPage(parent)
{
    m_form = new ModelForm(formalModels(),
                           tr("Choose a model to explore. The Model tab shows its text"), this);
    m_facts = new StatusLabel;
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const results = new Results;
    stackIn(*results, {m_facts, {buildTabs(), 1}});
    layOut(m_form, results);
    row().setTips(tr("Find every state the model can reach"), tr("Pause. You can continue later"),
                  tr("Stop and keep the states found so far"));
    row().setCounting(tr("%v states"), tr("States expanded"));
    auto* const exports = new FormalExportMenu([this] { return findings(); }, this);
    row().setExport(exports);
    row().setExportable(false);
    connect(exports, &FormalExportMenu::messageReady, this, &FormalPage::say);

    follow(m_job);
    connect(m_form, &ModelForm::edited, this, &FormalPage::takeChoice);
    connect(m_text, &ModelText::changed, m_form, &ModelForm::setOwn);
    connect(this, &LabPage::stateChanged, this, &FormalPage::updateControls);
    connect(&m_job, &JobBase::advanced, this, &FormalPage::showSoFar);
    connect(&m_job, &JobBase::finished, this, &FormalPage::finishRun);
    connect(m_drawn, &SystemView::ready, this, &FormalPage::showWantedPlace);
    connect(m_drawn, &SystemView::pathWanted, this, [this](const formal::Path& path) {
        m_walk->setPath(path, static_cast<int>(path.steps.size()));
        m_tabs->setCurrentWidget(m_walk);
    });
    connect(m_walk, &Simulator::messageReady, this, &FormalPage::say);
    connect(m_walk, &Simulator::systemWanted, this, [this](const formal::PathFile& file) {
        FormalTarget place {.model = file.model};
        for (const auto& [name, value] : file.parameters)
            place.values.insert(name, value);
        open(place);
    });
    connect(m_properties, &PropertiesView::pathWanted, this, [this](const formal::Path& path) {
        showPath(path, static_cast<int>(path.steps.size()));
    });
    connect(m_properties, &PropertiesView::truthWanted, this,
            [this](const QString& formula, const std::vector<bool>& holds) {
                m_tabs->setCurrentWidget(m_drawn);
                m_drawn->setTruth(formula, holds);
            });
    connect(m_properties, &PropertiesView::finished, this,
            [this] { m_table->setOwnFormula(m_properties->list().ownText()); });
    connect(m_table, &MatrixView::openWanted, this,
            [this](const formal::ModelValues& values, int formula) {
                open({.model = m_table->matrix().model, .values = values, .formula = formula});
            });
    connect(m_rules, &RulesView::messageReady, this, [this](const QString& sentence) {
        status().show();
        say(sentence);
    });
    connect(m_conform, &ConformView::pathWanted, this, &FormalPage::showRun);
    connect(m_conform, &ConformView::gameWanted, this,
            [this] { Q_EMIT playWanted({.engine = QStringLiteral("mapped-h1")}, true); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &FormalPage::showControls);
    // The first exhibit: the study's figure of four processes.
    m_form->choose(
        QStringLiteral("paper"),
        {{QStringLiteral("p"), QStringLiteral("4")}, {QStringLiteral("D"), QStringLiteral("3")}});
    sayWhatRunDoes();
}

FormalPage::~FormalPage()
{
    m_drawn->disconnect(this);
}

LabEntry FormalPage::entry()
{
    return {.id = QStringLiteral("formal"),
            .title = tr("Formal"),
            .icon = QStringLiteral("graph"),
            .help = tr(
                "The parallel search as a model: explore its states, check its properties and test "
                "the running program against it"),
            .make = [](const LabServices&) { return new FormalPage; },
            .brief = tr("Check a parallel search as a model")};
}

void FormalPage::addView(const QString& name, QWidget* view, const QString& title)
{
    view->setObjectName(name);
    m_tabs->addTab(view, title);
}

QWidget* FormalPage::buildTabs()
{
    m_drawn = new SystemView;
    m_walk = new Simulator;
    m_properties = new PropertiesView;
    m_table = new MatrixView;
    m_text = new ModelText(formalLanguage());
    m_conform = new ConformView;
    m_rules = new RulesView;
    m_tabs = new QTabWidget;
    m_tabs->setAccessibleName(tr("Views of the model"));
    addView(QStringLiteral("system"), m_drawn, tr("System"));
    addView(QStringLiteral("walk"), m_walk, tr("Walk"));
    addView(QStringLiteral("properties"), m_properties, tr("Properties"));
    addView(QStringLiteral("tables"), m_table, tr("Tables"));
    addView(QStringLiteral("model"), m_text, tr("Model"));
    addView(QStringLiteral("live"), m_conform, tr("Live search"));
    addView(QStringLiteral("rules"), m_rules, tr("Rules"));
    return m_tabs;
}

void FormalPage::setPresented(bool presented)
{
    LabPage::setPresented(presented);
    m_drawn->setPresented(presented);
    showControls();
}

void FormalPage::takeEngineMove(const SearchReport& report)
{
    m_conform->take(report);
}

void FormalPage::open(const FormalTarget& place)
{
    m_form->choose(place.model, place.values);
    m_wanted = place;
    run();
}

void FormalPage::takeChoice()
{
    // It was a place of what was chosen before.
    m_wanted.reset();
    const auto text = m_form->text();
    const bool wasWrong = std::exchange(m_isWrong, !text);
    row().setReady(text.has_value());
    if (!text) {
        const QString& fault = text.error().message;
        const bool isWhole = fault.endsWith(u'.') || fault.endsWith(u'\u3002');
        return say(tr("A parameter is wrong: %1").arg(isWhole ? fault : tr("%1.").arg(fault)));
    }
    m_text->setText(*text);
    const bool wasOld = !m_properties->isEnabled();
    const bool isOld = m_system && m_system->choice.text != *text;
    showAsOld(isOld);
    if (isOld)
        say(tr("Press Run to explore this. The results below are for the model explored before."));
    else if (wasWrong || wasOld)
        sayWhatRunDoes();
}

/// What is there is not of the model that is chosen by now.
void FormalPage::showAsOld(bool old)
{
    for (QWidget* const view :
         std::initializer_list<QWidget*> {m_facts, m_drawn, m_walk, m_properties})
        view->setEnabled(!old);
}

void FormalPage::sayWhatRunDoes()
{
    say(tr("Press Run to explore the model. Its states appear below."));
}

void FormalPage::run()
{
    if (isRunning())
        return;
    const auto text = m_form->text();
    if (!text)
        return say(text.error().message);
    const FormalChoice choice {m_form->model(), m_form->values(), m_form->sentence(), *text};
    if (const auto started = m_job.start(exploreWork(choice, systemMemory)); !started)
        return say(started.error().message);
    say(tr("Exploring…"));
}

void FormalPage::showSoFar()
{
    m_facts->setText(factsSentence(m_job.interim()));
}

void FormalPage::finishRun()
{
    if (m_job.status() == JobStatus::Failed) {
        m_facts->clear();
        m_text->showError(m_job.error());
        m_tabs->setCurrentWidget(m_text);
        return say(m_job.error().message);
    }
    takeSystem(m_job.result());
}

void FormalPage::takeSystem(SharedSystem system)
{
    m_system = std::move(system);
    m_facts->setText(factsSentence(*m_system));
    m_walk->setSystem(ltsOf(m_system), wordsOf(m_system));
    m_properties->setSystem(m_system);
    m_drawn->setSystem(ltsOf(m_system), wordsOf(m_system));
    showAsOld(false);
    updateControls();
}

void FormalPage::showWantedPlace()
{
    if (!m_wanted || !m_system)
        return;
    const FormalTarget place = *std::exchange(m_wanted, std::nullopt);
    if (place.formula >= 0) {
        m_tabs->setCurrentWidget(m_properties);
        m_properties->list().chooseRow(place.formula);
        if (!place.isOnlyChosen)
            m_properties->list().checkChosen();
    }
    if (place.path.isEmpty())
        return;
    formal::PathFile file;
    for (const QString& label : place.path)
        file.steps.push_back({.label = label});
    const auto path = formal::walked(m_system->lts(), file);
    if (!path)
        return say(path.error().message);
    showPath(*path, place.step);
}

void FormalPage::showPath(const formal::Path& path, int step)
{
    m_walk->setPath(path, step);
    m_tabs->setCurrentWidget(m_drawn);
    m_drawn->showPath(path, step);
}

/// Your run is this path.
void FormalPage::showRun(const formal::RecordedRun& run, const std::vector<formal::Label>& path)
{
    if (isRunning())
        return;
    m_form->setOwn(formal::searchModelText(run));
    FormalTarget place {.model = ModelForm::own()};
    for (const formal::Label& label : path)
        place.path << label.text();
    place.step = static_cast<int>(place.path.size());
    open(place);
}

void FormalPage::updateControls()
{
    const bool running = isRunning();
    m_form->setRunning(running);
    m_text->setRunning(running);
    row().setExportable(!running && m_system != nullptr);
    showControls();
}

/// Tables, live search and the rules have a choice and buttons of their own. What runs can be ended
/// from everywhere.
void FormalPage::showControls()
{
    const QWidget* const view = m_tabs->currentWidget();
    const bool hasModel = view != m_table && view != m_conform && view != m_rules;
    m_form->setVisible(hasModel && !isPresented());
    m_facts->setVisible(hasModel);
    const bool isRowWanted = (hasModel && !isRowAway()) || isRunning();
    row().setVisible(isRowWanted);
    status().setVisible(isRowWanted);
}

FormalFindings FormalPage::findings() const
{
    FormalFindings found;
    found.system = m_system;
    found.formulas = m_properties->list().rows();
    found.chosen = m_properties->list().chosenRow();
    if (m_system)
        found.walk = m_walk->file();
    if (m_drawn->isDrawn())
        found.picture = m_drawn->content();
    return found;
}
