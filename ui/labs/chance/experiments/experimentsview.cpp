// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/experiments/experimentsview.h"

#include "ui/charts/figurechart.h"
#include "ui/labs/chance/experiments/sweepreport.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::ModelInfo;
using fourcast::chance::ModelParameter;
using fourcast::chance::models;
using fourcast::chance::plannedSweep;
using fourcast::chance::rangeText;
using fourcast::chance::readRange;
using fourcast::chance::SweepOptions;
using fourcast::chance::SweepPlan;
using fourcast::chance::SweepPoint;
using fourcast::chance::SweepRange;
using fourcast::chance::SweepReport;

namespace {

constexpr std::uint64_t sweepMemory = std::uint64_t {4} << 30;
constexpr int mostCurvePoints = 2000;
constexpr int usualSteps = 4;

std::optional<ModelInfo> modelOf(const QString& name)
{
    const auto known = models();
    const ModelInfo* const found = findModel(known, name);
    return found ? std::optional(*found) : std::nullopt;
}

/// What is offered for a parameter at first: from its standard value on.
QString usualRange(const ModelParameter& parameter)
{
    switch (parameter.kind) {
    case ModelParameter::Kind::Switch:
        return QStringLiteral("false, true");
    case ModelParameter::Kind::Probability:
        return QStringLiteral("1/4, 1/2, 3/4");
    case ModelParameter::Kind::Choice:
        return parameter.choices.join(QStringLiteral(", "));
    default:
        break;
    }
    const int from = std::clamp(parameter.standard.toInt(), parameter.least,
                                std::max(parameter.least, parameter.most - usualSteps));
    return rangeText(from, std::min(from + usualSteps, parameter.most));
}

}

ChanceExperiments::ChanceExperiments(QWidget* parent)
    : QWidget(parent), m_plot(new NarrowChoice), m_progress(new QProgressBar),
      m_message(sentenceLabel()), m_table(new QTableWidget), m_note(sentenceLabel())
{
    m_table->setToolTip(tr("Double-click or press Enter to open the model with these values"));
    readByRow(*m_table, tr("Results of the experiment"));
    m_table->setWordWrap(false);
    fitRows(*m_table, 6);
    m_chart = new FigureChart(tr("Chart of the experiment"));
    auto* const lower = new QWidget;
    stackIn(*lower, {{m_chart, 1}, m_note});
    auto* const halves = splitterOf(Qt::Vertical, {m_table, lower}, {1, 2});
    stackIn(*this, {buildRanges(), buildRow(), m_message, {halves, 1}}, 6);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) {
        const SweepPoint& point = m_report.points[static_cast<std::size_t>(row)];
        Q_EMIT openWanted(m_report.plan.model, valuesOf(m_report.plan, point),
                          m_report.plan.property);
    });
    connect(&m_job, &JobBase::statusChanged, this, &ChanceExperiments::showControls);
    connect(&m_job, &JobBase::advanced, this, [this] { take(m_job.interim().report); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() != JobStatus::Failed)
            take(m_job.result());
        showControls();
        Q_EMIT finished();
    });
    connect(&m_endingsJob, &JobBase::finished, this, [this] {
        if (m_endingsJob.status() == JobStatus::Done)
            m_endings = m_endingsJob.result();
        showPlot();
        Q_EMIT endingsShown();
    });
    showTable();
    showControls();
    showPlot();
}

ChanceExperiments::~ChanceExperiments()
{
    m_job.disconnect(this);
    m_endingsJob.disconnect(this);
}

QWidget* ChanceExperiments::buildRanges()
{
    const QStringList titles {tr("Vary:"), tr("and:")};
    const QStringList names {tr("Parameter to vary"), tr("Second parameter")};
    const QStringList ranges {tr("Its values"), tr("Values of the second parameter")};
    auto* const box = new QWidget;
    auto* const flow = new FlowLayout(box);
    beforeclass::leave(*box);
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        Range& range = m_ranges[i];
        range.parameter = new NarrowChoice;
        range.parameter->setAccessibleName(names[at]);
        range.parameter->setToolTip(
            tr("Runs with each of the values. The other parameters keep their values above"));
        range.values = new QLineEdit;
        range.values->setAccessibleName(ranges[at]);
        range.values->setPlaceholderText(tr("10 to 50 step 10"));
        range.values->setToolTip(
            tr("Enter a range such as 10 to 50 step 10, or a list such as 3, 5, 1/2"));
        range.values->setMinimumWidth(140);
        flow->addWidget(formfields::together(titles[at], range.parameter, range.values));
        connect(range.parameter, &QComboBox::currentIndexChanged, this, [this, i] {
            const auto model = modelOf(m_model);
            const Range& changed = m_ranges[i];
            const QString name = changed.parameter->currentData().toString();
            if (model)
                for (const ModelParameter& parameter : model->parameters)
                    if (parameter.name == name)
                        changed.values->setText(usualRange(parameter));
            showControls();
        });
        connect(range.values, &QLineEdit::returnPressed, this, &ChanceExperiments::run);
        connect(range.values, &QLineEdit::textEdited, this, &ChanceExperiments::showControls);
    }
    return box;
}

