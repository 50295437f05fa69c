// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/work/recordingwork.h"

#include <QWidget>
#include <memory>

class QAction;
class QLabel;

/// A place for one recording: where it comes from, its name, and what changes it. Reads and keeps
/// files away from the window.
class RecordingSlot : public QWidget
{
    Q_OBJECT

public:
    /// `title` says which one it is, "First"; `kept` is the file that the game on the board is kept
    /// in, and empty keeps none; `shortcuts` are those of opening and of taking the board's.
    RecordingSlot(const QString& title, QString kept, const std::array<QString, 2>& shortcuts,
                  QWidget* parent = nullptr);
    ~RecordingSlot() override;

    /// Null while there is none; earlier ones stay valid for those that hold them.
    const std::shared_ptr<const Recording>& recording() const { return m_recording; }
    /// A file or the board's game was chosen, whether it could be read or not.
    bool isTaken() const { return m_fromBoard || !m_path.isEmpty(); }
    bool isReading() const { return m_job.isRunning(); }
    /// Nothing is lost when another one comes here.
    bool isFree() const { return !m_recording && !isReading(); }
    /// "game.c4rec", "game on the board".
    QString name() const;

    /// What marks the recording in a chart beside another one, "◆▲"; empty where it is alone.
    void setSigns(const QString& signs);

    void open(const QString& path);
    void takeBoard(const Recording& recording);
    void clear();
    /// Everything goes over from the other one, and back.
    void swapWith(RecordingSlot& other);
    /// What is there again after a restart.
    QJsonObject fields() const;
    void setFields(const QJsonObject& fields);

Q_SIGNALS:
    /// Another recording is there, or none, or reading began or ended.
    void changed();
    void boardWanted();
    /// Why it could not be read or kept.
    void messageReady(const QString& sentence);

private:
    QAction* addAction(const QString& icon, const QString& text, const QString& tip,
                       const QString& shortcut);
    void ask();
    void start(const RecordingJob::Work& work);
    void finish();
    void show();

    QString m_title;
    QString m_signs;
    QString m_kept;
    QString m_path;
    bool m_fromBoard = false;
    std::shared_ptr<const Recording> m_recording;
    QLabel* m_name;
    QAction* m_clear = nullptr;
    /// Last: its end is waited for while the rest is still there.
    RecordingJob m_job;
};
