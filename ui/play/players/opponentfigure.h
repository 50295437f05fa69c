// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/players/opponentdrawing.h"

#include <QBasicTimer>
#include <QWidget>

/// The figure of an opponent in a game: it waits, thinks and blinks now and then, is happy or sad.
/// A picture of what is said in words beside it, so a screen reader passes over it.
class OpponentFigure : public QWidget
{
    Q_OBJECT

public:
    explicit OpponentFigure(QWidget* parent = nullptr);

    /// `file` as opponentFile() says; empty where there is nobody to be seen. The place stays.
    void setOpponent(const QString& file, OpponentFace face);
    /// Without motion nobody blinks.
    void setMoving(bool moving);
    QString opponent() const { return m_file; }
    /// The one that is painted now.
    OpponentFace face() const;
    bool isMoving() const { return m_blinks.isActive(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Runs while somebody who thinks can be seen.
    void restart();

    QString m_file;
    OpponentFace m_face = OpponentFace::Waits;
    QBasicTimer m_blinks;
    bool m_areEyesClosed = false;
    bool m_mayMove = true;
};
