// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/reportpanel.h"

#include "core/search/metrics/searchquantity.h"
#include "ui/performance/report/columnvalues.h"
#include "ui/performance/report/loadtext.h"
#include "ui/performance/report/reportfields.h"
#include "ui/performance/report/reportrows.h"
#include "ui/performance/report/reporttable.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/foldingsection.h"

#include <QAction>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace {

constexpr int betweenParts = 8;

QLabel* selectableLabel(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

}

ReportPanel::ReportPanel(QAction* hint, QWidget* parent)
    : QWidget(parent), m_pages(new QStackedLayout(this))
{
    m_pages->addWidget(makeEmptyPage(hint));
    m_pages->addWidget(makeReportPage());
}

QWidget* ReportPanel::makeEmptyPage(QAction* hint)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    auto* text = new QLabel(tr("After an engine searches, its figures appear here: depth, score, "
                               "nodes, time and the value of each column. A hint is a search too."),
                            page);
    text->setWordWrap(true);
    auto* button = new QToolButton(page);
    button->setDefaultAction(hint);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(text);
    layout->addWidget(button);
    layout->addStretch();
    return page;
}

QWidget* ReportPanel::makeMoveButton()
{
    m_goToMove = new QAction(tintedIcon(QStringLiteral("next")), QString(), this);
    m_goToMove->setToolTip(tr("Show the position after this report's move on the board"));
    m_goToMove->setStatusTip(m_goToMove->toolTip());
    connect(m_goToMove, &QAction::triggered, this, [this] { Q_EMIT moveWanted(m_offeredPly); });
    auto* const button = new QToolButton;
    button->setDefaultAction(m_goToMove);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_goToMove->setVisible(false);
    button->hide();
    connect(m_goToMove, &QAction::visibleChanged, button,
            [this, button] { button->setVisible(m_goToMove->isVisible()); });
    return button;
}

void ReportPanel::offerMove(int ply)
{
    m_offeredPly = ply;
    if (ply > 0)
        m_goToMove->setText(tr("Go to move %1", "on the board").arg(ply));
    m_goToMove->setVisible(ply > 0);
}

QWidget* ReportPanel::makeReportPage()
{
    auto* const page = new QWidget(this);
    auto* const column = new QVBoxLayout(page);
    column->setSpacing(betweenParts);
    // Beside the board of a small screen each pixel is a letter.
    column->setContentsMargins(4, column->contentsMargins().top(), 2,
                               column->contentsMargins().bottom());
    m_title = selectableLabel(page);
    m_title->setAccessibleDescription(tr("Report of"));
    m_comparison = selectableLabel(page);
    m_comparison->setAccessibleDescription(tr("Compared with the other moves"));
    m_comparison->hide();
    m_summary = new ReportFields(ReportFields::Part::Summary);
    column->addWidget(m_title);
    auto* const buttons = new QWidget;
    m_moveButtons = new FlowLayout(buttons);
    m_moveButtons->addWidget(makeMoveButton());
    column->addWidget(buttons);
    column->addWidget(m_comparison);
    column->addWidget(m_summary);

    m_figures = new ReportTable(tr("Beside its other moves"));
    m_figures->rows().setHeadings(reportrows::figureHeadings());
    addPart(*column, QStringLiteral("why"), tr("Beside its other moves"), {m_figures});
    m_time = new ReportFields(ReportFields::Part::Time);
    m_load = selectableLabel(page);
    m_load->setAccessibleDescription(tr("Load from other programs"));
    m_workers = new ReportTable(tr("Worker times"));
    m_workers->rows().setHeadings(reportrows::workerHeadings());
    addPart(*column, QStringLiteral("time"), tr("Processors and workers"),
            {m_time, m_load, m_workers});
    m_questions = new ReportFields(ReportFields::Part::Questions);
    addPart(*column, QStringLiteral("questions"), tr("Book and exact solver"), {m_questions});
    m_depths = new ReportTable(tr("Depths"));
    m_depths->rows().setHeadings(reportrows::depthHeadings());
    addPart(*column, QStringLiteral("depths"), tr("Depths"), {m_depths});
    m_cutoffs = new ReportTable(tr("Cut-offs by move"));
    m_cutoffs->rows().setHeadings(reportrows::cutoffHeadings());
    addPart(*column, QStringLiteral("cutoffs"), tr("Cut-offs by move"), {m_cutoffs});
    m_tableFields = new ReportFields(ReportFields::Part::Table);
    addPart(*column, QStringLiteral("table"), tr("Table of positions"), {m_tableFields});
    m_columns = new ColumnValues;
    addPart(*column, QStringLiteral("columns"), tr("Value of each column"), {m_columns});
    auto* const explained = new QLabel(
        tr("Root moves at the last depth, with the workers that searched them. Times are in ms "
           "from the start of the search, over all depths. Shares are of that depth."));
    explained->setWordWrap(true);
    m_rootMoves = new ReportTable(tr("Root moves"));
    m_rootMoves->rows().setHeadings(reportrows::rootMoveHeadings());
    addPart(*column, QStringLiteral("rootMoves"), tr("Root moves"), {explained, m_rootMoves});
    column->addStretch();

    auto* const scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    return scroll;
}

