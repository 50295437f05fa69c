// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/solver/solvereport.h"
#include "ui/style/looks.h"

#include <QScrollArea>

class PlanSection;
class QLabel;
class QTableWidget;
class QToolButton;

/// What is known of the position looked at, in words: who wins and when, every column, the best
/// line, the reasons for a move, the threats. Exact numbers and measured ones stand apart, each
/// under its name.
class AnalysisPanel : public QScrollArea
{
    Q_OBJECT

public:
    enum class SpoilerGuard
    {
        None,
        Answers, ///< the person is to find the move
        Setup, ///< what is analysed is not what the board shows
    };

    enum class Work
    {
        Running,
        Waiting, ///< an engine thinks, which is not to be slowed
        Done
    };

    explicit AnalysisPanel(QWidget* parent = nullptr);

    /// `report` is about `position`, which may have come to its end; its time is `disturbed` where
    /// a laboratory was at work meanwhile.
    void showScores(const Position& position, const ColumnsReport& report, Work work,
                    DiscTheme theme, bool disturbed = false);
    /// Sentences; empty ones are left out. `best` is for the best move, `last` for the last one
    /// played.
    void showReasons(const QString& best, const QString& last);
    /// Why the side wins that wins, below the result.
    PlanSection& plan() { return *m_plan; }
    void showThreats(const QString& summary);
    /// A measured chance in words, and where it comes from; empty hides it.
    void showChance(const QString& chance, const QString& source);
    /// Hides every answer, and says why.
    void setSpoilerGuard(SpoilerGuard veil);

    /// "Exact: Orange wins in 7 moves", as shown.
    QString resultText() const;
    /// Whether anybody can see it, as its dock knows: behind another one it is not hidden.
    void setSeen(bool seen);
    bool isSeen() const { return m_seen; }
    /// The line came to its end or was given up.
    void endPlayingOut();

Q_SIGNALS:
    /// A line, or the beginning of one, is pointed at and wants to be seen; an empty one: no more.
    void previewWanted(const std::vector<Move>& line);
    /// The whole line, disc after disc.
    void playOutWanted(const std::vector<Move>& line);
    void playOutEnded();
    /// A column's row was chosen: what follows that move?
    void columnWanted(int column);
    /// How well the measured chance predicts.
    void reliabilityWanted();
    /// Came into or out of sight.
    void seenChanged(bool seen);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget* makePage();
    QLabel* addText(class QBoxLayout* layout, const QString& name);
    void makeTable(QWidget* page);
    void makeLine(QWidget* page);
    void showColumns(const Position& position, const ColumnsReport& report);
    void showLine(const Position& position, const ColumnsReport& report);
    void setSection(QLabel* title, QLabel* text, const QString& words);
    std::vector<Move> lineUpTo(const QString& link) const;

    QLabel* m_spoilerGuard = nullptr;
    QWidget* m_answers = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_work = nullptr;
    PlanSection* m_plan = nullptr;
    QTableWidget* m_columns = nullptr;
    QLabel* m_lineTitle = nullptr;
    QLabel* m_lineText = nullptr;
    QToolButton* m_playOut = nullptr;
    QLabel* m_whyTitle = nullptr;
    QLabel* m_why = nullptr;
    QLabel* m_lastTitle = nullptr;
    QLabel* m_last = nullptr;
    QLabel* m_threatsTitle = nullptr;
    QLabel* m_threats = nullptr;
    QWidget* m_measured = nullptr;
    QLabel* m_chance = nullptr;
    std::vector<Move> m_line;
    bool m_seen = false;
};
