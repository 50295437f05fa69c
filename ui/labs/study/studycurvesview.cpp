// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/studycurvesview.h"

#include "core/study/results/curves.h"
#include "core/study/results/resultprovenance.h"
#include "core/study/runs/storedgame.h"
#include "ui/labs/study/curvesfigure.h"
#include "ui/labs/study/curvestotals.h"
#include "ui/paper/curvespicture.h"
#include "ui/widgets/exports/exportrow.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <limits>

StudyCurvesView::StudyCurvesView(QWidget* parent) : QWidget(parent)
{
    m_figure = new CurvesFigure;
    connect(m_figure, &PaintedChart::chosen, this, &StudyCurvesView::choose);
    m_area = new QScrollArea;
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setAccessibleName(m_figure->accessibleName());
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(m_figure);
    m_area->viewport()->installEventFilter(this);
    m_text = new QTextBrowser;
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("Totals, and why the curves differ"));
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_area);
    m_splitter->addWidget(m_text);

    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    page->addLayout(buildControls());
    page->addWidget(m_splitter, 1);
    page->addLayout(buildExports());

    connect(&m_job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        m_progress->setRange(0, static_cast<int>(progress.total.value_or(0)));
        m_progress->setValue(static_cast<int>(progress.done));
    });
    connect(&m_job, &JobBase::finished, this, &StudyCurvesView::finishRun);
    updateControls();
    m_text->setHtml(curvesTotals(m_curves));
}

QLayout* StudyCurvesView::buildControls()
{
    m_run = new QPushButton(tr("&Play the two games"));
    m_run->setToolTip(tr("Play H1 against itself, once at depth 4 and once at depth 6"));
    m_cancel = new QPushButton(tr("Cancel"));
    m_seed = new QSpinBox;
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_seed->setValue(static_cast<int>(CurveOptions().seed));
    m_seed->setToolTip(tr("Sets the random choices between the two best columns. The same seed "
                          "gives the same games."));
    m_variant = new QComboBox;
    m_variant->addItem(tr("Strict"), false);
    m_variant->addItem(tr("Vertical pairs (V)"), true);
    m_variant->setToolTip(tr("How H1 is read where the article leaves it open"));
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Moves played"));
    m_progress->setFormat(tr("%v of at most %m plies"));
    QSizePolicy keepsRoom = m_progress->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsRoom);
    connect(m_run, &QPushButton::clicked, this, &StudyCurvesView::run);
    connect(m_cancel, &QPushButton::clicked, this, &StudyCurvesView::cancel);

    auto* const row = new QHBoxLayout;
    row->addWidget(m_run);
    row->addWidget(m_cancel);
    row->addSpacing(8);
    row->addWidget(formfields::label(tr("&Seed:"), m_seed));
    row->addWidget(m_seed);
    row->addWidget(formfields::label(tr("&Reading of H1:"), m_variant));
    row->addWidget(m_variant);
    row->addSpacing(8);
    row->addWidget(m_progress, 1);
    return row;
}

QLayout* StudyCurvesView::buildExports()
{
    auto* const row = new QHBoxLayout;
    m_status = new QLabel;
    m_status->setWordWrap(true);
    m_exports = new ExportRow(tr("Export the study curves"), tr("study-curves"),
                              [this] { return content(); });
    connect(m_exports, &ExportRow::messageReady, m_status, &QLabel::setText);
    row->addWidget(m_status, 1);
    row->addWidget(m_exports);
    return row;
}

void StudyCurvesView::setCurves(std::vector<StudyCurve> curves)
{
    m_curves = std::move(curves);
    m_figure->setCurves(m_curves);
    layOutFigure();
    updateControls();
    m_text->setHtml(curvesTotals(m_curves));
    Q_EMIT curvesChanged();
}

void StudyCurvesView::run()
{
    if (isRunning())
        return;
    CurveOptions options;
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.h1.verticalPairs = m_variant->currentData().toBool();
    if (const auto started = m_job.start(curvesWork(options)); !started)
        return m_status->setText(started.error().message);
    m_progress->reset();
    m_status->setText(tr("Playing the games."));
    updateControls();
    Q_EMIT runningChanged(true);
}

void StudyCurvesView::cancel()
{
    m_job.stop();
}

void StudyCurvesView::finishRun()
{
    if (m_job.status() == JobStatus::Failed) {
        m_status->setText(m_job.error().message);
    } else if (m_job.status() == JobStatus::Stopped) {
        m_status->setText(tr("Cancelled. The curves of the earlier games are still shown."));
    } else {
        setCurves(m_job.result());
        m_status->setText(tr("Both games are finished."));
    }
    updateControls();
    Q_EMIT runningChanged(false);
}

void StudyCurvesView::updateControls()
{
    const bool running = isRunning();
    m_run->setEnabled(!running);
    m_cancel->setEnabled(running);
    m_seed->setEnabled(!running);
    m_variant->setEnabled(!running);
    m_progress->setVisible(running);
    m_exports->setEnabled(!running && !m_curves.empty());
    if (m_curves.empty() && !running)
        m_status->setText(
            tr("These are the article's points. Play the two games to see ours beside them."));
}

ChartContent StudyCurvesView::content() const
{
    ChartContent content;
    content.title = tr("Nodes and time for each move");
    content.size = m_figure->size();
    content.provenance = provenanceOf(m_curves);
    content.paint
        = [curves = m_curves, part = m_figure->part()](QPainter& painter, const QRectF& target) {
              curvespicture::paint(painter, target, curves, paperStyle(), part);
          };
    content.csv = curvesToCsv(m_curves);
    content.json = curvesToJson(m_curves);
    return content;
}

void StudyCurvesView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // A flat dock has room beside the curves, a page has it below them.
    const bool flat = width() > 2 * height();
    const Qt::Orientation wanted = flat ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() == wanted && m_wasSplit)
        return;
    m_wasSplit = true;
    m_splitter->setOrientation(wanted);
    m_splitter->setSizes(flat ? QList<int> {2600, 1000} : QList<int> {3000, 1100});
}

bool StudyCurvesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        layOutFigure();
    return QWidget::eventFilter(watched, event);
}

void StudyCurvesView::choose(const HitTarget& spot)
{
    if (spot.cell < 0 || spot.cell >= static_cast<int>(m_curves.size()))
        return;
    const StudyCurve& curve = m_curves[static_cast<std::size_t>(spot.cell)];
    auto stored = storedGame(curve);
    if (!stored) {
        m_status->setText(stored.error().message);
        return;
    }
    stored->game.goTo(spot.ply);
    Q_EMIT gameChosen(*stored,
                      tr("Study curves, depth %1, seed %2").arg(curve.depth).arg(curve.seed));
}

void StudyCurvesView::layOutFigure()
{
    // Not the viewport's size: it changes with the scroll bars, which would come and go in a loop.
    const QSize room = m_area->maximumViewportSize();
    QSize size = m_figure->sizeWithin(room);
    if (size.height() > room.height())
        size = m_figure->sizeWithin(room
                                    - QSize(m_area->verticalScrollBar()->sizeHint().width(), 0));
    m_figure->resize(size);
}
