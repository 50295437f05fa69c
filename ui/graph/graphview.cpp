// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graphview.h"

#include "ui/graph/graphlegend.h"
#include "ui/style/tintedicon.h"
#include "ui/text/counttext.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

QToolButton* toolButton(const QString& icon, const QString& name, const QString& tip)
{
    auto* const button = new QToolButton;
    button->setIcon(tintedIcon(icon));
    button->setAccessibleName(name);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    return button;
}

}

GraphView::GraphView(const QString& name, QWidget* parent)
    : QWidget(parent), m_canvas(new GraphCanvas), m_samples(new GraphLegend)
{
    m_canvas->setAccessibleName(name);
    m_canvas->setWhatsThis(
        tr("Use the arrow keys to move between nodes, and Enter to select one. Drag, or hold Shift "
           "with the arrow keys, to pan. Zoom with the wheel, + or −. Press 0 to show everything, "
           "or Home to go to the start."));
    m_canvas->setAccessibleDescription(m_canvas->whatsThis());
    m_outcome = new QLabel;
    m_outcome->setWordWrap(true);
    m_outcome->hide();
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_row = buildRow();
    column->addWidget(m_row);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_outcome);
    column->addWidget(m_samples);
    m_samples->setAccessibleName(tr("Key to shapes and colours"));
    m_samples->hide();
    connect(m_canvas, &GraphCanvas::foundChanged, this, &GraphView::showFound);
    connect(m_canvas, &GraphCanvas::arranged, this, &GraphView::sayOutcome);
    showFound();
}

QWidget* GraphView::buildRow()
{
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    m_field = new QLineEdit;
    m_field->setPlaceholderText(tr("Find a state or a label"));
    m_field->setAccessibleName(tr("Find a state or a label"));
    m_field->setToolTip(tr("Mark nodes with this text in their words or on their edges (Ctrl+F)"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumWidth(90);
    m_previous = toolButton(QStringLiteral("previous"), tr("Previous match"),
                            tr("Go to the previous match (Shift+F3)"));
    m_next = toolButton(QStringLiteral("next"), tr("Next match"),
                        tr("Go to the next match (F3, Enter)"));
    m_count = new QLabel;
    auto* const in = toolButton(QStringLiteral("zoom-in"), tr("Zoom in"), tr("Zoom in (+)"));
    auto* const out = toolButton(QStringLiteral("zoom-out"), tr("Zoom out"), tr("Zoom out (−)"));
    auto* const all = toolButton(QStringLiteral("zoom-whole"), tr("Show all"), tr("Show all (0)"));
    auto* const arrange = toolButton(QStringLiteral("arrange"), tr("Redo layout"),
                                     tr("Redo the layout of everything drawn. The picture on "
                                        "screen stays as it is until then."));
    row->addWidget(m_field, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_count);
    row->addSpacing(8);
    for (QToolButton* const button : {in, out, all, arrange})
        row->addWidget(button);
    connect(m_field, &QLineEdit::textChanged, m_canvas, &GraphCanvas::find);
    const auto step
        = [this](int direction) { return [this, direction] { m_canvas->stepFound(direction); }; };
    connect(m_field, &QLineEdit::returnPressed, this, step(1));
    connect(m_next, &QToolButton::clicked, this, step(1));
    connect(m_previous, &QToolButton::clicked, this, step(-1));
    connect(in, &QToolButton::clicked, m_canvas, &GraphCanvas::zoomIn);
    connect(out, &QToolButton::clicked, m_canvas, &GraphCanvas::zoomOut);
    connect(all, &QToolButton::clicked, m_canvas, &GraphCanvas::showAll);
    connect(arrange, &QToolButton::clicked, m_canvas, &GraphCanvas::arrange);
    const auto shortcut = [this](const QKeySequence& keys, auto&& slot) {
        auto* const made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, slot);
        return made;
    };
    shortcut(QKeySequence::Find, [this] { startSearch(); });
    // Where nothing is searched for they are the window's.
    for (QShortcut* const made :
         {shortcut(Qt::Key_F3, step(1)), shortcut(Qt::SHIFT | Qt::Key_F3, step(-1))}) {
        made->setEnabled(false);
        connect(m_field, &QLineEdit::textChanged, made,
                [made](const QString& text) { made->setEnabled(!text.isEmpty()); });
    }
    return bar;
}

void GraphView::offerLabelSwitch()
{
    if (m_labels)
        return;
    m_labels = new QAction(tintedIcon(QStringLiteral("arrow-labels")), tr("Show &labels"), this);
    m_labels->setToolTip(tr("Show labels on the arrows where they have room (L)"));
    m_labels->setShortcut(Qt::Key_L);
    m_labels->setShortcutContext(Qt::WidgetShortcut);
    m_labels->setCheckable(true);
    m_labels->setChecked(m_canvas->areLabelsShown());
    m_canvas->addAction(m_labels);
    connect(m_labels, &QAction::toggled, m_canvas, &GraphCanvas::setLabelsShown);
    auto* const button = new QToolButton;
    button->setDefaultAction(m_labels);
    button->setAccessibleName(tr("Show labels"));
    button->setAutoRaise(true);
    m_row->layout()->addWidget(button);
}

void GraphView::setLabelsShown(bool shown)
{
    if (m_labels)
        m_labels->setChecked(shown);
    m_canvas->setLabelsShown(shown);
}

void GraphView::startSearch()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void GraphView::showFound()
{
    const auto count = m_canvas->found().size();
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    if (m_field->text().isEmpty())
        m_count->clear();
    else if (count == 0)
        m_count->setText(tr("not found"));
    else
        m_count->setText(tr("%1 of %2", "place of those found")
                             .arg(countText(static_cast<quint64>(m_canvas->foundIndex()) + 1),
                                  countText(count)));
}

void GraphView::sayOutcome(DotLayout::Outcome outcome)
{
    QString sentence;
    switch (outcome) {
    case DotLayout::Outcome::Missing:
        sentence = tr("Placed by level: Graphviz's program dot is not installed.");
        break;
    case DotLayout::Outcome::Failed:
        sentence = tr("Placed by level: Graphviz ended without a layout.");
        break;
    case DotLayout::Outcome::TooLong:
        sentence = tr("Placed by level: Graphviz found no layout within %n second(s).", nullptr,
                      static_cast<int>(std::chrono::ceil<std::chrono::seconds>(
                                           m_canvas->layoutProgram().timeLimit())
                                           .count()));
        break;
    case DotLayout::Outcome::TooLarge:
        sentence = tr("Placed by level: Graphviz would take a long time with so many arrows. To "
                      "run it anyway, choose “Redo layout”.");
        break;
    case DotLayout::Outcome::Drawn:
    case DotLayout::Outcome::Skipped:
        break;
    }
    m_outcome->setText(sentence);
    m_outcome->setVisible(!sentence.isEmpty());
}

void GraphView::setLegend(Legend legend)
{
    m_legend = std::move(legend);
    m_samples->setEntries(m_legend);
    setLegendShown(m_isLegendShown);
}

void GraphView::setLegendShown(bool shown)
{
    m_isLegendShown = shown;
    m_samples->setVisible(shown && m_legend);
}

void GraphView::setSought(const QString& what, const QString& tip)
{
    m_field->setPlaceholderText(what);
    m_field->setAccessibleName(what);
    m_field->setToolTip(tip);
}

ChartContent GraphView::content(const QString& title) const
{
    ChartContent content = m_canvas->content(title);
    if (m_legend)
        content.legend = m_legend({paperPalette(), font()});
    return content;
}
