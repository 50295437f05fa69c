// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/tournament/tournamentdialog.h"
#include "ui/labs/tournament/tournamentexportmenu.h"

#include <QCoreApplication>
#include <optional>

class ProgramKeeper;
class QWidget;

/// What a person is asked before a tournament is made, changed or removed, each in a dialog of its
/// own. Nothing is answered where it is cancelled.
class TournamentQuestions
{
    Q_DECLARE_TR_FUNCTIONS(TournamentPage)

public:
    /// Bots of a folder join `programs`; none are offered where it is null. Both must outlive this.
    TournamentQuestions(ProgramKeeper* programs, QWidget& parent)
        : m_programs(programs), m_parent(parent)
    {
    }

    /// A new one, by the name that is wanted for it: it may be taken.
    std::optional<NamedTournament> askNew() const;
    /// The same, beginning with this name and these options.
    std::optional<NamedTournament> askLike(const QString& name,
                                           const TournamentOptions& options) const;
    /// The same tournament with more entrants. `begun` is looked at again after the answer.
    std::optional<Tournament> askMore(const QString& name, const Tournament& begun) const;
    bool isRemovalWanted(const QString& name) const;

private:
    TournamentDialog::AddPrograms addPrograms() const;
    static std::optional<NamedTournament> answer(TournamentDialog& dialog);

    ProgramKeeper* m_programs;
    QWidget& m_parent;
};
