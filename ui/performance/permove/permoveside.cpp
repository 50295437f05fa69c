// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/performance/permove/permoveside.h"

#include "ui/performance/permove/moveplot.h"
#include "ui/style/tintedicon.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

PerMoveSide::PerMoveSide(QWidget* parent) : QWidget(parent)
{
    m_legend = new ChartLegend;
    m_legend->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(m_legend, &ChartLegend::shownChanged, this, &PerMoveSide::shownChanged);
    m_logBox = new QCheckBox(tr("&Logarithmic axis"));
    m_logBox->setToolTip(tr("Each step of the axis is ten times the one below it, so you can read "
                            "large and small values in one chart."));
    connect(m_logBox, &QCheckBox::toggled, this, &PerMoveSide::logarithmicChanged);
    buildDisturbed();
    auto* const more = new QToolButton;
    more->setIcon(tintedIcon(QStringLiteral("more")));
    more->setAutoRaise(true);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setToolTip(tr("Series in the chart"));
    more->setAccessibleName(more->toolTip());
    auto* const menu = new QMenu(more);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        Q_EMIT menuWanted(*menu);
    });
    more->setMenu(menu);

    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 4, 4);
    column->addWidget(m_legend, 1);
    column->addWidget(m_disturbed);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_logBox);
    // Without the switch the row would be no wider than its button, and the list above no more.
    row->addStretch(1);
    row->addWidget(more);
    column->addLayout(row);
}

/// Below the list, where no bar hides it.
void PerMoveSide::buildDisturbed()
{
    m_disturbed = new QWidget;
    m_disturbed->setToolTip(tr("Disturbed: a laboratory or another program was running"));
    m_cross = new QLabel;
    auto* const words = new QLabel(tr("Disturbed", "beside the mark of a time in a chart"));
    words->setAccessibleDescription(m_disturbed->toolTip());
    auto* const line = new QHBoxLayout(m_disturbed);
    line->setContentsMargins(4, 0, 0, 0);
    line->addWidget(m_cross);
    line->addWidget(words, 1);
    m_disturbed->hide();
}

bool PerMoveSide::explainsDisturbed() const
{
    return !m_disturbed->isHidden();
}

void PerMoveSide::list(const RunHistory& history, const MovePlot& plot)
{
    std::vector<ChartLegend::Entry> entries;
    const std::vector<RunSeries>& all = history.series();
    for (std::size_t i = all.size(); i-- > 0;)
        entries.push_back({all[i].label(), plot.icon(i), all[i].visible});
    const StudyLines& study = plot.study();
    for (std::size_t i = 0; study.isOn() && i < StudyLines::count(); ++i)
        entries.push_back({StudyLines::label(i), study.icon(i, palette()), study.isShown(i)});
    m_legend->setEntries(entries);
    m_disturbed->setHidden(!plot.hasDisturbed());
    m_cross->setPixmap(chartstyle::seriesIcon(QPen(palette().color(QPalette::Text), 0, Qt::NoPen),
                                              chartstyle::Marker::Cross, palette())
                           .pixmap(m_legend->iconSize(), devicePixelRatioF()));
}

void PerMoveSide::setLogarithmic(bool logarithmic)
{
    m_logBox->setChecked(logarithmic);
}

void PerMoveSide::leaveOutAxisSwitch()
{
    m_logBox->hide();
}
