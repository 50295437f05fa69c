// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;

/// Names with their values, in as many columns as there is room for. A value's text is what a
/// screen reader says, its name is the description.
class FieldGrid : public QWidget
{
    Q_OBJECT

public:
    enum class Width
    {
        Cell,
        Row ///< a long value has a row of its own
    };

    explicit FieldGrid(QWidget* parent = nullptr);

    /// The number by which setValue() knows it. The tip says what it is; empty for none.
    std::size_t add(const QString& name, const QString& tip, Width width = Width::Cell);
    void setValue(std::size_t field, const QString& text);
    /// How many names stand beside each other now.
    int columns() const { return m_columns; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Field
    {
        QLabel* name = nullptr;
        QLabel* value = nullptr;
        Width width = Width::Cell;
    };

    int columnsFor(int width) const;
    void arrange(int columns);

    QGridLayout* m_grid = nullptr;
    std::vector<Field> m_fields;
    int m_columns = 0;
};
