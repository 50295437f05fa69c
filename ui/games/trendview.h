// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/archive/archivetrend.h"
#include "ui/paper/chartexport.h"

#include <QWidget>

class GameLibrary;
class FigureChart;
class PersonChoice;
class QBoxLayout;
class QLabel;

/// How a person plays, or everybody, as time goes on: accuracy by days, weeks, months or years, and
/// the results against each opponent. Each is exported as all charts are, and shown from the fifth
/// game on: before, a sentence says how many there are.
class TrendView : public QWidget
{
    Q_OBJECT

public:
    explicit TrendView(GameLibrary& shelf, QWidget* parent = nullptr);

    /// Asks for it again.
    void refresh();
    /// Whose trend it is, by the name in files; empty for everybody.
    QString person() const;
    ChartContent accuracyContent() const;
    ChartContent opponentsContent() const;

Q_SIGNALS:
    /// By its name in files: its games are wanted.
    void opponentChosen(const QString& name);
    void messageReady(const QString& sentence);

private:
    QWidget* addPart(QBoxLayout& page, const QString& title, QWidget& chart, const QString& name,
                     std::function<ChartContent()> content);
    void askForTrend();
    void setTrend(const ArchiveTrend& trend);

    GameLibrary& m_shelf;
    PersonChoice* m_person = nullptr;
    std::vector<AccuracyPeriod> m_periods;
    FigureChart* m_accuracy = nullptr;
    std::vector<ArchiveTrend::Against> m_against;
    FigureChart* m_opponents = nullptr;
    QWidget* m_accuracyPart = nullptr; ///< the chart with its title
    QWidget* m_opponentsPart = nullptr;
    QLabel* m_note = nullptr;
    int m_reviewed = 0;
    int m_games = 0;
};
