// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameslist.h"

#include "core/recording/recordingfile.h"
#include "core/session/gamelibrary.h"
#include "ui/games/gamepreview.h"
#include "ui/games/gamesexport.h"
#include "ui/games/gamesfilter.h"
#include "ui/games/gamesimport.h"
#include "ui/games/gamesmodel.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/flowlayout.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QUndoCommand>
#include <QVBoxLayout>
#include <utility>

namespace {

constexpr int previewWidth = 300;

}

/// The games go to where they can be brought back from.
class GamesList::DeleteCommand : public QUndoCommand
{
public:
    DeleteCommand(GameLibrary& shelf, std::vector<qint64> ids)
        : m_shelf(shelf), m_ids(std::move(ids))
    {
    }

    void redo() override { m_shelf.changeEach(m_ids, &GameArchive::remove); }
    void undo() override { m_shelf.changeEach(m_ids, &GameArchive::restore); }

private:
    GameLibrary& m_shelf;
    std::vector<qint64> m_ids;
};

GamesList::GamesList(GameLibrary& shelf, QWidget* parent)
    : QWidget(parent), m_shelf(shelf), m_recordings(KeptRecordings::usualFolder(shelf.file()))
{
    auto* const layout = new QVBoxLayout(this);
    m_filter = new GamesFilter;
    layout->addWidget(m_filter);
    m_model = new GamesModel(shelf, this);
    m_table = new GamesTable(*m_model);
    m_table->setAccessibleName(tr("Games"));
    auto* const left = new QWidget;
    auto* const column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    m_empty = new QLabel;
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    column->addWidget(m_empty, 1);
    m_showAll = new QPushButton(tr("Show all games"));
    m_showAll->setToolTip(tr("Clear the search and filters"));
    column->addWidget(m_showAll, 0, Qt::AlignHCenter);
    connect(m_showAll, &QPushButton::clicked, m_filter, &GamesFilter::clear);
    m_preview = new GamePreview;
    auto* const splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(left);
    splitter->addWidget(m_preview);
    splitter->setStretchFactor(0, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({3 * previewWidth, previewWidth});
    layout->addWidget(splitter, 1);
    m_count = new QLabel;
    m_count->setWordWrap(true);
    layout->addWidget(m_count);
    m_import = new GamesImport(shelf, this);
    makeCommands();

    connect(m_table, &GamesTable::opened, m_open, &QAction::trigger);
    connect(m_filter, &GamesFilter::changed, this, [this] {
        m_opensAnswer = false;
        ArchiveQuery query = m_filter->query();
        query.order = m_model->query().order;
        query.descending = m_model->query().descending;
        m_model->setQuery(query);
    });
    connect(m_filter, &GamesFilter::entered, this, [this] {
        m_opensAnswer = !m_model->isCurrent();
        if (!m_opensAnswer)
            m_open->trigger();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_model->rowCount() == 0)
            showChosen();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &GamesList::showChosen);
    connect(m_model, &GamesModel::answered, this, &GamesList::showCount);
    connect(m_model, &GamesModel::answered, this, [this] {
        if (std::exchange(m_opensAnswer, false))
            m_open->trigger();
    });
    connect(m_model, &GamesModel::failed, this, &GamesList::messageReady);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesList::showChosen);
    connect(&shelf, &GameLibrary::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&shelf, &GameLibrary::refused, this, &GamesList::messageReady);
    connect(m_import, &GamesImport::progressed, this, [this](int done, int total) {
        m_count->setText(tr("Reading game files: %1 of %2").arg(done).arg(total));
    });
    connect(m_import, &GamesImport::finished, this, [this](const QString& sentence) {
        m_importAction->setText(tr("Import…"));
        refresh();
        Q_EMIT messageReady(sentence);
    });
    m_table->sortByColumn(GamesModel::DateColumn, Qt::DescendingOrder);
    showCount();
    showChosen();
}

GamesList::~GamesList() = default;

