// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentquestions.h"

#include "ui/programs/programkeeper.h"

#include <QMessageBox>
#include <algorithm>

TournamentDialog::AddPrograms TournamentQuestions::addPrograms() const
{
    if (!m_programs)
        return {};
    return [keeper = m_programs](const std::vector<Program>& programs) {
        return keeper->save([programs](std::vector<Program>& all) -> Expected<void> {
            for (const Program& program : programs)
                if (std::ranges::find(all, program.name, &Program::name) == all.end())
                    all.push_back(program);
            return {};
        });
    };
}

std::optional<NamedTournament> TournamentQuestions::answer(TournamentDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return NamedTournament {dialog.name(), {.options = dialog.options()}};
}

std::optional<NamedTournament> TournamentQuestions::askNew() const
{
    TournamentDialog dialog(addPrograms(), &m_parent);
    return answer(dialog);
}

std::optional<NamedTournament> TournamentQuestions::askLike(const QString& name,
                                                            const TournamentOptions& options) const
{
    TournamentDialog dialog(addPrograms(), &m_parent);
    dialog.setTournament(name, options);
    return answer(dialog);
}

std::optional<Tournament> TournamentQuestions::askMore(const QString& name,
                                                       const Tournament& begun) const
{
    TournamentDialog dialog(addPrograms(), &m_parent);
    dialog.setTournament(name, begun.options);
    dialog.setBegun();
    if (dialog.exec() != QDialog::Accepted)
        return {};
    Tournament more = begun;
    more.options.entrants = dialog.options().entrants;
    // What has played stays what it was, whatever the form makes of it.
    std::ranges::copy(begun.options.entrants, more.options.entrants.begin());
    return more;
}

bool TournamentQuestions::isRemovalWanted(const QString& name) const
{
    return QMessageBox::question(&m_parent, tr("Remove the tournament"),
                                 tr("“%1” and its games will be removed. Remove it?").arg(name))
        == QMessageBox::Yes;
}
