// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/system/automatonview.h"

#include "ui/labs/chance/system/valuationpanel.h"
#include "ui/text/counttext.h"
#include "ui/widgets/narrowchoice.h"

#include <QLabel>

using fourcast::chance::Automaton;
using fourcast::chance::State;

namespace {

/// Entries of the choice what is drawn, besides the parameters from 0 and byLevel.
constexpr int wholeEntry = -2;
constexpr int stateByStateEntry = -3;

}

AutomatonView::AutomatonView(QWidget* parent) : AutomatonView(*new ValuationPanel, parent) { }

AutomatonView::AutomatonView(ValuationPanel& panel, QWidget* parent)
    : StateGraphView(
        tr("Graph of the states"),
        tr("Show all states, groups of states that share one value, or one state at a time"), panel,
        parent),
      m_panel(&panel)
{
    NarrowChoice& colours = colourChoice();
    colours.addItem(tr("Colour by value"), static_cast<int>(AutomatonColours::Worth));
    colours.addItem(tr("Colour by level"), static_cast<int>(AutomatonColours::Level));
    colours.addItem(tr("No colours"), static_cast<int>(AutomatonColours::None));
    connect(&showChoice(), &QComboBox::activated, this, [this] {
        const int entry = showChoice().currentData().toInt();
        if (entry == wholeEntry)
            setShow(StateShow::Whole);
        else if (entry == stateByStateEntry)
            setShow(StateShow::StateByState);
        else
            setShow(StateShow::Groups, entry);
    });
    connect(&colours, &QComboBox::activated, this, [this] {
        setColours(static_cast<AutomatonColours>(colourChoice().currentData().toInt()));
    });
    connect(m_panel, &ValuationPanel::stateWanted, this, [this](State state) {
        go(state, std::ranges::find(m_picture.path, state) != m_picture.path.end());
    });
    m_panel->show(m_picture);
    AutomatonView::updateChoices();
}

void AutomatonView::fillShow()
{
    NarrowChoice& show = showChoice();
    show.clear();
    if (!m_picture.system())
        return;
    const Automaton& automaton = m_picture.system()->automaton();
    if (automaton.stateCount() <= AutomatonPicture::mostWhole)
        show.addItem(tr("All states"), wholeEntry);
    if (m_picture.canBeGrouped(AutomatonPicture::byLevel))
        show.addItem(tr("Group by level"), AutomatonPicture::byLevel);
    for (int i = 0; i < static_cast<int>(automaton.parameters().size()); ++i)
        if (m_picture.canBeGrouped(i))
            show.addItem(
                tr("Group by %1")
                    .arg(automaton.parameters()[static_cast<std::size_t>(i)].variable.name.text()),
                i);
    show.addItem(tr("State by state"), stateByStateEntry);
}

void AutomatonView::setSystem(SharedChance system)
{
    const AutomatonColours colours = m_picture.colours;
    m_picture = AutomatonPicture(std::move(system));
    m_picture.colours = colours;
    if (m_picture.stateCount() > 0) {
        m_picture.chosen = 0;
        m_picture.path = {0};
    }
    fillShow();
    draw(true);
    showPanel();
}

void AutomatonView::showPanel()
{
    m_panel->show(m_picture);
}

void AutomatonView::goToStep(int step)
{
    if (step < static_cast<int>(m_picture.path.size()))
        go(m_picture.path[static_cast<std::size_t>(step)], true);
}

void AutomatonView::updateChoices()
{
    const bool hasSystem = m_picture.system() != nullptr;
    showChoice().setEnabled(hasSystem);
    colourChoice().setCurrentIndex(colourChoice().findData(static_cast<int>(m_picture.colours)));
    int entry = m_picture.groupedBy;
    if (m_picture.show == StateShow::Whole)
        entry = wholeEntry;
    else if (m_picture.show == StateShow::StateByState)
        entry = stateByStateEntry;
    showChoice().setCurrentIndex(showChoice().findData(entry));
    countLabel().setText(hasSystem ? countSentence() : QString());
}

QString AutomatonView::countSentence() const
{
    if (m_picture.show == StateShow::Groups)
        return tr("%1 states in groups").arg(countText(m_picture.stateCount()));
    return StateGraphView::countSentence();
}

void AutomatonView::setShow(StateShow what, int groupedBy)
{
    if (!m_picture.canShow(what)
        || (what == StateShow::Groups && !m_picture.canBeGrouped(groupedBy)))
        return updateChoices();
    m_picture.groupedBy = groupedBy;
    changeShow(what);
}

void AutomatonView::setColours(AutomatonColours colours)
{
    m_picture.colours = colours;
    draw();
}

ChartContent AutomatonView::content() const
{
    ChartContent content
        = graphView().content(m_picture.system() ? m_picture.system()->choice.sentence : QString());
    if (m_picture.system())
        content.note = countSentence();
    return content;
}
