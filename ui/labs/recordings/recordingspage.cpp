// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingspage.h"

#include "core/board/notation.h"
#include "core/recording/quantitytext.h"
#include "core/recording/recordingfile.h"
#include "core/recording/recordingtables.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/page/statuslabel.h"
#include "ui/labs/recordings/differencefigure.h"
#include "ui/labs/recordings/recordedgame.h"
#include "ui/labs/recordings/recordingsfigure.h"
#include "ui/labs/recordings/recordingslot.h"
#include "ui/labs/recordings/recordingsmodel.h"
#include "ui/labs/recordings/recordingstext.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/exportdialog.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/rowtable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr QSize pictureSize(1000, 560);
/// From this width on, in letters, the table has room beside the chart.
constexpr int recordingsLettersBeside = 190;

QStringList recordingsIn(const QMimeData* mime)
{
    QStringList paths;
    for (const QUrl& url : mime->urls())
        if (url.toLocalFile().endsWith(u'.' + recordingfile::suffix, Qt::CaseInsensitive))
            paths += url.toLocalFile();
    return paths.mid(0, 2);
}

/// Where numbers differ by magnitudes.
bool isUsuallyLogarithmic(const SearchQuantity& quantity)
{
    using Unit = SearchQuantity::Unit;
    return quantity.unit == Unit::Count || quantity.unit == Unit::Milliseconds
        || quantity.unit == Unit::PerSecond;
}

}

RecordingsPage::RecordingsPage(const LabServices& place, QWidget* parent) : LabPage(parent)
{
    setAcceptDrops(true);
    m_model = new RecordingsModel(this);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(6, 6, 6, 6);
    QWidget* const files = buildSlots(place);
    page->addWidget(files);
    beforeclass::leave(*files);
    auto* const choice = buildChoice();
    page->addWidget(choice);
    beforeclass::leave(*choice);
    page->addWidget(buildResults(), 1);
    // What is said of a move may take more lines: below, the rows stay under the mouse.
    page->addWidget(&status());
    for (RecordingSlot* const each : m_slots) {
        connect(each, &RecordingSlot::changed, this, &RecordingsPage::showAll);
        connect(each, &RecordingSlot::messageReady, this, [this](const QString& sentence) {
            m_hinted = opened();
            say(sentence);
        });
    }
    showAll();
}

RecordingsPage::~RecordingsPage() = default;

LabEntry RecordingsPage::entry()
{
    return {.id = QStringLiteral("recordings"),
            .title = tr("Recordings"),
            .icon = QStringLiteral("recording"),
            .help = tr("Cost of each search in a recorded game, or in two games side by side"),
            .make = [](const LabServices& place) { return new RecordingsPage(place); },
            .fileEnds = {u'.' + recordingfile::suffix},
            .isBesideBoard = true,
            .brief = tr("See what each move of a game cost")};
}

QWidget* RecordingsPage::buildSlots(const LabServices& place)
{
    const QStringList titles {tr("First"), tr("Second")};
    const std::array<std::array<QString, 2>, 2> keys {
        {{QStringLiteral("Alt+1"), QStringLiteral("Alt+3")},
         {QStringLiteral("Alt+2"), QStringLiteral("Alt+4")}}};
    auto* const both = new QWidget;
    auto* const column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (int which = 0; which < 2; ++which) {
        const auto index = static_cast<std::size_t>(which);
        m_slots[index] = new RecordingSlot(
            titles[which], place.file(QStringLiteral("recording-%1.c4rec").arg(which + 1)),
            keys[index]);
        column->addWidget(m_slots[index]);
        connect(m_slots[index], &RecordingSlot::boardWanted, this, [this, which] {
            m_boardWantedAt = which;
            Q_EMIT recordingWanted();
        });
    }
    return both;
}

