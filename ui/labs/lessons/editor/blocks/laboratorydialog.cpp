// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/laboratorydialog.h"

#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

LaboratoryDialog::LaboratoryDialog(std::vector<OpenablePage> pages, QWidget* parent)
    : BlockDialog(tr("Insert a laboratory page"), parent), m_pages(std::move(pages)),
      m_page(new QComboBox), m_caption(new QLineEdit), m_settings(new QPlainTextEdit)
{
    for (const OpenablePage& page : m_pages)
        m_page->addItem(page.title);
    m_page->setToolTip(tr("The page in front comes first"));
    m_caption->setToolTip(tr("Say what students should do on the page"));
    m_settings->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_settings->setTabChangesFocus(true);
    m_settings->setToolTip(
        tr("These are chosen on the page now. Delete the lines you don't need."));
    keepLines(*m_settings, 8);
    auto* const form = new QWidget;
    auto* const column = new QVBoxLayout(form);
    column->addWidget(formfields::label(tr("&Page:"), m_page));
    column->addWidget(m_page);
    column->addWidget(formfields::label(tr("&Caption:"), m_caption));
    column->addWidget(m_caption);
    column->addWidget(formfields::label(tr("&Settings:"), m_settings));
    column->addWidget(m_settings, 1);
    setForm(form);
    connect(m_page, &QComboBox::currentIndexChanged, this, &LaboratoryDialog::showSettings);
    connect(m_settings, &QPlainTextEdit::textChanged, this, &BlockDialog::check);
    showSettings();
}

void LaboratoryDialog::showSettings()
{
    QStringList lines;
    if (m_page->currentIndex() >= 0)
        // Behind the fence and the page.
        lines = fourcast::lesson::blockText(
                    m_pages[static_cast<std::size_t>(m_page->currentIndex())].block)
                    .split(u'\n')
                    .mid(2);
    while (!lines.isEmpty() && (lines.last().isEmpty() || lines.last() == QStringLiteral("```")))
        lines.removeLast();
    m_settings->setPlainText(lines.join(u'\n'));
    check();
}

QString LaboratoryDialog::missing() const
{
    return m_page->currentIndex() < 0 ? tr("There is no page to open.") : QString();
}

QString LaboratoryDialog::blockText() const
{
    if (m_page->currentIndex() < 0)
        return {};
    const LaboratoryBlock& chosen = m_pages[static_cast<std::size_t>(m_page->currentIndex())].block;
    QString text = QStringLiteral("```laboratory\npage: %1\n").arg(chosen.page);
    if (const QString settings = m_settings->toPlainText().trimmed(); !settings.isEmpty())
        text += settings + u'\n';
    if (const QString caption = m_caption->text().trimmed(); !caption.isEmpty())
        text += QStringLiteral("caption: %1\n").arg(caption);
    return text + QStringLiteral("```\n");
}
