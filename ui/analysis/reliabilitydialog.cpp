// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/reliabilitydialog.h"

#include "ui/analysis/reliabilityfigure.h"
#include "ui/charts/figurechart.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

ReliabilityDialog::ReliabilityDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Reliability of the measured chance"));
    auto* words
        = new QLabel(tr("Each point stands for games with a similar predicted chance. Points on "
                        "the dashed line ended as predicted. Larger points stand for more games."),
                     this);
    auto* source = new QLabel(oddsSource(), this);
    for (QLabel* label : {words, source})
        label->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* diagram = new FigureChart;
    diagram->setFigure(reliabilityFigure(oddsReliability()));
    diagram->setSizeHint({380, 380}, {240, 240});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(diagram, 1);
    layout->addWidget(words);
    layout->addWidget(source);
    layout->addWidget(buttons);
    resize(fittingScreen(sizeHint(), *this));
}