QWidget* RecordingsPage::buildChoice()
{
    m_quantity = new QComboBox;
    for (const SearchQuantity& each : searchQuantities()) {
        m_quantity->addItem(each.name(), QString(each.key));
        m_quantity->setItemData(m_quantity->count() - 1, each.meaning(), Qt::ToolTipRole);
    }
    m_quantity->setCurrentIndex(m_quantity->findData(QStringLiteral("milliseconds")));
    m_quantity->setToolTip(
        tr("Quantity for the chart. The table shows it next to its usual columns."));
    m_logarithmic = new QCheckBox(tr("&Logarithmic"));
    m_logarithmic->setToolTip(tr("Show the chart's values on a logarithmic axis"));
    m_logarithmic->setChecked(true);
    m_leaveOut = new QCheckBox(tr("Leave out disturbed moves"));
    m_leaveOut->setToolTip(tr("Leave disturbed moves out of the ratios of times, and say how many "
                              "moves remain. The chart and the table still show each move."));
    m_swap = new QPushButton(tintedIcon(QStringLiteral("swap-sides")), tr("S&wap"));
    m_swap->setToolTip(tr("Swap the first and second recordings"));
    m_export = new QPushButton(tintedIcon(QStringLiteral("export")), tr("E&xport…"));
    m_export->setToolTip(tr("Export what is shown, as a picture or as figures"));
    connect(m_quantity, &QComboBox::activated, this,
            [this] { m_logarithmic->setChecked(isUsuallyLogarithmic(quantity())); });
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &RecordingsPage::showAll);
    connect(m_logarithmic, &QCheckBox::toggled, this, &RecordingsPage::showAll);
    connect(m_leaveOut, &QCheckBox::toggled, this, &RecordingsPage::showAll);
    connect(m_swap, &QPushButton::clicked, this, &RecordingsPage::swap);
    connect(m_export, &QPushButton::clicked, this, [this] {
        exportdialog::run(
            this, tr("Export the recordings"), tr("recordings"), QStringLiteral("png"),
            [this] { return content(); },
            [this](const exportdialog::Answer& answer) { say(answer.sentence); });
    });
    return flowRow({formfields::label(tr("Qua&ntity:"), m_quantity), m_quantity, m_logarithmic,
                    m_leaveOut, m_swap, m_export});
}

QWidget* RecordingsPage::buildResults()
{
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setAccessibleDescription(tr("Summary of the recordings"));
    m_table = new QTableView;
    m_table->setModel(m_model);
    readByRow(*m_table, tr("Cost of the search for each move"));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    fitRows(*m_table, 6);
    const auto choose = [this](const QModelIndex& index) {
        showMove(m_model->recordingAt(index), m_model->plyAt(index.row()));
    };
    connect(m_table, &QTableView::clicked, this, choose);
    connect(m_table, &QTableView::activated, this, choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_chart->updateFigure(figure());
        showDifference();
    });
    m_chart = new FigureChart;
    m_chart->setSizeHint({460, 300});
    connect(m_chart, &PaintedChart::chosen, this, [this](const HitTarget& spot) {
        const int ply = spot.cell / 2;
        m_table->setCurrentIndex(m_model->index(m_model->rowOf(ply), 0));
        showMove(spot.cell % 2, ply);
    });
    m_splitter = new QSplitter(Qt::Vertical);
    m_splitter->setChildrenCollapsible(false);
    m_difference = new FigureChart;
    m_difference->setSizeHint({460, 300});
    m_alignDepths = new QCheckBox(tr("Align the &depths"));
    m_alignDepths->setToolTip(
        tr("Begin each depth of both searches at one place, to compare depth by depth"));
    connect(m_alignDepths, &QCheckBox::toggled, this, &RecordingsPage::showDifference);
    beforeclass::leave(*m_alignDepths);
    auto* const searches = new QWidget;
    auto* const rows = new QVBoxLayout(searches);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_alignDepths);
    rows->addWidget(m_difference, 1);
    auto* const views = new QTabWidget;
    views->setAccessibleName(tr("Moves, and the two searches of one move"));
    views->addTab(m_chart, tr("Moves"));
    views->addTab(searches, tr("Two searches"));
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(views);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 3);
    auto* const results = new QWidget;
    auto* const below = new QVBoxLayout(results);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_summary);
    below->addWidget(m_splitter, 1);
    return results;
}

