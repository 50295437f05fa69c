// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/system/systemview.h"

#include "ui/labs/formal/system/statepanel.h"
#include "ui/text/counttext.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QVBoxLayout>

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

SystemView::SystemView(QWidget* parent)
    : QWidget(parent), m_view(new GraphView(tr("The system, drawn"))), m_panel(new StatePanel)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(buildRow());
    auto* const halves = new QSplitter(Qt::Horizontal);
    halves->addWidget(m_view);
    halves->addWidget(m_panel);
    halves->setStretchFactor(0, 5);
    halves->setStretchFactor(1, 2);
    halves->setChildrenCollapsible(false);
    column->addWidget(halves, 1);
    connect(&m_view->canvas(), &GraphCanvas::nodeChosen, this, &SystemView::choose);
    connect(m_panel, &StatePanel::stepChosen, this, &SystemView::setStep);
    connect(m_panel, &StatePanel::keepWanted, this, [this](bool keep) {
        m_picture.compared = keep ? m_picture.chosen : std::nullopt;
        draw();
        m_panel->show(m_picture);
    });
    connect(m_panel, &StatePanel::drawWanted, this, [this] {
        m_picture.open(m_picture.path);
        draw();
    });
    connect(m_panel, &StatePanel::walkWanted, this, [this] { Q_EMIT pathWanted(m_picture.path); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Done)
            take(m_job.result());
        else
            m_count->setText(m_job.error().message);
    });
    m_panel->show(m_picture);
    updateChoices();
}

SystemView::~SystemView() = default;

QWidget* SystemView::buildRow()
{
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto choice = [&](const QString& name, const QString& tip) {
        auto* const made = new NarrowChoice;
        formfields::allowNarrow(*made);
        made->setAccessibleName(name);
        made->setToolTip(tip);
        return made;
    };
    m_show = choice(tr("What is drawn"), tr("All states, the levels, or state by state"));
    m_show->addItem(tr("The whole system"), static_cast<int>(SystemShow::Whole));
    m_show->addItem(tr("Its levels"), static_cast<int>(SystemShow::Levels));
    m_show->addItem(tr("State by state"), static_cast<int>(SystemShow::StateByState));
    m_colours = choice(tr("Colours"), tr("What the colours stand for"));
    m_colours->addItem(tr("No colours"), static_cast<int>(SystemColours::None));
    m_colours->addItem(tr("Colours by level"), static_cast<int>(SystemColours::Depth));
    m_colours->addItem(tr("Colours by thread"), static_cast<int>(SystemColours::Threads));
    m_colours->addItem(tr("Colours by the formula"), static_cast<int>(SystemColours::Truth));
    m_count = new QLabel;
    row->addWidget(m_show, 1);
    row->addWidget(m_colours, 1);
    row->addWidget(m_count);
    connect(m_show, &QComboBox::activated, this,
            [this] { setShow(static_cast<SystemShow>(m_show->currentData().toInt())); });
    connect(m_colours, &QComboBox::activated, this,
            [this] { setColours(static_cast<SystemColours>(m_colours->currentData().toInt())); });
    return bar;
}

void SystemView::setSystem(SharedLts lts, SystemWords words)
{
    m_job.abandon();
    const SystemColours colours = m_picture.colours;
    m_picture = {};
    m_picture.colours = colours;
    m_waitingLts = std::move(lts);
    m_waitingWords = std::move(words);
    m_view->canvas().setGraph({});
    m_view->setLegend({});
    m_panel->show(m_picture);
    updateChoices();
    if (!m_waitingLts)
        return;
    if (m_waitingLts->stateCount() < fewStates)
        return take(std::make_shared<SystemFacts>(*m_waitingLts));
    m_count->setText(tr("looking through the states …"));
    const auto started
        = m_job.start([system = m_waitingLts](
                          const auto& context) -> Expected<std::shared_ptr<const SystemFacts>> {
              return std::make_shared<const SystemFacts>(*system, context.stop());
          });
    if (!started)
        m_count->setText(started.error().message);
}

void SystemView::take(std::shared_ptr<const SystemFacts> facts)
{
    SystemPicture picture(std::move(m_waitingLts), std::move(m_waitingWords), std::move(facts));
    picture.colours = m_picture.colours;
    picture.show
        = picture.lts()->stateCount() <= mostWhole ? SystemShow::Whole : SystemShow::StateByState;
    if (picture.colours == SystemColours::Truth)
        picture.colours = SystemColours::Depth;
    m_picture = std::move(picture);
    draw(true);
    updateChoices();
    Q_EMIT ready();
}

