// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/sharedialog.h"

#include "core/board/positionlink.h"
#include "core/support/text/plainlabel.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/exports/exportdialog.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace {

constexpr int smallestCode = 240; // pixels
constexpr int smallestModule = 2; // pixels
constexpr int usualModule = 3; // pixels
constexpr int savedModule = 16; // pixels

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

ShareDialog::ShareDialog(const QString& positionText, QWidget* parent)
    : ShareDialog(positionlink::write(positionText),
                  {.title = tr("Share the position"),
                   .words = tr("Open this position in Fourcast: share the link or scan the code."),
                   .link = tr("Link to the position"),
                   .file = tr("position", "name of a file")},
                  parent)
{
}

ShareDialog::ShareDialog(const QString& link, const Words& words, QWidget* parent)
    : QDialog(parent), m_fileName(words.file), m_picture(new QLabel(this)),
      m_link(new QLineEdit(this)), m_told(new QLabel(this))
{
    if (auto code = QrCode::of(link.toUtf8()))
        m_code = std::move(*code);
    m_link->setText(link);
    build(words);
}

void ShareDialog::build(const Words& text)
{
    setWindowTitle(text.title);
    m_picture->setAlignment(Qt::AlignCenter);
    // A long link has many modules, each of which a camera has to see.
    const int modules = m_code.image(1).width();
    const int smallest = std::max(smallestCode, smallestModule * modules);
    m_picture->setMinimumSize(smallest, smallest);
    m_picture->setAccessibleName(tr("QR code of the link"));
    auto* words = new QLabel(text.words, this);
    words->setWordWrap(true);
    m_link->setReadOnly(true);
    m_link->setCursorPosition(0);
    m_link->setAccessibleName(text.link);
    m_told->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("&Copy the link"), QDialogButtonBox::ActionRole);
    copy->setIcon(tintedIcon(QStringLiteral("copy")));
    QPushButton* save = buttons->addButton(tr("&Save the code…"), QDialogButtonBox::ActionRole);
    save->setIcon(tintedIcon(QStringLiteral("export")));
    copy->setToolTip(tr("Copy the link to the clipboard"));
    save->setToolTip(tr("Save the QR code as PNG or SVG"));
    copy->setDefault(true);
    connect(copy, &QPushButton::clicked, this, &ShareDialog::copy);
    connect(save, &QPushButton::clicked, this, &ShareDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    m_buttons = new QDialogButtonBox(this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(words);
    layout->addWidget(m_picture, 1);
    layout->addWidget(m_link);
    layout->addWidget(m_told);
    layout->addWidget(m_buttons);
    layout->addWidget(buttons);
    resize(std::max(420, usualModule * modules + 40), std::max(480, usualModule * modules + 160));
    copy->setFocus();
}

QString ShareDialog::link() const
{
    return m_link->text();
}

QPushButton* ShareDialog::offer(const QAction& action)
{
    QPushButton* const button
        = m_buttons->addButton(withoutMnemonic(action.text()), QDialogButtonBox::ActionRole);
    button->setIcon(action.icon());
    button->setToolTip(action.statusTip());
    button->setEnabled(action.isEnabled());
    button->setAutoDefault(false);
    return button;
}

void ShareDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showCode();
}

/// Whole pixels for a module: a code that is scaled between them is read badly.
void ShareDialog::showCode()
{
    const qreal ratio = devicePixelRatioF();
    const int side = static_cast<int>(std::min(m_picture->width(), m_picture->height()) * ratio);
    const int modules = m_code.image(1).width();
    QPixmap pixmap = QPixmap::fromImage(m_code.image(std::max(1, side / modules)));
    pixmap.setDevicePixelRatio(ratio);
    m_picture->setPixmap(pixmap);
}

void ShareDialog::copy()
{
    QGuiApplication::clipboard()->setText(link());
    m_told->setText(tr("The link is on the clipboard."));
}

void ShareDialog::save()
{
    exportdialog::run(
        this,
        {.title = tr("Save the QR code"),
         .filter = tr("PNG picture (*.png)") + QStringLiteral(";;") + tr("SVG drawing (*.svg)"),
         .name = m_fileName,
         .suffix = QStringLiteral("png")},
        [this](const QString& path) -> Expected<QByteArray> {
            return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)
                ? m_code.svg()
                : pngOf(m_code.image(savedModule));
        },
        [this](const exportdialog::Answer& answer) { m_told->setText(answer.sentence); });
}
