// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/costs/costpanel.h"

#include "core/engines/searchcosts.h"
#include "core/search/costs/costcsv.h"
#include "core/search/costs/costjson.h"
#include "core/search/costs/reportcosts.h"
#include "core/support/text/listtext.h"
#include "ui/performance/costs/costchoice.h"
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costlegend.h"
#include "ui/performance/costs/costsentences.h"
#include "ui/performance/costs/costwords.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

bool isSameSearch(const SearchReport& a, const SearchReport& b)
{
    return a.root == b.root && a.engine == b.engine && a.nodes == b.nodes && a.time == b.time
        && a.status == b.status;
}

}

CostPanel::CostPanel(QWidget* parent) : QWidget(parent)
{
    m_title = new QLabel;
    m_title->setWordWrap(true);
    m_icicle = new CostIcicle;
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_box = new QLabel;
    m_box->setWordWrap(true);
    m_box->setAccessibleDescription(tr("Selected box"));
    m_choice = new CostChoice;
    m_legend = new CostLegend;
    addActions();
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->setSpacing(4);
    page->addWidget(m_title);
    page->addWidget(m_icicle, 1);
    page->addWidget(makeBelow());
    page->addWidget(m_choice);
    page->addWidget(m_legend);
    page->addWidget(m_box);
    page->addWidget(m_summary);
    connect(m_icicle, &CostIcicle::selectedChanged, this, &CostPanel::showBox);
    connect(m_icicle, &CostIcicle::viewChanged, this, &CostPanel::showState);
    connect(m_icicle, &CostIcicle::lineChosen, this, &CostPanel::lineChosen);
    connect(m_choice, &CostChoice::chosen, this, &CostPanel::choose);
    connect(&m_count, &JobBase::finished, this, &CostPanel::takeCount);
    clear();
}

void CostPanel::setView(const CostView& view)
{
    m_choice->setView(view);
    m_byTime->setChecked(view.measure == CostMeasure::Time);
    m_legend->setFigure(view.figure);
    m_icicle->setView(view);
}

void CostPanel::choose(const CostView& view)
{
    setView(view);
    Q_EMIT viewChosen(view);
}

void CostPanel::addButton(QHBoxLayout& row, QAction& action)
{
    auto* const button = new QToolButton;
    button->setDefaultAction(&action);
    row.addWidget(button);
}

QWidget* CostPanel::makeBelow()
{
    auto* const below = new QWidget;
    auto* const row = new QHBoxLayout(below);
    row->setContentsMargins(0, 0, 0, 0);
    m_plies = new QSpinBox;
    m_plies->setRange(1, CostTree::deepest);
    m_plies->setValue(costjson::keptPlies);
    m_plies->setAccessibleName(tr("Plies to count"));
    m_plies->setToolTip(tr("Length of the lines to count, in plies"));
    auto* const label = new QLabel(tr("&Plies:"));
    label->setBuddy(m_plies);
    row->addWidget(label);
    row->addWidget(m_plies);
    auto* const count = new QToolButton;
    count->setDefaultAction(m_counting);
    count->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(count);
    row->addStretch(1);
    for (QAction* each : {m_toBoard, m_zoomOut, m_zoomIn, m_all})
        addButton(*row, *each);
    auto* const exports = new QToolButton;
    exports->setIcon(m_exports->icon());
    exports->setMenu(m_exports);
    exports->setPopupMode(QToolButton::InstantPopup);
    exports->setToolTip(tr("Export the tree as a picture or table"));
    exports->setAccessibleName(tr("Export the tree"));
    row->addWidget(exports);
    connect(m_plies, &QSpinBox::valueChanged, this, &CostPanel::showState);
    return below;
}

void CostPanel::setReport(const SearchReport& report, const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    // Shown again, with the board elsewhere: what was counted, or is being counted, holds.
    if (m_report && isSameSearch(*m_report, report) && (m_report->costs || !report.costs))
        return;
    m_count.abandon();
    m_problem.clear();
    m_report = report;
    showTree();
}

void CostPanel::clear()
{
    m_count.abandon();
    m_problem.clear();
    m_report.reset();
    m_title->hide();
    showTree();
}

void CostPanel::showTree()
{
    if (m_report)
        m_icicle->setTree(costsInReport(*m_report), m_report->root,
                          tr("This search visited no nodes."));
    else
        m_icicle->setTree(CostTree(CostTree::Detail::Nodes), Position(),
                          tr("After an engine moves, the lines that cost most appear here."));
    showState();
}

