// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fontfollower.h"

#include <QFontDatabase>

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <utility>

namespace {

class FontFollower : public QObject
{
public:
    FontFollower(QWidget& widget, std::function<void()> fit)
        : QObject(&widget), m_fit(std::move(fit))
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        // A style that comes with other letters brings its own measures.
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            m_fit();
        return false;
    }

private:
    std::function<void()> m_fit;
};

} // namespace

void followFont(QWidget& widget, std::function<void()> fit)
{
    fit();
    new FontFollower(widget, std::move(fit));
}

void keepLines(QWidget& widget, int lines)
{
    followFont(widget, [&widget, lines] {
        widget.setMinimumHeight(lines * widget.fontMetrics().lineSpacing());
    });
}

void fitRows(QTableView& table, int air)
{
    followFont(table, [&table, air] {
        table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + air);
    });
}

void useFixedLetters(QWidget& widget)
{
    QFont fixed;
    fixed.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    widget.setFont(fixed);
}
