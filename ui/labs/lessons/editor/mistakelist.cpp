// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/mistakelist.h"

#include <QSignalBlocker>

namespace {

constexpr int mistakeLine = Qt::UserRole;
constexpr int mistakeColumn = Qt::UserRole + 1;
constexpr int mostLines = 4;

}

MistakeList::MistakeList(QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(tr("Mistakes in the lesson"));
    setToolTip(tr("Click a mistake, or press Enter, to go to its place"));
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemClicked, this, &MistakeList::choose);
    connect(this, &QListWidget::itemActivated, this, &MistakeList::choose);
    hide();
}

void MistakeList::fill(const std::vector<Error>& errors, const std::vector<Error>& warnings)
{
    const int row = currentRow();
    const QSignalBlocker quiet(this);
    clear();
    const auto add = [this](const QString& sign, const Error& error) {
        auto* const item
            = new QListWidgetItem(tr("%1 Line %2: %3", "sign, line, what is wrong")
                                      .arg(sign, QString::number(error.line), error.message),
                                  this);
        item->setData(mistakeLine, error.line);
        item->setData(mistakeColumn, error.column);
    };
    for (const Error& error : errors)
        add(QStringLiteral("▲"), error);
    for (const Error& warning : warnings)
        add(QStringLiteral("?"), warning);
    setCurrentRow(std::min(row, count() - 1));
    setVisible(count() > 0);
    updateGeometry();
}

void MistakeList::goToNext(int line)
{
    if (count() == 0)
        return;
    // Errors stand before warnings, whatever their lines.
    int next = -1;
    int first = 0;
    const auto lineOf = [this](int row) { return item(row)->data(mistakeLine).toInt(); };
    for (int row = 0; row < count(); ++row) {
        if (lineOf(row) > line && (next < 0 || lineOf(row) < lineOf(next)))
            next = row;
        if (lineOf(row) < lineOf(first))
            first = row;
    }
    setCurrentRow(next < 0 ? first : next);
    choose(currentItem());
}

void MistakeList::choose(const QListWidgetItem* item)
{
    Q_EMIT placeChosen(item->data(mistakeLine).toInt(), item->data(mistakeColumn).toInt());
}

QSize MistakeList::sizeHint() const
{
    const int lines = std::clamp(count(), 1, mostLines);
    const int line = count() > 0 ? std::max(sizeHintForRow(0), fontMetrics().lineSpacing())
                                 : fontMetrics().lineSpacing();
    return {40 * fontMetrics().averageCharWidth(), lines * line + 2 * frameWidth()};
}

QSize MistakeList::minimumSizeHint() const
{
    return {10 * fontMetrics().averageCharWidth(), sizeHint().height()};
}
