// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/editor/blocks/pagefields.h"

#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

struct PageText
{
    Q_DECLARE_TR_FUNCTIONS(LaboratoryDialog)
};

/// What goes on in another line is indented.
QString goingOn()
{
    return QStringLiteral("  ");
}

}

PageFields::PageFields(std::vector<OpenablePage> pages, QWidget* parent)
    : QWidget(parent), m_pages(std::move(pages)), m_page(new QComboBox),
      m_settings(new QPlainTextEdit)
{
    for (const OpenablePage& page : m_pages)
        m_page->addItem(page.title, page.block.page);
    m_page->setToolTip(PageText::tr("The page in front comes first"));
    useFixedLetters(*m_settings);
    m_settings->setTabChangesFocus(true);
    m_settings->setToolTip(
        PageText::tr("These are chosen on the page now. Delete the lines you don't need."));
    constexpr int lines = 8;
    keepLines(*m_settings, lines);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(formfields::label(PageText::tr("&Page:"), m_page));
    column->addWidget(m_page);
    column->addWidget(formfields::label(PageText::tr("&Settings:"), m_settings));
    column->addWidget(m_settings, 1);
    connect(m_page, &QComboBox::currentIndexChanged, this, &PageFields::showSettings);
    connect(m_settings, &QPlainTextEdit::textChanged, this, &PageFields::edited);
    showSettings();
}

const OpenablePage* PageFields::chosen() const
{
    const int index = m_page->currentIndex();
    return index < 0 ? nullptr : &m_pages[static_cast<std::size_t>(index)];
}

void PageFields::showSettings()
{
    const OpenablePage* const page = chosen();
    setSettings(page ? page->block.settings : std::vector<std::pair<QString, QString>>());
    Q_EMIT pageChosen();
}

QString PageFields::settingsText() const
{
    return m_settings->toPlainText().trimmed();
}

std::vector<std::pair<QString, QString>> PageFields::settings() const
{
    std::vector<std::pair<QString, QString>> written;
    for (const QString& line : settingsText().split(u'\n')) {
        if (line.trimmed().isEmpty())
            continue;
        if (line.startsWith(goingOn()) && !written.empty()) {
            written.back().second += u'\n' + line.mid(goingOn().size()).trimmed();
            continue;
        }
        const auto colon = line.indexOf(u':');
        written.emplace_back(line.left(colon).trimmed(),
                             colon < 0 ? QString() : line.mid(colon + 1).trimmed());
    }
    return written;
}

void PageFields::setSettings(const std::vector<std::pair<QString, QString>>& settings)
{
    QStringList lines;
    for (const auto& [name, value] : settings)
        lines << QStringLiteral("%1: %2").arg(name,
                                              QString(value).replace(u'\n', u'\n' + goingOn()));
    m_settings->setPlainText(lines.join(u'\n'));
}
