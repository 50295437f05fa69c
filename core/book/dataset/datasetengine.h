// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/dataset/dataset.h"
#include "core/search/engine.h"
#include "core/search/seededchoice.h"

#include <string>

/// The data set player: it plays from labels alone as long as they say something, and shows by that
/// what a data set is worth beside a solver.
///
/// It looks up the positions after its moves, each exactly as it is or as its mirror image. A won
/// label decides, then a drawn one; a lost one only where every move has a label. Among equal
/// labels the seed chooses: they do not say how far away the end is. Where the labels do not
/// decide, another engine moves, which is everywhere but before the eighth disc with the published
/// set; the label of the position itself then still says who wins.
class DatasetEngine : public Engine
{
public:
    /// Called from the thread that searches.
    using Labels = std::function<std::optional<DatasetLabel>(const Position&)>;

    DatasetEngine(std::string name, Labels labels, std::uint64_t seed,
                  std::unique_ptr<Engine> otherwise);
    ~DatasetEngine() override;

    std::string_view name() const override { return m_name; }
    /// The limits are for the other engine.
    SearchReport search(const Position& root, const SearchLimits& limits,
                        const SearchContext& context) override;
    void newGame() override;

private:
    SearchReport lookUp(const Position& root) const;
    SearchReport withLabels(SearchReport report, const SearchReport& labelled) const;

    std::string m_name;
    Labels m_labels;
    std::uint64_t m_seed;
    SeededChoice m_choice;
    std::unique_ptr<Engine> m_otherwise;
};
