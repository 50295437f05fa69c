// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparisonresult.h"
#include "ui/table/tablemodel.h"

/// A comparison as a table: a row for each contender, a column for each quantity with its median
/// and, below it, its spread. Which columns there are is chosen. Of a recorded search that was
/// repeated each figure is a row (ui/labs/compare/repeatedrows.h).
class CompareModel : public TableModel
{
    Q_OBJECT

public:
    /// What can stand in a column: "answer", "ratio", "full-tree", ... or the key of a quantity.
    struct Kind
    {
        QString key;
        /// Null for what is no quantity.
        const SearchQuantity* quantity = nullptr;
        QString title;
        QString meaning;
    };

    using TableModel::TableModel;

    void setResult(ComparisonResult result);
    const ComparisonResult& result() const { return m_result; }
    /// Whose ratios are shown.
    void setCharted(const SearchQuantity& quantity);

    /// All that there could be, in their order.
    std::vector<Kind> kinds() const;
    /// As many as a small window has room for; all have one for their figures.
    static QStringList usualKeys();
    /// Those that are chosen; unknown ones are ignored.
    void setChosen(const QStringList& keys);
    QStringList chosen() const { return m_chosen; }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString text(std::size_t row, const Kind& kind) const;
    QString pruningText(const PruningMetrics& figures, const QString& key) const;
    QString tip(std::size_t row, const Kind& kind) const;
    void read();

    ComparisonResult m_result;
    const SearchQuantity* m_charted = searchQuantity(u"milliseconds");
    QStringList m_chosen = usualKeys();
    /// Those of the chosen ones that any contender has.
    std::vector<Kind> m_columns;
};
