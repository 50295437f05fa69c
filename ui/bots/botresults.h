// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bots/botwork.h"

#include <QTimer>
#include <QWidget>

class BoardThumbnail;
class LiveLabel;
class QLabel;
class QPlainTextEdit;
class QuietTable;
class TableModel;

/// What a bot missed, as a table with the position of the chosen row beside it, and how its
/// versions got on.
class BotResults : public QWidget
{
    Q_OBJECT

public:
    explicit BotResults(QWidget* parent = nullptr);

    /// Null: it was not tried yet. The report is copied. `errors` is what the bot has written to
    /// standard error. While games are `underWay` what they come to is said every few seconds, and
    /// not after each.
    void setReport(const BotReport* report, const QString& errors = {}, bool underWay = false);
    void setRecords(const std::vector<BotRecord>& records);
    const BotReport& report() const { return m_report; }

Q_SIGNALS:
    /// The result of a game was asked for: Enter, or a double click, on what was missed in it.
    void gameWanted(const MatchGame& game, int ply);

private:
    void build();
    QWidget* buildMisses();
    QWidget* buildRecords();
    void showMiss();
    QString summary() const;
    void saySummary(bool underWay);

    LiveLabel* m_summary = nullptr;
    QPlainTextEdit* m_errors = nullptr;
    TableModel* m_missModel = nullptr;
    QuietTable* m_misses = nullptr;
    BoardThumbnail* m_board = nullptr;
    QLabel* m_sentence = nullptr;
    TableModel* m_recordModel = nullptr;
    QuietTable* m_records = nullptr;
    BotReport m_report;
    /// Runs while nothing more is said of games under way.
    QTimer m_quiet;
    /// Of m_report.
    std::vector<BotMiss> m_shown;
};
