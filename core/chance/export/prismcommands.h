// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chance/export/prismwords.h"

namespace fourcast::chance {

/// A summand with its sum variables' data filled in, as commands of PRISM.
class PrismCommands
{
public:
    PrismCommands(const Lppe& lppe, const PrismNames& names, const Summand& summand,
                  std::span<const std::int64_t> sums);

    /// One for each thing that the observer can see in it, each with the end of the line.
    QStringList commands() const;
    const QString& label() const { return m_label; }
    /// Another one, where labels have to differ.
    void setLabel(const QString& label) { m_label = label; }
    /// "guard : worth" of its reward; empty where it has none.
    QString reward() const;

private:
    struct Branch
    {
        QString probability;
        QString update;
    };

    void addBranch(const Alternative& alternative, std::span<const std::int64_t> locals);
    QString assignment(const Alternative& alternative, const PrismWords& words,
                       const QString& probability, bool isCertain);
    QString matching(const ActionFormula& formula) const;
    QString command(const QString& guard, int observed) const;

    const Lppe& m_lppe;
    const PrismNames& m_names;
    const Summand& m_summand;
    std::vector<std::int64_t> m_sums;
    QString m_label;
    QString m_guard;
    QStringList m_ranges; ///< what else has to be true
    std::vector<Branch> m_branches;
};

}
