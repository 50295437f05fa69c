// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <QString>
#include <QWidget>
#include <vector>

class BoardThumbnail;
class QGridLayout;
class QLabel;

/// A board before a class.
struct ClassBoard
{
    int game = 0; ///< its number
    QString first {};
    QString second {};
    QString result {}; ///< empty while it is played
    Position position {};
    Move last {};
    /// What a screen reader says of it.
    QString spoken {};
};

/// Boards side by side, as large as there is room.
class ClassBoards : public QWidget
{
    Q_OBJECT

public:
    static constexpr int most = 8;

    explicit ClassBoards(QWidget* parent = nullptr);

    /// As many as there are, in their order.
    void setBoards(const std::vector<ClassBoard>& boards);
    int count() const { return static_cast<int>(m_places.size()); }

private:
    struct Place
    {
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        BoardThumbnail* board = nullptr;
    };
    void setCount(int count);

    QGridLayout* m_grid;
    std::vector<Place> m_places;
};
