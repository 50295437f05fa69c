// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/botresults.h"

#include "core/bots/botreportcolumns.h"
#include "ui/board/boardthumbnail.h"
#include "ui/table/tablemodel.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/quiettable.h"
#include "ui/widgets/rowtable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <chrono>

namespace {

/// Read aloud, one takes longer than a game.
constexpr std::chrono::seconds betweenSummaries(3);

QuietTable* botTable(TableModel& model, const QString& name, int lines)
{
    auto* const table = new QuietTable;
    table->setModel(&model);
    readByRow(*table, name);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRows(*table, 6);
    keepLines(*table, lines);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

}

BotResults::BotResults(QWidget* parent) : QWidget(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(betweenSummaries);
    connect(&m_quiet, &QTimer::timeout, this, [this] { saySummary(false); });
    build();
    setReport(nullptr);
}

void BotResults::build()
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_summary = new LiveLabel;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setAccessibleDescription(tr("Result of the games"));
    column->addWidget(m_summary);
    m_errors = new QPlainTextEdit;
    m_errors->setObjectName(QStringLiteral("errors"));
    m_errors->setAccessibleName(tr("Standard error of the bot"));
    m_errors->setToolTip(tr("What the bot wrote to standard error"));
    m_errors->setReadOnly(true);
    m_errors->setTabChangesFocus(true);
    useFixedLetters(*m_errors);
    keepLines(*m_errors, 4);
    column->addWidget(m_errors);
    column->addWidget(buildMisses(), 2);
    column->addWidget(buildRecords(), 1);
}

QWidget* BotResults::buildMisses()
{
    m_missModel = new TableModel(this);
    m_misses = botTable(*m_missModel, tr("What the bot missed"), 6);
    m_misses->setObjectName(QStringLiteral("misses"));
    m_board = new BoardThumbnail;
    m_board->setCoordinates(true);
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const beside = new QVBoxLayout;
    beside->addWidget(m_board, 1);
    beside->addWidget(m_sentence);
    auto* const part = new QWidget;
    auto* const row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_misses, 3);
    row->addLayout(beside, 1);
    connect(m_misses->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BotResults::showMiss);
    connect(m_misses, &QTableView::activated, this, [this](const QModelIndex& index) {
        const BotMiss& miss = m_shown[static_cast<std::size_t>(index.row())];
        Q_EMIT gameWanted(miss.game->game, miss.miss.ply);
    });
    return part;
}

QWidget* BotResults::buildRecords()
{
    m_recordModel = new TableModel(this);
    m_records = botTable(*m_recordModel, tr("Reports of all versions"), 4);
    m_records->setObjectName(QStringLiteral("records"));
    auto* const part = new QWidget;
    auto* const column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* const title = new QLabel(tr("&Version by version:"));
    title->setBuddy(m_records);
    column->addWidget(title);
    column->addWidget(m_records);
    return part;
}

void BotResults::setReport(const BotReport* report, const QString& errors, bool underWay)
{
    m_errors->setVisible(!errors.isEmpty());
    m_errors->setPlainText(errors);
    // The last line of what an interpreter says has the reason.
    m_errors->moveCursor(QTextCursor::End);
    m_report = report ? *report : BotReport();
    m_shown = m_report.misses();
    m_missModel->show(botMissColumns(), m_shown);
    m_misses->resizeColumnsToContents();
    saySummary(underWay);
    if (!m_shown.empty() && !m_misses->currentIndex().isValid())
        m_misses->setCurrentIndex(m_missModel->index(0, 0));
    showMiss();
}

QString BotResults::summary() const
{
    if (m_report.games.empty())
        return tr("Play some games to see what the bot misses.");
    return (botwords::summary(m_report) + u' ' + botwords::failureSentence(m_report)).trimmed();
}

void BotResults::saySummary(bool underWay)
{
    if (underWay && m_quiet.isActive())
        return;
    m_quiet.stop();
    m_summary->say(summary());
    if (underWay && !m_report.games.empty())
        m_quiet.start();
}

void BotResults::setRecords(const std::vector<BotRecord>& records)
{
    m_recordModel->show(bothistory::columns(), records);
    m_records->resizeColumnsToContents();
    m_records->scrollToBottom();
}

void BotResults::showMiss()
{
    const int row = m_misses->currentIndex().row();
    const bool isThere = row >= 0 && row < static_cast<int>(m_shown.size());
    m_board->setVisible(isThere);
    m_sentence->setVisible(isThere);
    if (!isThere)
        return;
    const BotMiss& miss = m_shown[static_cast<std::size_t>(row)];
    const std::vector<Move> before = miss.movesBefore();
    const QString sentence = botwords::missSentence(miss);
    m_board->setPosition(positionAfter(before), before.empty() ? Move::none() : before.back(),
                         sentence);
    m_board->setMark(miss.miss.better);
    m_sentence->setText(sentence);
}