void SystemView::updateChoices()
{
    const State states = m_picture.lts() ? m_picture.lts()->stateCount() : 0;
    setPossible(*m_show, static_cast<int>(SystemShow::Whole), states <= mostWhole);
    setPossible(*m_colours, static_cast<int>(SystemColours::Truth), !m_picture.holds.empty());
    setPossible(*m_colours, static_cast<int>(SystemColours::Threads),
                bool(m_picture.words().threads));
    m_show->setCurrentIndex(m_show->findData(static_cast<int>(m_picture.show)));
    m_colours->setCurrentIndex(m_colours->findData(static_cast<int>(m_picture.colours)));
    m_show->setEnabled(isReady());
    m_count->setText(isReady() ? countSentence() : QString());
}

QString SystemView::countSentence() const
{
    if (m_picture.show == SystemShow::Levels)
        return tr("%1 states in %2 levels")
            .arg(countText(m_picture.lts()->stateCount()),
                 countText(m_picture.facts()->shortest.levelCount()));
    return tr("%1 of %2 states shown")
        .arg(countText(m_picture.shownStates()), countText(m_picture.lts()->stateCount()));
}

void SystemView::setShow(SystemShow show)
{
    if (!isReady() || show == m_picture.show
        || (show == SystemShow::Whole && m_picture.lts()->stateCount() > mostWhole))
        return updateChoices();
    m_picture.show = show;
    if (show == SystemShow::StateByState && m_picture.hasPath)
        m_picture.open(m_picture.path);
    draw(true);
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

void SystemView::draw(bool anew)
{
    GraphCanvas& canvas = m_view->canvas();
    if (anew)
        canvas.setGraph({});
    if (m_picture.show == SystemShow::Levels && anew) {
        canvas.setGraphByLevels(m_picture.graph());
        canvas.showBeginning();
    } else {
        canvas.setGraph(m_picture.graph());
    }
    m_view->setLegend([this](const FigureStyle& style) { return m_picture.legend(style); });
    updateChoices();
}

void SystemView::choose(std::uint64_t id)
{
    if (m_picture.show == SystemShow::Levels) {
        m_picture.show = SystemShow::StateByState;
        m_picture.close();
        const State first = m_picture.facts()->levelFirst[id];
        if (const auto path = m_picture.facts()->shortest.to(first))
            m_picture.open(*path);
        m_view->canvas().setGraph({});
        return chooseState(first);
    }
    chooseState(static_cast<State>(id));
}

void SystemView::chooseState(State state)
{
    if (!isReady() || state >= m_picture.lts()->stateCount())
        return;
    m_picture.chosen = state;
    const auto path = m_picture.facts()->shortest.to(state);
    m_picture.hasPath = path.has_value();
    m_picture.path = path.value_or(Path());
    // What is new is to be seen with what it comes from.
    std::vector<std::uint64_t> seen {state};
    for (const Transition& step : m_picture.lts()->transitions(state))
        if (!m_view->canvas().scene().nodeOf(step.target))
            seen.push_back(step.target);
    if (m_picture.show == SystemShow::StateByState)
        m_picture.open(state);
    draw();
    if (m_picture.show == SystemShow::StateByState)
        m_view->canvas().reveal(seen);
    showChosen();
    m_panel->show(m_picture);
    Q_EMIT stateChosen(state);
}

void SystemView::showChosen()
{
    if (!m_picture.chosen || m_picture.show == SystemShow::Levels)
        return;
    m_view->canvas().setCurrentNode(*m_picture.chosen);
}

void SystemView::showPath(const Path& path, int step)
{
    if (!isReady())
        return;
    m_picture.path = path;
    m_picture.hasPath = true;
    if (m_picture.show == SystemShow::Levels)
        m_picture.show = SystemShow::StateByState;
    if (m_picture.show == SystemShow::StateByState)
        m_picture.open(path);
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
    showChosen();
    m_panel->show(m_picture);
    m_panel->setStep(static_cast<int>(at));
    Q_EMIT stateChosen(*m_picture.chosen);
}

ChartContent SystemView::content() const
{
    const QString name = m_picture.words().title;
    ChartContent content = m_view->content(name.isEmpty() ? tr("Transition system") : name);
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
