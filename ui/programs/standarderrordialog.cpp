// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/programs/standarderrordialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr QSize errorTextSize {640, 400};

}

StandardErrorDialog::StandardErrorDialog(const QString& program, const QByteArray& output,
                                         QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Standard error of %1", "a program").arg(program));
    auto* const text = new QPlainTextEdit(this);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(windowTitle());
    text->setPlaceholderText(tr("The program wrote nothing to standard error."));
    text->setPlainText(QString::fromUtf8(output));
    text->moveCursor(QTextCursor::End);

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* const copy = buttons->addButton(tr("&Copy all"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Put the whole text on the clipboard"));
    copy->setEnabled(!output.isEmpty());
    connect(copy, &QPushButton::clicked, text, [text] {
        const QTextCursor place = text->textCursor();
        text->selectAll();
        text->copy();
        text->setTextCursor(place);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(errorTextSize);
}
