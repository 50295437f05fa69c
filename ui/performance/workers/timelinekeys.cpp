// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/workers/timelinekeys.h"

#include "core/support/text/plainlabel.h"
#include "ui/performance/workers/timelineview.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/screenroom.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize firstKeysSize(560, 520);

}

TimelineKeys::TimelineKeys(TimelineView& view, QObject* parent) : QObject(parent), m_view(view) { }

QAction* TimelineKeys::add(const QString& icon, const QString& text, const QString& tip,
                           const QList<QKeySequence>& keys, const std::function<void()>& run)
{
    auto* const made = new QAction(tintedIcon(icon), text, &m_view);
    made->setToolTip(tip);
    made->setStatusTip(tip);
    made->setShortcuts(keys);
    made->setShortcutContext(Qt::WidgetShortcut);
    connect(made, &QAction::triggered, this, run);
    m_view.addAction(made);
    return made;
}

QAction* TimelineKeys::addKeyOnly(const QString& text, const QString& tip, const QKeySequence& key,
                                  const std::function<void()>& run)
{
    QAction* const made = add(QStringLiteral("zoom-whole"), text, tip, {key}, run);
    made->setProperty(TimelineView::keyOnly, true);
    return made;
}

void TimelineKeys::addOwn()
{
    TimelineView* const view = &m_view;
    addKeyOnly(tr("Zoom in"), tr("Zoom in"), Qt::Key_W, [view] { view->zoomIn(); });
    addKeyOnly(tr("Zoom out"), tr("Zoom out"), Qt::Key_S, [view] { view->zoomOut(); });
    addKeyOnly(tr("Pan left"), tr("Show earlier times"), Qt::Key_A, [view] { view->panLeft(); });
    addKeyOnly(tr("Pan right"), tr("Show later times"), Qt::Key_D, [view] { view->panRight(); });
    add(QStringLiteral("next"), tr("&Next task of this root move"),
        tr("Select the next task of the same root move, on any worker (N)"),
        {Qt::Key_N, Qt::Key_BracketRight}, [view] { view->selectNextOfMove(); });
    add(QStringLiteral("previous"), tr("&Previous task of this root move"),
        tr("Select the previous task of the same root move, on any worker (Shift+N)"),
        {Qt::SHIFT | Qt::Key_N, Qt::Key_BracketLeft}, [view] { view->selectPreviousOfMove(); });
    add(QStringLiteral("shortcuts"), tr("&Keys of the timeline…"),
        tr("List the keys of the timeline (?)"), {Qt::Key_Question}, [this] { showSheet(); });
}

void TimelineKeys::showSheet()
{
    auto* const sheet = new QDialog(m_view.window());
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->setObjectName(QStringLiteral("timelineKeys"));
    sheet->setWindowTitle(tr("Keys of the timeline"));
    auto* const tree = new QTreeWidget;
    tree->setAccessibleName(sheet->windowTitle());
    tree->setHeaderLabels({tr("Action"), tr("Keys")});
    tree->setRootIsDecorated(false);
    tree->setAlternatingRowColors(true);
    const auto row = [tree](const QString& what, const QString& keys) {
        auto* const item = new QTreeWidgetItem(tree, {what, keys});
        item->setToolTip(0, what);
    };
    row(tr("Go to the task beside, around or inside this one"), tr("Arrow keys"));
    row(tr("Go to the first or last task of the line"), tr("Home, End"));
    row(tr("Select a span of time, snapping to tasks"), tr("Shift and Left, Right"));
    row(tr("Select a span of time without snapping"), tr("Alt, Shift and Left, Right"));
    row(tr("Extend the span to the start or end"), tr("Shift and Home, End"));
    row(tr("Clear the span"), tr("Esc"));
    row(tr("Show the whole timeline"), QStringLiteral("0"));
    for (const QAction* action : m_view.actions())
        if (!action->shortcuts().isEmpty())
            row(plainLabel(action->text()),
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
                    .replace(QStringLiteral("; "), QStringLiteral(", ")));
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->setCurrentItem(tree->topLevelItem(0));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* const page = new QVBoxLayout(sheet);
    page->addWidget(tree);
    page->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, sheet, &QDialog::reject);
    sheet->resize(fittingScreen(firstKeysSize, *sheet));
    sheet->show();
}