void RecordingsPage::resizeEvent(QResizeEvent* event)
{
    LabPage::resizeEvent(event);
    const bool isWide = width() >= recordingsLettersBeside * fontMetrics().averageCharWidth();
    m_splitter->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
}

void RecordingsPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!recordingsIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RecordingsPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    for (const QString& path : recordingsIn(event->mimeData()))
        takeFile(path);
}

const SearchQuantity& RecordingsPage::quantity() const
{
    const SearchQuantity* const found = searchQuantity(m_quantity->currentData().toString());
    return found ? *found : searchQuantities().front();
}

QJsonObject RecordingsPage::fields() const
{
    return {{"first", slot(0).fields()},
            {"second", slot(1).fields()},
            {"quantity", QString(quantity().key)},
            {"logarithmic", m_logarithmic->isChecked()},
            {"leaveOutDisturbed", m_leaveOut->isChecked()}};
}

void RecordingsPage::setFields(const QJsonObject& fields)
{
    if (const int index = m_quantity->findData(fields["quantity"].toString()); index >= 0)
        m_quantity->setCurrentIndex(index);
    m_logarithmic->setChecked(fields["logarithmic"].toBool(m_logarithmic->isChecked()));
    m_leaveOut->setChecked(fields["leaveOutDisturbed"].toBool(m_leaveOut->isChecked()));
    slot(0).setFields(fields["first"].toObject());
    slot(1).setFields(fields["second"].toObject());
}

void RecordingsPage::takeFile(const QString& path)
{
    if (!slot(0).isFree() && !slot(1).isFree())
        slot(0).swapWith(slot(1));
    slot(slot(0).isFree() ? 0 : 1).open(path);
}

void RecordingsPage::takeRecording(const Recording& recording)
{
    if (recording.searches() == 0)
        return say(tr("No engine has searched a move in the game on the board. Let one play, then "
                      "come back."));
    slot(m_boardWantedAt).takeBoard(recording);
}

void RecordingsPage::run()
{
    for (RecordingSlot* const each : m_slots)
        each->setFields(each->fields());
}

void RecordingsPage::swap()
{
    slot(0).swapWith(slot(1));
}

QString RecordingsPage::summary() const
{
    return m_summary->text();
}

Figure RecordingsPage::figure() const
{
    const QModelIndex current = m_table->currentIndex();
    return recordingsFigure({.first = slot(0).recording(),
                             .second = slot(1).recording(),
                             .quantity = &quantity(),
                             .isLogarithmic = m_logarithmic->isChecked(),
                             .ply = current.isValid() ? m_model->plyAt(current.row()) : 0});
}

