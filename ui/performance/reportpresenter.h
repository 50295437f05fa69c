// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QHash>
#include <QObject>
#include <QTimer>
#include <optional>
#include <vector>

class GameModel;
class HintSearch;
class PlayController;
class ReportPanel;
class RunHistory;
struct StoredGame;

/// Between the searches and the report dock, which shows the search that runs, then its answer, and
/// the answer behind a move when that move is looked at again. Of a search that reports more often
/// than a person can read, the latest report is shown ten times a second, and nothing of one that
/// is over before; an answer is shown at once.
class ReportPresenter : public QObject
{
    Q_OBJECT

public:
    ReportPresenter(ReportPanel& panel, GameModel& model, const PlayController& controller,
                    const HintSearch& hints, const RunHistory& history, QObject* parent = nullptr);

    /// Shows what an engine reported when it played the move that led here; when nobody did, the
    /// dock keeps its report and says that the board is elsewhere.
    void showMoveLookedAt();
    /// This game has just come on the board: where it is a recording, its reports are those of its
    /// moves from now on.
    void addStored(const StoredGame& stored);
    /// What an engine reported when it played that move there in this game; null where none did, or
    /// a person has played it since.
    const SearchReport* reportOf(const Position& before, Move move) const;
    /// The moves of the line on the board that were searched for, by their plies: the one that took
    /// the longest first.
    std::vector<int> slowestFirst() const;

    /// A move of a game with its report.
    struct Shown
    {
        const SearchReport* report = nullptr; ///< never null; until the next is shown
        int ply = 0;
    };
    /// The one that the dock shows, though the board may be elsewhere; nothing while it shows a
    /// search that runs, a hint, or none.
    std::optional<Shown> moveShown() const;

    /// A report of a move that is known, with the tree that was counted of it meanwhile: it is kept
    /// with the others, so that a recording of the game has it.
    void keepCosts(const SearchReport& counted);

Q_SIGNALS:
    /// The dock shows this report.
    void shown(const SearchReport& report, const QString& title);
    /// It shows none any more.
    void cleared();

private:
    /// A report with the words above it.
    struct Answer
    {
        SearchReport report;
        QString title;
        int ply = 0; ///< 0: not a move of the game
    };
    /// Position and column.
    using MoveKey = std::pair<quint64, int>;

    void forget();
    /// The board is where nobody searched.
    void showFromElsewhere(const Answer& answer);
    void keep(const SearchReport& report, int ply);
    void showAnswer(const SearchReport& report, const QString& title, int ply = 0);
    /// The answer beside the other moves of its game, which may still become more.
    void compare();
    void takeProgress(const SearchReport& report, const QString& title);
    void showWaiting();
    void showProgress(const SearchReport& report, const QString& title);
    void dropProgress();
    void show(const SearchReport& report, const QString& title);

    ReportPanel& m_panel;
    const GameModel& m_model;
    const PlayController& m_controller;
    const HintSearch& m_hints;
    const RunHistory& m_history;
    /// Of all games, so that an earlier one that comes back brings its reports along.
    QHash<MoveKey, SearchReport> m_moves;
    /// What the dock shows again when a search that runs is given up.
    std::optional<Answer> m_answer;
    bool m_showsProgress = false;
    bool m_saysElsewhere = false; ///< that the board is
    /// Runs until what has come meanwhile is shown.
    QTimer m_pace;
    std::optional<Answer> m_waiting;
};