QWidget* ChanceExperiments::buildRow()
{
    m_curves = formfields::spin(
        0, mostCurvePoints, tr("Curves up to"),
        tr("How many turns the “done within” curves cover. 0 skips the curves, which take time"));
    m_curves->setSpecialValueText(tr("none"));
    m_exact = new QCheckBox(tr("Fractions"));
    m_exact->setToolTip(tr("Also solve small models in fractions: 75/22"));
    m_logarithmic = new QCheckBox(tr("Logarithmic"));
    m_logarithmic->setToolTip(tr("Use powers of ten on the answer axis"));
    m_run = pushButton(tr("Run the experiment"), tr("Explore and check every combination in turn"),
                       this, &ChanceExperiments::run);
    m_stop = pushButton(tr("Stop"), tr("Stop and keep the results. Run continues from there"), this,
                        &ChanceExperiments::stop);
    m_progress->setAccessibleName(tr("Combinations run"));
    m_progress->setFormat(tr("%v of %m combinations"));
    m_progress->setMinimumWidth(150);
    m_plot->addItem(tr("Answers"), int(Plot::Answers));
    m_plot->addItem(tr("Growth in states"), int(Plot::States));
    m_plot->addItem(tr("Growth in time"), int(Plot::Times));
    m_plot->addItem(tr("Curves: done within"), int(Plot::Curves));
    m_plot->addItem(tr("How the game ends, by turn"), int(Plot::Endings));
    m_plot->setAccessibleName(tr("Chart"));
    m_plot->setToolTip(tr("Choose the chart. “How the game ends” uses the model explored on this "
                          "page, the others use the experiment"));
    m_export = new ExportMenu(tr("Export the experiment"),
                              [] { return QStringLiteral("chance-experiment"); });
    fillExports();
    connect(m_plot, &QComboBox::currentIndexChanged, this, &ChanceExperiments::showPlot);
    connect(m_logarithmic, &QCheckBox::toggled, this, &ChanceExperiments::showPlot);
    connect(m_export, &ExportMenu::messageReady, this, &ChanceExperiments::messageReady);
    QWidget* const curves = formfields::together(tr("Curves up to:"), m_curves);
    beforeclass::leave({curves, m_exact, m_plot, m_logarithmic, m_export});
    return flowRow({m_run, m_stop, curves, m_exact, m_plot, m_logarithmic, m_export, m_progress});
}

void ChanceExperiments::setChoice(const QString& model, const ModelValues& values,
                                  const QString& property)
{
    m_values = values;
    m_property = property;
    if (model == m_model)
        return showControls();
    m_model = model;
    const auto info = modelOf(model);
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        QComboBox& parameter = *m_ranges[i].parameter;
        parameter.clear();
        m_ranges[i].values->clear();
        if (i > 0)
            parameter.addItem(tr("none"), QString());
        if (!info)
            continue;
        for (const ModelParameter& each : info->parameters)
            parameter.addItem(QStringLiteral("%1: %2").arg(each.name, each.title), each.name);
        parameter.setCurrentIndex(0);
    }
    showControls();
}

void ChanceExperiments::setSystem(const SharedChance& system)
{
    m_endingsJob.abandon();
    m_system = system;
    m_endings.clear();
    if (plot() == Plot::Endings)
        showPlot();
}

void ChanceExperiments::setRange(int index, const QString& parameter, const QString& range)
{
    Range& changed = m_ranges[static_cast<std::size_t>(index)];
    changed.parameter->setCurrentIndex(changed.parameter->findData(parameter));
    changed.values->setText(range);
    showControls();
}

