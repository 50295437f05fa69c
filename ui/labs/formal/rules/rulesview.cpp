// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/rules/rulesview.h"

#include "ui/labs/formal/rules/publishedrules.h"
#include "ui/labs/formal/rules/rulesgame.h"
#include "ui/labs/formal/rules/ruleswords.h"
#include "ui/labs/formal/rules/tlaexport.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/sentencelabel.h"
#include "ui/widgets/narrowchoice.h"
#include "ui/widgets/rowtable.h"

#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast;
using formal::BoardSize;
using formal::RulesMistake;
using formal::RulesProperty;

namespace {

constexpr std::uint64_t rulesMemory = std::uint64_t {4} << 30;

enum RulesColumn
{
    NameColumn,
    HoldsColumn,
    SaysColumn,
    RulesColumns
};

}

RulesView::RulesView(QWidget* parent)
    : QWidget(parent), m_choice(sentenceLabel()), m_note(sentenceLabel()), m_counts(sentenceLabel())
{
    m_counts->setAccessibleDescription(tr("Statistics"));
    stackIn(*this, {m_choice, buildChoices(), m_note, m_counts, {buildResults(), 1}}, 6);
    connect(&m_job, &JobBase::statusChanged, this, &RulesView::updateControls);
    connect(&m_job, &JobBase::advanced, this,
            [this] { m_counts->setText(ruleswords::progress(m_job.interim())); });
    connect(&m_job, &JobBase::finished, this, &RulesView::takeResult);
    m_counts->setText(tr("Press Check the rules to play every game on this board with the "
                         "program's own code. Each position is checked square by square."));
    choose({});
    showChoice();
    showVerdicts();
    updateControls();
}

RulesView::~RulesView()
{
    m_job.disconnect(this);
}

QWidget* RulesView::buildChoices()
{
    m_columns = formfields::spin(BoardSize::least, BoardSize::most, tr("Columns"), {});
    m_rows = formfields::spin(BoardSize::least, BoardSize::most, tr("Rows"), {});
    m_connect = formfields::spin(BoardSize::leastConnect, BoardSize::mostConnect,
                                 tr("Discs in a row to win"), tr("Discs in a row to win"));
    m_mistake = new NarrowChoice;
    for (int i = 0; i < formal::rulesMistakes; ++i) {
        const auto mistake = static_cast<RulesMistake>(i);
        m_mistake->addItem(formal::text(mistake), QString(formal::name(mistake)));
    }
    m_mistake->setAccessibleName(tr("Mistake"));
    m_mistake->setToolTip(tr("Put a mistake into the rules, to see which property catches it"));
    formfields::allowNarrow(*m_mistake);
    m_mistake->setMinimumContentsLength(24);
    m_run = pushButton(tr("Check the rules"),
                       tr("Play every game on this board and check every property"), this,
                       &RulesView::run);
    m_stop = pushButton(tr("Stop"), tr("Stop and keep the results so far"), this, &RulesView::stop);
    m_save = pushButton(
        tr("Save for TLC…"),
        tr("Save Connect4.tla and Connect4.cfg for TLC: these rules in TLA+ and this board"), this,
        &RulesView::save);
    for (QSpinBox* const spin : {m_columns, m_rows, m_connect})
        connect(spin, &QSpinBox::valueChanged, this, &RulesView::showChoice);
    connect(m_mistake, &QComboBox::currentIndexChanged, this, &RulesView::showChoice);
    QWidget* const columns = formfields::together(tr("Columns:"), m_columns);
    QWidget* const rows = formfields::together(tr("Rows:"), m_rows);
    QWidget* const line = formfields::together(tr("In a row:"), m_connect);
    QWidget* const mistake = formfields::together(tr("Mistake:"), m_mistake);
    beforeclass::leave({columns, rows, line, mistake, m_save});
    beforeclass::appear(*m_choice);
    return flowRow({columns, rows, line, mistake, m_run, m_stop, m_save});
}

