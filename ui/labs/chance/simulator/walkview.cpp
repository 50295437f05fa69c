// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/simulator/walkview.h"

#include "ui/labs/chance/answer/numbers.h"
#include "ui/labs/chance/simulator/gameboard.h"
#include "ui/labs/chance/simulator/waytable.h"
#include "ui/labs/chance/system/choicevalue.h"
#include "ui/labs/chance/system/statewords.h"
#include "ui/text/counttext.h"
#include "ui/widgets/arranging.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/forms/formfields.h"

#include <QLabel>
#include <QSpinBox>
#include <QSplitter>
#include <QTreeWidget>
#include <algorithm>

using namespace fourcast;
using fourcast::chance::Action;
using fourcast::chance::Automaton;
using fourcast::chance::State;
using fourcast::chance::Walk;

namespace {

constexpr int choiceRole = Qt::UserRole;
constexpr int branchRole = Qt::UserRole + 1;
/// Of the branches of a choice so many are listed.
constexpr std::size_t mostBranchesListed = 200;
constexpr int mostWalkSeed = 1'000'000;

}

WalkView::WalkView(QWidget* parent) : QWidget(parent), m_state(new QLabel), m_board(new GameBoard)
{
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const halves = splitterOf(Qt::Horizontal, {buildLists(), m_board}, {3, 2});
    stackIn(*this, {buildButtons(), m_state, {halves, 1}}, 6);
    changed();
}

QWidget* WalkView::buildButtons()
{
    m_take = pushButton(
        QStringLiteral("play"), tr("Choose"),
        tr("Make the selected choice and let chance decide. Select a branch to fix the outcome "
           "too. Double-clicking or pressing Enter in the list does the same"),
        {}, this, &WalkView::takeCurrent);
    m_draw = pushButton(
        QStringLiteral("dice"), tr("Draw"),
        tr("Take one step: the best choice where one is known, otherwise a random one"),
        Qt::ALT | Qt::Key_Down, this, &WalkView::draw);
    m_end = pushButton(QStringLiteral("last"), tr("To the end"),
                       tr("Draw steps until the game is over"), {}, this, &WalkView::drawToEnd);
    m_back = pushButton(QStringLiteral("previous"), tr("Back"), tr("Go back one step"),
                        Qt::ALT | Qt::Key_Left, this, &WalkView::back);
    m_forward = pushButton(QStringLiteral("next"), tr("Forward"), tr("Repeat the next step"),
                           Qt::ALT | Qt::Key_Right, this, &WalkView::forward);
    m_restart = pushButton(QStringLiteral("first"), tr("Restart"),
                           tr("Go back to the start and draw from this seed"), {}, this,
                           &WalkView::restart);
    m_seed = formfields::spin(1, mostWalkSeed, tr("Seed"),
                              tr("The same seed always draws the same. Takes effect with Restart"));
    m_export = new ExportMenu(tr("Export the path"), [] { return QStringLiteral("chance-way"); });
    connect(m_export, &ExportMenu::messageReady, this, &WalkView::messageReady);
    fillExports();
    QWidget* const seed = formfields::together(tr("Seed:"), m_seed);
    beforeclass::leave({seed, m_export});
    return flowRow({m_take, m_draw, m_end, m_back, m_forward, m_restart, seed, m_export});
}

void WalkView::fillExports()
{
    m_export->add({tr("Path as &CSV…"), tr("Save one line per state on the path"),
                   QStringLiteral("csv"), tr("Table (*.csv)")},
                  [this] {
                      return [csv = toCsv()](const std::stop_token&) -> Expected<QByteArray> {
                          return csv;
                      };
                  });
    for (const QString& suffix : {QStringLiteral("png"), QStringLiteral("svg")})
        m_export->add({tr("Game as %1…").arg(suffix.toUpper()),
                       tr("Save a picture of the current game position"), suffix,
                       tr("Picture (*.%1)").arg(suffix)},
                      [this, suffix] {
                          return [shown = m_board->content(), suffix](const std::stop_token&) {
                              return shown.paint
                                  ? chartexport::toFile(shown, QLatin1Char('.') + suffix)
                                  : fail(tr("This model has no game picture."));
                          };
                      });
}

QWidget* WalkView::buildLists()
{
    m_choices = new QTreeWidget;
    m_choices->setAccessibleName(tr("Choices and their possible outcomes"));
    m_choices->setHeaderLabels({tr("Choice"), tr("Probability"), tr("Leads to"), tr("Value")});
    m_choices->setUniformRowHeights(true);
    m_choices->setAllColumnsShowFocus(true);
    m_way = new WayTable;
    auto* const lists = splitterOf(Qt::Vertical, {m_choices, m_way});
    connect(m_choices, &QTreeWidget::itemActivated, this, &WalkView::takeCurrent);
    connect(m_way, &WayTable::stepChosen, this, &WalkView::goTo);
    return lists;
}

void WalkView::setSystem(const SharedChance& system)
{
    m_walk.reset();
    m_system = system;
    if (m_system && m_system->automaton().expandedCount() > 0)
        m_walk.emplace(m_system->automaton(), static_cast<std::uint64_t>(m_seed->value()));
    m_board->setSystem(m_system);
    changed();
}

bool WalkView::isBest(std::uint32_t choice) const
{
    return isBestChoice(m_system->automaton(), m_system->strategy(), m_walk->state(), choice);
}

bool WalkView::isOver() const
{
    const auto steps = m_walk->steps();
    if (steps.empty() || !m_system->until)
        return false;
    const Automaton& automaton = m_system->automaton();
    const Walk::Step& last = steps.back();
    const Action& action
        = automaton.action(automaton.branches(last.from, last.choice)[last.branch]);
    return matches(m_system->until->goal, action) || !matches(m_system->until->stay, action)
        || last.from == last.to;
}

