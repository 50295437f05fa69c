// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/automatonview.h"

#include "ui/labs/chance/system/valuationpanel.h"
#include "ui/text/counttext.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

using fourcast::chance::Automaton;
using fourcast::chance::State;

namespace {

/// Entries of the choice what is drawn, besides the parameters from 0 and byLevel.
constexpr int wholeEntry = -2;
constexpr int stateByStateEntry = -3;

}

AutomatonView::AutomatonView(QWidget* parent)
    : QWidget(parent), m_view(new GraphView(tr("The states, drawn"))), m_panel(new ValuationPanel)
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(buildRow());
    auto* const halves = new QSplitter(Qt::Horizontal);
    halves->addWidget(m_view);
    halves->addWidget(m_panel);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    column->addWidget(halves, 1);
    connect(&m_view->canvas(), &GraphCanvas::nodeChosen, this, &AutomatonView::choose);
    connect(m_panel, &ValuationPanel::stateWanted, this, [this](State state) {
        go(state, std::ranges::find(m_picture.way, state) != m_picture.way.end());
    });
    connect(m_panel, &ValuationPanel::keepWanted, this, [this](bool keep) {
        m_picture.compared = keep ? m_picture.chosen : std::nullopt;
        draw();
        m_panel->show(m_picture);
    });
    connect(m_panel, &ValuationPanel::drawWanted, this, [this] {
        m_picture.open(m_picture.way);
        draw();
    });
    m_panel->show(m_picture);
    updateChoices();
}

QWidget* AutomatonView::buildRow()
{
    auto* const bar = new QWidget;
    auto* const row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto choice = [&](const QString& name, const QString& tip) {
        auto* const made = new NarrowChoice;
        formfields::allowNarrow(*made);
        made->setAccessibleName(name);
        made->setToolTip(tip);
        return made;
    };
    m_show = choice(tr("What is drawn"),
                    tr("All states, those alike in one thing as one, or state by state"));
    m_colours = choice(tr("Colours"), tr("What the colours stand for"));
    m_colours->addItem(tr("Colours by value"), static_cast<int>(AutomatonColours::Worth));
    m_colours->addItem(tr("Colours by level"), static_cast<int>(AutomatonColours::Level));
    m_colours->addItem(tr("No colours"), static_cast<int>(AutomatonColours::None));
    m_count = new QLabel;
    row->addWidget(m_show, 1);
    row->addWidget(m_colours, 1);
    row->addWidget(m_count);
    connect(m_show, &QComboBox::activated, this, [this] {
        const int entry = m_show->currentData().toInt();
        if (entry == wholeEntry)
            setShow(AutomatonShow::Whole);
        else if (entry == stateByStateEntry)
            setShow(AutomatonShow::StateByState);
        else
            setShow(AutomatonShow::Groups, entry);
    });
    connect(m_colours, &QComboBox::activated, this, [this] {
        setColours(static_cast<AutomatonColours>(m_colours->currentData().toInt()));
    });
    return bar;
}

void AutomatonView::fillShow()
{
    m_show->clear();
    if (!m_picture.system())
        return;
    const Automaton& automaton = m_picture.system()->automaton();
    if (automaton.stateCount() <= AutomatonPicture::mostWhole)
        m_show->addItem(tr("All states"), wholeEntry);
    if (m_picture.canBeGrouped(AutomatonPicture::byLevel))
        m_show->addItem(tr("Groups by level"), AutomatonPicture::byLevel);
    for (int i = 0; i < static_cast<int>(automaton.parameters().size()); ++i)
        if (m_picture.canBeGrouped(i))
            m_show->addItem(
                tr("Groups by %1")
                    .arg(automaton.parameters()[static_cast<std::size_t>(i)].variable.name.text()),
                i);
    m_show->addItem(tr("State by state"), stateByStateEntry);
}

