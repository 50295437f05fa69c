// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QListWidget>
#include <QString>
#include <vector>

/// The list beside a chart: an entry with a check box for every series. Space or a click on the box
/// shows and hides; the arrow keys walk; it scrolls when there are many.
class ChartLegend : public QListWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString label;
        QIcon icon;
        bool shown = true;
    };

    explicit ChartLegend(QWidget* parent = nullptr);

    /// Keeps the current entry when the number of entries stays the same.
    void setEntries(const std::vector<Entry>& entries);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void shownChanged(std::size_t entry, bool shown);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void setAllShown(bool shown);
    void showOnly(int entry);

    bool m_filling = false;
};
