// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentchoice.h"

#include "ui/text/counttext.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/narrowchoice.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

namespace {

struct TournamentChoiceWord
{
    Q_DECLARE_TR_FUNCTIONS(TournamentPage)

public:
    static QString line(const KeptTournament& kept)
    {
        if (!kept.problem.isEmpty())
            return tr("%1 (cannot be read)").arg(kept.name);
        return kept.isComplete
            ? tr("%1 (%2 entrants, %3 games, complete)")
                  .arg(kept.name, countText(kept.entrants), countText(kept.games))
            : tr("%1 (%2 entrants, %3 games)")
                  .arg(kept.name, countText(kept.entrants), countText(kept.games));
    }
};

}

TournamentChoice::TournamentChoice(TournamentLibrary& library, QWidget* parent)
    : QWidget(parent), m_library(library)
{
    m_list = new NarrowChoice(this);
    m_list->setAccessibleName(TournamentChoiceWord::tr("Kept tournaments"));
    m_list->setToolTip(
        TournamentChoiceWord::tr("Tournaments on this computer. Choose one to view or continue."));
    formfields::allowNarrow(*m_list);
    connect(m_list, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_kept.size()))
            Q_EMIT openWanted(m_kept[static_cast<std::size_t>(index)].file);
    });
    m_new = new QPushButton(TournamentChoiceWord::tr("&New tournament…"), this);
    m_new->setToolTip(
        TournamentChoiceWord::tr("Choose the entrants, who plays whom, openings and clock"));
    connect(m_new, &QPushButton::clicked, this, &TournamentChoice::newWanted);
    addMenu();
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(formfields::label(TournamentChoiceWord::tr("&Kept:"), m_list));
    layout->addWidget(m_list, 1);
    layout->addWidget(m_manage);
    layout->addWidget(m_new);
}

void TournamentChoice::addMenu()
{
    m_manage = new QToolButton;
    m_manage->setText(TournamentChoiceWord::tr("Manage"));
    m_manage->setToolTip(
        TournamentChoiceWord::tr("Add entrants, make another like it, or remove it"));
    m_manage->setPopupMode(QToolButton::InstantPopup);
    m_manage->setFocusPolicy(Qt::StrongFocus);
    auto* const menu = new QMenu(m_manage);
    menu->setToolTipsVisible(true);
    const auto add = [this, menu](const QString& text, const QString& tip, auto signal) {
        QAction* const action = menu->addAction(text, this, signal);
        action->setToolTip(tip);
        return action;
    };
    m_join
        = add(TournamentChoiceWord::tr("&Add entrants…"),
              TournamentChoiceWord::tr("Games that were played stay; those of the new ones come"),
              &TournamentChoice::joinWanted);
    add(TournamentChoiceWord::tr("Use as a &template…"),
        TournamentChoiceWord::tr("Make another one that begins like this"),
        &TournamentChoice::likeWanted);
    add(TournamentChoiceWord::tr("&Remove…"),
        TournamentChoiceWord::tr("Remove this tournament and its games"),
        &TournamentChoice::removeWanted);
    m_manage->setMenu(menu);
}

void TournamentChoice::list()
{
    m_library.list(this, [this](const auto& kept) { takeList(kept); });
}

void TournamentChoice::takeList(const Expected<std::vector<KeptTournament>>& kept)
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_kept.clear();
    if (!kept)
        return Q_EMIT notListed(kept.error().message);
    m_kept = *kept;
    for (const KeptTournament& each : m_kept) {
        m_list->addItem(TournamentChoiceWord::line(each));
        m_list->setItemData(m_list->count() - 1, each.problem, Qt::ToolTipRole);
    }
    m_list->setPlaceholderText(m_kept.empty() ? TournamentChoiceWord::tr("none yet")
                                              : TournamentChoiceWord::tr("choose one"));
    showInFront();
    Q_EMIT listed();
}

void TournamentChoice::open(const QString& file)
{
    const auto kept = std::ranges::find(m_kept, file, &KeptTournament::file);
    const QString name = kept != m_kept.end() ? kept->name : QString();
    m_library.open(file, this, [this, name](const Expected<OpenedTournament>& read) {
        if (read)
            Q_EMIT opened(name, *read);
        else
            Q_EMIT notOpened(read.error().message);
    });
}

void TournamentChoice::openOneOf(const QString& name)
{
    if (m_kept.empty())
        return;
    const auto wanted = std::ranges::find(m_kept, name, &KeptTournament::name);
    open(wanted != m_kept.end() ? wanted->file : m_kept.front().file);
}

void TournamentChoice::select(const QString& name)
{
    m_name = name;
    showInFront();
}

void TournamentChoice::showInFront()
{
    const auto kept = std::ranges::find(m_kept, m_name, &KeptTournament::name);
    m_list->setCurrentIndex(kept == m_kept.end() ? -1 : static_cast<int>(kept - m_kept.begin()));
}

void TournamentChoice::offer(bool isThere, bool isOpen, bool isRunning)
{
    m_list->setEnabled(!isRunning && !m_kept.empty());
    m_new->setEnabled(!isRunning);
    m_manage->setEnabled(isThere && !isRunning);
    m_join->setEnabled(isOpen);
}
