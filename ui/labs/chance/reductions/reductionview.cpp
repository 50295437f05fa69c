// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/reductions/reductionview.h"

#include "core/chance/automaton/generate.h"
#include "core/chance/lppe/lppetext.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextOption>
#include <QVBoxLayout>

using namespace fourcast;
using chance::Pass;

namespace {

constexpr std::uint64_t mostStates = 2'000'000;
constexpr std::uint64_t reductionMemory = std::uint64_t {1} << 30;
/// More of an equation nobody reads, and an editor is slow with it.
constexpr qsizetype mostLines = 600;
constexpr qsizetype longestLine = 4000;

QStringList linesOf(const chance::Lppe& lppe)
{
    QStringList lines = chance::text(lppe).split(u'\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    return lines;
}

/// The lines with a sign before those that the other text does not have.
void fill(QPlainTextEdit& edit, const QStringList& lines, const QStringList& other,
          const QString& sign)
{
    const QSet<QString> known(other.begin(), other.end());
    QStringList shown;
    for (const QString& line : lines.mid(0, mostLines))
        shown << (known.contains(line) ? QStringLiteral("  ") : sign + u' ')
                + (line.size() > longestLine ? line.left(longestLine) + u'…' : line);
    if (lines.size() > mostLines)
        shown << ReductionView::tr("… and %n more line(s)", nullptr,
                                   static_cast<int>(lines.size() - mostLines));
    edit.setPlainText(shown.join(u'\n'));
    QList<QTextEdit::ExtraSelection> marks;
    for (QTextBlock block = edit.document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().startsWith(sign))
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        QColor color = edit.palette().color(QPalette::Highlight);
        color.setAlphaF(0.22F);
        mark.format.setBackground(color);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    }
    edit.setExtraSelections(marks);
}

}

