// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/levelgrid.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace {

constexpr int columns = 4;

/// On the button; the interval and the number of games stand in the description.
QString shortStrength(const Level& level)
{
    return level.elo ? LevelGrid::tr("Elo %1").arg(qRound(level.elo->elo))
                     : LevelGrid::tr("not measured");
}

}

LevelGrid::LevelGrid(QWidget* parent) : QWidget(parent), m_description(new QLabel(this))
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    for (const Level& level : levels()) {
        auto* const button
            = new QPushButton(QStringLiteral("%1\n%2").arg(level.name, shortStrength(level)), this);
        button->setObjectName(level.engine);
        button->setAccessibleDescription(level.description);
        button->setToolTip(tr("Play against %1: %2").arg(level.name, level.description));
        button->installEventFilter(this);
        const QString engine = level.engine;
        connect(button, &QPushButton::clicked, this, [this, engine] { Q_EMIT chosen(engine); });
        const int place = level.number - 1;
        grid->addWidget(button, place / columns, place % columns);
        if (place == 0)
            setFocusProxy(button);
    }
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    m_description->setWordWrap(true);
    m_description->setAccessibleDescription(tr("What this opponent does"));
    // Room for two lines, so that the board does not jump from one to the next.
    m_description->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(m_description, grid->rowCount(), 0, 1, columns);
    setUsual(levels().front().engine);
}

void LevelGrid::setUsual(const QString& engine)
{
    m_usual = engine;
    if (const Level* level = findLevel(engine))
        describe(*level);
}

QString LevelGrid::strengthText(const Level& level)
{
    if (!level.elo)
        return tr("Elo not measured yet");
    return tr("Elo %1 (%2 to %3)", "and its 95 % interval")
        .arg(qRound(level.elo->elo))
        .arg(qRound(level.elo->low))
        .arg(qRound(level.elo->high));
}

void LevelGrid::describe(const Level& level)
{
    const QString measured = level.elo ? tr("%1, with its 95 % interval, from %2 games.")
                                             .arg(strengthText(level))
                                             .arg(level.elo->games)
                                       : tr("%1.").arg(strengthText(level));
    m_description->setText(tr("%1: %2 %3", "name, what it does, how its strength was measured")
                               .arg(level.name, level.description, measured)
                               .trimmed());
}

bool LevelGrid::eventFilter(QObject* watched, QEvent* event)
{
    const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
    const bool goes = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
    if (comes || goes)
        if (const Level* level = findLevel(comes ? watched->objectName() : m_usual))
            describe(*level);
    return QWidget::eventFilter(watched, event);
}
