// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engines/external/program.h"

#include <QObject>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

/// Tells that the programs that can be chosen are others than before (programs::setAll): one for
/// all, as there is one table of them. Lists of engines are filled again then, and what has a
/// program chosen sees whether it is still there. Created at its first use; signals arrive on the
/// receiver's thread.
class ProgramNews : public QObject
{
    Q_OBJECT

public:
    static ProgramNews& instance();

    /// For programs::setAll(): a program that went and one that came with all the same but the name
    /// are one that was renamed.
    void tell(const std::vector<Program>& before, const std::vector<Program>& now);
    /// What a program of this name is called now, since it was renamed; empty where it was not.
    QString nameNow(const QString& name) const;

Q_SIGNALS:
    void changed();

private:
    mutable std::mutex m_mutex; ///< of what follows
    std::map<QString, QString> m_renamed;
};

/// What is chosen in the place of an engine that is not there.
struct EngineInstead
{
    QString engine;
    /// A sentence that says so.
    QString sentence;
};

namespace programs {

/// Nothing where there is an engine of this name. A program that was renamed while this program
/// runs is found by its new name; in the place of another one `fallback` is chosen, an engine of
/// ours.
std::optional<EngineInstead> instead(const QString& engine, const QString& fallback);

}