ReductionView::ReductionView(QWidget* parent) : QWidget(parent), m_passes(new QListWidget)
{
    m_passes->setAccessibleName(tr("Passes"));
    m_passes->setToolTip(
        tr("Choose the passes for the next run. None of them changes a probability or a length"));
    m_passes->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (const Pass pass : chance::passes()) {
        auto* const item = new QListWidgetItem(chance::titleOf(pass), m_passes);
        item->setToolTip(chance::helpOf(pass));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_chart = new ReductionChart;
    m_count = pushButton(tr("Count states"),
                         tr("Count the states before the first pass and after each pass"), this,
                         &ReductionView::count);
    m_progress = new QLabel;
    m_progress->setWordWrap(true);
    auto* const upper = new QHBoxLayout;
    followFont(*m_passes, [this] {
        const int frame = m_passes->frameWidth();
        m_passes->setMaximumHeight(m_passes->sizeHintForRow(0) * m_passes->count() + 2 * frame + 2);
        m_passes->setMinimumHeight(m_passes->maximumHeight() / 2);
        m_passes->setMaximumWidth(m_passes->sizeHintForColumn(0) + 3 * frame + 8);
    });
    beforeclass::leave(*m_passes);
    upper->addWidget(m_passes, 1);
    upper->addWidget(m_chart, 2);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addLayout(upper);
    column->addWidget(buildTexts(), 1);
    connect(m_passes, &QListWidget::itemChanged, this, &ReductionView::edited);
    connect(m_step, &QComboBox::currentIndexChanged, this, &ReductionView::showStep);
    connect(&m_job, &JobBase::advanced, this, [this] { takeCounts(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, [this] {
        if (m_job.status() == JobStatus::Failed)
            m_progress->setText(m_job.error().message);
        else
            takeCounts(m_job.result());
        m_count->setEnabled(m_reduction != nullptr);
        Q_EMIT finished();
    });
    // All that leave every state that a person may want to see.
    setPasses({Pass::Simplify, Pass::Sums, Pass::Constants, Pass::DeadVariables});
    setReduction(nullptr);
}

QWidget* ReductionView::buildTexts()
{
    m_step = new NarrowChoice;
    m_step->setAccessibleName(tr("Selected pass"));
    m_step->setToolTip(tr("Compare the equation before this pass (left) and after it (right)"));
    formfields::allowNarrow(*m_step);
    m_stepTitle = new QLabel;
    m_change = new QLabel;
    const auto text = [](const QString& name) {
        auto* const edit = new QPlainTextEdit;
        edit->setReadOnly(true);
        useFixedLetters(*edit);
        edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        edit->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        edit->setTabChangesFocus(true);
        edit->setAccessibleName(name);
        return edit;
    };
    m_before = text(tr("Equation before"));
    m_after = text(tr("Equation after"));
    auto* const halves = splitterOf(Qt::Horizontal, {m_before, m_after});
    auto* const box = new QWidget;
    auto* const row = new QHBoxLayout;
    QWidget* const step = formfields::together(tr("Pass:"), m_step);
    beforeclass::leave(*step);
    beforeclass::appear(*m_stepTitle);
    row->addWidget(step, 1);
    row->addWidget(m_stepTitle, 1);
    row->addWidget(m_change);
    row->addWidget(m_count);
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_progress);
    column->addWidget(halves, 1);
    return box;
}

std::vector<Pass> ReductionView::passes() const
{
    std::vector<Pass> wanted;
    for (int row = 0; row < m_passes->count(); ++row)
        if (m_passes->item(row)->checkState() == Qt::Checked)
            wanted.push_back(chance::passes()[static_cast<std::size_t>(row)]);
    return wanted;
}

void ReductionView::setPasses(const std::vector<Pass>& passes)
{
    const QSignalBlocker blocker(m_passes);
    for (int row = 0; row < m_passes->count(); ++row) {
        const Pass pass = chance::passes()[static_cast<std::size_t>(row)];
        const bool isWanted = std::ranges::find(passes, pass) != passes.end();
        m_passes->item(row)->setCheckState(isWanted ? Qt::Checked : Qt::Unchecked);
    }
}

void ReductionView::setReduction(SharedReduction reduction)
{
    if (reduction == m_reduction && reduction)
        return;
    m_job.abandon();
    m_reduction = std::move(reduction);
    {
        const QSignalBlocker blocker(m_step);
        m_step->clear();
        if (m_reduction)
            for (const chance::ReductionStep& step : m_reduction->steps)
                m_step->addItem(chance::titleOf(step.pass));
        if (m_reduction && m_reduction->steps.empty())
            m_step->addItem(tr("No passes: the original equation"));
    }
    m_count->setEnabled(m_reduction != nullptr);
    m_progress->clear();
    m_progress->hide();
    showSizes();
    showStep();
}

void ReductionView::chooseStep(int step)
{
    m_step->setCurrentIndex(step);
}

void ReductionView::setRunning(bool running)
{
    m_passes->setEnabled(!running);
}

void ReductionView::showStep()
{
    const auto step = static_cast<std::size_t>(std::max(0, m_step->currentIndex()));
    m_stepTitle->setText(m_step->currentText());
    m_change->clear();
    if (!m_reduction) {
        m_before->clear();
        m_after->clear();
        return;
    }
    const auto& steps = m_reduction->steps;
    const chance::Lppe& before
        = step == 0 || steps.empty() ? m_reduction->before : steps[step - 1].after;
    const chance::Lppe& after = steps.empty() ? m_reduction->before : steps[step].after;
    const QStringList left = linesOf(before);
    const QStringList right = linesOf(after);
    fill(*m_before, left, right, QStringLiteral("−"));
    fill(*m_after, right, left, QStringLiteral("+"));
    if (!steps.empty() && !steps[step].hasChanged)
        m_change->setText(tr("no change here"));
}

void ReductionView::showSizes()
{
    std::vector<ReductionSize> sizes;
    const auto add = [&sizes](const QString& title, const chance::Lppe& lppe) {
        sizes.push_back({title, lppe.parameters.size(), lppe.summands.size()});
    };
    if (m_reduction) {
        add(tr("Before"), m_reduction->before);
        for (const chance::ReductionStep& step : m_reduction->steps)
            add(chance::titleOf(step.pass), step.after);
    }
    m_chart->setSizes(std::move(sizes));
}

void ReductionView::count()
{
    if (!m_reduction || m_job.isRunning())
        return;
    const auto work = [reduction = m_reduction](const auto& context) -> Expected<Counts> {
        Counts counts;
        const auto add = [&](const chance::Lppe& lppe) {
            statespace::ExploreOptions options;
            options.memoryBudget = reductionMemory;
            options.mostStates = mostStates;
            const auto generated = chance::generate(lppe, options, context.stop());
            if (generated.automaton.isComplete())
                counts.emplace_back(std::pair<std::uint64_t, std::uint64_t>(
                    generated.automaton.stateCount(), generated.automaton.branchCount()));
            else
                counts.emplace_back(std::nullopt);
            context.send(counts);
        };
        add(reduction->before);
        for (const chance::ReductionStep& step : reduction->steps) {
            if (context.stop().stop_requested())
                break;
            // What was not changed needs no second look.
            if (step.hasChanged)
                add(step.after);
            else
                counts.push_back(counts.back());
        }
        return counts;
    };
    m_progress->setText(tr("Counting the states before and after each pass…"));
    m_progress->show();
    m_count->setEnabled(false);
    if (const auto started = m_job.start(work); !started)
        m_progress->setText(started.error().message);
}

void ReductionView::takeCounts(const Counts& counts)
{
    std::vector<ReductionSize> sizes = m_chart->sizes();
    int tooMany = 0;
    for (std::size_t i = 0; i < std::min(counts.size(), sizes.size()); ++i) {
        if (counts[i]) {
            sizes[i].states = counts[i]->first;
            sizes[i].branches = counts[i]->second;
        } else {
            ++tooMany;
        }
    }
    const bool isWhole = counts.size() == sizes.size();
    m_chart->setSizes(std::move(sizes));
    if (tooMany > 0)
        m_progress->setText(
            tr("Not counted where there are more than %1 states.").arg(countText(mostStates)));
    m_progress->setVisible(tooMany > 0 || !isWhole);
}
