// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamespresenter.h"

#include "core/engines/levels.h"
#include "core/recording/recordingfile.h"
#include "ui/games/gamesdialog.h"
#include "ui/play/gamemodel.h"
#include "ui/play/games/autosave.h"
#include "ui/play/games/gamefiles.h"
#include "ui/play/playcontroller.h"
#include "ui/text/gamewords.h"

#include <QDir>

namespace {

/// As it was then; of a name in a file what this program can make of it.
std::optional<Entrant> entrantOf(const ArchivedPlayer& player)
{
    if (player.entrant)
        return player.entrant;
    if (seatOf(player.name) == Seat::Person)
        return Entrant::person();
    if (const int level = levelOf(player.name); level > 0) {
        Entrant entrant {.engine = levels()[static_cast<std::size_t>(level - 1)].engine};
        entrant.ensureLimit();
        return entrant;
    }
    return {};
}

}

GamesPresenter::GamesPresenter(GameModel& model, PlayController& controller, ReviewSession& review,
                               Autosave& autosave, GameFiles& files, const QString& file,
                               QWidget* window)
    : QObject(window), m_model(model), m_controller(controller), m_files(files), m_window(window),
      m_shelf(file), m_keeper(model, controller, review, autosave, m_shelf)
{
    files.setKeeper([this] { return m_keeper.keeps(); });
    connect(&m_keeper, &GameArchiver::failed, this, [this](const QString& reason) {
        Q_EMIT refused(tr("Games aren't being saved in My games right now. %1").arg(reason));
    });
    connect(&m_keeper.recordings(), &RecordingKeeper::failed, this, [this](const QString& reason) {
        Q_EMIT refused(tr("What the engines reported of this game isn't saved. %1").arg(reason));
    });
    connect(&autosave, &Autosave::recovered, this, &GamesPresenter::bringRecording);
    connect(&model, &GameModel::positionChanged, this, [this] {
        if (m_dialog)
            m_dialog->setPosition(m_model.position());
    });
}

GamesPresenter::~GamesPresenter()
{
    m_files.setKeeper({});
    delete m_dialog;
}

QString GamesPresenter::usualFile(const QString& autosaveFolder)
{
    return QDir::cleanPath(autosaveFolder + QStringLiteral("/../games.sqlite"));
}

void GamesPresenter::bringRecording(const QString& uid)
{
    using Shared = std::shared_ptr<const Recording>;
    m_shelf.ask<Shared>(
        this, QStringLiteral("recording"),
        [recordings = m_keeper.recordings().recordings(), uid](GameArchive&) -> Expected<Shared> {
            if (!recordings.has(uid))
                return Shared();
            return recordingfile::load(recordings.file(uid)).map([](Recording&& recording) {
                return std::make_shared<const Recording>(std::move(recording));
            });
        },
        [this, uid](const Expected<Shared>& recording) {
            if (recording && *recording && m_keeper.uid() == uid)
                Q_EMIT recordingOpened(*recording);
        });
}

void GamesPresenter::makeDialog()
{
    if (m_dialog)
        return;
    m_dialog = new GamesDialog(m_shelf, m_window);
    m_dialog->setPosition(m_model.position());
    connect(m_dialog, &GamesDialog::openWanted, this,
            [this](const KeptGame& game) { open(game, true); });
    connect(m_dialog, &GamesDialog::reviewWanted, this, [this](const KeptGame& game) {
        if (open(game, false))
            Q_EMIT reviewWanted();
    });
    connect(m_dialog, &GamesDialog::measureWanted, this, [this](const KeptGame& game) {
        if (open(game, false))
            Q_EMIT measureWanted();
    });
}

void GamesPresenter::show()
{
    makeDialog();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void GamesPresenter::showPosition()
{
    show();
    m_dialog->showPosition();
}

bool GamesPresenter::open(const KeptGame& kept, bool goesOn)
{
    const ArchivedGame& game = kept.game;
    if (!m_files.mayDiscard())
        return false;
    const bool finished = game.game.outcome() != Outcome::Unfinished;
    m_controller.pause();
    Game shown = game.game;
    shown.goTo(shown.length());
    m_model.reset(std::move(shown));
    m_keeper.goOnWith(kept.as);
    if (kept.recording)
        Q_EMIT recordingOpened(kept.recording);
    if (!finished && goesOn) {
        restorePlayers(game);
        if (!m_controller.bothAreEngines())
            m_controller.resume();
    }
    m_dialog->hide();
    Q_EMIT opened();
    Q_EMIT done(finished ? tr("%1, of %2").arg(gamewords::title(game), gamewords::date(game.begun))
                         : tr("%1 continues").arg(gamewords::title(game)));
    return true;
}

/// Only where both are known: half of the old ones would be others' game.
void GamesPresenter::restorePlayers(const ArchivedGame& game)
{
    const auto first = entrantOf(game.players[0]);
    const auto second = entrantOf(game.players[1]);
    if (first && second)
        Q_EMIT playersChosen(*first, *second);
}
