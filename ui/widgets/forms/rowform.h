// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QHash>

class QLabel;

/// Fields below each other with their names before them, and rows as wide as the form between them,
/// which may hold sentences and forms of their own: each row is as high as it needs to be at its
/// width. (QFormLayout leaves the height of wide rows out of its own.)
class RowForm : public QGridLayout
{
    Q_OBJECT

public:
    explicit RowForm(QWidget* parent = nullptr);

    /// The name's mnemonic leads to the field.
    void addRow(const QString& name, QWidget* field);
    /// As wide as the form.
    void addRow(QWidget* wide);
    /// With its name, if it has one.
    void setRowVisible(QWidget* field, bool visible);

private:
    QHash<QWidget*, QLabel*> m_names;
};
