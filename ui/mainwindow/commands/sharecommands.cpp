// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/sharecommands.h"

#include "ui/board/boardpicture.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QApplication>
#include <QClipboard>

ShareCommands::ShareCommands(WindowParts& parts, QWidget& window) : m_parts(parts), m_window(window)
{
    const Actions& actions = m_parts.actions;
    actions.on(Command::CopyPicture, this, &ShareCommands::copyPicture);
    actions.on(Command::SavePicture, this, &ShareCommands::savePicture);
    actions.on(Command::Share, this, &ShareCommands::share);
}

void ShareCommands::copyPicture()
{
    QApplication::clipboard()->setImage(m_parts.centre.board().picture().image());
    m_parts.status.say(tr("The picture is on the clipboard"));
}

void ShareCommands::savePicture()
{
    // As it is now: it may change while the name is chosen.
    const BoardPicture picture = m_parts.centre.board().picture();
    const auto make = [picture](const QString& path) -> Expected<QByteArray> {
        return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ? picture.svg()
                                                                         : picture.png();
    };
    exportdialog::run(
        &m_window,
        {.title = tr("Save a picture of the board"),
         .filter = tr("PNG picture (*.png)") + QStringLiteral(";;") + tr("SVG drawing (*.svg)"),
         .name = tr("board", "name of a file"),
         .suffix = QStringLiteral("png")},
        make, [this](const exportdialog::Answer& answer) { m_parts.tell(answer); });
}

void ShareCommands::share()
{
    auto* dialog = new ShareDialog(m_parts.model.game().positionText(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}
