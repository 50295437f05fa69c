// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/stategraphview.h"

#include "ui/labs/models/statepanel.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

StateGraphView::StateGraphView(const QString& name, const QString& showTip, StatePanel& panel,
                               QWidget* parent)
    : QWidget(parent), m_view(new GraphView(name)), m_words(&panel)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_row = buildRow(showTip);
    column->addWidget(m_row);
    auto* const halves = splitterOf(Qt::Horizontal, {m_view, &panel}, {5, 2});
    column->addWidget(halves, 1);
    m_view->offerLabelSwitch();
    connect(&m_view->canvas(), &GraphCanvas::nodeChosen, this, &StateGraphView::choose);
    connect(&panel, &StatePanel::stepChosen, this, [this](int step) { goToStep(step); });
    connect(&panel, &StatePanel::keepWanted, this, [this](bool keep) {
        shown().compared = keep ? shown().chosen : std::nullopt;
        draw();
        showPanel();
    });
    connect(&panel, &StatePanel::drawWanted, this, [this] {
        shown().openPath();
        draw();
    });
}

QWidget* StateGraphView::buildRow(const QString& showTip)
{
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto choice = [row](const QString& name, const QString& tip) {
        auto* const made = new NarrowChoice;
        formfields::allowNarrow(*made);
        made->setAccessibleName(name);
        made->setToolTip(tip);
        row->addWidget(made, 1);
        return made;
    };
    m_show = choice(tr("Part shown"), showTip);
    m_colours = choice(tr("Colours"), tr("Key to colours"));
    m_count = new QLabel;
    row->addWidget(m_count);
    return bar;
}

void StateGraphView::setPresented(bool presented)
{
    m_isPresented = presented;
    m_row->setVisible(!presented);
    m_view->setRowShown(!presented);
    m_view->setLegendShown(!presented);
    m_view->canvas().setFilling(presented);
    showParts();
}

void StateGraphView::showParts()
{
    m_words->setVisible(!m_isPresented || shown().chosen);
    if (!m_isPresented || shown().show == StateShow::Groups)
        return;
    const std::vector<State> path = shown().pathStates();
    m_view->canvas().reveal({path.begin(), path.end()});
}

bool StateGraphView::isDrawn() const
{
    return shown().stateCount() > 0 && !m_view->canvas().scene().isEmpty();
}

QString StateGraphView::countSentence() const
{
    return tr("%1 of %2 states shown")
        .arg(countText(shown().shownStates()), countText(shown().stateCount()));
}

void StateGraphView::changeShow(StateShow what)
{
    if (!shown().canShow(what))
        return updateChoices();
    shown().show = what;
    if (what == StateShow::StateByState)
        shown().openPath();
    draw(true);
    showPanel();
}

void StateGraphView::draw(bool anew)
{
    if (anew)
        m_view->canvas().setGraph({});
    layOut(anew);
    m_view->setLegend([this](const FigureStyle& style) { return shown().legend(style); });
    updateChoices();
}

void StateGraphView::layOut(bool /*anew*/)
{
    m_view->canvas().setGraph(shown().graph());
}

void StateGraphView::choose(std::uint64_t id)
{
    StatePicture& picture = shown();
    if (picture.show != StateShow::Groups)
        // A node between two states has the one before it in its lower half.
        return chooseState(static_cast<State>(id));
    const State first = picture.firstOf(id);
    picture.show = StateShow::StateByState;
    picture.close();
    picture.findPath(first);
    picture.openPath();
    m_view->canvas().setGraph({});
    chooseState(first);
}

void StateGraphView::go(State state, bool keepsPath)
{
    StatePicture& picture = shown();
    if (state >= picture.stateCount())
        return;
    picture.chosen = state;
    if (!keepsPath)
        picture.findPath(state);
    // What is new is to be seen with what it comes from.
    std::vector<std::uint64_t> seen {state};
    for (const State target : picture.targets(state))
        if (!m_view->canvas().scene().nodeOf(target))
            seen.push_back(target);
    const bool opens = picture.show == StateShow::StateByState;
    if (opens)
        picture.open(state);
    draw();
    if (opens)
        m_view->canvas().reveal(seen);
    if (picture.show != StateShow::Groups)
        m_view->canvas().setCurrentNode(state);
    showPanel();
    showParts();
    Q_EMIT stateChosen(state);
}
