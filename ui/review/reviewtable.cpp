// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewtable.h"

#include "core/support/text/listtext.h"
#include "ui/style/moveclasslook.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

namespace {

/// From good to bad; Unknown is no class of a judged move.
constexpr std::array shownClasses {MoveClass::Best,   MoveClass::OnlyMove, MoveClass::Forced,
                                   MoveClass::Slower, MoveClass::Mistake,  MoveClass::Blunder};

}

ReviewTable::ReviewTable(QWidget* parent) : QWidget(parent)
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    m_names = addRow(*grid, new QWidget);
    for (QLabel* label : m_names) {
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
    }
    auto* const kept = new QLabel(tr("Kept the result"));
    kept->setToolTip(tr("Moves that kept the exact outcome"));
    m_kept = addRow(*grid, kept);
    auto* const accuracy = new QLabel(tr("Accuracy"));
    accuracy->setToolTip(accuracyFormula());
    m_accuracy = addRow(*grid, accuracy);
    for (QLabel* label : m_accuracy)
        label->setToolTip(accuracyFormula());
    for (const MoveClass quality : shownClasses) {
        const auto index = static_cast<std::size_t>(quality);
        const QString symbol = moveClassSymbol(quality);
        const QString name = capitalized(moveClassName(quality));
        auto* const label = new QLabel(symbol.isEmpty() ? name : tr("%1 %2").arg(name, symbol));
        m_icons[index] = new QLabel;
        m_counts[index] = addRow(*grid, label);
        grid->addWidget(m_icons[index], grid->rowCount() - 1, 0);
    }
    showIcons();
    setReview({});
}

void ReviewTable::setNames(const SideNames& names)
{
    m_names[0]->setText(names.first);
    m_names[1]->setText(names.second);
}

ReviewTable::Pair ReviewTable::addRow(QGridLayout& grid, QWidget* name)
{
    const int row = grid.rowCount();
    grid.addWidget(name, row, 1);
    Pair pair {};
    for (std::size_t side = 0; side < pair.size(); ++side) {
        pair[side] = new QLabel;
        pair[side]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid.addWidget(pair[side], row, 2 + static_cast<int>(side));
    }
    return pair;
}

void ReviewTable::setReview(const Review& review)
{
    const QLocale locale;
    for (std::size_t i = 0; i < review.sides.size(); ++i) {
        const ReviewSide& side = review.sides[i];
        m_kept[i]->setText(tr("%1 of %2", "moves").arg(side.kept).arg(side.moves));
        m_accuracy[i]->setText(side.accuracy
                                   ? tr("%1 %").arg(locale.toString(*side.accuracy, 'f', 1))
                                   : tr("–", "no accuracy"));
        for (const MoveClass quality : shownClasses)
            m_counts[static_cast<std::size_t>(quality)][i]->setText(
                QString::number(side.count(quality)));
    }
}

void ReviewTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

void ReviewTable::showIcons()
{
    for (const MoveClass quality : shownClasses)
        if (QLabel* label = m_icons[static_cast<std::size_t>(quality)])
            label->setPixmap(moveClassIcon(quality, palette()).pixmap(14));
}
