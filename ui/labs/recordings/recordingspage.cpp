// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/recordings/recordingspage.h"

#include "core/recording/recordingfile.h"
#include "core/recording/recordingtables.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/recordings/differencefigure.h"
#include "ui/labs/recordings/recordedgame.h"
#include "ui/labs/recordings/recordingsfigure.h"
#include "ui/labs/recordings/recordingslot.h"
#include "ui/labs/recordings/recordingsmodel.h"
#include "ui/labs/recordings/recordingstext.h"
#include "ui/widgets/beforeclass.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
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
