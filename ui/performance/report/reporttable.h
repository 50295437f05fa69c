// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QTableView>
#include <vector>

/// A part of a search report as a table: texts that were made elsewhere. A new report changes the
/// cells that are different and no others, so that what is selected stays.
class ReportTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The shares of a bar, 0 to 1 each and together, as a list of numbers.
    static constexpr int barRole = Qt::UserRole + 1;
    /// Of a heading: which part of the bars it stands for; none where it is not valid.
    static constexpr int partRole = Qt::UserRole + 2;

    struct Heading
    {
        QString text;
        QString meaning; ///< a sentence
        int part = -1; ///< of the bars; -1: none
        friend bool operator==(const Heading&, const Heading&) = default;
    };
    struct Cell
    {
        QString text;
        /// What it says at length, for the mouse and for who listens; empty where the text does.
        QString sentence {};
        QList<double> bar {};
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    using Row = std::vector<Cell>;

    explicit ReportTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// The headings of one table do not change in number.
    void setHeadings(std::vector<Heading> headings);
    /// As many cells in each as there are headings.
    void setRows(std::vector<Row> rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Heading> m_headings;
    std::vector<Row> m_rows;
};

/// Shows one: as high as its rows, because the page scrolls as a whole, with columns that become
/// wider and never narrower while reports come in. Tab goes on to what follows.
class ReportTable : public QTableView
{
    Q_OBJECT

public:
    explicit ReportTable(const QString& name, QWidget* parent = nullptr);

    ReportTableModel& rows() { return *m_model; }
    /// Other columns may be narrow again: another search is shown.
    void forgetWidths();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isWiderThanPlace() const;
    void widen(int firstRow, int lastRow);
    void fitHeight();

    ReportTableModel* m_model = nullptr;
    std::vector<int> m_widths;
    bool m_hasBar = false; ///< to scroll aside, with room of its own
};
