// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formulalist.h"

#include "core/formal/models/formulatable.h"
#include "core/formal/mucalculus/truth.h"
#include "ui/labs/formal/system/systemview.h"
#include "ui/labs/formal/verdicttext.h"
#include "ui/text/counttext.h"
#include "ui/text/numbertext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/rowtable.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace fourcast;
using FormulaKind = formal::FormulaInfo::Kind;

namespace {

enum FormulaColumn
{
    TitleColumn,
    VerdictColumn,
    TimeColumn,
    FormulaColumns
};

struct FormulaListText
{
    Q_DECLARE_TR_FUNCTIONS(PropertiesView)
};

QString kindText(FormulaKind kind)
{
    switch (kind) {
    case FormulaKind::Published:
        return FormulaListText::tr("as published");
    case FormulaKind::Repaired:
        return FormulaListText::tr("repaired");
    case FormulaKind::Property:
        break;
    }
    return FormulaListText::tr("property");
}

}

FormulaList::FormulaList(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(0, FormulaColumns)), m_progress(new QLabel)
{
    m_table->setHorizontalHeaderLabels({FormulaListText::tr("Formula"),
                                        FormulaListText::tr("Verdict"),
                                        FormulaListText::tr("Time")});
    readByRow(*m_table, FormulaListText::tr("Formulas and their verdicts"));
    m_table->setWordWrap(false);
    m_progress->setWordWrap(true);
    m_progress->setMinimumHeight(1);
    m_progress->setAccessibleDescription(FormulaListText::tr("Progress of the check"));
    m_progress->hide();
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(buildButtons());
    layout->addWidget(m_progress);
    layout->addWidget(m_table, 1);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] {
        updateControls();
        Q_EMIT chosenChanged();
    });
    connect(&m_job, &JobBase::statusChanged, this, &FormulaList::updateControls);
    connect(&m_job, &JobBase::advanced, this, &FormulaList::takeNews);
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            Q_EMIT failed(m_job.error().message);
        else
            takeAnswers(m_job.result());
        updateControls();
        Q_EMIT finished();
    });
}

QLayout* FormulaList::buildButtons()
{
    m_all = pushButton(FormulaListText::tr("Check all"),
                       FormulaListText::tr("Check every formula in the explored system"), this,
                       &FormulaList::checkAll);
    m_one = pushButton(FormulaListText::tr("Check"),
                       FormulaListText::tr("Check the selected formula"), this,
                       &FormulaList::checkChosen);
    m_stop = pushButton(FormulaListText::tr("Stop"),
                        FormulaListText::tr("Stop the check and keep the results so far"), this,
                        &FormulaList::stop);
    auto* const row = new QHBoxLayout;
    for (QPushButton* const button : {m_all, m_one, m_stop})
        row->addWidget(button);
    row->addStretch();
    return row;
}

FormulaList::~FormulaList()
{
    m_job.disconnect(this);
}

void FormulaList::setSystem(SharedSystem system)
{
    m_job.abandon();
    m_system = std::move(system);
    m_rows.clear();
    if (m_system) {
        m_signature = formal::signatureOf(m_system->specification);
        const auto formulas = formal::formulasOf(m_system->choice.model);
        for (const formal::FormulaInfo& info : formulas) {
            m_rows.push_back({info.title, kindText(info.kind),
                              formal::formulaText(info, m_system->choice.values)});
            m_rows.back().name = info.name;
        }
        m_rows.push_back(
            {FormulaListText::tr("Your own formula"), FormulaListText::tr("yours"), m_own, true});
        m_rows.back().name = QStringLiteral("own");
    }
    showRows();
}