void ChanceExperiments::setCurvePoints(int points)
{
    m_curves->setValue(points);
}

QString ChanceExperiments::message() const
{
    return m_message->text();
}

Expected<SweepPlan> ChanceExperiments::plan() const
{
    if (!modelOf(m_model))
        return fail(tr("Your own model has no parameters to vary here. Choose a built-in model."));
    SweepPlan plan {m_model, m_values, {}, m_property};
    for (const Range& range : m_ranges) {
        const QString parameter = range.parameter->currentData().toString();
        if (parameter.isEmpty())
            continue;
        FOURCAST_LET(const auto values, readRange(range.values->text()));
        plan.ranges.push_back({parameter, values});
    }
    return plan;
}

void ChanceExperiments::run()
{
    if (isRunning())
        return;
    auto planned = plan().and_then(plannedSweep);
    if (!planned)
        return m_message->setText(planned.error().message);
    SweepOptions options;
    options.exploring.memoryBudget = sweepMemory;
    options.exact = m_exact->isChecked();
    options.curvePoints = m_curves->value();
    // What was run of the same stays.
    const bool isSame = std::ranges::equal(planned->plan.ranges, m_report.plan.ranges, {},
                                           &SweepRange::parameter, &SweepRange::parameter)
        && planned->plan.model == m_report.plan.model
        && planned->plan.values == m_report.plan.values
        && planned->plan.property == m_report.plan.property
        && std::ranges::equal(planned->points, m_report.points, {}, &SweepPoint::at,
                              &SweepPoint::at);
    const std::pair runWith(options.curvePoints, options.exact);
    if (isSame && runWith == m_runWith && !m_report.isComplete())
        planned = m_report;
    m_runWith = runWith;
    take(*planned);
    const auto started = m_job.start(
        [report = *planned, options](const auto& context) mutable -> Expected<SweepReport> {
            SoFar now {report, {}};
            options.stop = context.stop();
            options.report = [&](const SweepReport& grown) {
                now.report = grown;
                context.send(now);
            };
            options.progress = [&](const QString& doing) {
                now.doing = doing;
                context.send(now);
            };
            return runSweep(report, options);
        });
    if (!started)
        m_message->setText(started.error().message);
}

void ChanceExperiments::stop()
{
    m_job.stop();
}

void ChanceExperiments::take(const SweepReport& report)
{
    m_report = report;
    showTable();
    showPlot();
    showControls();
}

void ChanceExperiments::showTable()
{
    const QStringList titles = sweepTitles(m_report);
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setRowCount(static_cast<int>(m_report.points.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList texts
            = sweepRow(m_report, m_report.points[static_cast<std::size_t>(row)]);
        for (int column = 0; column < texts.size(); ++column)
            putText(*m_table, row, column, texts[column]);
    }
    m_table->resizeColumnsToContents();
    m_table->setVisible(!m_report.points.empty());
}

void ChanceExperiments::showControls()
{
    const bool running = isRunning();
    const bool hasModel = modelOf(m_model).has_value();
    for (const Range& range : m_ranges) {
        range.parameter->setEnabled(!running && hasModel);
        range.values->setEnabled(!running && hasModel
                                 && !range.parameter->currentData().toString().isEmpty());
    }
    m_run->setEnabled(!running && hasModel);
    m_stop->setEnabled(running);
    m_curves->setEnabled(!running);
    m_exact->setEnabled(!running);
    m_export->setEnabled(!running && (!m_report.points.empty() || !m_endings.empty()));
    m_progress->setVisible(running);
    m_progress->setMaximum(static_cast<int>(m_report.points.size()));
    const auto done = std::ranges::count_if(m_report.points, [](const SweepPoint& point) {
        return point.isRun || !point.fault.isEmpty();
    });
    m_progress->setValue(static_cast<int>(done));
    if (running && m_job.hasInterim() && !m_job.interim().doing.isEmpty())
        m_message->setText(m_job.interim().doing);
    else if (m_job.status() == JobStatus::Failed)
        m_message->setText(m_job.error().message);
    else if (!hasModel)
        m_message->setText(plan().error().message);
    else
        m_message->setText(
            tr("Question: %1.").arg(m_property)
            + (m_report.points.empty() ? QString()
                                       : QLatin1Char(' ')
                       + tr("%1 of %2 combinations run.").arg(done).arg(m_report.points.size())));
}
