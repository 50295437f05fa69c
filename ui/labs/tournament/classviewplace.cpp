// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/classviewplace.h"

#include "ui/labs/tournament/classview.h"

ClassViewPlace::ClassViewPlace(const TournamentSession& session, QWidget& page)
    : m_session(session), m_page(page)
{
}

ClassViewPlace::~ClassViewPlace()
{
    delete m_view;
}

ClassView& ClassViewPlace::open(const QString& name, const Tournament& tournament,
                                const TournamentResult& result, bool isComplete)
{
    if (!m_view) {
        m_view = new ClassView(m_session, name, m_naming, &m_page);
        QObject::connect(m_view, &ClassView::namingChanged, &m_page,
                         [this](ClassNaming naming) { m_naming = naming; });
        m_view->showTournament(tournament, result, isComplete);
    }
    m_view->showFullScreen();
    m_view->raise();
    m_view->activateWindow();
    m_view->setFocus();
    return *m_view;
}

void ClassViewPlace::show(const QString& name, const Tournament& tournament,
                          const TournamentResult& result, bool isComplete)
{
    if (!m_view)
        return;
    m_view->setName(name);
    m_view->showTournament(tournament, result, isComplete);
}
