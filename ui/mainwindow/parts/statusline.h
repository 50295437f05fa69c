// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/searchreport.h"

#include <QObject>

class GameModel;
class HintSearch;
class LabActivity;
class PlayController;
class QLabel;
class QStatusBar;
class QToolButton;

/// The line at the bottom: whose turn it is, what the engine does, and when the game was last saved
/// by itself.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(QStatusBar& bar, const GameModel& model, const PlayController& controller,
               const HintSearch& hints, QObject* parent = nullptr);

    /// Plain, it leaves out what the panel above the board says in larger words, and all figures;
    /// it is there only while the laboratory is at something.
    void setPlain(bool plain);
    /// As TurnPresenter::setHeld().
    void setHeld(bool held);
    void showAutosaved();
    void hideAutosaved();
    /// How often help was asked for in this game; hidden while it was not.
    void showHintCount(int count);
    /// What the laboratory is at; hidden while it rests.
    void showLaboratory(const LabActivity& activity);
    /// A sentence for a few seconds: a refused column, a saved file.
    void say(const QString& sentence);
    /// A sentence that stays until another position is looked at: a hint.
    void sayForPosition(const QString& sentence);
    /// Clears the sentence about the position and every other message that is out of date.
    void forgetPosition();
    /// The bar's width, or what stands at its end, has changed.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// A sentence comes, here or by tooLong(): what was said of the action before is past.
    void saying();
    /// There is no room for this sentence; half of it would say something else.
    void tooLong(const QString& sentence);

Q_SIGNALS:
    /// A person wants to see what the laboratory is at.
    void laboratoryWanted();

private:
    bool hasRoomFor(const QString& sentence) const;
    void giveUpWhatIsCut();
    void showBar();
    void showTurn();
    void showProgress(const SearchReport& report);
    void dropProgress();
    void showReport(const SearchReport& report);
    void showHintReport(const SearchReport& report);

    QStatusBar& m_bar;
    const GameModel& m_model;
    const PlayController& m_controller;
    QLabel* m_turn = nullptr;
    QLabel* m_engine = nullptr;
    QToolButton* m_laboratory = nullptr;
    QLabel* m_hintCount = nullptr;
    QLabel* m_autosaved = nullptr;
    /// Whose turn it is stands where a message would; the bar itself does not hide what is shown
    /// while there is one.
    void makeRoom();
    void showFigures(const QString& text);

    bool m_plain = false;
    bool m_held = false;
    /// The figures are those of a search that runs.
    bool m_inProgress = false;
};