void CostPanel::count()
{
    if (isCounting()) {
        m_count.stop();
        return;
    }
    if (!m_report || !searchcosts::canCount(*m_report))
        return;
    m_problem.clear();
    const auto started = m_count.start(
        [report = *m_report, options = m_optionsOf ? m_optionsOf(*m_report) : EngineOptions(),
         plies = m_plies->value()](const Job<CostTree>::Context& context) {
            return searchcosts::count(report, options, plies, context.stop());
        });
    if (!started)
        m_problem = started.error().message;
    showState();
}

void CostPanel::takeCount()
{
    if (m_count.status() == JobStatus::Done && m_report) {
        m_report->costs = std::make_shared<const CostTree>(m_count.result());
        showTree();
        Q_EMIT counted(*m_report);
    } else if (!m_count.wasStopped()) {
        m_problem = m_count.error().message;
    }
    showState();
}

void CostPanel::showState()
{
    const bool runs = isCounting();
    m_counting->setIcon(tintedIcon(runs ? QStringLiteral("stop") : QStringLiteral("tree")));
    m_counting->setText(runs ? tr("Stop the count") : tr("Count the lines"));
    const QString tip = runs
        ? tr("Stop the count and keep what is shown")
        : tr("Run this search again and count its nodes by line. It visits the same nodes.");
    m_counting->setToolTip(tip);
    m_counting->setStatusTip(tip);
    const bool isWhole = m_report && m_report->status != SearchReport::Status::Deepening;
    m_counting->setEnabled(runs || (isWhole && searchcosts::canCount(*m_report)));
    m_plies->setEnabled(!runs && m_counting->isEnabled());
    const bool isEmpty = m_icicle->drawing().tree().isEmpty();
    const bool isZoomed = m_icicle->drawing().top() > 0;
    m_toBoard->setEnabled(!isEmpty);
    m_zoomIn->setEnabled(!isEmpty);
    m_zoomOut->setEnabled(isZoomed);
    m_all->setEnabled(isZoomed);
    m_exports->setEnabled(!isEmpty);
    m_summary->setText(summary());
}

QString CostPanel::summary() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_report || m_icicle->drawing().tree().isEmpty())
        return {};
    QStringList sentences;
    if (isCounting())
        sentences << tr("Counting: the search runs again in the background.");
    sentences += costSentences(*m_report, m_icicle->drawing().tree(), m_icicle->view());
    if (const int hidden = m_icicle->hidden(); hidden > 0)
        sentences << tr("%n box(es) are too narrow to draw. Zoom in to see them.", nullptr, hidden);
    return joinedTexts(sentences, QStringLiteral(" "));
}

void CostPanel::showBox(int box)
{
    const CostDrawing& drawing = m_icicle->drawing();
    m_box->setText(box < 0 ? QString()
                           : costwords::detail(drawing.tree(), box, drawing.root(), drawing.view())
                                 .replace(u'\n', QStringLiteral(" · ")));
}

ChartContent CostPanel::content() const
{
    const CostDrawing& drawing = m_icicle->drawing();
    ChartContent content;
    content.title = tr("Tree by cost");
    constexpr int width = 1000;
    constexpr int height = 420;
    content.size = QSize(width, height);
    content.paint = [drawing, font = font()](QPainter& painter, const QRectF& target) {
        drawing.paint(painter, target, paperPalette(), font, -1);
    };
    content.legend = CostLegend::onPaper(drawing.view().figure);
    content.note = summary();
    content.provenance = Provenance(content.title);
    content.provenance.add(QStringLiteral("search"), tr("Search"), m_title->text());
    content.provenance.add(QStringLiteral("width"), tr("Width"),
                           costlooks::name(drawing.view().measure));
    content.provenance.add(QStringLiteral("colour"), tr("Colour"),
                           costlooks::name(drawing.view().figure));
    content.csv = costcsv::toCsv(drawing.tree(), drawing.root());
    content.json = costwords::json(drawing.tree());
    return content;
}

void CostPanel::exportAs(const QString& suffix)
{
    exportdialog::run(
        this, tr("Export the tree"), QStringLiteral("fourcast-costs"), suffix,
        [this] { return content(); },
        [this](const exportdialog::Answer& answer) { m_summary->setText(answer.sentence); });
}