void RecordingsPage::showAll()
{
    const int ply
        = m_table->currentIndex().isValid() ? m_model->plyAt(m_table->currentIndex().row()) : 0;
    m_model->setRecordings(slot(0).recording(), slot(1).recording(), &quantity(),
                           m_leaveOut->isChecked());
    m_chart->setFigure(figure());
    // The chart says what will be there.
    m_table->setHidden(m_model->rowCount() == 0);
    m_table->resizeColumnsToContents();
    if (const int row = m_model->rowOf(ply); row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
    const bool isReading = slot(0).isReading() || slot(1).isReading();
    setState(isReading ? LabState::Running : LabState::Idle);
    m_leaveOut->setEnabled(m_model->comparison() != nullptr);
    m_swap->setEnabled(slot(0).isTaken() || slot(1).isTaken());
    m_export->setEnabled(m_model->rowCount() > 0);
    showDifference();
    showSummary();
    showSigns();
    if (!isReading)
        showHint();
}

RecordingsPage::Opened RecordingsPage::opened() const
{
    return {slot(0).recording(), slot(1).recording()};
}

void RecordingsPage::showSigns()
{
    const auto [first, second] = opened();
    for (const int which : {0, 1})
        slot(which).setSigns(
            first && second ? chartstyle::markerSign(recordingMarker(which, Player::First))
                    + chartstyle::markerSign(recordingMarker(which, Player::Second))
                            : QString());
}

void RecordingsPage::showDifference()
{
    const SearchReport* first = nullptr;
    const SearchReport* second = nullptr;
    const RecordingComparison* const both = m_model->comparison();
    const QModelIndex row = m_table->currentIndex();
    if (both && row.isValid()) {
        const auto pair
            = std::ranges::find(both->moves(), m_model->plyAt(row.row()), &MovePair::ply);
        if (pair != both->moves().end() && both->isComparable(*pair)) {
            first = &*both->first().moves[*pair->first].report;
            second = &*both->second().moves[*pair->second].report;
        }
    }
    m_difference->setFigure(differenceFigure(first, second, m_alignDepths->isChecked()));
}

void RecordingsPage::showSummary()
{
    if (const RecordingComparison* const both = m_model->comparison())
        m_summary->setText(recordingstext::ofTwo(*both, quantity()));
    else if (const auto& one = slot(0).recording() ? slot(0).recording() : slot(1).recording())
        m_summary->setText(recordingstext::ofOne(*one));
    else
        m_summary->clear();
    m_summary->setHidden(m_summary->text().isEmpty());
}

void RecordingsPage::showHint()
{
    if (m_hinted == opened())
        return;
    m_hinted = opened();
    const auto& [first, second] = *m_hinted;
    say(first && second
            ? tr("In the chart, circles and squares mark the first recording, diamonds and "
                 "triangles the second. Choose a move to see it on the board.")
            : first || second
            ? tr("Open a second recording to compare the two. You can drop its file here.")
            : tr("Play a game against an engine, or open a recording. You can drop files here."));
}

/// Its position comes on the board, and why it took as long is said.
void RecordingsPage::showMove(int which, int ply)
{
    const std::shared_ptr<const Recording> recording
        = slot(which).recording() ? slot(which).recording() : slot(1 - which).recording();
    if (!recording)
        return;
    const int index = ply - recording->ply(0);
    if (index < 0 || index >= static_cast<int>(recording->moves.size()))
        return;
    if (const QString why = recordingstext::ofMove(*recording, static_cast<std::size_t>(index));
        !why.isEmpty())
        say(why);
    Q_EMIT gameChosen(recordedGame(recording, index + 1), recording->title());
}

ChartContent RecordingsPage::content() const
{
    ChartContent content = figureContent(m_chart->figure(), m_chart->part());
    content.title = tr("Recordings of games: %1").arg(quantity().name());
    content.size = pictureSize;
    content.note = summary();
    recordingtables::Quantities all;
    for (const SearchQuantity& each : searchQuantities())
        all.push_back(&each);
    if (const RecordingComparison* const both = m_model->comparison()) {
        content.provenance = recordingtables::provenanceOf(both->first(), both->second());
        content.csv = recordingtables::toCsv(*both, all);
        content.json
            = QJsonDocument(recordingtables::toJson(*both, slot(0).name(), slot(1).name(), all))
                  .toJson();
    } else if (const int which = slot(0).recording() ? 0 : 1; slot(which).recording()) {
        const recordingtables::Named named {slot(which).name(), *slot(which).recording()};
        content.provenance = recordingtables::provenanceOf(named.recording);
        content.csv = recordingtables::toCsv({&named, 1}, all);
        content.json = QJsonDocument(recordingtables::toJson(named, all)).toJson();
    }
    return content;
}
