// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/botform.h"

#include "core/bots/botlanguage.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/livelabel.h"

#include <QComboBox>
#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardPaths>

namespace {

constexpr int longestBotName = 60;

QString usualBotFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir::toNativeSeparators(QDir(documents).filePath(QStringLiteral("fourcast-bots")));
}

}

BotForm::BotForm(QWidget* parent) : QWidget(parent)
{
    build();
    showLanguage();
}

void BotForm::build()
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_bot = new QComboBox;
    m_bot->setObjectName(QStringLiteral("bot"));
    m_bot->setToolTip(tr("Make a new bot, or go on with one you made before"));
    formfields::allowNarrow(*m_bot);
    m_bot->addItem(tr("A new bot"), QString());
    auto* const row = new QHBoxLayout;
    row->addWidget(formfields::label(tr("&Bot:"), m_bot));
    row->addWidget(m_bot, 1);
    column->addLayout(row);
    buildNewBot();
    column->addWidget(m_new);
    m_missing = new LiveLabel;
    m_missing->setObjectName(QStringLiteral("missing"));
    column->addWidget(m_missing);
    connect(m_bot, &QComboBox::currentIndexChanged, this, [this] {
        updateControls();
        Q_EMIT botChosen(m_bot->currentData().toString());
    });
}

void BotForm::buildNewBot()
{
    m_new = new QWidget;
    auto* const grid = new QGridLayout(m_new);
    grid->setContentsMargins(0, 0, 0, 0);
    m_language = new QComboBox;
    m_language->setObjectName(QStringLiteral("language"));
    m_language->setToolTip(tr("The language to write the bot in"));
    for (const BotLanguage& language : botLanguages())
        m_language->addItem(language.title, language.key);
    m_name = new QLineEdit(QStringLiteral("my-bot"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(longestBotName);
    m_name->setToolTip(tr("What the bot is called in lists of engines. Its file has this name, "
                          "too."));
    m_folder = new QLineEdit(usualBotFolder());
    m_folder->setObjectName(QStringLiteral("folder"));
    m_folder->setToolTip(tr("Where the bot's file is written. Nothing there is overwritten."));
    auto* const choose = new QPushButton(tr("Choose &folder…"));
    choose->setAutoDefault(false);
    m_make = new QPushButton(tr("&Make it"));
    m_make->setObjectName(QStringLiteral("make"));
    m_make->setToolTip(tr("Write a small bot that already plays, for you to change"));
    m_make->setAutoDefault(false);
    grid->addWidget(formfields::label(tr("&Language:"), m_language), 0, 0);
    grid->addWidget(m_language, 0, 1);
    grid->addWidget(formfields::label(tr("&Name:"), m_name), 0, 2);
    grid->addWidget(m_name, 0, 3, 1, 3);
    grid->addWidget(formfields::label(tr("F&older:"), m_folder), 1, 0);
    grid->addWidget(m_folder, 1, 1, 1, 3);
    grid->addWidget(choose, 1, 4);
    grid->addWidget(m_make, 1, 5);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connect(m_language, &QComboBox::currentIndexChanged, this, &BotForm::showLanguage);
    connect(m_name, &QLineEdit::textChanged, this, &BotForm::updateControls);
    connect(m_folder, &QLineEdit::textChanged, this, &BotForm::updateControls);
    connect(choose, &QPushButton::clicked, this, &BotForm::browse);
    connect(m_make, &QPushButton::clicked, this, [this] { Q_EMIT makeWanted(wish()); });
}

void BotForm::setBots(const std::vector<Program>& bots, const QString& followed)
{
    const QSignalBlocker quiet(m_bot);
    m_names.clear();
    while (m_bot->count() > 1)
        m_bot->removeItem(1);
    for (const Program& bot : bots) {
        m_names << bot.name;
        m_bot->addItem(bot.name, bot.name);
    }
    m_bot->setCurrentIndex(std::max(0, followed.isEmpty() ? 0 : m_bot->findData(followed)));
    if (m_names.contains(m_name->text()))
        m_name->setText(freeName());
    updateControls();
}

void BotForm::setBusy(bool busy)
{
    m_isBusy = busy;
    updateControls();
}

firstbot::Wish BotForm::wish() const
{
    return {.language = m_language->currentData().toString(),
            .folder = QDir::fromNativeSeparators(m_folder->text().trimmed()),
            .name = m_name->text().trimmed()};
}

void BotForm::setToolFolders(const QStringList& folders)
{
    m_toolFolders = folders;
    showLanguage();
}

void BotForm::showLanguage()
{
    const BotLanguage* const language = findBotLanguage(m_language->currentData().toString());
    m_hasTool = language && !language->findTool(m_toolFolders).isEmpty();
    updateControls();
}

void BotForm::updateControls()
{
    const bool isNew = m_bot->currentIndex() <= 0;
    m_bot->setEnabled(!m_isBusy);
    m_new->setVisible(isNew);
    m_new->setEnabled(!m_isBusy);
    m_make->setEnabled(m_hasTool && !m_name->text().trimmed().isEmpty()
                       && !m_folder->text().trimmed().isEmpty());
    const BotLanguage* const language = findBotLanguage(m_language->currentData().toString());
    m_missing->say(isNew && !m_hasTool && language ? language->missingTool() : QString());
}

void BotForm::browse()
{
    const QString folder = FileDialog::folder(this, tr("Folder for your bot"));
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

/// "my-bot", or the first of "my-bot-2" and so on that no bot has.
QString BotForm::freeName() const
{
    const QString usual = QStringLiteral("my-bot");
    QString name = usual;
    for (int number = 2; m_names.contains(name); ++number)
        name = QStringLiteral("%1-%2").arg(usual).arg(number);
    return name;
}
