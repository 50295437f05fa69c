// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDialog>

/// What a program of others wrote to standard error, to read and to copy: the latest last, and in
/// sight.
class StandardErrorDialog : public QDialog
{
    Q_OBJECT

public:
    /// `output` as programoutput::of(program) has it.
    StandardErrorDialog(const QString& program, const QByteArray& output,
                        QWidget* parent = nullptr);
};