QWidget* RulesView::buildResults()
{
    m_table = new QTableWidget(formal::rulesProperties, RulesColumns);
    m_table->setHorizontalHeaderLabels({tr("Property"), tr("Verdict"), tr("Meaning")});
    readByRow(*m_table, tr("Properties and their verdicts"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (int row = 0; row < formal::rulesProperties; ++row) {
        const auto property = static_cast<RulesProperty>(row);
        m_table->setItem(row, NameColumn, new QTableWidgetItem(QString(formal::name(property))));
        m_table->setItem(row, HoldsColumn, new QTableWidgetItem);
        auto* const says = new QTableWidgetItem(formal::text(property));
        says->setToolTip(says->text());
        m_table->setItem(row, SaysColumn, says);
    }
    connect(m_table, &QTableWidget::currentCellChanged, this, &RulesView::showProperty);
    m_property = sentenceLabel();
    m_game = new RulesGame;
    auto* const shown = new QWidget;
    auto* const column = new QVBoxLayout(shown);
    column->addWidget(m_property);
    column->addWidget(m_game, 1);
    auto* const errors = new QTextBrowser;
    errors->setHtml(publishedrules::html());
    errors->setAccessibleName(tr("Errors of the published specification"));
    m_sides = new QTabWidget;
    m_sides->addTab(shown, tr("Counterexample"));
    m_sides->addTab(errors, tr("Published specification"));
    m_sides->setTabToolTip(1, tr("See the errors in a published TLA+ specification"));
    auto* const splitter = splitterOf(Qt::Horizontal, {m_table, m_sides});
    return splitter;
}

BoardSize RulesView::size() const
{
    return {m_columns->value(), m_rows->value(), m_connect->value()};
}

RulesMistake RulesView::mistake() const
{
    return formal::rulesMistake(m_mistake->currentData().toString()).value_or(RulesMistake::None);
}

void RulesView::choose(const BoardSize& size, RulesMistake mistake)
{
    m_columns->setValue(size.columns);
    m_rows->setValue(size.rows);
    m_connect->setValue(size.connect);
    m_mistake->setCurrentIndex(m_mistake->findData(QString(formal::name(mistake))));
}

QJsonObject RulesView::fields() const
{
    return {{"columns", m_columns->value()},
            {"rows", m_rows->value()},
            {"connect", m_connect->value()},
            {"mistake", m_mistake->currentData().toString()}};
}

void RulesView::setFields(const QJsonObject& fields)
{
    const BoardSize now = size();
    const BoardSize wanted {fields["columns"].toInt(now.columns), fields["rows"].toInt(now.rows),
                            fields["connect"].toInt(now.connect)};
    choose(formal::checkSize(wanted) ? wanted : now,
           formal::rulesMistake(fields["mistake"].toString()).value_or(mistake()));
}

void RulesView::run()
{
    if (isRunning())
        return;
    const formal::RulesOptions options {
        .size = size(), .mistake = mistake(), .memoryBudget = rulesMemory};
    const auto started = m_job.start([options](const auto& context) {
        return formal::checkRules(
            options, context.stop(),
            [&context](const statespace::ExploreProgress& progress) { context.send(progress); });
    });
    if (!started)
        return m_counts->setText(started.error().message);
    m_ranWith = options.mistake;
    m_report.reset();
    m_counts->setText(tr("Playing…"));
    showVerdicts();
}

void RulesView::stop()
{
    m_job.stop();
}

void RulesView::takeResult()
{
    if (m_job.status() == JobStatus::Failed) {
        m_counts->setText(m_job.error().message);
    } else {
        m_report = m_job.result();
        m_counts->setText(ruleswords::counts(*m_report, m_ranWith));
        showVerdicts();
        const auto fails
            = std::ranges::find(m_report->verdicts, false, &formal::RulesVerdict::holds);
        if (fails != m_report->verdicts.end())
            chooseProperty(fails->property);
    }
    updateControls();
    Q_EMIT finished();
}

void RulesView::chooseProperty(RulesProperty property)
{
    m_sides->setCurrentIndex(0);
    m_table->setCurrentCell(static_cast<int>(property), NameColumn);
}

/// What is to be known of the board before it is played.
void RulesView::showChoice()
{
    m_choice->setText(ruleswords::choice(size(), mistake()));
    const QString note = ruleswords::note(size());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void RulesView::showVerdicts()
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->item(row, HoldsColumn)
            ->setText(m_report ? ruleswords::verdict(*m_report, static_cast<RulesProperty>(row))
                               : QString());
    for (const int column : {NameColumn, HoldsColumn})
        m_table->resizeColumnToContents(column);
    showProperty(m_table->currentRow());
}

void RulesView::showProperty(int row)
{
    const auto property = static_cast<RulesProperty>(row);
    m_property->setText(
        ruleswords::shown(m_report, row < 0 ? std::nullopt : std::optional(property)));
    m_game->setGame(m_report && row >= 0
                        ? m_report->verdicts[static_cast<std::size_t>(row)].counterexample
                        : std::vector<formal::RulesStep>());
}

void RulesView::updateControls()
{
    const bool running = isRunning();
    for (QWidget* const field :
         std::initializer_list<QWidget*> {m_columns, m_rows, m_connect, m_mistake, m_run})
        field->setEnabled(!running);
    m_stop->setEnabled(running);
}

void RulesView::save()
{
    tlaexport::run(this, size(), [this](const exportdialog::Answer& answer) {
        Q_EMIT messageReady(answer.sentence);
    });
}
