// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/trendview.h"

#include "core/review/review.h"
#include "core/session/gamelibrary.h"
#include "ui/charts/figurechart.h"
#include "ui/games/accuracyfigure.h"
#include "ui/games/opponentsfigure.h"
#include "ui/games/personchoice.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/pagearea.h"

#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr QSize pictureSize(720, 320);
/// Fewer say nothing of how somebody plays.
constexpr int fewestGames = 5;

}

TrendView::TrendView(GameLibrary& shelf, QWidget* parent) : QWidget(parent), m_shelf(shelf)
{
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* const area = new PageArea;
    outer->addWidget(area);
    auto* const page = new QWidget;
    auto* const layout = new QVBoxLayout(page);
    m_person = new PersonChoice(page);
    layout->addWidget(m_person, 0, Qt::AlignLeft);
    connect(m_person, &PersonChoice::personChanged, this, &TrendView::askForTrend);
    m_accuracy = new FigureChart({}, nullptr, Qt::Horizontal);
    m_accuracy->setSizeHint({520, 260});
    m_accuracyPart = addPart(*layout, tr("Your accuracy"), *m_accuracy, tr("accuracy"),
                             [this] { return accuracyContent(); });
    m_opponents = new FigureChart({}, nullptr, {});
    m_opponents->setSizeHint({520, 200});
    m_opponentsPart = addPart(*layout, tr("Your results against each opponent"), *m_opponents,
                              tr("opponents"), [this] { return opponentsContent(); });
    m_note = new QLabel(page);
    m_note->setWordWrap(true);
    layout->addWidget(m_note);
    layout->addStretch();
    area->setPage(page);
    connect(m_opponents, &PaintedChart::chosen, this, [this](const HitTarget& spot) {
        Q_EMIT opponentChosen(m_against[static_cast<std::size_t>(spot.cell)].opponent);
    });
    setTrend({});
}

/// A title, with a button that exports the chart below it.
QWidget* TrendView::addPart(QBoxLayout& page, const QString& title, QWidget& chart,
                            const QString& name, std::function<ChartContent()> content)
{
    auto* const part = new QWidget;
    auto* const layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* const row = new QHBoxLayout;
    auto* const label = new QLabel(title);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    row->addWidget(label, 1);
    auto* const exports = new ExportMenu(tr("Export the chart"), [name] { return name; });
    exports->addPicture(std::move(content), true);
    connect(exports, &ExportMenu::messageReady, this, &TrendView::messageReady);
    row->addWidget(exports);
    layout->addLayout(row);
    layout->addWidget(&chart, 1);
    page.addWidget(part, 1);
    return part;
}

QString TrendView::person() const
{
    return m_person->person();
}

void TrendView::refresh()
{
    m_shelf.ask<QStringList>(
        this, QStringLiteral("people"), [](GameArchive& archive) { return archive.people(); },
        [this](const Expected<QStringList>& names) {
            if (names)
                m_person->setPeople(*names);
        });
    askForTrend();
}

void TrendView::askForTrend()
{
    m_shelf.ask<ArchiveTrend>(
        this, QStringLiteral("trend"),
        [person = person()](GameArchive& archive) { return archive.trend(person); },
        [this](const Expected<ArchiveTrend>& trend) {
            if (trend)
                setTrend(*trend);
            else
                Q_EMIT messageReady(trend.error().message);
        });
}

void TrendView::setTrend(const ArchiveTrend& trend)
{
    m_reviewed = static_cast<int>(trend.reviewed.size());
    m_games = 0;
    for (const ArchiveTrend::Against& one : trend.against)
        m_games += one.score.games();
    m_periods = accuracyPeriods(trend.reviewed);
    m_accuracy->setFigure(accuracyFigure(m_periods));
    m_against = trend.against;
    m_opponents->setFigure(opponentsFigure(m_against));
    m_accuracyPart->setVisible(m_reviewed >= fewestGames);
    m_opponentsPart->setVisible(m_games >= fewestGames);
    QStringList notes;
    if (m_games < fewestGames)
        notes << tr("Your results appear here after %n game(s) against the computer.", nullptr,
                    fewestGames);
    if (m_reviewed < fewestGames)
        notes << tr("Your accuracy appears here after %n reviewed game(s).", nullptr, fewestGames);
    if (m_games < fewestGames || m_reviewed < fewestGames)
        notes << tr("So far: %1 finished, %2 reviewed.").arg(m_games).arg(m_reviewed);
    if (m_games >= fewestGames || m_reviewed >= fewestGames)
        notes << tr("Only your games against the computer count. With few games the bars are wide, "
                    "and it is too early to see progress.");
    if (m_games >= fewestGames)
        notes << tr("Click an opponent to see the games.");
    m_note->setText(notes.join(u' '));
}

ChartContent TrendView::accuracyContent() const
{
    ChartContent content = figureContent(m_accuracy->figure(), m_accuracy->part());
    content.title = tr("Your accuracy");
    content.size = pictureSize;
    content.note = tr("Means with their 95 % intervals. %n reviewed game(s).", nullptr, m_reviewed)
        + u' ' + accuracyFormula();
    content.csv = accuracyToCsv(m_periods);
    content.json = accuracyToJson(m_periods);
    return content;
}

ChartContent TrendView::opponentsContent() const
{
    ChartContent content = figureContent(m_opponents->figure());
    content.title = tr("Your results against each opponent");
    content.size = {pictureSize.width(), m_opponents->minimumSizeHint().height()};
    content.note = tr("95 % Wilson intervals. %n finished game(s).", nullptr, m_games);
    content.csv = opponentsToCsv(m_against);
    content.json = opponentsToJson(m_against);
    return content;
}
