// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exports/exportrow.h"

#include "ui/widgets/exports/exportdialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

ExportRow::ExportRow(const QString& title, const QString& name,
                     std::function<ChartContent()> content, QWidget* parent)
    : QWidget(parent)
{
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new QLabel(tr("Export:")));
    for (const QString& suffix : chartexport::suffixes()) {
        auto* const button = new QPushButton(suffix.toUpper());
        button->setAccessibleName(tr("Export as %1").arg(suffix.toUpper()));
        button->setToolTip(tr("Save what is shown to a %1 file").arg(suffix.toUpper()));
        connect(button, &QPushButton::clicked, this, [this, title, name, suffix, content] {
            exportdialog::run(this, title, name, suffix, content,
                              [this](const auto& answer) { Q_EMIT messageReady(answer.sentence); });
        });
        row->addWidget(button);
    }
}
