// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/runs/experimentrun.h"

/// Which versions of the program played games: a store may hold those of several, and whoever
/// exports them may be yet another.
class PlayedBy
{
public:
    /// A version and how many games it played; empty where the store was older than to know it.
    struct Part
    {
        QString version;
        int games = 0;

        friend bool operator==(const Part&, const Part&) = default;
    };

    PlayedBy() = default;
    /// All of an experiment.
    explicit PlayedBy(const ExperimentResult& result);
    /// Those of these cells, by their ids.
    PlayedBy(const ExperimentResult& result, const QStringList& cells);

    void add(const ExperimentGame& game);
    /// By their versions, the unknown ones last; none without games.
    const std::vector<Part>& parts() const { return m_parts; }
    /// For files, English in every language: "0.5.0", or with several "0.5.0: 40, 0.6.0: 60, not
    /// recorded: 3".
    QString inFiles() const;
    /// For readers: "Fourcast 0.5.0 (40 games), Fourcast 0.6.0 (60 games)"; empty without games.
    QString toText() const;

private:
    std::vector<Part> m_parts;
};
