// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gameslist.h"

#include "core/session/gamelibrary.h"
#include "ui/games/gamepreview.h"
#include "ui/games/gamesexport.h"
#include "ui/games/gamesfilter.h"
#include "ui/games/gamesimport.h"
#include "ui/games/gamesmodel.h"
#include "ui/games/notedelegate.h"
#include "ui/style/tintedicon.h"
#include "ui/text/gamewords.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/quiettable.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QUndoCommand>
#include <QVBoxLayout>
#include <algorithm>
#include <unordered_set>
#include <utility>

namespace {

constexpr int previewWidth = 300;

/// Wide enough for what stands in it as a rule.
int widthFor(const QTableView& table, const QString& text)
{
    return table.fontMetrics().horizontalAdvance(text) + 24;
}

}

/// The games go to where they can be brought back from.
class GamesList::DeleteCommand : public QUndoCommand
{
public:
    DeleteCommand(GameLibrary& shelf, std::vector<qint64> ids)
        : m_shelf(shelf), m_ids(std::move(ids))
    {
    }

    void redo() override
    {
        m_shelf.changeEach(m_ids, [](GameArchive& archive, const GameLibrary::Games& some) {
            return archive.remove(some);
        });
    }
    void undo() override
    {
        m_shelf.changeEach(m_ids, [](GameArchive& archive, const GameLibrary::Games& some) {
            return archive.restore(some);
        });
    }

private:
    GameLibrary& m_shelf;
    std::vector<qint64> m_ids;
};

GamesList::GamesList(GameLibrary& shelf, QWidget* parent) : QWidget(parent), m_shelf(shelf)
{
    auto* const layout = new QVBoxLayout(this);
    m_filter = new GamesFilter;
    layout->addWidget(m_filter);
    m_model = new GamesModel(shelf, this);
    makeTable();
    auto* const left = new QWidget;
    auto* const column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    m_empty = new QLabel;
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    column->addWidget(m_empty, 1);
    m_showAll = new QPushButton(tr("Show all games"));
    m_showAll->setToolTip(tr("Without search and filters"));
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
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const QModelIndex current = m_table->currentIndex();
        m_currentRow = std::max(0, current.row());
        m_currentId = current.isValid() ? m_model->idAt(current.row()) : 0;
        m_chosenIds = chosen();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &GamesList::restorePlace);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &GamesList::showChosen);
    connect(m_model, &GamesModel::answered, this, &GamesList::showCount);
    connect(m_model, &GamesModel::answered, this, [this] {
        if (std::exchange(m_opensAnswer, false))
            m_open->trigger();
    });
    connect(m_model, &GamesModel::failed, this, &GamesList::said);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesList::showChosen);
    connect(&shelf, &GameLibrary::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&shelf, &GameLibrary::refused, this, &GamesList::said);
    connect(m_import, &GamesImport::progressed, this, [this](int done, int total) {
        m_count->setText(tr("Reading game files: %1 of %2").arg(done).arg(total));
    });
    connect(m_import, &GamesImport::finished, this, [this](const QString& sentence) {
        m_importAction->setText(tr("Import…"));
        refresh();
        Q_EMIT said(sentence);
    });
    m_table->sortByColumn(GamesModel::DateColumn, Qt::DescendingOrder);
    showCount();
    showChosen();
}

GamesList::~GamesList() = default;

void GamesList::makeTable()
{
    m_table = new QuietTable;
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(GamesModel::NoteColumn, new NoteDelegate(*m_model, m_table));
    m_table->setAccessibleName(tr("Games"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setSortingEnabled(true);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows(*m_table, 8);
    QHeaderView* const header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setStretchLastSection(true);
    followFont(*m_table, [this] { fitColumns(); });
    // As wide as is left, in a narrow window too.
    header->setMinimumSectionSize(36);
    header->resizeSection(GamesModel::NoteColumn, 60);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const ArchiveRow* const row = m_model->rowAt(index.row());
        if (index.column() == GamesModel::FavouriteColumn && row)
            m_model->setData(index, !row->favourite, Qt::EditRole);
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.column() != GamesModel::FavouriteColumn)
            m_open->trigger();
    });
}

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

