// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"
#include "core/session/jobs/requestqueue.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

/// The person's programs of others, for the window: what their file has is in the table of engines
/// (programs::all()), and what is changed here goes into the table at once and into the file in the
/// background. Made before the settings are read, which name programs.
class ProgramKeeper : public QObject
{
    Q_OBJECT

public:
    /// Works on a list as it is handed over. It holds what it needs by value and gives the same
    /// result wherever it is called: at once in the caller's thread on what the window knows, and
    /// again in another on what the file has, where the command line may have added some.
    using Change = std::function<Expected<void>(std::vector<Program>&)>;

    /// Reads the file (programfile::path() for the person's own) and sets the table by it.
    explicit ProgramKeeper(const QString& path, QObject* parent = nullptr);
    /// Waits until what was saved is in the file.
    ~ProgramKeeper() override;

    QString path() const { return m_path; }
    /// Why the file could not be read: it is left as it is, and nothing is saved until it has been
    /// mended and read again. Empty where all is well.
    QString problem() const { return m_problem; }
    /// Of programs that can be chosen; a shorthand for programs::all().
    std::vector<Program> programs() const;

    /// Changes the table at once, which changed() says, and the file soon, without waiting for it.
    /// Fails with a sentence where `change` does, a name can't be (programs::checkName), or the
    /// file could not be read; then nothing has changed. What goes wrong later is told by failed().
    Expected<void> save(const Change& change);
    /// Looks at the programs' files in the background: what is another than it was is the next
    /// version, which is kept and told by changed(). Done after reading, too. `then` is called when
    /// the table has them, or when nothing could be found out.
    void noteVersions(const std::function<void()>& then = {});
    /// Reads the file again: after it was mended, or when others may have written to it.
    void reload();

    /// Is everything in the file, or given up with failed()?
    bool isIdle() const { return m_queue.isIdle(); }

Q_SIGNALS:
    /// The table has other programs, or a program is another than it was.
    void changed();
    /// What could not be read or written: one sentence. The table has what the window knows.
    void failed(const QString& sentence);

private:
    using Programs = std::vector<Program>;
    /// What the file has after changes, and why some of them were not made.
    struct Written
    {
        Programs programs;
        QStringList refusals;
    };

    void read(const Expected<Programs>& programs);
    void show(const Programs& programs);
    void writeNext();
    void take(const Expected<Written>& written);
    static Expected<Written> write(const QString& path, const std::vector<Change>& changes);

    const QString m_path;
    QString m_problem;
    /// Not in the file yet, the earliest first; of these so many are being written.
    std::vector<Change> m_unwritten;
    std::size_t m_underWay = 0;
    RequestQueue m_queue;
};
