// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/keptrecordings.h"
#include "ui/games/gamestable.h"
#include "ui/games/keptgame.h"
#include "ui/style/looks.h"

#include <QUndoStack>
#include <QWidget>

class GameLibrary;
class GamePreview;
class GamesFilter;
class GamesImport;
class GamesModel;
class QAction;
class QLabel;
class QPushButton;

/// The kept games as a table that is searched, filtered and sorted, the chosen one beside it, and
/// what can be done with them.
class GamesList : public QWidget
{
    Q_OBJECT

public:
    explicit GamesList(GameLibrary& shelf, QWidget* parent = nullptr);
    ~GamesList() override;

    GamesFilter& filter() { return *m_filter; }
    GamesModel& model() { return *m_model; }
    GamePreview& preview() { return *m_preview; }
    GamesTable& table() { return *m_table; }
    /// With text, icon, shortcut and tip, for menus.
    const QList<QAction*>& commands() const { return m_commands; }

    /// Asks for the games and the opponents again.
    void refresh();
    void importFolder(const QString& folder);

Q_SIGNALS:
    void openWanted(const KeptGame& game);
    void reviewWanted(const KeptGame& game);
    /// One whose searches are known.
    void measureWanted(const KeptGame& game);
    /// What was done, or why something was not.
    void messageReady(const QString& sentence);

private:
    class DeleteCommand;

    void makeCommands();
    QAction* addCommand(const QString& text, const char* icon, const QKeySequence& keys,
                        const QString& tip);
    /// The chosen game, for one of the signals.
    void open(void (GamesList::*wanted)(const KeptGame&));
    void showChosen();
    void showCount();
    void askForImport();

    GameLibrary& m_shelf;
    KeptRecordings m_recordings;
    GamesModel* m_model = nullptr;
    GamesFilter* m_filter = nullptr;
    GamesImport* m_import = nullptr;
    GamesTable* m_table = nullptr;
    GamePreview* m_preview = nullptr;
    QLabel* m_count = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_showAll = nullptr;
    QUndoStack m_undo;
    QList<QAction*> m_commands;
    QAction* m_open = nullptr;
    QAction* m_review = nullptr;
    QAction* m_measure = nullptr;
    QAction* m_star = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_exportFiles = nullptr;
    QAction* m_exportPdf = nullptr;
    QAction* m_importAction = nullptr;
    /// Enter was pressed before the games that it speaks of were found.
    bool m_opensAnswer = false;
};
