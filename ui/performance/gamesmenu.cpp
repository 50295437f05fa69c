// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/gamesmenu.h"

#include "ui/performance/runhistory.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <algorithm>
#include <map>

namespace {

struct GamesMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(GamesMenu)
};

/// The games with points, newest first, by who played them.
std::map<int, QString, std::greater<>> gamesOf(const RunHistory& history)
{
    std::map<int, QString, std::greater<>> games;
    for (const RunSeries& series : history.series()) {
        QString& name = games[series.run];
        name = name.isEmpty()
            ? GamesMenuWords::tr("Game %1: %2").arg(series.run).arg(series.engine)
            : GamesMenuWords::tr("%1 – %2", "two engines of a game").arg(name, series.engine);
    }
    return games;
}

QAction* addChoice(QMenu& menu, QActionGroup& group, QString text, bool checked)
{
    // A name is no place for the letter of a key.
    QAction* const action = menu.addAction(text.replace(u'&', QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(checked);
    group.addAction(action);
    return action;
}

bool isSeen(const RunHistory& history, int run)
{
    return std::ranges::any_of(history.series(), [run](const RunSeries& series) {
        return series.run == run && series.visible;
    });
}

}

void addGameChoices(QMenu& menu, RunHistory& history)
{
    const auto games = gamesOf(history);
    const int bright = history.highlighted();
    QMenu* const ink = menu.addMenu(GamesMenuWords::tr("Game in &front"));
    QMenu* const below = menu.addMenu(GamesMenuWords::tr("Games &underneath"));
    ink->setEnabled(games.size() > 1);
    below->setEnabled(games.size() > 1);
    auto* const inks = new QActionGroup(ink);
    for (const auto& [run, name] : games)
        QObject::connect(addChoice(*ink, *inks, name, run == bright), &QAction::triggered, &history,
                         [&history, run = run] { history.setHighlighted(run); });
    std::vector<int> seen;
    for (const auto& [run, name] : games)
        if (run != bright && isSeen(history, run))
            seen.push_back(run);
    auto* const unders = new QActionGroup(below);
    const auto offer = [&](const QString& name, bool checked, const std::vector<int>& shown) {
        QObject::connect(addChoice(*below, *unders, name, checked), &QAction::triggered, &history,
                         [&history, shown] { history.showBelow(shown); });
    };
    std::vector<int> others;
    for (const auto& [run, name] : games)
        if (run != bright)
            others.push_back(run);
    offer(GamesMenuWords::tr("&All others"), seen == others, others);
    offer(GamesMenuWords::tr("&None"), seen.empty(), {});
    below->addSeparator();
    for (const auto& [run, name] : games)
        if (run != bright)
            offer(name, seen == std::vector {run} && others.size() > 1, {run});
}
