// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/entrants/entrantlist.h"

#include "core/compare/comparisonrequest.h"
#include "core/compare/contender.h"
#include "core/engines/external/programnews.h"
#include "core/evaluation/h1readings.h"
#include "core/evaluation/heuristics.h"
#include "core/support/text/plainlabel.h"
#include "ui/play/players/playereditor.h"
#include "ui/text/entranttext.h"
#include "ui/widgets/fontfollower.h"

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

EntrantList::EntrantList(QWidget* parent, Purpose purpose)
    : QWidget(parent), m_purpose(purpose), m_list(new QListWidget(this)),
      m_editor(new PlayerEditor(PlayerEditor::Choice::AnyEngine, tr("Engine"), this))
{
    const bool isComparison = purpose == Purpose::Comparison;
    m_list->setAccessibleName(purpose == Purpose::Tournament ? tr("Entrants of the tournament")
                                  : isComparison             ? tr("Engines to compare")
                                                             : tr("Engines of the experiment"));
    keepLines(*m_list, 6);
    m_editor->setMeasured(isComparison);
    auto* const left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(makeButtons());
    auto* const right = new QVBoxLayout;
    right->addWidget(m_editor);
    m_replaced = new QLabel(this);
    m_replaced->setWordWrap(true);
    m_replaced->hide();
    right->addWidget(m_replaced);
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
        m_replaced->hide();
        m_list->item(row)->setText(textOf(static_cast<std::size_t>(row)));
        Q_EMIT changed();
    });
    connect(&ProgramNews::instance(), &ProgramNews::changed, this, &EntrantList::followPrograms);
}

QString EntrantList::textOf(std::size_t row) const
{
    const Entrant& player = m_players[row];
    return m_purpose == Purpose::Comparison
        ? contenderLetter(row) + QStringLiteral("  ") + contenderText(player)
        : entrantText(player);
}

bool EntrantList::isFull() const
{
    constexpr std::size_t mostOfTournament = 200;
    return (m_purpose == Purpose::Comparison
            && m_players.size() >= static_cast<std::size_t>(ComparisonRequest::mostContenders))
        || (m_purpose == Purpose::Tournament && m_players.size() >= mostOfTournament);
}

QWidget* EntrantList::makeButtons()
{
    auto* const box = new QWidget(this);
    // On a page the window's menus have the letters.
    const auto lettered = [this](const QString& text) {
        return m_purpose == Purpose::Comparison ? plainLabel(text) : text;
    };
    m_add = new QPushButton(lettered(tr("&Add")), box);
    m_add->setToolTip(tr("Add a copy of the selected engine, ready to change"));
    connect(m_add, &QPushButton::clicked, this, [this] { add(current()); });
    m_remove = new QPushButton(lettered(tr("Re&move")), box);
    m_remove->setToolTip(m_purpose == Purpose::Comparison
                             ? tr("Remove the selected engine. At least one must stay.")
                             : tr("Remove the selected engine. At least two must stay."));
    connect(m_remove, &QPushButton::clicked, this, &EntrantList::removeCurrent);
    m_vary = new QPushButton(lettered(tr("&Vary")), box);
    m_vary->setToolTip(
        tr("Add copies of the selected engine that differ in one setting, as one axis of a grid"));
    auto* const menu = new QMenu(m_vary);
    fillVaryMenu(*menu);
    m_vary->setMenu(menu);
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_add, m_remove, m_vary})
        row->addWidget(button);
    row->addStretch();
    return box;
}