void AutomatonView::setSystem(SharedChance system)
{
    const AutomatonColours colours = m_picture.colours;
    m_picture = AutomatonPicture(std::move(system));
    m_picture.colours = colours;
    if (m_picture.system())
        m_picture.show = m_picture.system()->automaton().stateCount() <= AutomatonPicture::mostWhole
            ? AutomatonShow::Whole
            : AutomatonShow::StateByState;
    if (m_picture.system() && m_picture.system()->automaton().stateCount() > 0) {
        m_picture.chosen = 0;
        m_picture.way = {0};
    }
    fillShow();
    draw(true);
    m_panel->show(m_picture);
}

void AutomatonView::updateChoices()
{
    const bool hasSystem = m_picture.system() != nullptr;
    m_show->setEnabled(hasSystem);
    m_colours->setCurrentIndex(m_colours->findData(static_cast<int>(m_picture.colours)));
    int entry = m_picture.groupedBy;
    if (m_picture.show == AutomatonShow::Whole)
        entry = wholeEntry;
    else if (m_picture.show == AutomatonShow::StateByState)
        entry = stateByStateEntry;
    m_show->setCurrentIndex(m_show->findData(entry));
    m_count->setText(hasSystem ? countSentence() : QString());
}

QString AutomatonView::countSentence() const
{
    const State states = m_picture.system()->automaton().stateCount();
    if (m_picture.show == AutomatonShow::Groups)
        return tr("%1 states in groups").arg(countText(states));
    return tr("%1 of %2 states shown").arg(countText(m_picture.shownStates()), countText(states));
}

void AutomatonView::setShow(AutomatonShow show, int groupedBy)
{
    const bool isPossible = m_picture.system()
        && (show != AutomatonShow::Whole
            || m_picture.system()->automaton().stateCount() <= AutomatonPicture::mostWhole)
        && (show != AutomatonShow::Groups || m_picture.canBeGrouped(groupedBy));
    if (!isPossible)
        return updateChoices();
    m_picture.show = show;
    m_picture.groupedBy = groupedBy;
    if (show == AutomatonShow::StateByState && m_picture.chosen)
        m_picture.open(m_picture.way);
    draw(true);
    m_panel->show(m_picture);
}

void AutomatonView::setColours(AutomatonColours colours)
{
    m_picture.colours = colours;
    draw();
}

void AutomatonView::draw(bool anew)
{
    GraphCanvas& canvas = m_view->canvas();
    if (anew)
        canvas.setGraph({});
    canvas.setGraph(m_picture.graph());
    m_view->setLegend([this](const FigureStyle& style) { return m_picture.legend(style); });
    updateChoices();
}

void AutomatonView::choose(std::uint64_t id)
{
    if (m_picture.show == AutomatonShow::Groups) {
        const State first = m_picture.firstOf(id);
        m_picture.show = AutomatonShow::StateByState;
        m_picture.close();
        m_picture.open(shortestWay(m_picture.system()->automaton(), first));
        m_view->canvas().setGraph({});
        return chooseState(first);
    }
    chooseState(AutomatonPicture::stateOf(id));
}

void AutomatonView::chooseState(State state)
{
    go(state, false);
}

void AutomatonView::go(State state, bool keepsWay)
{
    if (!m_picture.system() || state >= m_picture.system()->automaton().stateCount())
        return;
    const Automaton& automaton = m_picture.system()->automaton();
    m_picture.chosen = state;
    if (!keepsWay)
        m_picture.way = shortestWay(automaton, state);
    // What is new is to be seen with what it comes from.
    std::vector<std::uint64_t> seen {state};
    for (const Automaton::Branch& branch : automaton.branches(state))
        if (!m_view->canvas().scene().nodeOf(branch.target))
            seen.push_back(branch.target);
    const bool opens = m_picture.show == AutomatonShow::StateByState;
    if (opens)
        m_picture.open(state);
    draw();
    if (opens)
        m_view->canvas().reveal(seen);
    if (m_picture.show != AutomatonShow::Groups)
        m_view->canvas().setCurrentNode(state);
    m_panel->show(m_picture);
    Q_EMIT stateChosen(state);
}

ChartContent AutomatonView::content() const
{
    ChartContent content
        = m_view->content(m_picture.system() ? m_picture.system()->choice.sentence : QString());
    if (m_picture.system())
        content.note = countSentence();
    return content;
}
