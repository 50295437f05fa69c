// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogs/aboutdialog.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace {

constexpr int iconSize = 64;
constexpr int textWidth = 420;

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Fourcast"));
    auto* icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/fourcast.svg"))
                        .pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    icon->setAlignment(Qt::AlignTop);

    auto* text = new QLabel(this);
    text->setWordWrap(true);
    text->setMinimumWidth(textWidth);
    text->setOpenExternalLinks(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setAccessibleName(windowTitle());
    text->setText(tr("<h3>Fourcast %1</h3><p>Play Connect Four against a minimax engine and watch "
                     "it work.</p><p>Free software under the GNU General Public License, version 3 "
                     "or later. It comes without any warranty.</p><p>Made with Qt %2. The "
                     "heuristics H1 and H2 and the points of the study curves are from Kang, Wang "
                     "and Hu, <i>Research on Different Heuristics for Minimax Algorithm: Insight "
                     "from Connect-4 Game</i> (2019, CC BY 4.0), <a "
                     "href=\"https://doi.org/10.4236/jilsa.2019.112002\">doi:10.4236/"
                     "jilsa.2019.112002</a>.</p>")
                      .arg(QStringLiteral(FOURCAST_VERSION), QString::fromLatin1(qVersion())));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(icon);
    row->addWidget(text, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(buttons);
}
