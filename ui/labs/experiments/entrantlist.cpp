// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/experiments/entrantlist.h"

#include "core/evaluation/h1readings.h"
#include "core/evaluation/heuristics.h"
#include "ui/play/players/playereditor.h"
#include "ui/text/entranttext.h"
#include "ui/widgets/fontfollower.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

EntrantList::EntrantList(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget(this)),
      m_editor(new PlayerEditor(PlayerEditor::Choice::AnyEngine, tr("Engine"), this))
{
    m_list->setAccessibleName(tr("Engines of the experiment"));
    keepLines(*m_list, 6);
    auto* const left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(makeButtons());
    auto* const right = new QVBoxLayout;
    right->addWidget(m_editor);
    right->addStretch();
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(left, 1);
    layout->addLayout(right, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &EntrantList::showCurrent);
    connect(m_editor, &PlayerEditor::edited, this, [this](const Entrant& player) {
        const int row = m_list->currentRow();
        if (row < 0)
            return;
        m_players[static_cast<std::size_t>(row)] = player;
        m_list->item(row)->setText(entrantText(player));
        Q_EMIT changed();
    });
}

QWidget* EntrantList::makeButtons()
{
    auto* const box = new QWidget(this);
    auto* const another = new QPushButton(tr("&Add"), box);
    another->setToolTip(tr("Another engine, a copy of the selected one to be changed"));
    connect(another, &QPushButton::clicked, this, [this] { add(current()); });
    m_remove = new QPushButton(tr("Re&move"), box);
    m_remove->setToolTip(tr("Take the selected engine out; two must stay"));
    connect(m_remove, &QPushButton::clicked, this, &EntrantList::removeCurrent);
    auto* const vary = new QPushButton(tr("&Vary"), box);
    vary->setToolTip(tr("Copies of the selected engine that differ in one thing: a grid's axis"));
    auto* const menu = new QMenu(vary);
    menu->addAction(tr("By &depth: 2, 4, 6 and 8"), this, &EntrantList::varyDepth);
    QStringList names;
    for (const HeuristicInfo& heuristic : heuristics())
        names << QString::fromLatin1(heuristic.name);
    menu->addAction(tr("By &heuristic: %1").arg(QLocale().createSeparatedList(names)), this,
                    &EntrantList::varyHeuristic);
    menu->addAction(tr("By &feature of H1, each alone"), this, [this] { varyFeatures(false); });
    menu->addAction(tr("By features of H1, one after the &other"), this,
                    [this] { varyFeatures(true); });
    vary->setMenu(menu);
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {another, m_remove, vary})
        row->addWidget(button);
    row->addStretch();
    return box;
}

const Entrant& EntrantList::current() const
{
    return m_players[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

void EntrantList::setEntrants(std::vector<Entrant> players)
{
    m_players = std::move(players);
    fill(0);
}

void EntrantList::fill(int row)
{
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const Entrant& player : m_players)
            m_list->addItem(entrantText(player));
        m_list->setCurrentRow(row);
    }
    showCurrent();
    m_remove->setEnabled(m_players.size() > 2);
    Q_EMIT changed();
}

void EntrantList::showCurrent()
{
    if (m_list->currentRow() >= 0)
        m_editor->setPlayer(current());
}

void EntrantList::add(const Entrant& player)
{
    m_players.push_back(player);
    fill(static_cast<int>(m_players.size()) - 1);
}

void EntrantList::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_players.size() <= 2)
        return;
    m_players.erase(m_players.begin() + row);
    fill(std::min(row, static_cast<int>(m_players.size()) - 1));
}

void EntrantList::addVaried(const std::vector<Entrant>& players)
{
    // Those that are there already would only play themselves.
    for (const Entrant& player : players)
        if (std::ranges::find(m_players, player) == m_players.end())
            m_players.push_back(player);
    fill(static_cast<int>(m_players.size()) - 1);
}

void EntrantList::varyDepth()
{
    std::vector<Entrant> varied;
    for (const int depth : {2, 4, 6, 8}) {
        varied.push_back(current());
        varied.back().limits = {.depth = depth};
    }
    addVaried(varied);
}

void EntrantList::varyHeuristic()
{
    const QString family = engineInfo(current().engine).family;
    std::vector<Entrant> varied;
    for (const HeuristicInfo& heuristic : heuristics())
        if (const EngineInfo* const sister
            = findEngine(family, QString::fromLatin1(heuristic.name))) {
            varied.push_back(current());
            varied.back().engine = sister->name;
        }
    if (varied.size() > 1)
        addVaried(varied);
}

void EntrantList::varyFeatures(bool together)
{
    if (!engineInfo(current().engine).takesReadings())
        return;
    std::vector<Entrant> varied;
    for (const H1Reading& last : h1Readings()) {
        if (last.feature == 0)
            continue;
        varied.push_back(current());
        for (const H1Reading& each : h1Readings())
            if (each.feature > 0)
                varied.back().options.h1.*each.member
                    = together ? each.feature <= last.feature : each.feature == last.feature;
    }
    addVaried(varied);
}

std::vector<Entrant> EntrantList::entrants() const
{
    std::vector<Entrant> entrants;
    for (Entrant player : m_players) {
        if (engineInfo(player.engine).searches())
            player.ensureLimit();
        player.options.workers = 1;
        entrants.push_back(player);
    }
    return entrants;
}
