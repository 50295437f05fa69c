// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/exports/exportmenu.h"

#include "ui/style/tintedicon.h"

ExportMenu::ExportMenu(const QString& title, std::function<QString()> name, QWidget* parent)
    : QPushButton(tintedIcon(QStringLiteral("export")), tr("Export"), parent), m_title(title),
      m_name(std::move(name))
{
    setToolTip(title);
    setAccessibleName(title);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
}

QAction* ExportMenu::addEntry(const QString& text, const QString& tip, std::function<void()> run)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, std::move(run));
    return action;
}

void ExportMenu::add(const ExportFormat& format, Ask ask)
{
    addEntry(format.text, format.tip, [this, format, ask = std::move(ask)] {
        write(format,
              [make = ask()](const QString& path, const std::stop_token& stop) -> Expected<void> {
                  FOURCAST_LET(const auto bytes, make(stop));
                  return chartexport::saveBytes(bytes, path);
              });
    });
}

QList<ExportFormat> ExportMenu::pictureFormats(const QString& tip, const QString& name)
{
    return {{tr("Picture as P&NG…"), tip, QStringLiteral("png"), tr("PNG picture (*.png)"), name},
            {tr("Picture as &SVG…"), tip, QStringLiteral("svg"), tr("SVG drawing (*.svg)"), name},
            {tr("Picture as P&DF…"), tip, QStringLiteral("pdf"), tr("PDF drawing (*.pdf)"), name}};
}

void ExportMenu::addPicture(std::function<ChartContent()> content, bool hasJson)
{
    QList<ExportFormat> formats = pictureFormats(tr("Save this picture"), {});
    formats << ExportFormat {tr("Data as &CSV…"),
                             tr("Save the numbers behind the picture, one per line"),
                             QStringLiteral("csv"), tr("Table (*.csv)")};
    if (hasJson)
        formats << ExportFormat {tr("Figures as &JSON…"), tr("The figures, with their names"),
                                 QStringLiteral("json"), tr("JSON (*.json)")};
    for (const ExportFormat& format : formats)
        add(format, [content, suffix = QLatin1Char('.') + format.suffix] {
            return [shown = content(), suffix](const std::stop_token&) {
                return chartexport::toFile(shown, suffix);
            };
        });
}

exportdialog::Question ExportMenu::question(const ExportFormat& format) const
{
    QStringList parts {m_name ? m_name() : QString(), format.name};
    parts.removeAll(QString());
    return {m_title, format.filter, parts.join(QLatin1Char('-')), format.suffix};
}

void ExportMenu::write(const ExportFormat& format, exportdialog::Writer writer)
{
    exportdialog::runAway(this, question(format), std::move(writer), onFinished());
}

exportdialog::OnFinished ExportMenu::onFinished()
{
    return [this](const exportdialog::Answer& answer) {
        Q_EMIT messageReady(answer.sentence);
        if (answer.written)
            Q_EMIT done(answer.sentence);
        else
            Q_EMIT refused(answer.sentence);
    };
}
