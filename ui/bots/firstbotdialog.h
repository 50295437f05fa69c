// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "ui/bots/botbench.h"

#include <QDialog>

class BotForm;
class BotResults;
class BotTrialRow;
class ExportMenu;
class LiveLabel;
class QGroupBox;
class QLabel;
class QPushButton;

/// "My first bot": made, changed and tried, in three steps on one page, in a window beside the
/// board.
class FirstBotDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FirstBotDialog(BotWork work, QWidget* parent = nullptr);

    BotBench& bench() { return m_bench; }
    BotForm& form() { return *m_form; }

Q_SIGNALS:
    /// A person wants to play against this program.
    void playWanted(const QString& program);
    /// A game that the bot played is to be seen on the board, at this ply.
    void gameWanted(const Game& game, int ply);
    /// The programs that can be chosen are others now.
    void programsChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildPage();
    QGroupBox* buildChange();
    QGroupBox* buildTrial();
    ExportMenu* buildExport();
    void connectBench();
    void say(const QString& sentence);
    void showBot();
    void updateControls();
    void openFile(const QString& path);

    LiveLabel* m_message = nullptr;
    BotForm* m_form = nullptr;
    QLabel* m_file = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_play = nullptr;
    BotTrialRow* m_trial = nullptr;
    BotResults* m_results = nullptr;
    ExportMenu* m_export = nullptr;
    /// Last: its work is waited for while the rest is still there.
    BotBench m_bench;
};
