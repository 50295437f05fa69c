// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/tournaments/tournamentlibrary.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QToolButton;

/// The tournaments that are kept, one of which is chosen, and what can be done with it: a menu of
/// that, and a button for a new one.
class TournamentChoice : public QWidget
{
    Q_OBJECT

public:
    /// `library` must outlive this.
    explicit TournamentChoice(TournamentLibrary& library, QWidget* parent = nullptr);

    const std::vector<KeptTournament>& kept() const { return m_kept; }
    /// Asks for the list anew: listed() follows, or notListed().
    void list();
    /// Reads one: opened() follows, or notOpened().
    void open(const QString& file);
    /// The one of that name, or else the latest, if any is kept.
    void openOneOf(const QString& name);
    /// The one of this name is in front, as soon as it is in the list.
    void select(const QString& name);
    /// Enables what can be done: with one that is shown, and as long as nothing is played. Entrants
    /// may join those that `isOpen`.
    void offer(bool isThere, bool isOpen, bool isRunning);

Q_SIGNALS:
    void listed();
    void notListed(const QString& sentence);
    void opened(const QString& name, const OpenedTournament& tournament);
    void notOpened(const QString& sentence);
    void openWanted(const QString& file);
    void newWanted();
    void joinWanted();
    void likeWanted();
    void removeWanted();

private:
    void addMenu();
    void takeList(const Expected<std::vector<KeptTournament>>& kept);
    void showInFront();

    TournamentLibrary& m_library;
    QString m_name; ///< of the one in front
    std::vector<KeptTournament> m_kept;
    QComboBox* m_list = nullptr;
    QPushButton* m_new = nullptr;
    QToolButton* m_manage = nullptr;
    QAction* m_join = nullptr;
};
