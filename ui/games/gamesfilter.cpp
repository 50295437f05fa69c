// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/gamesfilter.h"

#include "core/archive/archivedgame.h"
#include "ui/games/personchoice.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

namespace {

/// Between two keys of one word.
constexpr int typingMs = 150;

enum Time
{
    AnyTime,
    Today,
    LastWeek,
    LastMonth,
    LastYear,
    Between
};

constexpr int anyResult = -1;

}

GamesFilter::GamesFilter(QWidget* parent) : QWidget(parent)
{
    auto* const layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Search players, comments, moves…"));
    m_words->setAccessibleName(tr("Search"));
    m_words->setToolTip(tr("Search by name, comment, date (2026-11-23) or opening moves (44536)"));
    m_words->setClearButtonEnabled(true);
    followFont(*m_words, [this] {
        m_words->setMinimumWidth(
            m_words->fontMetrics().horizontalAdvance(m_words->placeholderText()) + 40);
    });
    m_words->setMaxLength(200);
    layout->addWidget(m_words);

    m_person = new PersonChoice(this);
    layout->addWidget(m_person);

    m_opponent = new QComboBox;
    m_opponent->setAccessibleName(tr("Opponent"));
    m_opponent->setToolTip(tr("Games between a person and this engine"));
    m_opponent->addItem(tr("Any opponent"), QString());
    layout->addWidget(m_opponent);

    m_result = new QComboBox;
    m_result->setAccessibleName(tr("Result"));
    m_result->setToolTip(tr("The person's result against an engine"));
    m_result->addItem(tr("Any result"), anyResult);
    m_result->addItem(tr("Won"), static_cast<int>(PersonsResult::Won));
    m_result->addItem(tr("Draw"), static_cast<int>(PersonsResult::Drawn));
    m_result->addItem(tr("Lost"), static_cast<int>(PersonsResult::Lost));
    m_result->addItem(tr("Not finished"), static_cast<int>(PersonsResult::Open));
    layout->addWidget(m_result);

    m_time = new QComboBox;
    m_time->setAccessibleName(tr("Time"));
    m_time->setToolTip(tr("When the game started"));
    m_time->addItem(tr("Any time"), AnyTime);
    m_time->addItem(tr("Today"), Today);
    m_time->addItem(tr("Last 7 days"), LastWeek);
    m_time->addItem(tr("Last 30 days"), LastMonth);
    m_time->addItem(tr("Last 365 days"), LastYear);
    m_time->addItem(tr("Between two dates"), Between);
    layout->addWidget(m_time);
    for (QDateEdit** edit : {&m_from, &m_to}) {
        *edit = new QDateEdit(QDate::currentDate());
        (*edit)->setCalendarPopup(true);
        (*edit)->setDateRange(QDate(1974, 2, 1), QDate(2999, 12, 31));
        layout->addWidget(*edit);
        connect(*edit, &QDateEdit::dateChanged, this, &GamesFilter::changed);
    }
    m_from->setAccessibleName(tr("First day"));
    m_from->setToolTip(tr("First day"));
    m_from->setDate(QDate::currentDate().addMonths(-1));
    m_to->setAccessibleName(tr("Last day"));
    m_to->setToolTip(tr("Last day"));

    m_favourites = new QCheckBox(tr("Favourites"));
    m_favourites->setToolTip(tr("Starred games"));
    layout->addWidget(m_favourites);
    m_here = new QCheckBox(tr("Reached this position"));
    m_here->setToolTip(tr("In any move order, including mirror images"));
    layout->addWidget(m_here);

    m_later.setSingleShot(true);
    m_later.setInterval(typingMs);
    connect(&m_later, &QTimer::timeout, this, &GamesFilter::changed);
    connect(m_words, &QLineEdit::textChanged, this, [this] { m_later.start(); });
    connect(m_words, &QLineEdit::returnPressed, this, [this] {
        if (m_later.isActive()) {
            m_later.stop();
            Q_EMIT changed();
        }
        Q_EMIT entered();
    });
    connect(m_person, &PersonChoice::personChanged, this, &GamesFilter::changed);
    for (QComboBox* const choice : {m_opponent, m_result})
        connect(choice, &QComboBox::currentIndexChanged, this, &GamesFilter::changed);
    connect(m_time, &QComboBox::currentIndexChanged, this, [this] {
        showDates();
        Q_EMIT changed();
    });
    for (QCheckBox* const box : {m_favourites, m_here})
        connect(box, &QCheckBox::toggled, this, &GamesFilter::changed);
    showDates();
}

void GamesFilter::showDates()
{
    const bool between = m_time->currentData().toInt() == Between;
    m_from->setVisible(between);
    m_to->setVisible(between);
}

ArchiveQuery GamesFilter::query() const
{
    ArchiveQuery query;
    query.words = m_words->text();
    query.person = m_person->person();
    query.opponent = m_opponent->currentData().toString();
    if (const int result = m_result->currentData().toInt(); result != anyResult)
        query.result = static_cast<PersonsResult>(result);
    query.favourites = m_favourites->isChecked();
    if (m_here->isChecked())
        query.position = m_position;
    const QDate today = QDate::currentDate();
    switch (m_time->currentData().toInt()) {
    case Today:
        query.from = today;
        break;
    case LastWeek:
        query.from = today.addDays(-6);
        break;
    case LastMonth:
        query.from = today.addDays(-29);
        break;
    case LastYear:
        query.from = today.addDays(-364);
        break;
    case Between:
        query.from = std::min(m_from->date(), m_to->date());
        query.to = std::max(m_from->date(), m_to->date());
        break;
    default:
        break;
    }
    return query;
}

void GamesFilter::setPeople(const QStringList& names)
{
    m_person->setPeople(names);
}

void GamesFilter::setOpponents(const QStringList& names)
{
    QStringList there;
    for (int i = 1; i < m_opponent->count(); ++i)
        there << m_opponent->itemData(i).toString();
    if (there == names)
        return;
    const QString chosen = m_opponent->currentData().toString();
    {
        const QSignalBlocker quiet(m_opponent);
        while (m_opponent->count() > 1)
            m_opponent->removeItem(1);
        for (const QString& name : names)
            m_opponent->addItem(shownName(name), name);
        m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(chosen)));
    }
    if (m_opponent->currentData().toString() != chosen)
        Q_EMIT changed();
}

void GamesFilter::setPosition(const Position& position)
{
    if (position == m_position)
        return;
    m_position = position;
    if (m_here->isChecked())
        Q_EMIT changed();
}

void GamesFilter::clear()
{
    {
        const QSignalBlocker quiet(this);
        m_words->clear();
        m_person->setPerson({});
        m_opponent->setCurrentIndex(0);
        m_result->setCurrentIndex(0);
        m_time->setCurrentIndex(0);
        m_favourites->setChecked(false);
        m_here->setChecked(false);
        m_later.stop();
    }
    showDates();
    Q_EMIT changed();
}

void GamesFilter::showOpponent(const QString& name, const QString& person)
{
    clear();
    m_person->setPerson(person);
    m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(name)));
}

void GamesFilter::showPosition()
{
    clear();
    m_here->setChecked(true);
}

void GamesFilter::focusSearch()
{
    m_words->setFocus();
    m_words->selectAll();
}
