// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/helpdialog.h"

#include "core/support/translations.h"
#include "ui/mainwindow/dialogs/helpbrowser.h"
#include "ui/mainwindow/dialogs/helppages.h"
#include "ui/widgets/screenroom.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace {

constexpr QSize firstHelpSize(680, 600);

} // namespace

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
