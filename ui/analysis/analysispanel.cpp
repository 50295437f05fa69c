// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/analysispanel.h"

#include "core/board/notation.h"
#include "ui/analysis/analysiswords.h"
#include "ui/analysis/plansection.h"
#include "ui/text/columnchip.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/rowtable.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace {

enum TableColumn
{
    NameColumn,
    ResultColumn,
    ScoreColumn,
    TableColumns
};

QLabel* addTitle(QBoxLayout* layout, const QString& text)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    layout->addWidget(label);
    return label;
}

} // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(makePage());
    showReasons({}, {});
    showThreats({});
    showChance({}, {});
}

QLabel* AnalysisPanel::addText(QBoxLayout* layout, const QString& name)
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleDescription(name);
    layout->addWidget(label);
    return label;
}

QWidget* AnalysisPanel::makePage()
{
    auto* page = new QWidget;
    auto* outer = new QVBoxLayout(page);
    m_spoilerGuard = addText(outer, tr("Analysis"));
    m_spoilerGuard->hide();
    m_answers = new QWidget(page);
    outer->addWidget(m_answers);
    outer->addStretch();

    auto* layout = new QVBoxLayout(m_answers);
    layout->setContentsMargins(0, 0, 0, 0);
    m_result = addText(layout, tr("Result"));
    QFont large = m_result->font();
    large.setBold(true);
    large.setPointSizeF(1.15 * large.pointSizeF());
    m_result->setFont(large);
    m_work = addText(layout, tr("What it cost"));
    m_plan = new PlanSection(m_answers);
    layout->addWidget(m_plan);
    makeTable(m_answers);
    layout->addWidget(m_columns);
    m_lineTitle = addTitle(layout, tr("Best line"));
    makeLine(m_answers);
    layout->addWidget(m_lineText);
    layout->addWidget(m_playOut, 0, Qt::AlignLeft);
    m_whyTitle = addTitle(layout, tr("Why this move"));
    m_why = addText(layout, tr("Why this move"));
    m_lastTitle = addTitle(layout, tr("The last move"));
    m_last = addText(layout, tr("The last move"));
    m_threatsTitle = addTitle(layout, tr("Threats"));
    m_threats = addText(layout, tr("Threats"));

    m_measured = new QWidget(m_answers);
    auto* measured = new QVBoxLayout(m_measured);
    measured->setContentsMargins(0, 0, 0, 0);
    auto* ruler = new QFrame(m_measured);
    ruler->setFrameStyle(QFrame::HLine | QFrame::Sunken);
    measured->addWidget(ruler);
    addTitle(measured, tr("Measured, not exact"));
    m_chance = addText(measured, tr("Measured chance"));
    auto* reliable = new QToolButton(m_measured);
    reliable->setText(tr("How reliable is it?"));
    reliable->setToolTip(tr("See how games with a similar prediction ended"));
    connect(reliable, &QToolButton::clicked, this, &AnalysisPanel::reliabilityWanted);
    measured->addWidget(reliable, 0, Qt::AlignLeft);
    layout->addWidget(m_measured);
    return page;
}

void AnalysisPanel::makeTable(QWidget* page)
{
    m_columns = new QTableWidget(ColumnsReport::columns, TableColumns, page);
    m_columns->setHorizontalHeaderLabels({tr("Column"), tr("Result"), tr("Score")});
    m_columns->setAccessibleName(tr("Every column"));
    m_columns->setToolTip(tr("Hover over a column to see its move. Click to see what follows."));
    m_columns->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_columns->horizontalHeader()->setSectionResizeMode(ResultColumn, QHeaderView::Stretch);
    m_columns->horizontalHeader()->setHighlightSections(false);
    readByRow(*m_columns);
    m_columns->setShowGrid(false);
    m_columns->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_columns->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    followFont(*m_columns, [this] {
        const int rowHeight = m_columns->fontMetrics().height() + 4;
        m_columns->verticalHeader()->setMinimumSectionSize(rowHeight);
        m_columns->verticalHeader()->setDefaultSectionSize(rowHeight);
        m_columns->setFixedHeight(m_columns->horizontalHeader()->sizeHint().height()
                                  + ColumnsReport::columns * rowHeight + 4);
    });
    for (int column = 0; column < ColumnsReport::columns; ++column)
        for (int cell = 0; cell < TableColumns; ++cell) {
            auto* item = new QTableWidgetItem;
            if (cell != ResultColumn)
                item->setTextAlignment(Qt::AlignCenter);
            m_columns->setItem(column, cell, item);
        }
    m_columns->setMouseTracking(true);
    m_columns->viewport()->installEventFilter(this);
    const auto isOpen = [this](int row) {
        return row >= 0 && !m_columns->item(row, ScoreColumn)->text().isEmpty();
    };
    connect(m_columns, &QTableWidget::cellEntered, this, [this, isOpen](int row) {
        if (isOpen(row))
            Q_EMIT previewWanted({Move(row)});
    });
    const auto choose = [this, isOpen](int row) {
        if (isOpen(row))
            Q_EMIT columnWanted(row);
    };
    connect(m_columns, &QTableWidget::cellClicked, this, choose);
    connect(m_columns, &QTableWidget::cellActivated, this, choose);
}