void EntrantList::fillVaryMenu(QMenu& menu)
{
    // What the selected engine does not have can't be varied.
    const auto add = [&](const QString& text, const std::function<void()>& vary,
                         bool (*fits)(const EngineInfo&)) {
        QAction* const action = menu.addAction(text, this, [this, vary, fits] {
            if (fits(engineInfo(current().engine)))
                vary();
        });
        connect(&menu, &QMenu::aboutToShow, action,
                [this, action, fits] { action->setEnabled(fits(engineInfo(current().engine))); });
    };
    const auto hasHeuristic = [](const EngineInfo& engine) { return engine.heuristic != nullptr; };
    add(
        tr("By &depth: 2, 4, 6 and 8"), [this] { varyDepth(); },
        [](const EngineInfo& engine) { return engine.takesDepth(); });
    QStringList names;
    for (const HeuristicInfo& heuristic : heuristics())
        names << QString::fromLatin1(heuristic.name);
    add(
        tr("By &heuristic: %1").arg(QLocale().createSeparatedList(names)),
        [this] { varyHeuristic(); }, hasHeuristic);
    if (m_purpose == Purpose::Comparison) {
        add(
            tr("By search method, &with the same heuristic"), [this] { varyWay(); }, hasHeuristic);
        add(
            tr("By wor&kers: 1, 2, 4 and 8"),
            [this] {
                varyBy(&EngineOptions::workers, {1, 2, 4, 8});
            },
            [](const EngineInfo& engine) { return engine.usesWorkers; });
        add(
            tr("By &table size of the exact solver: 1, 4, 16 and 64 MiB"),
            [this] {
                varyBy(&EngineOptions::tableMib, {1, 4, 16, 64});
            },
            [](const EngineInfo& engine) { return engine.hasTable(); });
        return;
    }
    const auto takesReadings = [](const EngineInfo& engine) { return engine.takesReadings(); };
    add(
        tr("By H1 &feature, one at a time"), [this] { varyFeatures(false); }, takesReadings);
    add(
        tr("By features &of H1, adding one at a time"), [this] { varyFeatures(true); },
        takesReadings);
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
        for (std::size_t i = 0; i < m_players.size(); ++i)
            m_list->addItem(textOf(i));
        m_list->setCurrentRow(row);
    }
    showCurrent();
    enableButtons();
    Q_EMIT changed();
}

void EntrantList::enableButtons()
{
    m_add->setEnabled(!isFull());
    m_remove->setEnabled(m_players.size() > fewest() && !isFixed(m_list->currentRow()));
    m_vary->setEnabled(!isFull());
}

void EntrantList::setFixed(int count)
{
    m_fixed = count;
    showCurrent();
    enableButtons();
}

void EntrantList::followPrograms()
{
    QStringList sentences;
    for (Entrant& player : m_players)
        if (const auto other = programs::instead(player.engine, Entrant().engine)) {
            player.engine = other->engine;
            player.ensureLimit();
            sentences << other->sentence;
        }
    sentences.removeDuplicates();
    // Another version of a program has another text.
    fill(m_list->currentRow());
    if (sentences.isEmpty())
        return;
    m_replaced->setText(sentences.join(u' '));
    m_replaced->show();
    QAccessibleEvent spoken(m_replaced, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void EntrantList::showCurrent()
{
    if (m_list->currentRow() >= 0)
        m_editor->setPlayer(current());
    m_editor->setEnabled(!isFixed(m_list->currentRow()));
    enableButtons();
}

void EntrantList::add(const Entrant& player)
{
    if (isFull())
        return;
    m_players.push_back(player);
    fill(static_cast<int>(m_players.size()) - 1);
}

void EntrantList::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_players.size() <= fewest() || isFixed(row))
        return;
    m_players.erase(m_players.begin() + row);
    fill(std::min(row, static_cast<int>(m_players.size()) - 1));
}

void EntrantList::addEntrants(const std::vector<Entrant>& players)
{
    addVaried(players);
}

void EntrantList::addVaried(const std::vector<Entrant>& players)
{
    // Those that are there already would only play themselves.
    for (const Entrant& player : players)
        if (!isFull() && std::ranges::find(m_players, player) == m_players.end())
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

void EntrantList::varyWay()
{
    const EngineInfo& info = engineInfo(current().engine);
    std::vector<Entrant> varied;
    for (const EngineInfo& other : engineTable())
        if (other.heuristic == info.heuristic && other.takesDepth() && !other.usesDataset()) {
            varied.push_back(current());
            varied.back().engine = other.name;
            varied.back().ensureLimit();
        }
    addVaried(varied);
}

void EntrantList::varyBy(int EngineOptions::*option, std::initializer_list<int> values)
{
    std::vector<Entrant> varied;
    for (const int value : values) {
        varied.push_back(current());
        varied.back().options.*option = value;
    }
    addVaried(varied);
}

void EntrantList::varyFeatures(bool together)
{
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
        const bool plays = m_purpose != Purpose::Comparison;
        if (engineInfo(player.engine).takesDepth()
            || (plays && engineInfo(player.engine).searches()))
            player.ensureLimit();
        if (plays)
            player.options.workers = 1;
        entrants.push_back(player);
    }
    return entrants;
}
