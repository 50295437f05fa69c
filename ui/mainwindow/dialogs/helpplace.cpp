// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpplace.h"

#include <QDockWidget>
#include <QHash>

namespace {

using Places = QHash<QString, HelpPlace>;

HelpPlace pageOf(const char* page, int part = 0)
{
    return {.page = QLatin1String(page), .part = part};
}

/// Pages of the laboratory, by their ids.
const Places& placesOfLabs()
{
    static const Places places {
        {QStringLiteral("lessons"), pageOf("lessons")},
        {QStringLiteral("class"), pageOf("class")},
        {QStringLiteral("tree"), pageOf("tree")},
        {QStringLiteral("formal"), pageOf("formal")},
        {QStringLiteral("chance"), pageOf("chance")},
        {QStringLiteral("compare"), pageOf("measure")},
        {QStringLiteral("recordings"), pageOf("measure")},
        {QStringLiteral("plans"), pageOf("plans")},
        {QStringLiteral("tournament"), pageOf("laboratory", 1)},
    };
    return places;
}

/// Docks, by their names.
const Places& placesOfDocks()
{
    static const Places places {
        {QStringLiteral("players"), pageOf("opponents")},
        {QStringLiteral("moves"), pageOf("files")},
        {QStringLiteral("analysis"), pageOf("analysis")},
        {QStringLiteral("report"), pageOf("measure")},
        {QStringLiteral("review"), pageOf("review")},
        {QStringLiteral("lens"), pageOf("lens")},
        {QStringLiteral("explorer"), pageOf("files", 2)},
        {QStringLiteral("evaluation"), pageOf("review")},
        {QStringLiteral("nodes"), pageOf("charts")},
        {QStringLiteral("time"), pageOf("charts")},
        {QStringLiteral("figure"), pageOf("measure")},
        {QStringLiteral("study"), pageOf("charts")},
        {QStringLiteral("workers"), pageOf("measure")},
        {QStringLiteral("costs"), pageOf("measure")},
    };
    return places;
}

/// Dialogs and what takes the board's place, by their classes.
const Places& placesOfClasses()
{
    static const Places places {
        {QStringLiteral("StartPanel"), pageOf("opponents")},
        {QStringLiteral("GamesDialog"), pageOf("files", 1)},
        {QStringLiteral("FirstBotDialog"), pageOf("bots")},
        {QStringLiteral("ShareDialog"), pageOf("files")},
        {QStringLiteral("FilmDialog"), pageOf("files")},
        {QStringLiteral("H1OptionsDialog"), pageOf("engines")},
        {QStringLiteral("ExperimentDialog"), pageOf("laboratory")},
        {QStringLiteral("SprtDialog"), pageOf("laboratory")},
        {QStringLiteral("TournamentDialog"), pageOf("laboratory", 1)},
        {QStringLiteral("BotFolderDialog"), pageOf("laboratory", 1)},
        {QStringLiteral("TournamentReportDialog"), pageOf("laboratory", 1)},
        {QStringLiteral("ProgramsDialog"), pageOf("programs")},
        {QStringLiteral("PreferencesDialog"), pageOf("playing")},
        {QStringLiteral("ShortcutSheet"), pageOf("playing")},
    };
    return places;
}

HelpPlace placeOfLab(const QString& page)
{
    return placesOfLabs().value(page, pageOf("laboratory"));
}

HelpPlace placeOfLayout(const QString& layout, const QString& labPage)
{
    if (layout == QLatin1String("analyse"))
        return pageOf("analysis");
    if (layout == QLatin1String("measure"))
        return pageOf("measure");
    if (layout == QLatin1String("teach") || layout == QLatin1String("lab"))
        return placeOfLab(labPage);
    return {};
}

}

HelpPlace helpPlaceOf(const QWidget* focus, const QString& layout, const QString& labPage)
{
    for (const QWidget* at = focus; at; at = at->parentWidget()) {
        const auto known
            = placesOfClasses().constFind(QLatin1String(at->metaObject()->className()));
        if (known != placesOfClasses().cend())
            return *known;
        if (!qobject_cast<const QDockWidget*>(at))
            continue;
        if (at->objectName() == QLatin1String("laboratory"))
            return placeOfLab(labPage);
        if (const auto dock = placesOfDocks().constFind(at->objectName());
            dock != placesOfDocks().cend())
            return *dock;
    }
    return placeOfLayout(layout, labPage);
}