QAction* GamesList::addCommand(const QString& text, const char* icon, const QKeySequence& keys,
                               const QString& tip)
{
    auto* const action = new QAction(tintedIcon(QString::fromLatin1(icon)), text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    const QString name = QString(text).remove(QChar(0x2026));
    action->setToolTip(tr("%1 (%2)", "what is done, by which keys")
                           .arg(tip, action->shortcut().toString(QKeySequence::NativeText)));
    action->setStatusTip(tip);
    action->setObjectName(name);
    addAction(action);
    m_commands += action;
    return action;
}

void GamesList::makeCommands()
{
    m_open = addCommand(tr("Open"), "open", QKeySequence(Qt::CTRL | Qt::Key_O),
                        tr("Open the game on the board. Unfinished games continue."));
    m_review = addCommand(tr("Review"), "review", QKeySequence(Qt::SHIFT | Qt::Key_F5),
                          tr("Open the game on the board and review its moves"));
    m_measure = addCommand(tr("Measure"), "measure", QKeySequence(Qt::CTRL | Qt::Key_M),
                           tr("Open the game at its slowest move and see what each search cost"));
    m_star = addCommand(tr("Favourite"), "favourite", QKeySequence(Qt::CTRL | Qt::Key_D),
                        tr("Add a star to the selected games, or remove it"));
    m_delete = addCommand(tr("Delete"), "delete", QKeySequence(QKeySequence::Delete),
                          tr("Delete the selected games. You can undo this."));
    QAction* const undo = addCommand(tr("Undo"), "undo", QKeySequence(Qt::CTRL | Qt::Key_Z),
                                     tr("Restore the games you deleted last"));
    QAction* const redo
        = addCommand(tr("Redo"), "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                     tr("Delete the restored games again"));
    m_exportFiles = addCommand(tr("Game files…"), "save-as", QKeySequence(Qt::CTRL | Qt::Key_S),
                               tr("Save the selected games as game files, several in a folder"));
    m_exportPdf = addCommand(
        tr("PDF…"), "export", QKeySequence(Qt::CTRL | Qt::Key_P),
        tr("Save up to %1 selected games as a PDF, comments included").arg(gamesexport::mostInPdf));
    m_importAction = addCommand(tr("Import…"), "recover", QKeySequence(Qt::CTRL | Qt::Key_I),
                                tr("Add the game files from a folder and its subfolders"));
    QAction* const search
        = addCommand(tr("Search"), "zoom-whole", QKeySequence(Qt::CTRL | Qt::Key_F),
                     tr("Go to the search field"));
    connect(m_open, &QAction::triggered, this, [this] { open(&GamesList::openWanted); });
    connect(m_review, &QAction::triggered, this, [this] { open(&GamesList::reviewWanted); });
    connect(m_measure, &QAction::triggered, this, [this] { open(&GamesList::measureWanted); });
    connect(m_star, &QAction::triggered, this, [this] {
        const std::vector<qint64> ids = m_table->chosen();
        const ArchiveRow* const row
            = ids.empty() ? nullptr : m_model->rowAt(m_model->rowOf(ids[0]));
        const bool on = row && !row->favourite;
        m_shelf.changeEach(ids, [on](GameArchive& archive, const GameLibrary::Games& some) {
            return archive.setFavourite(some, on);
        });
    });
    connect(m_delete, &QAction::triggered, this, [this] {
        const std::vector<qint64> ids = m_table->chosen();
        if (ids.empty())
            return;
        m_undo.push(new DeleteCommand(m_shelf, ids));
        Q_EMIT messageReady(tr("%n game(s) deleted. Undo brings them back.", nullptr,
                               static_cast<int>(ids.size())));
    });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&m_undo, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&m_undo, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(undo, &QAction::triggered, &m_undo, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &m_undo, &QUndoStack::redo);
    const auto onFinished
        = [this](const exportdialog::Answer& answer) { Q_EMIT messageReady(answer.sentence); };
    connect(m_exportFiles, &QAction::triggered, this, [this, onFinished] {
        gamesexport::toGameFiles(this, m_shelf, m_table->chosen(), onFinished);
    });
    connect(m_exportPdf, &QAction::triggered, this, [this, onFinished] {
        gamesexport::toPdf(this, m_shelf, m_table->chosen(), onFinished);
    });
    connect(m_importAction, &QAction::triggered, this, &GamesList::askForImport);
    connect(search, &QAction::triggered, m_filter, &GamesFilter::focusSearch);

    auto* const row = new QWidget;
    auto* const buttons = new FlowLayout(row);
    for (QAction* const action : {m_open, m_review, m_measure, m_star, m_delete, undo,
                                  m_exportFiles, m_exportPdf, m_importAction}) {
        auto* const button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        buttons->addWidget(button);
    }
    static_cast<QBoxLayout*>(layout())->addWidget(row);
}

void GamesList::refresh()
{
    m_model->refresh();
    m_shelf.ask<QStringList>(
        this, QStringLiteral("people"), [](GameArchive& archive) { return archive.people(); },
        [this](const Expected<QStringList>& names) {
            if (names)
                m_filter->setPeople(*names);
        });
    m_shelf.ask<QStringList>(
        this, QStringLiteral("opponents"), [](GameArchive& archive) { return archive.opponents(); },
        [this](const Expected<QStringList>& names) {
            if (names)
                m_filter->setOpponents(*names);
        });
}

void GamesList::open(void (GamesList::*wanted)(const KeptGame&))
{
    const std::vector<qint64> ids = m_table->chosen();
    if (ids.size() != 1)
        return;
    struct Opened
    {
        KeptGame game;
        QString refused; // why its recording can't be read
    };
    m_shelf.ask<Opened>(
        this, QStringLiteral("open"),
        [id = ids.front(), recordings = m_recordings](GameArchive& archive) -> Expected<Opened> {
            Opened opened;
            FOURCAST_LET(opened.game.game, archive.game(id));
            FOURCAST_LET(opened.game.as, archive.keptAs(id));
            if (!recordings.has(opened.game.as.uid))
                return opened;
            auto recording = recordingfile::load(recordings.file(opened.game.as.uid));
            if (recording)
                opened.game.recording = std::make_shared<const Recording>(std::move(*recording));
            else
                opened.refused = recording.error().message;
            return opened;
        },
        [this, wanted](const Expected<Opened>& opened) {
            if (!opened)
                return Q_EMIT messageReady(opened.error().message);
            if (!opened->refused.isEmpty())
                Q_EMIT messageReady(opened->refused);
            Q_EMIT(this->*wanted)(opened->game);
        });
}

void GamesList::showChosen()
{
    const std::vector<qint64> ids = m_table->chosen();
    const std::size_t count = ids.size();
    for (QAction* const action : {m_open, m_review})
        action->setEnabled(count == 1);
    for (QAction* const action : {m_star, m_delete, m_exportFiles, m_exportPdf})
        action->setEnabled(count > 0);
    m_measure->setEnabled(false);
    if (count != 1) {
        m_preview->setNothing(count == 0
                                  ? tr("Select a game to see it here.")
                                  : tr("%n games selected.", nullptr, static_cast<int>(count)));
        return;
    }
    using Chosen = std::pair<ArchivedGame, bool>; // and are its searches known?
    m_shelf.ask<Chosen>(
        this, QStringLiteral("preview"),
        [id = ids.front(), recordings = m_recordings](GameArchive& archive) {
            return archive.game(id).map([&recordings](const ArchivedGame& game) {
                return Chosen(game, recordings.has(game.uid));
            });
        },
        [this](const Expected<Chosen>& chosen) {
            if (!chosen)
                return m_preview->setNothing(chosen.error().message);
            m_preview->setGame(chosen->first);
            m_measure->setEnabled(chosen->second);
        });
}

void GamesList::showCount()
{
    const int count = m_model->rowCount();
    const bool filtered = m_model->query().isFiltered();
    m_table->setVisible(count > 0);
    m_empty->setVisible(count == 0);
    m_showAll->setVisible(count == 0 && filtered);
    m_empty->setText(!m_model->isCurrent() ? QStringLiteral("…")
                         : filtered
                         ? tr("No games match.")
                         : tr("No games yet. Every game you play is saved here automatically."));
    if (!m_import->isRunning())
        m_count->setText(filtered ? tr("%n game(s) found", nullptr, count)
                                  : tr("%n game(s)", nullptr, count));
}

void GamesList::askForImport()
{
    if (m_import->isRunning()) {
        m_import->stop();
        return;
    }
    const QString folder = FileDialog::folder(this, tr("Import the game files from a folder"));
    if (!folder.isEmpty())
        importFolder(folder);
}

void GamesList::importFolder(const QString& folder)
{
    if (m_import->isRunning())
        return;
    m_importAction->setText(tr("Stop importing"));
    m_import->start(folder);
}