void WalkView::takeCurrent()
{
    const QTreeWidgetItem* const item = m_choices->currentItem();
    if (!item || !m_walk)
        return;
    const QVariant choice = item->data(0, choiceRole);
    const QVariant branch = item->data(0, branchRole);
    if (branch.isValid())
        take(choice.toUInt(), branch.toUInt());
    else if (choice.isValid())
        choose(choice.toUInt());
}

void WalkView::choose(std::uint32_t choice)
{
    if (m_walk && m_walk->choose(choice))
        changed();
}

void WalkView::take(std::uint32_t choice, std::uint32_t branch)
{
    if (m_walk && m_walk->take(choice, branch))
        changed();
}

void WalkView::draw()
{
    if (m_walk && m_walk->draw(m_system->strategy()))
        changed();
}

void WalkView::drawToEnd()
{
    if (!m_walk)
        return;
    std::size_t taken = 0;
    while (taken < mostSteps && m_walk->draw(m_system->strategy())) {
        ++taken;
        if (isOver())
            break;
    }
    if (taken == mostSteps)
        Q_EMIT messageReady(
            tr("The game is not over after %1 more steps.").arg(countText(mostSteps)));
    changed();
}

void WalkView::back()
{
    if (!m_walk || !m_walk->canGoBack())
        return;
    m_walk->back();
    changed();
}

void WalkView::forward()
{
    if (!m_walk || !m_walk->canGoForward())
        return;
    m_walk->forward();
    changed();
}

void WalkView::restart()
{
    if (!m_walk)
        return;
    m_walk->restart(static_cast<std::uint64_t>(m_seed->value()));
    changed();
}

void WalkView::goTo(std::size_t step)
{
    if (!m_walk || step == m_walk->steps().size())
        return;
    m_walk->goTo(step);
    changed();
}

void WalkView::changed()
{
    const bool hasState = m_walk.has_value();
    const bool canGo = hasState && !m_walk->isAtEnd();
    m_take->setEnabled(canGo);
    m_draw->setEnabled(canGo);
    m_end->setEnabled(canGo);
    m_back->setEnabled(hasState && m_walk->canGoBack());
    m_forward->setEnabled(hasState && m_walk->canGoForward());
    m_restart->setEnabled(hasState);
    m_export->setEnabled(hasState);
    if (hasState)
        m_board->setState(m_walk->state());
    showState();
    showChoices();
    m_way->list(m_system, hasState ? &*m_walk : nullptr);
    Q_EMIT moved();
}

void WalkView::showState()
{
    if (!m_walk)
        return m_state->setText(tr("No game to walk through yet."));
    const State state = m_walk->state();
    QStringList words {statewords::name(*m_system, state)};
    if (const QString game = m_board->words(); !game.isEmpty())
        words << game;
    if (const QString value = statewords::value(*m_system, state, true); !value.isEmpty())
        words << (m_system->asksReward() ? tr("Still expected: %1.") : tr("Value: %1.")).arg(value);
    if (isOver())
        words << tr("The game is over.");
    m_state->setText(words.join(QStringLiteral(" – ")));
}

void WalkView::showChoices()
{
    m_choices->clear();
    if (!m_walk)
        return;
    for (const Automaton::Choice& choice : m_system->automaton().choices(m_walk->state()))
        addChoice(choice, isBest(choice.number));
    m_choices->expandAll();
    QTreeWidgetItem* current = m_choices->topLevelItem(0);
    for (int i = 0; i < m_choices->topLevelItemCount(); ++i)
        if (isBest(m_choices->topLevelItem(i)->data(0, choiceRole).toUInt()))
            current = m_choices->topLevelItem(i);
    m_choices->setCurrentItem(current);
    for (int column = 0; column < 2; ++column)
        m_choices->resizeColumnToContents(column);
    m_choices->setColumnWidth(2, 200);
}

void WalkView::addChoice(const Automaton::Choice& choice, bool isBest)
{
    const Automaton& automaton = m_system->automaton();
    const QString action = statewords::action(automaton.actions()[choice.action]);
    const auto value = choiceValue(*m_system, choice);
    auto* const top = new QTreeWidgetItem(m_choices,
                                          {isBest ? tr("★ %1 (best)").arg(action) : action,
                                           {},
                                           {},
                                           value ? chancenumbers::value(*value) : QString()});
    top->setData(0, choiceRole, choice.number);
    QFont font = top->font(0);
    font.setBold(isBest);
    top->setFont(0, font);
    const std::size_t listed = std::min(choice.branches.size(), mostBranchesListed);
    for (std::size_t i = 0; i < listed; ++i) {
        const Automaton::Branch& branch = choice.branches[i];
        const auto target = static_cast<State>(branch.target);
        const QString leads
            = QStringLiteral("%1: %2").arg(countText(target), automaton.stateText(target));
        auto* const item
            = new QTreeWidgetItem(top,
                                  {tr("chance"), statewords::bothWays(automaton, branch), leads,
                                   statewords::value(*m_system, target)});
        item->setToolTip(2, leads);
        item->setData(0, choiceRole, choice.number);
        item->setData(0, branchRole, static_cast<uint>(i));
    }
    if (listed < choice.branches.size()) {
        auto* const more = new QTreeWidgetItem(
            top, {tr("and %n more", nullptr, static_cast<int>(choice.branches.size() - listed))});
        more->setFlags(Qt::ItemIsEnabled);
    }
}

QByteArray WalkView::toCsv() const
{
    return wayToCsv(m_system.get(), m_walk ? &*m_walk : nullptr);
}