void ReportPanel::addPart(QVBoxLayout& column, const QString& id, const QString& title,
                          std::initializer_list<QWidget*> content)
{
    auto* const page = new QWidget;
    auto* const lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    for (QWidget* const each : content)
        lines->addWidget(each);
    auto* const part = new FoldingSection(title, page);
    connect(part, &FoldingSection::folded, this, [this] { Q_EMIT foldedChanged(folded()); });
    m_parts.emplace(id, part);
    column.addWidget(part);
}

void ReportPanel::showPart(const QString& id, bool shown)
{
    m_parts.at(id)->setVisible(shown);
}

/// A report of the search before, which has gone on.
bool ReportPanel::continues(const SearchReport& report) const
{
    return report.root.key() == m_root && report.engine == m_engine && report.time >= m_lastTime;
}

/// A label that nobody sees tells a screen reader that it has changed all the same.
bool ReportPanel::isUnseen() const
{
    return !isVisible() && window()->isVisible();
}

void ReportPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (const auto waiting = std::exchange(m_waiting, std::nullopt))
        showReport(waiting->report, waiting->title, waiting->theme);
    showComparison();
}

void ReportPanel::setReport(const SearchReport& report, const QString& title, DiscTheme theme)
{
    if (isUnseen())
        m_waiting = {report, title, theme};
    else
        showReport(report, title, theme);
}

void ReportPanel::showReport(const SearchReport& report, const QString& title, DiscTheme theme)
{
    const bool isOther = !continues(report);
    m_root = report.root.key();
    m_engine = report.engine;
    m_lastTime = report.time;
    m_title->setText(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    m_summary->setReport(report, theme);
    m_time->setReport(report, theme);
    m_questions->setReport(report, theme);
    m_load->setText(loadSentence(report, QThread::idealThreadCount()));
    m_workers->rows().setRows(reportrows::workers(report));
    m_depths->rows().setRows(reportrows::depths(report, theme));
    m_cutoffs->rows().setRows(reportrows::cutoffs(report));
    m_rootMoves->rows().setRows(reportrows::rootMoves(report));
    m_columns->setReport(report, theme);
    if (report.statistics.table)
        m_tableFields->setReport(report, theme);
    showPart(QStringLiteral("time"), !report.workerTimes.empty());
    showPart(QStringLiteral("questions"),
             searchQuantity(u"columnNodes")->value(report).has_value());
    showPart(QStringLiteral("depths"), !report.iterations.empty());
    showPart(QStringLiteral("cutoffs"), report.statistics.cutoffs() > 0);
    showPart(QStringLiteral("table"), report.statistics.table.has_value());
    showPart(QStringLiteral("rootMoves"), !report.rootMoves.empty());
    if (isOther)
        for (ReportTable* const table : {m_workers, m_depths, m_cutoffs, m_rootMoves})
            table->forgetWidths();
    m_pages->setCurrentIndex(1);
}

void ReportPanel::setMoveActions(const QList<QAction*>& actions)
{
    for (QAction* const action : actions) {
        auto* const button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_moveButtons->addWidget(button);
    }
}

void ReportPanel::setComparison(const QString& sentences, const MoveExplanation& why)
{
    m_sentences = sentences;
    m_why = why;
    if (!isUnseen())
        showComparison();
}

void ReportPanel::showComparison()
{
    m_comparison->setText(m_sentences);
    m_comparison->setHidden(m_sentences.isEmpty());
    m_figures->rows().setRows(reportrows::figures(m_why));
    showPart(QStringLiteral("why"), !m_why.figures.empty());
}

void ReportPanel::clear()
{
    m_waiting.reset();
    m_pages->setCurrentIndex(0);
}

bool ReportPanel::isEmpty() const
{
    return !m_waiting && m_pages->currentIndex() == 0;
}

QStringList ReportPanel::folded() const
{
    QStringList parts;
    for (const auto& [id, part] : m_parts)
        if (part->isFolded())
            parts << id;
    return parts;
}

void ReportPanel::setFolded(const QStringList& parts)
{
    for (const auto& [id, part] : m_parts)
        part->setFolded(parts.contains(id));
}
