// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/search/searchreport.h"
#include "ui/models/settings.h"

#include <QWidget>
#include <memory>

class BoardPainter;
class DropAnimation;

/// The board: paints a position, drops discs, moves a ghost with mouse and keyboard alike, and says
/// what a person wants. It knows no rules beyond what a Position answers, and no game.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    const Position& position() const { return m_position; }
    /// Shows at once, ending any animation.
    void setPosition(const Position& position, Move lastMove = Move::none());
    /// Shows `after`, letting the disc of `move` fall into place where animation is on.
    void dropDisc(const Position& after, Move move);
    bool isAnimating() const;

    /// May a person drop discs now? Without it the ghost hides and clicks do nothing.
    void setInteractive(bool interactive);
    void setDiscTheme(DiscTheme theme);
    void setGlyphs(bool on);
    void setCoordinates(bool on);
    void setFlipped(bool on);
    void setAnimationSpeed(AnimationSpeed speed);
    /// Marks a column as hinted (none() removes it), with a label such as "hint: H1, depth 10".
    void setHint(Move move, const QString& label = QString());
    /// A column that will be played when its turn comes.
    void setQueued(Move move);
    /// A banner across the board; empty removes it. Actions appear as buttons in it.
    void setBanner(const QString& text, const QList<QAction*>& actions = {});

    /// Set-up by hand: clicks put, change and remove discs instead of playing. setupDiscs() holds
    /// what was made; nothing about it is checked here.
    void setSetupMode(bool on);
    bool isSetupMode() const { return m_setup; }
    Bitboard setupFirst() const { return m_setupFirst; }
    Bitboard setupSecond() const { return m_setupSecond; }
    void setSetupDiscs(Bitboard first, Bitboard second);

    /// The column under the ghost, 0 to 6.
    int ghostColumn() const { return m_ghost; }
    void setGhostColumn(int column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A click, Enter, Space, Down, or a key 1-7 / a-g: legal or not, the receiver decides.
    void columnChosen(Move move);
    /// A choice that cannot be: "Column 4 is full." For the status line.
    void refused(const QString& sentence);
    void ghostMoved(int column);
    void setupChanged();
    void animationFinished();
};
