// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/steps/stepsview.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/steps/equationtext.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::Automaton;
using fourcast::chance::CheckReport;
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

enum SweepColumn
{
    StateColumn,
    LowColumn,
    HighColumn,
    ChoiceColumn,
    ValueColumn,
    DataColumn
};

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
    m_view = new GraphView(tr("The states with their bounds"));
    m_views = new QTabWidget;
    m_views->setAccessibleName(tr("Views of the algorithm"));
    m_words = new QSplitter(Qt::Vertical);
    m_words->addWidget(m_equation);
    m_words->setChildrenCollapsible(false);
    m_views->addTab(m_words, tr("Equation"));
    m_views->addTab(m_chart, tr("Bounds"));
    m_views->addTab(m_view, tr("Picture"));
    auto* const halves = new QSplitter(Qt::Horizontal);
    halves->addWidget(buildTable());
    halves->addWidget(m_views);
    halves->setChildrenCollapsible(false);
    halves->setSizes({450, 450});
    halves->setStretchFactor(0, 1);
    halves->setStretchFactor(1, 1);
    inside->addWidget(halves, 1);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_body, 1);
    m_playing.setInterval(playPace);
    connect(&m_playing, &QTimer::timeout, this, [this] {
        goToSweep(m_sweep + 1);
        if (m_steps->isClose(closeEnough) && m_sweep + 1 >= m_steps->sweeps().size())
            m_play->setChecked(false);
    });
    connect(&m_job, &JobBase::finished, this, &StepsView::take);
    connect(m_chart, &PaintedChart::chosen, this,
            [this](const HitTarget& spot) { goToSweep(static_cast<std::size_t>(spot.cell)); });
    connect(&m_view->canvas(), &GraphCanvas::nodeChosen, this,
            [this](std::uint64_t id) { chooseState(AutomatonPicture::stateOf(id)); });
    setSystem(nullptr);
}

StepsView::~StepsView() = default;

QWidget* StepsView::buildRow()
{
    m_first = button(QStringLiteral("|◀"), tr("Where it begins"));
    m_back = button(QStringLiteral("◀"), tr("The sweep before"));
    m_next = button(QStringLiteral("▶"), tr("One more sweep"));
    m_play = button(tr("Play"), tr("Sweep after sweep, until the bounds are close"));
    m_play->setCheckable(true);
    m_end = button(tr("To the end"), tr("Sweep until the bounds of all states are close"));
    m_first->setAccessibleName(m_first->toolTip());
    m_back->setAccessibleName(m_back->toolTip());
    m_next->setAccessibleName(m_next->toolTip());
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setAccessibleName(tr("Sweep"));
    m_slider->setToolTip(tr("Goes to one of the sweeps that were made"));
    m_slider->setMinimumWidth(80);
    m_count = new QLabel;
    m_fractions = new QCheckBox(tr("Fractions"));
    m_fractions->setToolTip(tr("In fractions, as long as these are short enough"));
    m_collapse = new QCheckBox(tr("Collapse end components"));
    m_collapse->setToolTip(
        tr("Draws states as one among which one can stay for ever, as the algorithm sees them"));
    for (QPushButton* const each : {m_first, m_back, m_next})
        followFont(*each, [each] {
            each->setMaximumWidth(each->fontMetrics().horizontalAdvance(QStringLiteral("MMMM")));
        });
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
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (!m_filling)
            goToSweep(static_cast<std::size_t>(value));
    });
    connect(m_fractions, &QCheckBox::toggled, this, &StepsView::showAll);
    connect(m_collapse, &QCheckBox::toggled, this, [this] { showPicture(true); });
    return flowRow(
        {m_first, m_back, m_next, m_play, m_end, m_slider, m_count, m_fractions, m_collapse});
}

QWidget* StepsView::buildPolicyRow()
{
    m_policy = formfields::spin(1, 1, tr("Round of policy iteration"),
                                tr("Policy iteration: a strategy, its values, and the next "
                                   "strategy that is better in some state"));
    m_policyWords = new QLabel;
    m_policyWords->setWordWrap(true);
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(formfields::label(tr("Policy:"), m_policy));
    row->addWidget(m_policy);
    row->addWidget(m_policyWords, 1);
    connect(m_policy, &QSpinBox::valueChanged, this, [this] {
        if (m_filling)
            return;
        showTable();
        showPicture();
    });
    return bar;
}