void GamesList::fitColumns()
{
    const auto width = [this](int section, const QString& text) {
        // With the arrow that shows the order.
        const QString name
            = m_model->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        m_table->horizontalHeader()->resizeSection(
            section, std::max(widthFor(*m_table, text), widthFor(*m_table, name) + 10));
    };
    width(GamesModel::FavouriteColumn, QStringLiteral("★"));
    width(GamesModel::DateColumn, gamewords::date(QDateTime(QDate(2026, 11, 23), QTime(20, 50))));
    width(GamesModel::FirstColumn, QStringLiteral("mapped-h1 d"));
    width(GamesModel::SecondColumn, QStringLiteral("mapped-h1 d"));
    width(GamesModel::ResultColumn, QStringLiteral("not finished"));
    width(GamesModel::LengthColumn, QStringLiteral("42"));
    width(GamesModel::AccuracyColumn, QStringLiteral("100 %"));
}

void GamesList::makeCommands()
{
    m_open = addCommand(tr("Open"), "open", QKeySequence(Qt::CTRL | Qt::Key_O),
                        tr("Bring the game on the board; one that is not finished goes on"));
    m_review = addCommand(tr("Review"), "review", QKeySequence(Qt::SHIFT | Qt::Key_F5),
                          tr("Bring the game on the board and judge its moves"));
    m_star = addCommand(tr("Favourite"), "favourite", QKeySequence(Qt::CTRL | Qt::Key_D),
                        tr("Give the chosen games a star, or take it away"));
    m_delete = addCommand(tr("Delete"), "delete", QKeySequence(QKeySequence::Delete),
                          tr("Take the chosen games out of the list; Undo brings them back"));
    QAction* const undo = addCommand(tr("Undo"), "undo", QKeySequence(Qt::CTRL | Qt::Key_Z),
                                     tr("Bring back what was deleted last"));
    QAction* const redo
        = addCommand(tr("Redo"), "redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                     tr("Delete again what was brought back"));
    m_exportFiles = addCommand(tr("Game files…"), "save-as", QKeySequence(Qt::CTRL | Qt::Key_S),
                               tr("Save the chosen games as game files, several into a folder"));
    m_exportPdf = addCommand(tr("PDF…"), "export", QKeySequence(Qt::CTRL | Qt::Key_P),
                             tr("Print the chosen games to a PDF, with their moves and comments; "
                                "%1 games at most")
                                 .arg(gamesexport::mostInPdf));
    m_importAction = addCommand(tr("Import…"), "recover", QKeySequence(Qt::CTRL | Qt::Key_I),
                                tr("Add the game files of a folder and those below it"));
    QAction* const search
        = addCommand(tr("Search"), "zoom-whole", QKeySequence(Qt::CTRL | Qt::Key_F),
                     tr("Go to the search field"));
    connect(m_open, &QAction::triggered, this, [this] { open(false); });
    connect(m_review, &QAction::triggered, this, [this] { open(true); });
    connect(m_star, &QAction::triggered, this, [this] {
        const std::vector<qint64> ids = chosen();
        const ArchiveRow* const row
            = ids.empty() ? nullptr : m_model->rowAt(m_model->rowOf(ids[0]));
        const bool on = row && !row->favourite;
        m_shelf.changeEach(ids, [on](GameArchive& archive, const GameLibrary::Games& some) {
            return archive.setFavourite(some, on);
        });
    });
    connect(m_delete, &QAction::triggered, this, [this] {
        const std::vector<qint64> ids = chosen();
        if (ids.empty())
            return;
        m_undo.push(new DeleteCommand(m_shelf, ids));
        Q_EMIT said(tr("%n game(s) deleted; Undo brings them back.", nullptr,
                       static_cast<int>(ids.size())));
    });
    undo->setEnabled(false);
    redo->setEnabled(false);
    connect(&m_undo, &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&m_undo, &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    connect(undo, &QAction::triggered, &m_undo, &QUndoStack::undo);
    connect(redo, &QAction::triggered, &m_undo, &QUndoStack::redo);
    const auto told = [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); };
    connect(m_exportFiles, &QAction::triggered, this,
            [this, told] { gamesexport::toGameFiles(this, m_shelf, chosen(), told); });
    connect(m_exportPdf, &QAction::triggered, this,
            [this, told] { gamesexport::toPdf(this, m_shelf, chosen(), told); });
    connect(m_importAction, &QAction::triggered, this, &GamesList::askForImport);
    connect(search, &QAction::triggered, m_filter, &GamesFilter::focusSearch);

    auto* const row = new QWidget;
    auto* const buttons = new FlowLayout(row);
    for (QAction* const action :
         {m_open, m_review, m_star, m_delete, undo, m_exportFiles, m_exportPdf, m_importAction}) {
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
        this, QStringLiteral("opponents"), [](GameArchive& archive) { return archive.opponents(); },
        [this](const Expected<QStringList>& names) {
            if (names)
                m_filter->setOpponents(*names);
        });
}

std::vector<qint64> GamesList::chosen() const
{
    // By its ranges: selectedRows() takes a second of a hundred thousand.
    std::vector<int> rows;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<qint64> ids;
    for (const int row : rows)
        ids.push_back(m_model->idAt(row));
    return ids;
}

void GamesList::open(bool review)
{
    const std::vector<qint64> ids = chosen();
    if (ids.size() != 1)
        return;
    using Opened = std::pair<ArchivedGame, KeptAs>;
    m_shelf.ask<Opened>(
        this, QStringLiteral("open"),
        [id = ids.front()](GameArchive& archive) -> Expected<Opened> {
            FOURCAST_LET(auto game, archive.game(id));
            FOURCAST_LET(auto as, archive.keptAs(id));
            return Opened(std::move(game), std::move(as));
        },
        [this, review](const Expected<Opened>& opened) {
            if (!opened)
                Q_EMIT said(opened.error().message);
            else if (review)
                Q_EMIT reviewWanted(opened->first, opened->second);
            else
                Q_EMIT openWanted(opened->first, opened->second);
        });
}

void GamesList::showChosen()
{
    const std::vector<qint64> ids = chosen();
    const std::size_t count = ids.size();
    for (QAction* const action : {m_open, m_review})
        action->setEnabled(count == 1);
    for (QAction* const action : {m_star, m_delete, m_exportFiles, m_exportPdf})
        action->setEnabled(count > 0);
    if (count != 1) {
        m_preview->setNothing(count == 0
                                  ? tr("Choose a game to see it here.")
                                  : tr("%n games are chosen.", nullptr, static_cast<int>(count)));
        return;
    }
    m_shelf.ask<ArchivedGame>(
        this, QStringLiteral("preview"),
        [id = ids.front()](GameArchive& archive) { return archive.game(id); },
        [this](const Expected<ArchivedGame>& game) {
            if (game)
                m_preview->setGame(*game);
            else
                m_preview->setNothing(game.error().message);
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
                         : filtered        ? tr("No game is like that.")
                                    : tr("There are no games yet. Every game that you play is "
                                         "kept here by itself."));
    if (!m_import->isRunning())
        m_count->setText(filtered ? tr("%n game(s) found", nullptr, count)
                                  : tr("%n game(s)", nullptr, count));
}

/// The same game is looked at, or the one that has come to its place.
void GamesList::restorePlace()
{
    if (m_model->rowCount() == 0) {
        showChosen();
        return;
    }
    int row = m_currentId > 0 ? m_model->rowOf(m_currentId) : 0;
    if (row < 0)
        row = std::min(m_currentRow, m_model->rowCount() - 1);
    // Not on the star, which Enter would leave alone.
    m_table->setCurrentIndex(m_model->index(row, GamesModel::DateColumn));
    // Row by row they would be minutes of a hundred thousand.
    const std::unordered_set<qint64> ids(m_chosenIds.begin(), m_chosenIds.end());
    const auto isChosen = [&](int at) { return ids.contains(m_model->idAt(at)); };
    QItemSelection selection;
    for (int first = 0, end = m_model->rowCount(); first < end && !ids.empty(); ++first) {
        if (!isChosen(first))
            continue;
        int last = first;
        while (last + 1 < end && isChosen(last + 1))
            ++last;
        selection.select(m_model->index(first, 0), m_model->index(last, 0));
        first = last;
    }
    m_table->selectionModel()->select(selection,
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void GamesList::askForImport()
{
    if (m_import->isRunning()) {
        m_import->stop();
        return;
    }
    const QString folder = FileDialog::folder(this, tr("Import the game files of a folder"));
    if (!folder.isEmpty())
        importFolder(folder);
}

void GamesList::importFolder(const QString& folder)
{
    if (m_import->isRunning())
        return;
    m_importAction->setText(tr("Stop import"));
    m_import->start(folder);
}
