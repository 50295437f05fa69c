// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be done with an icicle, by its menu and by keys.
#include "ui/performance/costs/costicicle.h"
#include "ui/performance/costs/costpanel.h"
#include "ui/style/tintedicon.h"

#include <QAction>
#include <QMenu>

QAction* CostPanel::makeAction(const QString& icon, const QString& text, const QString& tip,
                               const QList<QKeySequence>& keys)
{
    auto* const made = new QAction(tintedIcon(icon), text, m_icicle);
    made->setToolTip(tip);
    made->setStatusTip(tip);
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    m_icicle->addAction(made);
    return made;
}

void CostPanel::addActions()
{
    m_icicle->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_toBoard = makeAction(QStringLiteral("play"), tr("Show on the &board"),
                           tr("Show the position of the selected box on the board (Enter)"),
                           {Qt::Key_Return, Qt::Key_Enter});
    connect(m_toBoard, &QAction::triggered, m_icicle, &CostIcicle::choose);
    m_zoomIn = makeAction(QStringLiteral("zoom-in"), tr("&Zoom to the box"),
                          tr("Give the selected box the whole width (+). Double-clicking does the "
                             "same."),
                          {Qt::Key_Plus, Qt::Key_Equal});
    connect(m_zoomIn, &QAction::triggered, m_icicle, &CostIcicle::zoomIn);
    m_zoomOut = makeAction(QStringLiteral("zoom-out"), tr("Zoom &out"), tr("Go back one ply (-)"),
                           {Qt::Key_Minus});
    connect(m_zoomOut, &QAction::triggered, m_icicle, &CostIcicle::zoomOut);
    m_all = makeAction(QStringLiteral("zoom-whole"), tr("Show the &whole search"),
                       tr("Give the whole search the width (0)"), {Qt::Key_0});
    connect(m_all, &QAction::triggered, m_icicle, &CostIcicle::showAll);
    addViewActions();
    m_counting = new QAction(this);
    connect(m_counting, &QAction::triggered, this, &CostPanel::count);

    m_exports = new QMenu(tr("&Export"), this);
    m_exports->setIcon(tintedIcon(QStringLiteral("export")));
    for (const QString& suffix : chartexport::suffixes())
        connect(m_exports->addAction(m_exports->icon(), tr("%1…").arg(suffix.toUpper())),
                &QAction::triggered, this, [this, suffix] { exportAs(suffix); });
    m_icicle->addAction(m_exports->menuAction());
}

void CostPanel::addViewActions()
{
    m_byTime = makeAction(QStringLiteral("clock"), tr("Width by processor &time"),
                          tr("Make boxes as wide as their processor time, or as their nodes (W)"),
                          {Qt::Key_W});
    m_byTime->setCheckable(true);
    connect(m_byTime, &QAction::triggered, this, [this](bool on) {
        CostView view = m_icicle->view();
        view.measure = on ? CostMeasure::Time : CostMeasure::Nodes;
        choose(view);
    });
    const QAction* const next = makeAction(QStringLiteral("heat-map"), tr("Next &colour"),
                                           tr("Colour boxes by the next figure (C)"), {Qt::Key_C});
    connect(next, &QAction::triggered, this, [this] {
        CostView view = m_icicle->view();
        const auto figures = static_cast<int>(costfigures::figureNames.all().size());
        view.figure = static_cast<CostFigure>((static_cast<int>(view.figure) + 1) % figures);
        choose(view);
    });
}
