// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

/// The heads of a table's columns, where a long one goes on in a second line: figures are often
/// narrower than what they are called.
class TwoLineHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TwoLineHeader(QWidget* parent = nullptr);

    /// Broken between two words, so that the longer half is as short as it can be; as it is where
    /// it is one word.
    static QString inTwoLines(const QString& text, const QFontMetrics& metrics);

protected:
    QSize sectionSizeFromContents(int logicalIndex) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;
};
