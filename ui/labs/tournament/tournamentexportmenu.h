// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/tournament.h"
#include "ui/widgets/exports/exportmenu.h"

/// A tournament with the name that it has for a person.
struct NamedTournament
{
    QString name {};
    Tournament tournament {};
};

/// All the ways in which a tournament leaves the program: the cross table and the games for a
/// spreadsheet, PGN for Cute Chess, and JSON. The standings are made anew where the file is made.
class TournamentExportMenu : public ExportMenuOf<std::shared_ptr<const NamedTournament>>
{
    Q_OBJECT

public:
    explicit TournamentExportMenu(AskFound shown, QWidget* parent = nullptr);
};