void AnalysisPanel::makeLine(QWidget* page)
{
    m_lineText = new QLabel(page);
    m_lineText->setWordWrap(true);
    m_lineText->setTextFormat(Qt::RichText);
    m_lineText->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_lineText->setAccessibleDescription(tr("Best line"));
    connect(m_lineText, &QLabel::linkHovered, this,
            [this](const QString& link) { Q_EMIT previewWanted(lineUpTo(link)); });
    connect(m_lineText, &QLabel::linkActivated, this,
            [this](const QString& link) { Q_EMIT playOutWanted(lineUpTo(link)); });
    m_playOut = new QToolButton(page);
    m_playOut->setText(tr("Play it out"));
    m_playOut->setToolTip(
        tr("Show the best line on the board, disc by disc. The game stays unchanged."));
    m_playOut->setCheckable(true);
    connect(m_playOut, &QToolButton::clicked, this, [this](bool checked) {
        if (checked)
            Q_EMIT playOutWanted(m_line);
        else
            Q_EMIT playOutEnded();
    });
}

void AnalysisPanel::showScores(const Position& position, const ColumnsReport& report, Work work,
                               DiscTheme theme, bool disturbed)
{
    const auto set = [](QLabel* label, const QString& text) {
        if (label->text() != text)
            label->setText(text);
    };
    set(m_result, analysiswords::result(position, report, theme));
    set(m_work,
        analysiswords::work(report, work == Work::Running, work == Work::Waiting, disturbed));
    m_work->setVisible(!position.isFinished());
    showColumns(position, report);
    showLine(position, report);
}

void AnalysisPanel::showColumns(const Position& position, const ColumnsReport& report)
{
    m_columns->setVisible(!position.isFinished());
    for (int column = 0; column < ColumnsReport::columns; ++column) {
        const auto& score = report.moves[static_cast<std::size_t>(column)];
        const bool best = std::ranges::find(report.best, Move(column)) != report.best.end();
        const QString name = notation::columnName(column);
        const QString cells[TableColumns]
            = {best ? tr("%1 ★", "a best column").arg(name) : name,
               score ? score->toText(report.whole.root.plies()) : tr("full"),
               !score                 ? QString()
                   : score->isExact() ? signedScore(score->lower)
                                      : QString(QChar(0x2026))};
        for (int cell = 0; cell < TableColumns; ++cell) {
            QTableWidgetItem* item = m_columns->item(column, cell);
            QFont font = m_columns->font();
            font.setBold(best);
            item->setFont(font);
            item->setText(cells[cell]);
        }
        m_columns->item(column, ResultColumn)->setToolTip(cells[ResultColumn]);
    }
}

void AnalysisPanel::showLine(const Position& position, const ColumnsReport& report)
{
    const bool there = !report.line.empty() && !position.isFinished();
    for (QWidget* widget : {static_cast<QWidget*>(m_lineTitle), static_cast<QWidget*>(m_lineText),
                            static_cast<QWidget*>(m_playOut)})
        widget->setVisible(there);
    if (report.line == m_line && there != m_lineText->text().isEmpty())
        return;
    m_line = there ? report.line : std::vector<Move>();
    m_lineText->setText(there ? analysiswords::line(position, m_line) : QString());
}

std::vector<Move> AnalysisPanel::lineUpTo(const QString& link) const
{
    const auto count = std::min(static_cast<std::size_t>(link.toUInt()), m_line.size());
    return {m_line.begin(), m_line.begin() + static_cast<std::ptrdiff_t>(count)};
}

void AnalysisPanel::setSection(QLabel* title, QLabel* text, const QString& words)
{
    text->setText(words);
    title->setVisible(!words.isEmpty());
    text->setVisible(!words.isEmpty());
}

void AnalysisPanel::showReasons(const QString& best, const QString& last)
{
    setSection(m_whyTitle, m_why, best);
    setSection(m_lastTitle, m_last, last);
}

void AnalysisPanel::showThreats(const QString& summary)
{
    setSection(m_threatsTitle, m_threats, summary);
}

void AnalysisPanel::showChance(const QString& chance, const QString& source)
{
    m_chance->setText(chance);
    m_chance->setToolTip(source);
    m_measured->setVisible(!chance.isEmpty());
}

void AnalysisPanel::setSpoilerGuard(SpoilerGuard veil)
{
    m_spoilerGuard->setText(
        veil == SpoilerGuard::Setup
            ? tr("You're setting up a position. Analysis starts when you play from it.")
            : tr("The answers are hidden until you've found your move."));
    m_spoilerGuard->setVisible(veil != SpoilerGuard::None);
    m_answers->setVisible(veil == SpoilerGuard::None);
}

QString AnalysisPanel::resultText() const
{
    return m_result->text();
}

void AnalysisPanel::endPlayingOut()
{
    m_playOut->setChecked(false);
}

void AnalysisPanel::setSeen(bool seen)
{
    if (seen == m_seen)
        return;
    m_seen = seen;
    Q_EMIT seenChanged(seen);
}

bool AnalysisPanel::eventFilter(QObject* object, QEvent* event)
{
    if (m_columns && object == m_columns->viewport() && event->type() == QEvent::Leave)
        Q_EMIT previewWanted({});
    return QScrollArea::eventFilter(object, event);
}
