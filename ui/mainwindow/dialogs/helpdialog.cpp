// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpdialog.h"

#include "core/support/translations.h"
#include "ui/mainwindow/dialogs/helppages.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace {

constexpr QSize firstHelpSize(680, 600);
/// Of a figure that stands beside a line of text, in lines.
constexpr double figureLines = 2.6;

/// Pages whose pictures are drawn for the screen that they are on: SVG of the resources, as sharp
/// as its letters.
class HelpBrowser : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;

    QVariant loadResource(int type, const QUrl& name) override
    {
        const QString path = u':' + name.path();
        if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("qrc")
            || !path.endsWith(QLatin1String(".svg")))
            return QTextBrowser::loadResource(type, name);
        QSvgRenderer drawing(path);
        if (!drawing.isValid())
            return {};
        QSize size = drawing.defaultSize();
        if (path.startsWith(QLatin1String(":/opponents/")))
            size.scale(QSize(1, 1) * qRound(figureLines * fontMetrics().height()),
                       Qt::KeepAspectRatio);
        QPixmap pixmap(size * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter, QRectF(QPointF(), size));
        painter.end();
        return pixmap;
    }
};

}

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Help"));
    auto* browser = new HelpBrowser(this);
    browser->setAccessibleName(windowTitle());
    browser->setOpenExternalLinks(true);
    browser->setMarkdown(helppages::all(spokenLanguage()));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(browser);
    layout->addWidget(buttons);
    resize(fittingScreen(firstHelpSize, *this));
}
