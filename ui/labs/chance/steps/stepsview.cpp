// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/stepsview.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/chance/steps/equationtext.h"
#include "ui/labs/chance/steps/stepstable.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::State;
using fourcast::chance::SteppedCheck;

namespace {

/// After which the bounds of each state are as close as the answer is asked for.
constexpr double closeEnough = 1e-6;
constexpr std::size_t mostSweeps = 20'000;
constexpr std::chrono::milliseconds playPace(350);
/// The window answers in between.
constexpr qint64 longestStep = 40; // milliseconds

/// In a lower window equation and bounds have a tab each.
constexpr int heightForBoth = 470;

QPushButton* button(const QString& text, const QString& tip)
{
    auto* const made = new QPushButton(text);
    made->setToolTip(tip);
    return made;
}

}

StepsView::StepsView(QWidget* parent) : QWidget(parent)
{
    m_message = new QLabel;
    m_message->setWordWrap(true);
    m_body = new QWidget;
    auto* const inside = new QVBoxLayout(m_body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(buildRow());
    m_equation = new QTextBrowser;
    m_equation->setAccessibleName(tr("Equation of the chosen state"));
    m_equation->setTabChangesFocus(true);
    m_chart = new FigureChart;
    m_chart->setSizeHint({420, 220}, {200, 110});
    m_chart->setFigure(boundsFigure({}));
    m_equation->setMinimumHeight(60);
    m_view = new GraphView(tr("States and their bounds"));
    m_views = new QTabWidget;
    m_views->setAccessibleName(tr("Views of the algorithm"));
    m_words = splitterOf(Qt::Vertical, {m_equation});
    m_views->addTab(m_words, tr("Equation"));
    m_views->addTab(m_chart, tr("Bounds"));
    m_views->addTab(m_view, tr("Picture"));
    auto* const halves = new QSplitter(Qt::Horizontal);
    m_table = new StepsTable;
    halves->addWidget(m_table);
    halves->addWidget(m_views);
    halves->setChildrenCollapsible(false);
    halves->setSizes({450, 450});
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    inside->addWidget(halves, 1);
    stackIn(*this, {m_message, {m_body, 1}}, 6);
    m_playing.setInterval(playPace);
    connect(&m_playing, &QTimer::timeout, this, [this] {
        goToSweep(m_sweep + 1);
        if (m_steps->isClose(closeEnough) && m_sweep + 1 >= m_steps->sweeps().size())
            m_play->setChecked(false);
    });
    connect(&m_job, &JobBase::finished, this, &StepsView::take);
    connect(m_table, &StepsTable::stateChosen, this, &StepsView::chooseState);
    connect(m_table, &StepsTable::policyChanged, this, [this] {
        showTable();
        showPicture();
    });
    connect(m_chart, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { goToSweep(static_cast<std::size_t>(spot.cell)); });
    connect(&m_view->canvas(), &GraphCanvas::nodeChosen, this,
            [this](std::uint64_t id) { chooseState(AutomatonPicture::stateOf(id)); });
    setSystem(nullptr);
}

StepsView::~StepsView() = default;

QWidget* StepsView::buildRow()
{
    m_first = button(QStringLiteral("|◀"), tr("Go to the start"));
    m_back = button(QStringLiteral("◀"), tr("Go to the previous sweep"));
    m_next = button(QStringLiteral("▶"), tr("Go to the next sweep"));
    m_play = button(tr("Play"), tr("Run sweep after sweep until the bounds are close"));
    m_play->setCheckable(true);
    m_end = button(tr("To the end"), tr("Run sweeps until the bounds of all states are close"));
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setAccessibleName(tr("Sweep"));
    m_slider->setToolTip(tr("Go to any sweep made so far"));
    m_slider->setMinimumWidth(80);
    m_count = new QLabel;
    m_fractions = new QCheckBox(tr("Fractions"));
    m_fractions->setToolTip(tr("Show fractions where they are short enough"));
    m_collapse = new QCheckBox(tr("Collapse end components"));
    m_collapse->setToolTip(tr(
        "Draw states as one where play can stay among them for ever, as the algorithm sees them"));
    beforeclass::leave({m_fractions, m_collapse});
    for (QPushButton* const each : {m_first, m_back, m_next}) {
        each->setAccessibleName(each->toolTip());
        followFont(*each, [each] {
            each->setMaximumWidth(each->fontMetrics().horizontalAdvance(QStringLiteral("MMMM")));
        });
    }
    connect(m_first, &QPushButton::clicked, this, [this] { goToSweep(0); });
    connect(m_back, &QPushButton::clicked, this,
            [this] { goToSweep(m_sweep == 0 ? 0 : m_sweep - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToSweep(m_sweep + 1); });
    connect(m_end, &QPushButton::clicked, this, &StepsView::toTheEnd);
    connect(m_play, &QPushButton::toggled, this, [this](bool plays) {
        if (plays)
            m_playing.start();
        else
            m_playing.stop();
    });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { goToSweep(static_cast<std::size_t>(value)); });
    connect(m_fractions, &QCheckBox::toggled, this, &StepsView::showAll);
    connect(m_collapse, &QCheckBox::toggled, this, [this] { showPicture(true); });
    return flowRow(
        {m_first, m_back, m_next, m_play, m_end, m_slider, m_count, m_fractions, m_collapse});
}

void StepsView::setSystem(SharedChance system)
{
    m_job.abandon();
    m_play->setChecked(false);
    m_steps.reset();
    m_system = std::move(system);
    m_picture = {};
    m_sweep = 0;
    m_wantedSweep = 0;
    m_state = 0;
    m_body->hide();
    m_message->setText(tr("Press Run to explore the model and see its algorithm step by step."));
    m_message->show();
    if (m_system && isVisible())
        make();
}

void StepsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_system && !m_steps && !m_job.isRunning())
        make();
}

void StepsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool hasBoth = m_words->count() == 2;
    if (hasBoth == (height() >= heightForBoth))
        return;
    if (hasBoth) {
        m_views->insertTab(1, m_chart, tr("Bounds"));
        m_views->setTabText(0, tr("Equation"));
    } else {
        m_words->addWidget(m_chart);
        m_chart->show();
        m_words->setStretchFactor(0, 3);
        m_words->setStretchFactor(1, 2);
        m_views->setTabText(0, tr("Equation and bounds"));
    }
}

void StepsView::make()
{
    m_message->setText(tr("Preparing…"));
    const auto started = m_job.start([system = m_system](const auto& context) -> Expected<Made> {
        if (!system->until)
            return fail(tr("There is no question about the model."));
        FOURCAST_LET(auto made,
                     SteppedCheck::make(system->automaton(), *system->until,
                                        system->options.question, system->options.reward,
                                        context.stop()));
        return std::make_shared<SteppedCheck>(std::move(made));
    });
    if (!started)
        m_message->setText(started.error().message);
}

void StepsView::take()
{
    if (m_job.status() != JobStatus::Done) {
        m_message->setText(m_job.status() == JobStatus::Failed ? m_job.error().message : QString());
        return;
    }
    m_steps = m_job.result();
    m_picture = AutomatonPicture(m_system);
    m_picture.show = StateShow::Whole;
    m_table->setSteps(m_system, m_steps);
    const bool isSmall = m_system->automaton().stateCount() <= AutomatonPicture::mostWhole;
    m_view->setEnabled(isSmall);
    m_collapse->setEnabled(isSmall && m_steps->endComponentCount() > 0);
    m_message->hide();
    m_body->show();
    m_state = m_table->firstState();
    goToSweep(m_wantedSweep);
    showPicture(true);
    Q_EMIT ready();
}

void StepsView::goToSweep(std::size_t sweep)
{
    m_wantedSweep = sweep;
    if (!m_steps)
        return;
    while (m_steps->sweeps().size() <= std::min(sweep, mostSweeps))
        m_steps->sweep();
    m_sweep = std::min(sweep, m_steps->sweeps().size() - 1);
    showAll();
}

void StepsView::toTheEnd()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_steps->isClose(closeEnough) && m_steps->sweeps().size() <= mostSweeps) {
        m_steps->sweep();
        if (clock.elapsed() > longestStep) {
            // The rest when the window has answered.
            QTimer::singleShot(0, this, [this, steps = m_steps] {
                if (steps == m_steps)
                    toTheEnd();
            });
            break;
        }
    }
    goToSweep(m_steps->sweeps().size() - 1);
}

void StepsView::setCollapsed(bool collapsed)
{
    m_collapse->setChecked(collapsed);
}

void StepsView::chooseState(State state)
{
    if (!m_steps || state >= m_system->automaton().stateCount())
        return;
    m_state = state;
    showAll();
}

void StepsView::showAll()
{
    if (!m_steps)
        return;
    showRow();
    showTable();
    showEquation();
    showCurve();
    showPicture();
}

void StepsView::showRow()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, static_cast<int>(m_steps->sweeps().size()) - 1);
    m_slider->setValue(static_cast<int>(m_sweep));
    m_back->setEnabled(m_sweep > 0);
    m_first->setEnabled(m_sweep > 0);
    m_next->setEnabled(m_sweep < mostSweeps);
    m_count->setText(tr("Sweep %1 of %2").arg(m_sweep).arg(m_steps->sweeps().size() - 1));
}

void StepsView::showTable()
{
    m_table->showSweep(m_sweep, m_state, m_fractions->isChecked());
}

void StepsView::showEquation()
{
    m_equation->setHtml(
        equationtext::html(*m_system, *m_steps, m_state, m_sweep, m_fractions->isChecked()));
    // Its name stands for it where a text is heard.
    m_equation->setAccessibleDescription(m_equation->toPlainText());
}

void StepsView::showCurve()
{
    m_curve = {.title = tr("State %1").arg(m_state)};
    for (const SteppedCheck::Sweep& sweep : m_steps->sweeps())
        m_curve.bounds.push_back(sweep.values[m_state]);
    m_curve.current = m_sweep;
    m_curve.unguarded = m_steps->unguardedStop();
    m_chart->updateFigure(boundsFigure(m_curve));
}

void StepsView::showPicture(bool anew)
{
    if (!m_steps || m_system->automaton().stateCount() > AutomatonPicture::mostWhole)
        return;
    m_picture.chosen = m_state;
    m_picture.shownValues = m_steps->sweeps()[m_sweep].values;
    const SteppedCheck::Policy* const policy = m_table->policy();
    m_picture.shownStrategy = policy ? policy->choices : std::vector<std::uint32_t>();
    m_picture.together.clear();
    if (m_collapse->isChecked()) {
        std::map<std::uint32_t, State> first;
        for (State state = 0; state < m_system->automaton().stateCount(); ++state) {
            const auto end = m_steps->endComponentOf(state);
            m_picture.together.push_back(end ? first.try_emplace(*end, state).first->second
                                             : state);
        }
    }
    if (anew)
        m_view->canvas().setGraph({});
    m_view->canvas().setGraph(m_picture.graph());
    m_view->setLegend(
        [picture = m_picture](const FigureStyle& style) { return picture.legend(style); });
}

std::optional<ChartContent> StepsView::content() const
{
    if (!m_steps)
        return {};
    return boundsContent(m_curve);
}
