// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonrequest.h"
#include "core/session/work/recordingwork.h"

#include <QObject>
#include <memory>
#include <optional>

class QWidget;
struct StoredGame;
struct WindowParts;

/// The game on the board with everything that its searches reported: saved to a file, and brought
/// back from one. Two files are opened side by side, and a search that is shown is repeated, on
/// their pages of the laboratory.
class RecordingCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs.
    RecordingCommands(WindowParts& parts, QWidget& window);
    ~RecordingCommands() override;

    /// Reads it away from the window, and then shows it as its game was seen live, at its slowest
    /// move. What is wrong with it is said above the board.
    void openFile(const QString& path);
    /// One as openFile(), two side by side.
    void openFiles(const QStringList& paths);
    /// The game on the board with what its searches reported; null where none did.
    std::shared_ptr<const Recording> searched() const;
    /// The game on the board is that of another window: shows what its searches reported there.
    void goOnWith(const std::shared_ptr<const Recording>& recording);
    /// All of them are recordings.
    static bool areRecordings(const QStringList& paths);

Q_SIGNALS:
    /// The page is to be seen.
    void pageWanted(const QString& page);

private:
    Expected<void> saveTo(const QString& path);
    void save();
    void open();
    void showRead();
    /// The game on the board is this one's.
    void addStored(const StoredGame& stored);
    void showMeasurements();
    /// Is there something to save, and a move to go to?
    void update();
    /// The ply of the move on the board's line that took the longest, or of the next longest after
    /// the one that is looked at.
    std::optional<int> slowest(bool afterThis) const;
    void goToSlowest(bool afterThis);
    /// Of the move whose report is shown; or why it can't be repeated.
    Expected<ComparisonRequest> repetition() const;
    void repeatSearch();
    void updateRepetition();

    WindowParts& m_parts;
    QWidget& m_window;
    QString m_path; ///< what is read
    /// Last: its end is waited for while the rest is still there.
    RecordingJob m_job;
};