void FormulaList::showRows()
{
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(rowCount());
    for (int row = 0; row < rowCount(); ++row) {
        const Row& each = m_rows[static_cast<std::size_t>(row)];
        auto* const title = new QTableWidgetItem(each.title);
        title->setToolTip(FormulaListText::tr("%1 (%2)").arg(each.title, each.kind));
        title->setData(Qt::AccessibleDescriptionRole, each.kind);
        m_table->setItem(row, TitleColumn, title);
        for (const int column : {VerdictColumn, TimeColumn})
            m_table->setItem(row, column, new QTableWidgetItem);
        showVerdict(row);
    }
    m_table->resizeColumnsToContents();
    // They hold their place while the answers come.
    const auto widen = [this](int column, const QString& longest) {
        m_table->setColumnWidth(column,
                                fontMetrics().horizontalAdvance(longest) + fontMetrics().height());
    };
    widen(VerdictColumn, FormulaListText::tr("● true (vacuous)"));
    widen(TimeColumn, durationText(std::chrono::microseconds(888'880)));
    m_table->horizontalHeader()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_table->setCurrentCell(m_rows.empty() ? -1 : 0, 0);
    updateControls();
    Q_EMIT chosenChanged();
}

void FormulaList::setOwnText(const QString& text)
{
    m_own = text;
    for (int row = 0; row < rowCount(); ++row)
        if (Row& own = m_rows[static_cast<std::size_t>(row)]; own.isOwn && own.text != text) {
            own.setText(text);
            showVerdict(row);
            if (chosenRow() == row)
                Q_EMIT chosenChanged();
        }
}

const FormulaList::Row* FormulaList::chosen() const
{
    const int row = m_table->currentRow();
    return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int FormulaList::chosenRow() const
{
    return chosen() ? m_table->currentRow() : -1;
}

void FormulaList::takeFocus()
{
    m_table->setFocus();
}

void FormulaList::chooseRow(int row)
{
    m_table->setCurrentCell(row, 0);
}

void FormulaList::checkAll()
{
    std::vector<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (!m_rows[static_cast<std::size_t>(row)].text.trimmed().isEmpty())
            rows.push_back(row);
    check(std::move(rows));
}

void FormulaList::checkChosen()
{
    if (chosen())
        check({m_table->currentRow()});
}

void FormulaList::stop()
{
    m_job.stop();
}

void FormulaList::check(std::vector<int> rows)
{
    if (m_job.isRunning() || !m_system || !m_system->isComplete() || rows.empty())
        return;
    std::vector<std::pair<int, QString>> texts;
    for (const int row : rows)
        texts.emplace_back(row, m_rows[static_cast<std::size_t>(row)].text);
    if (const auto started = m_job.start(checkWork(texts, m_system, m_signature)); !started)
        Q_EMIT failed(started.error().message);
    updateControls();
}

FormulaList::CheckJob::Work
FormulaList::checkWork(const std::vector<std::pair<int, QString>>& texts,
                       const SharedSystem& system, const formal::Signature& signature)
{
    return [texts, system,
            signature](const CheckJob::Context& context) -> Expected<std::vector<Answer>> {
        std::vector<Answer> answers;
        for (const auto& [row, text] : texts) {
            if (context.stop().stop_requested())
                break;
            const formal::SolverOptions options {
                .stop = context.stop(),
                .progress = [&, at = row](const formal::CheckProgress& progress) {
                    context.send({answers, at, progress});
                }};
            Answer answer {row, text, {}, {}, {}};
            const auto formula = formal::readFormula(text, signature);
            auto checked = formula ? formal::check(system->lts(), *formula, options)
                                   : tl::unexpected(formula.error());
            if (checked && checked->hasAnswer()
                && system->lts().stateCount() <= SystemPicture::mostWhole)
                answer.holds = formal::truthOf(system->lts(), *formula,
                                               {.stop = context.stop(), .progress = {}})
                                   .value_or(std::vector<bool>());
            if (checked)
                answer.result = std::make_shared<formal::CheckResult>(std::move(*checked));
            else
                answer.fault = checked.error().message;
            answers.push_back(std::move(answer));
            context.send({answers, -1, {}});
        }
        return answers;
    };
}

void FormulaList::takeNews()
{
    const News& news = m_job.interim();
    takeAnswers(news.answers);
    if (news.row < 0)
        return;
    m_progress->setText(
        FormulaListText::tr(
            "%1: %2 pairs of subformula and state examined, %3 of them open; %4 MiB")
            .arg(row(news.row).title, countText(news.progress.positions),
                 countText(news.progress.open), mebibytesText(news.progress.bytes)));
    m_progress->show();
}

void FormulaList::takeAnswers(const std::vector<Answer>& answers)
{
    for (const Answer& answer : answers) {
        Row& row = m_rows[static_cast<std::size_t>(answer.row)];
        // It was changed meanwhile.
        if (row.text != answer.text)
            continue;
        row.result = answer.result;
        row.holds = answer.holds;
        row.fault = answer.fault;
        showVerdict(answer.row);
    }
    updateControls();
}

void FormulaList::showVerdict(int row)
{
    const Row& each = m_rows[static_cast<std::size_t>(row)];
    const QString verdict = !each.fault.isEmpty() ? FormulaListText::tr("▲ error")
        : each.result                             ? verdicttext::shape(each.result->status)
                                                  : QString();
    m_table->item(row, VerdictColumn)->setText(verdict);
    m_table->item(row, TimeColumn)
        ->setText(each.result ? durationText(each.result->time) : QString());
    if (row == m_table->currentRow())
        Q_EMIT answerChanged();
}

void FormulaList::updateControls()
{
    const bool running = m_job.isRunning();
    const bool ready = m_system && m_system->isComplete() && !running;
    m_all->setEnabled(ready);
    m_one->setEnabled(ready && chosen());
    m_stop->setEnabled(running);
    if (!running)
        m_progress->hide();
}
