// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/botfolderdialog.h"

#include "core/engines/engineinfo.h"
#include "core/engines/external/programtable.h"
#include "ui/programs/trialsentence.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/rowtable.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace {

QString folderBotText(const FolderBot& bot)
{
    if (!bot.problem.isEmpty())
        return bot.problem;
    return bot.trial ? trialSentence(bot.program, *bot.trial)
                     : BotFolderDialog::tr("Not tried yet.");
}

}

BotFolderDialog::BotFolderDialog(const QString& folder, QWidget* parent)
    : QDialog(parent), m_table(new QTableWidget(this)), m_told(new LiveLabel(this)),
      m_progress(new QProgressBar(this))
{
    setWindowTitle(tr("Bots of a folder"));
    resize(720, 460);
    auto* const head = new QLabel(tr("Each program in %1 is started and asked for one move.")
                                      .arg(QDir::toNativeSeparators(folder)));
    head->setWordWrap(true);
    readByRow(*m_table, tr("Bots of the folder"));
    m_table->setWordWrap(true);
    m_progress->setAccessibleName(tr("Bots tried"));
    m_progress->setFormat(tr("%v of %m bots"));
    m_progress->setRange(0, 0);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_add = buttons->button(QDialogButtonBox::Ok);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setToolTip(tr("Add those that moved to the tournament and to your programs"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_progress);
    column->addWidget(m_told);
    column->addWidget(buttons);

    connect(&m_job, &JobBase::advanced, this, [this] { show(m_job.interim()); });
    connect(&m_job, &JobBase::progressed, this, [this](const JobProgress& progress) {
        m_progress->setRange(0, static_cast<int>(progress.total.value_or(0)));
        m_progress->setValue(static_cast<int>(progress.done));
    });
    connect(&m_job, &JobBase::finished, this, &BotFolderDialog::finish);
    QStringList taken = engineNames();
    taken << programs::names();
    const auto started
        = m_job.start([folder, taken, known = programs::all()](const auto& job) -> Expected<Bots> {
              Bots bots = botfolder::look(folder, known, taken);
              const int all = static_cast<int>(bots.size());
              job.send(bots);
              botfolder::tryAll(bots, job.stop(), [&](int done) {
                  job.send(bots);
                  job.reportStep(done, all);
              });
              return bots;
          });
    if (!started)
        m_told->say(started.error().message);
    show({});
}

BotFolderDialog::~BotFolderDialog() = default;

void BotFolderDialog::show(const Bots& bots)
{
    m_bots = bots;
    setEmptyCells(*m_table, {tr("File"), tr("Name"), tr("Result")}, bots.size());
    for (std::size_t row = 0; row < bots.size(); ++row) {
        const FolderBot& bot = bots[row];
        const int at = static_cast<int>(row);
        putText(*m_table, at, 0, bot.file);
        putText(*m_table, at, 1, bot.program.name, bot.works());
        putText(*m_table, at, 2, folderBotText(bot));
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->resizeRowsToContents();
    showNumber();
}

void BotFolderDialog::showNumber()
{
    const int number = static_cast<int>(working().size());
    m_add->setText(tr("&Add %n bot(s)", nullptr, number));
    m_add->setEnabled(number > 0 && isDone());
}

void BotFolderDialog::finish()
{
    m_progress->hide();
    if (m_job.status() == JobStatus::Failed)
        m_told->say(m_job.error().message);
    else
        show(m_job.result());
    // finished() is sent while the job is over.
    showNumber();
    if (m_job.status() == JobStatus::Failed)
        return;
    const int failed = static_cast<int>(m_bots.size() - working().size());
    m_told->say(m_bots.empty()   ? tr("There is no program in this folder.")
                    : failed > 0 ? tr("%n bot(s) can not play; the list says why.", nullptr, failed)
                                 : tr("All of them can play."));
    if (m_add->isEnabled())
        m_add->setFocus();
}

std::vector<Program> BotFolderDialog::working() const
{
    std::vector<Program> programs;
    for (const FolderBot& bot : m_bots)
        if (bot.works())
            programs.push_back(bot.program);
    return programs;
}
