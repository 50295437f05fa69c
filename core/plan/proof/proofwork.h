// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/proof/prooftask.h"

#include <QFile>
#include <memory>
#include <unordered_map>
#include <vector>

/// What a proof is built of: where it begins, and what it claims.
template <typename Board> struct ProofRequest
{
    std::vector<Move> rootMoves;
    Board root;
    Player side = Player::First;
    PlanGoal goal = PlanGoal::Win;
    ProofSettings settings = usualProofSettings<Board>();
};

/// The answers that a proof is built from, kept in a file as they come, so that a run that ended
/// is gone on with: one line for each, `<position> <answer>`, after two lines that say what they
/// are for. A run that was killed loses what it was about; a line that was cut off is dropped.
class ProofWork
{
public:
    /// Nothing is kept beyond its life.
    ProofWork() = default;

    /// Reads what is there, or begins a file. Fails with a sentence where the file is of another
    /// proof, of other settings or of another version of the program, is damaged, or can't be
    /// written.
    template <typename Board>
    static Expected<ProofWork> open(const QString& path, const ProofRequest<Board>& request);

    /// Null where the position is not answered yet.
    const QByteArray* answer(std::uint64_t key) const;
    std::size_t size() const { return m_answers.size(); }
    /// It is in the file when this returns.
    Expected<void> add(std::uint64_t key, const QByteArray& answer);

private:
    Expected<void> load(const QByteArray& head);

    std::unique_ptr<QFile> m_file;
    std::unordered_map<std::uint64_t, QByteArray> m_answers;
};