QWidget* StepsView::buildTable()
{
    m_table = new QTableWidget;
    readByRow(*m_table, tr("States with their bounds"));
    m_table->setWordWrap(false);
    fitRows(*m_table, 6);
    m_table->setColumnCount(6);
    m_table->setHorizontalHeaderLabels(
        {tr("State"), tr("Lower"), tr("Upper"), tr("Policy"), tr("Its value"), tr("Data")});
    auto* const box = new QWidget;
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(buildPolicyRow());
    column->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling && row >= 0 && row < static_cast<int>(m_rows.size()))
            chooseState(m_rows[static_cast<std::size_t>(row)]);
    });
    return box;
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
    m_message->setText(tr("Run explores the model; its algorithm is then shown step by step."));
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
    m_message->setText(tr("Getting ready …"));
    const auto started = m_job.start([system = m_system](const auto& context) -> Expected<Made> {
        if (!system->until)
            return fail(tr("Nothing is asked of the model."));
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
    m_rows.clear();
    for (State state = 0; state < m_system->automaton().stateCount(); ++state)
        m_rows.push_back(state);
    // Where nothing is to be found out stands below.
    std::stable_partition(m_rows.begin(), m_rows.end(),
                          [this](State state) { return !m_steps->equation(state).isFixed; });
    m_filling = true;
    m_policy->setRange(1, std::max(1, static_cast<int>(m_steps->policies().size())));
    m_policy->setValue(1);
    m_filling = false;
    const bool isSmall = m_system->automaton().stateCount() <= AutomatonPicture::mostWhole;
    m_view->setEnabled(isSmall);
    m_collapse->setEnabled(isSmall && m_steps->endComponentCount() > 0);
    m_message->hide();
    m_body->show();
    if (!m_rows.empty())
        m_state = m_rows.front() != 0 && !m_steps->equation(0).isFixed ? 0 : m_rows.front();
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

void StepsView::goToPolicy(int policy)
{
    m_policy->setValue(policy + 1);
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
    m_filling = true;
    m_slider->setRange(0, static_cast<int>(m_steps->sweeps().size()) - 1);
    m_slider->setValue(static_cast<int>(m_sweep));
    m_filling = false;
    m_back->setEnabled(m_sweep > 0);
    m_first->setEnabled(m_sweep > 0);
    m_next->setEnabled(m_sweep < mostSweeps);
    m_count->setText(tr("Sweep %1 of %2").arg(m_sweep).arg(m_steps->sweeps().size() - 1));
}

void StepsView::showTable()
{
    m_filling = true;
    const SteppedCheck::Sweep& sweep = m_steps->sweeps()[m_sweep];
    const bool inFractions = m_fractions->isChecked();
    const auto& policies = m_steps->policies();
    const auto at = static_cast<std::size_t>(m_policy->value() - 1);
    const SteppedCheck::Policy* const policy = at < policies.size() ? &policies[at] : nullptr;
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const State state = m_rows[static_cast<std::size_t>(row)];
        const auto put = [&](int column, const QString& text, bool isBold = false) {
            QTableWidgetItem* item = m_table->item(row, column);
            if (!item)
                m_table->setItem(row, column, item = new QTableWidgetItem);
            item->setText(text);
            item->setToolTip(text);
            QFont font = m_table->font();
            font.setBold(isBold);
            item->setFont(font);
        };
        put(StateColumn, QString::number(state));
        put(DataColumn, m_system->automaton().stateText(state));
        put(LowColumn, equationtext::low(sweep, state, inFractions));
        put(HighColumn, equationtext::high(sweep, state, inFractions));
        QString choice;
        QString value;
        bool isNew = false;
        if (policy) {
            const std::uint32_t number = policy->choices[state];
            if (number != CheckReport::noChoice)
                for (const Automaton::Choice& each : m_system->automaton().choices(state))
                    if (each.number == number)
                        choice = text(m_system->automaton().actions()[each.action]);
            isNew = at > 0 && std::ranges::find(policy->changed, state) != policy->changed.end();
            // Where the sweeps begin it would give their end away.
            if (m_sweep > 0 || at > 0)
                value = inFractions && state < policy->exact.size()
                    ? policy->exact[state]
                    : chancenumbers::number(policy->values[state]);
        }
        put(ChoiceColumn, isNew ? QStringLiteral("≠ ") + choice : choice, isNew);
        put(ValueColumn, value);
        if (state == m_state)
            m_table->setCurrentCell(row, StateColumn);
    }
    // Wide enough for what comes, so that nothing moves with the sweeps.
    m_table->resizeColumnsToContents();
    constexpr int air = 8; // around the titles, which are bold
    for (const int column : {StateColumn, ChoiceColumn})
        m_table->setColumnWidth(column, m_table->columnWidth(column) + air);
    const int number = m_table->fontMetrics().horizontalAdvance(QStringLiteral("0.0000000"));
    for (const int column : {LowColumn, HighColumn, ValueColumn})
        m_table->setColumnWidth(column, std::max(number, m_table->columnWidth(column)));
    if (policy)
        m_policyWords->setText(at + 1 == policies.size()
                                   ? tr("of %1, the best", "policies").arg(policies.size())
                                   : tr("of %1", "policies").arg(policies.size()));
    m_filling = false;
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
    const auto& policies = m_steps->policies();
    const auto at = static_cast<std::size_t>(m_policy->value() - 1);
    m_picture.shownStrategy
        = at < policies.size() ? policies[at].choices : std::vector<std::uint32_t>();
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
