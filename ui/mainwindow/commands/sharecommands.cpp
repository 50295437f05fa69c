// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/commands/sharecommands.h"

#include "core/archive/archivedgame.h"
#include "ui/board/boardpicture.h"
#include "ui/board/boardview.h"
#include "ui/mainwindow/parts/windowparts.h"
#include "ui/play/sharing/filmdialog.h"
#include "ui/play/sharing/sharedialog.h"
#include "ui/play/turntext.h"
#include "ui/style/showndiscs.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <utility>

ShareCommands::ShareCommands(WindowParts& parts, QWidget& window) : m_parts(parts), m_window(window)
{
    const Actions& actions = m_parts.actions;
    actions.on(Command::CopyPicture, this, &ShareCommands::copyPicture);
    actions.on(Command::SavePicture, this, &ShareCommands::savePicture);
    actions.on(Command::MovingPicture, this, &ShareCommands::saveFilm);
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

/// The game in the colours of the window, with the names that its file or its players have.
void ShareCommands::saveFilm()
{
    const BoardView& board = m_parts.centre.board();
    const BoardPicture picture = board.picture();
    FilmRequest request;
    request.game = m_parts.model.game();
    request.look = FilmLook::make(ShownDiscs::theme(), board.palette(), ShownDiscs::material());
    request.look.flipped = picture.isFlipped();
    request.look.glyphs = picture.scene().glyphs;
    request.look.coordinates = picture.scene().coordinates;
    const auto name = [this](Player side, const char* tag) {
        const QString tagged = m_parts.model.game().tag(QLatin1String(tag));
        const Entrant& player = m_parts.controller.player(side);
        return !tagged.isEmpty() ? shownName(tagged)
            : player.human       ? personWord(player, side, ShownDiscs::theme())
                                 : engineWord(player);
    };
    request.words.first = name(Player::First, "First");
    request.words.second = name(Player::Second, "Second");
    request.words.result = filmResult(request.game, request.words.first, request.words.second);
    auto* const dialog = new FilmDialog(std::move(request), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ShareCommands::share()
{
    auto* dialog = new ShareDialog(m_parts.model.game().positionText(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The dialog closes first: two in front of each other hide the board.
    const auto offer = [this, dialog](Command command) {
        QAction* const action = m_parts.actions[command];
        connect(dialog->offer(*action), &QPushButton::clicked, action, [dialog, action] {
            dialog->close();
            action->trigger();
        });
    };
    offer(Command::SavePicture);
    offer(Command::MovingPicture);
    dialog->open();
}
