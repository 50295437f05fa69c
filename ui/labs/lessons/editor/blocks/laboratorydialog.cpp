// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/laboratorydialog.h"

#include "ui/widgets/forms/formfields.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

LaboratoryDialog::LaboratoryDialog(std::vector<OpenablePage> pages, QWidget* parent)
    : BlockDialog(tr("Insert a laboratory page"), parent), m_page(new PageFields(std::move(pages))),
      m_caption(new QLineEdit)
{
    m_caption->setToolTip(tr("Say what students should do on the page"));
    auto* const form = new QWidget;
    auto* const column = new QVBoxLayout(form);
    column->addWidget(formfields::label(tr("&Caption:"), m_caption));
    column->addWidget(m_caption);
    column->addWidget(m_page, 1);
    setForm(form);
    connect(m_page, &PageFields::edited, this, &BlockDialog::check);
    connect(m_page, &PageFields::pageChosen, this, &BlockDialog::check);
    check();
}

QString LaboratoryDialog::missing() const
{
    return m_page->chosen() ? QString() : tr("There is no page to open.");
}

QString LaboratoryDialog::blockText() const
{
    const OpenablePage* const chosen = m_page->chosen();
    if (!chosen)
        return {};
    QString text = QStringLiteral("```laboratory\npage: %1\n").arg(chosen->block.page);
    if (const QString settings = m_page->settingsText(); !settings.isEmpty())
        text += settings + u'\n';
    if (const QString caption = m_caption->text().trimmed(); !caption.isEmpty())
        text += QStringLiteral("caption: %1\n").arg(caption);
    return text + QStringLiteral("```\n");
}
