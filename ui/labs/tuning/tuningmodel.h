// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuning.h"

#include <QAbstractTableModel>

/// The steps of a climb as rows, the newest first.
class TuningModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        StepColumn,
        ValueColumn, ///< which value moved
        FromColumn,
        ToColumn,
        GamesColumn,
        BetterColumn,
        EqualColumn,
        WorseColumn,
        LlrColumn,
        VerdictColumn,
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setResult(const TuningResult& result);
    const TuningResult& result() const { return m_result; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const TuningStep& step, int column) const;

    TuningResult m_result;
};

/// "39.0 % of 100 games won (95 % interval 30.0 to 48.8 %), 39.0 % lost".
QString strengthText(const TuningStrength& strength);
/// The verdict on a step in words: "kept", "not stronger", "open at the cap".
QString verdictText(const TuningStep& step, const SprtState& test);
