// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/keptgame.h"

#include <QDialog>

class GameLibrary;
class GamesList;
class MessageStrip;
class QTabWidget;
class TrendView;

/// "My games": the list and the trend, in a window beside the board.
class GamesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GamesDialog(GameLibrary& shelf, QWidget* parent = nullptr);

    GamesList& list() { return *m_list; }
    TrendView& trend() { return *m_trend; }
    /// The one on the board.
    void setPosition(const Position& position);
    /// Brings the games to the front that went through the position on the board.
    void showPosition();
    void say(const QString& sentence);

Q_SIGNALS:
    void openWanted(const KeptGame& game);
    void reviewWanted(const KeptGame& game);
    void measureWanted(const KeptGame& game);

protected:
    void showEvent(QShowEvent* event) override;
    /// Another window may have kept games meanwhile.
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    GameLibrary& m_shelf;
    MessageStrip* m_message = nullptr;
    QTabWidget* m_tabs = nullptr;
    GamesList* m_list = nullptr;
    TrendView* m_trend = nullptr;
};
