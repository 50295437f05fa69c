// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"
#include "core/lesson/tree/treesearcher.h"

namespace fourcast::lesson {

/// A walk's steps as they are written: actions of a system apart by semicolons, commas or in lines
/// of their own; moves in a tree as numbers, "2.1" or "2 1", on a board without anything between
/// them, too. Empty for no step; what is no step stands there as it is.
QStringList walkSteps(const Question& question, const QString& text);
/// The same in one text: "take(0, 0); take(1, 1)", "2.1".
QString walkText(const Question& question, const QStringList& steps);

/// What a question of kind Walk is about: where one can go from the beginning, and whether one
/// has arrived. Never changes: any number of threads may ask.
class WalkGround
{
public:
    virtual ~WalkGround() = default;
    WalkGround(const WalkGround&) = delete;
    WalkGround& operator=(const WalkGround&) = delete;

    /// Explores the system or searches the tree. Blocks; null where it was stopped. Fails with a
    /// sentence, also where there is more of it than a lesson can show.
    static Expected<std::shared_ptr<const WalkGround>>
    make(const Question& question, const ExactScores& exact = {}, const std::stop_token& stop = {});

    /// How many of the steps can be taken one after the other.
    virtual std::size_t possibleSteps(const QStringList& path) const = 0;
    /// What can come next, in its order, each once; the path has to exist.
    virtual QStringList next(const QStringList& path) const = 0;
    /// Does a path that exists end where it should?
    virtual Expected<bool> isArrived(const QStringList& path,
                                     const std::stop_token& stop = {}) const = 0;
    /// A right walk with the fewest steps; nothing where there is none, or it was stopped.
    virtual Expected<std::optional<QStringList>> shortest(const std::stop_token& stop
                                                          = {}) const = 0;

protected:
    WalkGround() = default;
};

}
