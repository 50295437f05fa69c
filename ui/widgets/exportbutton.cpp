// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exportbutton.h"

#include "ui/style/tintedicon.h"
#include "ui/widgets/exportdialog.h"

#include <QMenu>

ExportButton::ExportButton(const QString& title, std::function<QString()> name, QWidget* parent)
    : QPushButton(tintedIcon(QStringLiteral("export")), tr("Export"), parent), m_title(title),
      m_name(std::move(name))
{
    setToolTip(title);
    setAccessibleName(title);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
}

void ExportButton::add(const QString& text, const QString& tip, const QString& suffix,
                       const QString& filter, Ask ask)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, [this, suffix, filter, ask = std::move(ask)] {
        const Make make = ask();
        exportdialog::runAway(
            this, {m_title, filter, m_name(), suffix},
            [make](const QString& path, const std::stop_token& stop) {
                return make(stop).and_then([&path](const QByteArray& bytes) {
                    return chartexport::saveBytes(bytes, path);
                });
            },
            [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); });
    });
}

void ExportButton::addPicture(std::function<ChartContent()> content)
{
    const auto entry = [&](const QString& text, const QString& tip, const QString& suffix,
                           const QString& filter) {
        add(text, tip, suffix, filter, [content, suffix] {
            return [shown = content(), suffix](const std::stop_token&) {
                return chartexport::toFile(shown, QLatin1Char('.') + suffix);
            };
        });
    };
    entry(tr("Picture as P&NG…"), tr("What is drawn, in points"), QStringLiteral("png"),
          tr("PNG picture (*.png)"));
    entry(tr("Picture as &SVG…"), tr("What is drawn, in strokes"), QStringLiteral("svg"),
          tr("SVG drawing (*.svg)"));
    entry(tr("Picture as P&DF…"), tr("What is drawn, on a page"), QStringLiteral("pdf"),
          tr("PDF drawing (*.pdf)"));
    entry(tr("Figures as &CSV…"), tr("The figures behind the picture, a line for each"),
          QStringLiteral("csv"), tr("Table (*.csv)"));
}
