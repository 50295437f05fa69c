// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/trendview.h"

#include "core/review/review.h"
#include "core/session/gamelibrary.h"
#include "ui/charts/figurechart.h"
#include "ui/games/accuracyfigure.h"
#include "ui/games/opponentsfigure.h"
#include "ui/games/personchoice.h"
#include "ui/widgets/exports/exportrow.h"
#include "ui/widgets/pagearea.h"

#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr QSize pictureSize(720, 320);

QLabel* makeTitle(const QString& text)
{
    auto* const label = new QLabel(text);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

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
    const auto addExport = [&](const QString& name, std::function<ChartContent()> content) {
        auto* const row = new ExportRow(tr("Export the chart"), name, std::move(content));
        connect(row, &ExportRow::messageReady, this, &TrendView::messageReady);
        layout->addWidget(row, 0, Qt::AlignLeft);
        return row;
    };
    layout->addWidget(makeTitle(tr("Your accuracy")));
    m_accuracy = new FigureChart({}, nullptr, Qt::Horizontal);
    m_accuracy->setSizeHint({520, 260});
    layout->addWidget(m_accuracy, 3);
    m_accuracyExport = addExport(tr("accuracy"), [this] { return accuracyContent(); });
    layout->addWidget(makeTitle(tr("Your results against each opponent")));
    m_opponents = new FigureChart({}, nullptr, {});
    m_opponents->setSizeHint({520, 200});
    layout->addWidget(m_opponents, 2);
    m_opponentsExport = addExport(tr("opponents"), [this] { return opponentsContent(); });
    auto* const note = new QLabel(
        tr("Only your games against the computer count. With few games the bars are wide, and it "
           "is too early to see progress. Click an opponent to see the games."));
    note->setWordWrap(true);
    layout->addWidget(note);
    area->setPage(page);
    connect(m_opponents, &PaintedChart::chosen, this, [this](const HitTarget& spot) {
        Q_EMIT opponentChosen(m_against[static_cast<std::size_t>(spot.cell)].opponent);
    });
    setTrend({});
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
    m_accuracyExport->setEnabled(!m_periods.empty());
    m_opponentsExport->setEnabled(!m_against.empty());
}

ChartContent TrendView::accuracyContent() const
{
    ChartContent content = figureContent(m_accuracy->figure(), m_accuracy->part());
    content.title = tr("Your accuracy");
    content.size = pictureSize;
    content.note = tr("Means with their 95 % intervals; %n reviewed game(s).", nullptr, m_reviewed)
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
    content.note = tr("Wilson's intervals at 95 %; %n finished game(s).", nullptr, m_games);
    content.csv = opponentsToCsv(m_against);
    content.json = opponentsToJson(m_against);
    return content;
}
