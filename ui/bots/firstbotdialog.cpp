// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bots/firstbotdialog.h"

#include "ui/bots/botform.h"
#include "ui/bots/botresults.h"
#include "ui/bots/bottrialrow.h"
#include "ui/widgets/exports/exportmenu.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/pagearea.h"
#include "ui/widgets/screenroom.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShowEvent>
#include <QUrl>
#include <QVBoxLayout>

namespace {

constexpr QSize firstBotSize(960, 660);

}

FirstBotDialog::FirstBotDialog(BotWork work, QWidget* parent)
    : QDialog(parent), m_bench(std::move(work))
{
    setWindowTitle(tr("My first bot"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    auto* const column = new QVBoxLayout(this);
    m_message = new LiveLabel;
    m_message->setObjectName(QStringLiteral("message"));
    auto* const area = new PageArea;
    area->setPage(buildPage());
    column->addWidget(area, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(parent ? fittingScreen(firstBotSize, *parent) : firstBotSize);
    connectBench();
    showBot();
}

QWidget* FirstBotDialog::buildPage()
{
    auto* const page = new QWidget;
    auto* const column = new QVBoxLayout(page);
    auto* const make = new QGroupBox(tr("1. Make a bot"));
    auto* const inside = new QVBoxLayout(make);
    m_form = new BotForm;
    inside->addWidget(m_form);
    column->addWidget(make);
    column->addWidget(buildChange());
    column->addWidget(m_message);
    column->addWidget(buildTrial(), 1);
    return page;
}

QGroupBox* FirstBotDialog::buildChange()
{
    auto* const box = new QGroupBox(tr("2. Change it, then save"));
    m_file = new QLabel;
    m_file->setObjectName(QStringLiteral("file"));
    m_file->setWordWrap(true);
    m_file->setTextFormat(Qt::PlainText);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const auto button = [](const QString& text, const QString& tip, const char* name) {
        auto* const made = new QPushButton(text);
        made->setToolTip(tip);
        made->setAutoDefault(false);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_edit
        = button(tr("Open in &editor"),
                 tr("Open the bot's file with the program that this computer has for it"), "edit");
    m_folder = button(tr("&Show folder"), tr("Open the folder of the bot's file"), "showFolder");
    m_play = button(tr("Pla&y against it"), tr("Start a game between you and the bot"), "playIt");
    auto* const row = new QHBoxLayout(box);
    row->addWidget(m_file, 1);
    row->addWidget(m_edit);
    row->addWidget(m_folder);
    row->addWidget(m_play);
    connect(m_edit, &QPushButton::clicked, this, [this] { openFile(m_bench.sourceFile()); });
    connect(m_folder, &QPushButton::clicked, this,
            [this] { openFile(QFileInfo(m_bench.sourceFile()).absolutePath()); });
    connect(m_play, &QPushButton::clicked, this,
            [this] { Q_EMIT playWanted(m_bench.bot().program.name); });
    return box;
}

QGroupBox* FirstBotDialog::buildTrial()
{
    auto* const box = new QGroupBox(tr("3. Let it play"));
    auto* const column = new QVBoxLayout(box);
    m_trial = new BotTrialRow;
    m_export = buildExport();
    m_trial->addButton(m_export);
    m_results = new BotResults;
    column->addWidget(m_trial);
    column->addWidget(m_results, 1);
    connect(m_trial, &BotTrialRow::playWanted, &m_bench, &BotBench::test);
    connect(m_trial, &BotTrialRow::cancelWanted, &m_bench, &BotBench::stop);
    connect(m_results, &BotResults::gameWanted, this,
            [this](const MatchGame& game, int ply) { Q_EMIT gameWanted(Game(game.moves), ply); });
    return box;
}

ExportMenu* FirstBotDialog::buildExport()
{
    auto* const menu = new ExportMenu(tr("Export the report"), [this] {
        const Program& bot = m_bench.bot().program;
        return QStringLiteral("%1-v%2").arg(bot.name).arg(bot.version);
    });
    menu->setToolTip(tr("Export what the bot missed, and its games"));
    menu->setAutoDefault(false);
    const auto add
        = [this, menu](const ExportFormat& format, QByteArray (*write)(const BotReport&)) {
              menu->add(format, [this, write]() -> ExportMenu::Make {
                  return [report = m_results->report(), write](const std::stop_token&) {
                      return Expected<QByteArray>(write(report));
                  };
              });
          };
    add({.text = tr("&Report as text…"),
         .tip = tr("For reading, in English"),
         .suffix = QStringLiteral("txt"),
         .filter = tr("Text (*.txt)")},
        [](const BotReport& report) { return botReportToText(report).toUtf8(); });
    add({.text = tr("&Missed moves as CSV…"),
         .tip = tr("One row per missed move, for spreadsheets"),
         .suffix = QStringLiteral("csv"),
         .filter = tr("Table (*.csv)")},
        botReportToCsv);
    add({.text = tr("&All games as JSON…"),
         .tip = tr("Everything, for other programs"),
         .suffix = QStringLiteral("json"),
         .filter = tr("JSON (*.json)")},
        botReportToJson);
    connect(menu, &ExportMenu::messageReady, this, &FirstBotDialog::say);
    return menu;
}

void FirstBotDialog::connectBench()
{
    connect(m_form, &BotForm::makeWanted, &m_bench, &BotBench::make);
    connect(m_form, &BotForm::botChosen, &m_bench, &BotBench::choose);
    const auto showBots = [this] { m_form->setBots(m_bench.bots(), m_bench.bot().program.name); };
    connect(&m_bench, &BotBench::botsChanged, this, showBots);
    connect(&m_bench, &BotBench::botChanged, this, &FirstBotDialog::showBot);
    connect(&m_bench, &BotBench::made, this, [this, showBots] {
        showBots();
        say(tr("The bot is made, and it plays already. Open it in an editor and look for CHANGE "
               "THIS."));
        m_edit->setFocus();
    });
    connect(&m_bench, &BotBench::makingChanged, this, &FirstBotDialog::updateControls);
    connect(&m_bench, &BotBench::testingChanged, this, [this] {
        if (m_bench.isTesting())
            say({});
        m_trial->setTesting(m_bench.isTesting());
        updateControls();
    });
    connect(&m_bench, &BotBench::progressed, this,
            [this] { m_trial->setProgress(m_bench.progress()); });
    connect(&m_bench, &BotBench::reportChanged, this, [this] {
        m_results->setReport(m_bench.report(), m_bench.errors(), m_bench.isTesting());
        updateControls();
    });
    // What was wrong with the file before is right now.
    connect(&m_bench, &BotBench::broughtUpToDate, this, [this](bool isNewVersion) {
        say(isNewVersion ? tr("Saved as version %1. Let it play to see what changed.")
                               .arg(m_bench.bot().program.version)
                         : QString());
    });
    connect(&m_bench, &BotBench::refused, this, &FirstBotDialog::say);
    connect(&m_bench, &BotBench::programsChanged, this, &FirstBotDialog::programsChanged);
}

void FirstBotDialog::say(const QString& sentence)
{
    m_message->setVisible(!sentence.isEmpty());
    m_message->say(sentence);
}

void FirstBotDialog::showBot()
{
    const KnownBot& bot = m_bench.bot();
    m_file->setText(m_bench.hasBot()
                        ? tr("%1, version %2: %3")
                              .arg(bot.program.name, QString::number(bot.program.version),
                                   QDir::toNativeSeparators(m_bench.sourceFile()))
                        : tr("Make a bot first, or choose one above."));
    m_results->setRecords(bot.records);
    updateControls();
}

void FirstBotDialog::updateControls()
{
    const bool hasFile = m_bench.hasBot() && !m_bench.sourceFile().isEmpty();
    m_form->setBusy(m_bench.isMaking() || m_bench.isTesting());
    m_edit->setEnabled(hasFile);
    m_folder->setEnabled(hasFile);
    m_play->setEnabled(m_bench.hasBot() && !m_bench.isTesting());
    m_trial->setReady(m_bench.hasBot() && !m_bench.isMaking());
    m_export->setEnabled(!m_results->report().games.empty() && !m_bench.isTesting());
}

void FirstBotDialog::openFile(const QString& path)
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        say(tr("This computer has no program that opens '%1'. Open it in an editor yourself.")
                .arg(QDir::toNativeSeparators(path)));
}

void FirstBotDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous())
        m_bench.list();
}
