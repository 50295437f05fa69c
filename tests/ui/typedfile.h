// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

/// Types a file's name. QFileDialog::selectFile() leaves the field as it is where that has the
/// focus, and when it gets it depends on the machine.
inline void typeFile(QFileDialog& dialog, const QString& path)
{
    auto* const field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(field);
    field->setText(path);
}

/// In the dialog that opens next: types the name and presses Save; whatever has it is replaced.
inline void saveInNextDialog(const QString& path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        typeFile(*dialog, path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}
