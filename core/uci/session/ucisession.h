// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/uci/positionline.h"
#include "core/uci/session/ucioptions.h"
#include "core/uci/session/ucisearch.h"

#include <mutex>

/// One of our engines, or the choice among all of them, as hosts of the Universal Chess Interface
/// know it: lines in, lines out. It plays the variant `cfour`. The few words of the Universal Game
/// Interface that differ are known, too.
///
/// Words that are not known are passed over. What is wrong is one line `info string error ...`, and
/// everything stays as it was.
class UciSession
{
public:
    /// Called for each line, without its line break, by the thread that calls obey() or by that of
    /// the search, by one at a time. Must not call the session.
    using Write = std::function<void(const QString& line)>;

    /// `name` is what the program is called with its version. `engine` is one of engineNames(), or
    /// empty for all of them behind the option Engine.
    UciSession(const QString& name, const QString& engine, Write write);
    Q_DISABLE_COPY_MOVE(UciSession)
    /// Stops a search and waits for its answer.
    ~UciSession() = default;

    /// Carries out one line; false after `quit`. Blocks only to end a search before another one.
    bool obey(QStringView line);
    /// Blocks until no search is under way. One without a limit has to be stopped first.
    void waitForAnswer() { m_search.wait(); }

private:
    void write(const QString& line);
    void writeError(const QString& sentence);
    void introduce(const QString& closing);
    void setOption(QStringView line);
    void setPosition(QStringView line);
    UciTask task() const;
    void go(QStringView line);
    void answerQuery(QStringView question);
    void writePosition();
    std::optional<std::vector<Move>> readSearchMoves(const QStringList& texts);

    QString m_name;
    QString m_engine;
    std::mutex m_writing;
    Write m_write;
    UciOptions m_options;
    PositionLine m_position;
    UciSearch m_search;
};
