// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/systemview.h"

#include "ui/labs/formal/system/systemstatepanel.h"
#include "ui/text/counttext.h"
#include "ui/widgets/narrowchoice.h"

#include <QLabel>
#include <QStandardItemModel>

using namespace fourcast::formal;

namespace {

/// Systems of fewer states are looked through in a few milliseconds.
constexpr State fewStates = 5000;

/// One of a choice that has no meaning now stays in the list, but can't be chosen.
void setPossible(QComboBox& choice, int value, bool isPossible)
{
    if (auto* const model = qobject_cast<QStandardItemModel*>(choice.model()))
        model->item(choice.findData(value))->setEnabled(isPossible);
}

}

SystemView::SystemView(QWidget* parent) : SystemView(*new SystemStatePanel, parent) { }

SystemView::SystemView(SystemStatePanel& panel, QWidget* parent)
    : StateGraphView(tr("Graph of the system"),
                     tr("Show all states, the levels, or one state at a time"), panel, parent),
      m_panel(&panel)
{
    fillChoices();
    connect(m_panel, &SystemStatePanel::walkWanted, this,
            [this] { Q_EMIT pathWanted(m_picture.path); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Done)
            take(m_job.result());
        else
            countLabel().setText(m_job.error().message);
    });
    m_panel->show(m_picture);
    SystemView::updateChoices();
}

SystemView::~SystemView() = default;

void SystemView::fillChoices()
{
    NarrowChoice& show = showChoice();
    show.addItem(tr("The whole system"), static_cast<int>(StateShow::Whole));
    show.addItem(tr("Levels"), static_cast<int>(StateShow::Groups));
    show.addItem(tr("State by state"), static_cast<int>(StateShow::StateByState));
    NarrowChoice& colours = colourChoice();
    colours.addItem(tr("No colours"), static_cast<int>(SystemColours::None));
    colours.addItem(tr("Colour by level"), static_cast<int>(SystemColours::Depth));
    colours.addItem(tr("Colour by thread"), static_cast<int>(SystemColours::Threads));
    colours.addItem(tr("Colour by formula"), static_cast<int>(SystemColours::Truth));
    connect(&show, &QComboBox::activated, this,
            [this] { setShow(static_cast<StateShow>(showChoice().currentData().toInt())); });
    connect(&colours, &QComboBox::activated, this, [this] {
        setColours(static_cast<SystemColours>(colourChoice().currentData().toInt()));
    });
}

void SystemView::setSystem(SharedLts lts, SystemWords words)
{
    m_job.abandon();
    const SystemColours colours = m_picture.colours;
    m_picture = {};
    m_picture.colours = colours;
    m_waitingLts = std::move(lts);
    m_waitingWords = std::move(words);
    graphView().canvas().setGraph({});
    graphView().setLegend({});
    showPanel();
    updateChoices();
    if (!m_waitingLts)
        return;
    if (m_waitingLts->stateCount() < fewStates)
        return take(std::make_shared<SystemFacts>(*m_waitingLts));
    countLabel().setText(tr("examining the states…"));
    const auto started
        = m_job.start([system = m_waitingLts](
                          const auto& context) -> Expected<std::shared_ptr<const SystemFacts>> {
              return std::make_shared<const SystemFacts>(*system, context.stop());
          });
    if (!started)
        countLabel().setText(started.error().message);
}

void SystemView::take(std::shared_ptr<const SystemFacts> facts)
{
    SystemPicture picture(std::move(m_waitingLts), std::move(m_waitingWords), std::move(facts));
    picture.colours = m_picture.colours;
    if (picture.colours == SystemColours::Truth)
        picture.colours = SystemColours::Depth;
    m_picture = std::move(picture);
    draw(true);
    updateChoices();
    Q_EMIT ready();
}

void SystemView::updateChoices()
{
    NarrowChoice& show = showChoice();
    NarrowChoice& colours = colourChoice();
    setPossible(show, static_cast<int>(StateShow::Whole), m_picture.canShow(StateShow::Whole));
    setPossible(colours, static_cast<int>(SystemColours::Truth), !m_picture.holds.empty());
    setPossible(colours, static_cast<int>(SystemColours::Threads), bool(m_picture.words().threads));
    show.setCurrentIndex(show.findData(static_cast<int>(m_picture.show)));
    colours.setCurrentIndex(colours.findData(static_cast<int>(m_picture.colours)));
    show.setEnabled(isReady());
    countLabel().setText(isReady() ? countSentence() : QString());
}

QString SystemView::countSentence() const
{
    if (m_picture.show == StateShow::Groups)
        return tr("%1 states in %2 levels")
            .arg(countText(m_picture.stateCount()),
                 countText(m_picture.facts()->shortest.levelCount()));
    return StateGraphView::countSentence();
}

void SystemView::setShow(StateShow what)
{
    if (what == m_picture.show)
        return updateChoices();
    changeShow(what);
}

void SystemView::showPanel()
{
    m_panel->show(m_picture);
}

void SystemView::setColours(SystemColours colours)
{
    m_picture.colours = colours;
    if (isReady())
        draw();
    updateChoices();
}

void SystemView::setTruth(const QString& formula, std::vector<bool> holds)
{
    m_picture.formula = formula;
    m_picture.holds = std::move(holds);
    setColours(m_picture.holds.empty() ? SystemColours::Depth : SystemColours::Truth);
}

void SystemView::layOut(bool anew)
{
    if (m_picture.show != StateShow::Groups || !anew)
        return StateGraphView::layOut(anew);
    graphView().canvas().setGraphByLevels(m_picture.graph());
    graphView().canvas().showBeginning();
}

void SystemView::showPath(const Path& path, int step)
{
    if (!isReady())
        return;
    m_picture.path = path;
    m_picture.hasPath = true;
    if (m_picture.show == StateShow::Groups)
        m_picture.show = StateShow::StateByState;
    if (m_picture.show == StateShow::StateByState)
        m_picture.openPath();
    setStep(step);
}

void SystemView::setStep(int step)
{
    if (!isReady() || !m_picture.hasPath)
        return;
    const auto at
        = std::min(static_cast<std::size_t>(std::max(step, 0)), m_picture.path.steps.size());
    m_picture.chosen = m_picture.path.stateAt(at);
    draw();
    if (m_picture.show != StateShow::Groups)
        graphView().canvas().setCurrentNode(*m_picture.chosen);
    showPanel();
    m_panel->setStep(static_cast<int>(at));
    showParts();
    Q_EMIT stateChosen(*m_picture.chosen);
}

ChartContent SystemView::content() const
{
    const QString name = m_picture.words().title;
    ChartContent content = graphView().content(name.isEmpty() ? tr("Transition system") : name);
    if (!isReady())
        return content;
    content.note = countSentence();
    content.provenance.add(QStringLiteral("model"), tr("Model"), m_picture.words().model);
    for (const auto& [parameter, value] : m_picture.words().parameters)
        content.provenance.add(parameter, parameter, value);
    if (!m_picture.formula.isEmpty())
        content.provenance.add(QStringLiteral("formula"), tr("Formula"), m_picture.formula);
    return content;
}
