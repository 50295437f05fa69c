// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/tournament/classnames.h"

#include <QPointer>

class ClassView;
class QWidget;
class TournamentSession;
struct TournamentResult;

/// The view of a page for a class, while there is one, and how entrants are called in it.
class ClassViewPlace
{
public:
    /// Both must outlive this.
    ClassViewPlace(const TournamentSession& session, QWidget& page);
    ~ClassViewPlace();
    Q_DISABLE_COPY_MOVE(ClassViewPlace)

    ClassNaming naming() const { return m_naming; }
    /// For the view that is opened next.
    void setNaming(ClassNaming naming) { m_naming = naming; }
    /// Makes it, if there is none, and brings it to the front.
    ClassView& open(const QString& name, const Tournament& tournament,
                    const TournamentResult& result, bool isComplete);
    /// Another tournament, where there is a view.
    void show(const QString& name, const Tournament& tournament, const TournamentResult& result,
              bool isComplete);

private:
    const TournamentSession& m_session;
    QWidget& m_page;
    ClassNaming m_naming = ClassNaming::Names;
    QPointer<ClassView> m_view;
};
