// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/labresult.h"
#include "core/match/entrant.h"
#include "core/study/runs/storedgame.h"
#include "ui/labs/page/labfinding.h"
#include "ui/labs/page/runrow.h"

#include <QJsonObject>
#include <QPointer>
#include <QWidget>

struct Recording;
struct SearchReport;
class Game;
class HandOver;
class JobBase;
class FoldingSection;
class SettingsArea;
class QLabel;

/// What a lesson says of a page: names and values as they are written, see fourcast-lesson(5).
using LabSettings = std::vector<std::pair<QString, QString>>;

/// A page of the laboratory: settings, the row that runs them, and what has come of it. All that
/// the laboratory and the window know of its pages; a LabEntry says what a page is called.
///
/// A page whose work is one Job follows it, implements run(), and shows what comes: run, pause,
/// cancel, the progress and the time left are done here.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    explicit LabPage(QWidget* parent = nullptr);
    ~LabPage() override;

    LabState state() const { return m_state; }
    /// Also while it is paused.
    bool isRunning() const { return m_state != LabState::Idle; }
    /// How far the work is, or was at its end.
    const JobProgress& progress() const { return m_progress; }
    /// What is chosen on the page, so that it is there again after a restart; empty where what the
    /// page keeps says it.
    virtual QJsonObject fields() const { return {}; }
    /// As fields() gave them, perhaps from another program: what makes no sense changes nothing.
    virtual void setFields(const QJsonObject& fields) { Q_UNUSED(fields) }
    /// The same with what a person unfolded.
    QJsonObject kept() const;
    void setKept(const QJsonObject& kept);
    /// What a lesson wants to be chosen here, as fourcast::lesson::labValues() gives it; the rest
    /// stays as it is, and nothing is run. Fails with a sentence where it does not go together.
    virtual Expected<void> takeSettings(const QJsonObject& settings);
    /// What it has found out, for a lesson that asks for it.
    virtual LabFinding finding() const { return {fields(), {}}; }
    /// A lesson waits for this of the page, see fourcast::lesson::resultNames(): a button in the
    /// row hands it over. Empty: none does.
    void offerResult(const QString& quantity);
    /// False while what the page shows was found with other settings than it shows, or nothing was
    /// found: it is not handed over then. A page that changes this calls showRow().
    virtual bool isUpToDate() const { return true; }
    HandOver& handOver();
    /// What another page has found out, after resultWanted(): the answer to a question.
    virtual void takeResult(const QString& question, const QString& result)
    {
        Q_UNUSED(question)
        Q_UNUSED(result)
    }
    /// A file of the kind that its LabEntry names. What is wrong with it is said on the page.
    virtual void takeFile(const QString& path) { Q_UNUSED(path) }
    /// What stands below the row.
    QString statusText() const;
    /// For a class: what chooses settings is away, and leaves its room to the picture or the table:
    /// the settings of layOut(), and what is marked in the page's views (ui/widgets/beforeclass.h).
    /// So is the row, when something was found out and nothing runs.
    virtual void setPresented(bool presented);
    /// Before a class that is shown the settings: those of layOut() scroll in a part of the height,
    /// and what they change stays in sight.
    void setSettingsScrolled(bool scrolled);
    /// While a lesson asks for something here, the row stays before a class.
    void setRowKept(bool kept);
    bool isPresented() const { return m_isPresented; }
    /// An engine has moved on the board. For pages that look at what its workers did.
    virtual void takeEngineMove(const SearchReport& report) { Q_UNUSED(report) }

    /// The game that is on the board, after gameWanted().
    virtual void takeGame(const Game& game) { Q_UNUSED(game) }

public Q_SLOTS:
    /// Begins with the settings as they are, or goes on with what there is. Nothing happens while
    /// something runs.
    virtual void run() = 0;
    /// These three do it with the job that is followed.
    virtual void pause();
    virtual void resume();
    /// What is finished is kept.
    virtual void cancel();

public:
    /// The game that is on the board with what its engines reported, after recordingWanted().
    virtual void takeRecording(const Recording& recording) { Q_UNUSED(recording) }

Q_SIGNALS:
    void stateChanged();
    void progressed();
    /// A person wants to see this game on the board.
    void gameChosen(const StoredGame& game, const QString& title);
    /// A person wants the page to begin with the position on the board.
    void gameWanted();
    /// A person wants to look at what the searches of the game on the board cost.
    void recordingWanted();
    /// A person wants another page in front, by its id, with these settings.
    void pageWanted(const QString& page, const LabSettings& settings);
    /// The same, and what is found out there is the answer to a question.
    void resultWanted(const QString& question, const fourcast::lesson::WrittenResult& wanted);
    /// A person hands over what was offered; which page it is of the laboratory knows.
    void resultHanded(const fourcast::lesson::LabResult& result);
    /// A person wants to play against an engine of the page's: in the layout for playing, or on the
    /// board beside the page, which shows what the engine does.
    void playWanted(const Entrant& engine, bool isBeside);
    /// What was done, for the window's status line.
    void done(const QString& sentence);
    /// What could not be done, and why.
    void refused(const QString& sentence);

protected:
    /// These two are added to the layout by layOut(), so that the tab order follows the visual
    /// order.
    RunRow& row() { return *m_row; }
    QLabel& status() { return *m_status; }
    /// Says a sentence below the row, until the next one.
    void say(const QString& sentence);
    /// The usual order, from above: the settings, the row, what it says, and the rest, which takes
    /// the room that is left.
    void layOut(QWidget* settings, QWidget* results);
    /// The first of the page's layout, for a page that is laid out by itself.
    void setSettings(QWidget& settings) { m_settings = &settings; }
    /// Has the row, with what it says, nothing to do before a class?
    virtual bool isRowAway() const;
    /// By isRowAway() and isUpToDate().
    void showRow();
    /// What the page can do without at first, as moreSection() made it: folded, or as it was left.
    void setMore(FoldingSection& more) { m_more = &more; }
    /// Has something been found out that a class can look at? What a page keeps is it, too.
    virtual bool hasFound() const { return m_hasRun; }
    /// Row, state and progress are this job's from now on, which must outlive the page's use of it;
    /// below the row stand its pace and, as long as the page says nothing else, how it ended.
    void follow(JobBase& job);
    /// For a page that follows no job.
    void setState(LabState state);
    void setProgress(const JobProgress& progress);

private:
    RunRow* m_row;
    QLabel* m_status;
    FoldingSection* m_more = nullptr;
    QWidget* m_settings = nullptr;
    SettingsArea* m_settingsArea = nullptr; ///< while they scroll
    QList<QPointer<QWidget>> m_away; ///< the settings that were there before
    QList<QPointer<QWidget>> m_rowAway; ///< the same of the row and what it says
    bool m_isPresented = false;
    bool m_isRowKept = false;
    bool m_hasRun = false; ///< to its end
    HandOver* m_handOver = nullptr; ///< made when it is wanted first
    JobBase* m_job = nullptr;
    LabState m_state = LabState::Idle;
    JobProgress m_progress;
};

/// "about 3 minutes left"; of work without a known end "12,345 done, 678 open, 910 a second". Empty
/// as long as nothing is known.
QString paceText(const JobProgress& progress);
