// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tournament/tournamentdialog.h"

#include "core/engines/external/programtable.h"
#include "core/engines/levels.h"
#include "ui/labs/entrants/entrantlist.h"
#include "ui/labs/tournament/botfolderdialog.h"
#include "ui/labs/tournament/clockchoice.h"
#include "ui/labs/tournament/startschoice.h"
#include "ui/text/counttext.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/livelabel.h"
#include "ui/widgets/pagearea.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace {

Entrant tournamentLevel(const QString& engine)
{
    Entrant entrant {.engine = engine, .limits = {}};
    entrant.ensureLimit();
    return entrant;
}

QDoubleSpinBox* eloField(const QString& name, double value)
{
    constexpr double furthest = 1000;
    auto* const box = new QDoubleSpinBox;
    box->setDecimals(0);
    box->setRange(-furthest, furthest);
    box->setSingleStep(5);
    box->setValue(value);
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

}

TournamentDialog::TournamentDialog(AddPrograms addPrograms, QWidget* parent)
    : QDialog(parent), m_addPrograms(std::move(addPrograms)), m_name(new QLineEdit),
      m_entrants(new EntrantList(this, EntrantList::Purpose::Tournament)), m_format(new QComboBox),
      m_recorded(new QCheckBox(tr("Keep eac&h game's recording"))), m_starts(new StartsChoice),
      m_clock(new ClockChoice), m_size(new QLabel), m_problem(new LiveLabel)
{
    setWindowTitle(tr("New tournament"));
    m_name->setText(tr("Tournament"));
    m_name->setAccessibleName(tr("Name"));
    using Format = TournamentOptions::Format;
    m_format->addItem(tr("Round robin: every pair"), static_cast<int>(Format::RoundRobin));
    m_format->addItem(tr("Gauntlet: the first against all the others"),
                      static_cast<int>(Format::Gauntlet));
    m_format->addItem(tr("Swiss: each round against an equal"), static_cast<int>(Format::Swiss));
    m_format->setAccessibleName(tr("Who plays whom"));
    m_format->setToolTip(tr("Who plays whom"));

    m_rules = new QWidget;
    auto* const form = new QFormLayout(m_rules);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Who plays whom:"), m_format);
    form->addRow(tr("&Games:"), makeNumbers());
    form->addRow(tr("O&penings:"), m_starts);
    form->addRow(tr("&Clock:"), m_clock);
    form->addRow(tr("Se&quential test:"), makeTest());
    form->addRow(tr("Recordings:"), m_recorded);
    m_recorded->setChecked(true);
    m_recorded->setToolTip(
        tr("Keeps what each search reported, so that a game opens on the board with its charts and "
           "reports, and Recordings can compare its costs. Takes up to 1 MB and 10 ms a game; "
           "beyond 256 MB the oldest recordings go, the games stay."));
    m_size->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Ma&ke it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* const content = new QWidget;
    auto* const inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    auto* const nameRow = new QHBoxLayout;
    nameRow->addWidget(formfields::label(tr("&Name:"), m_name));
    nameRow->addWidget(m_name, 1);
    inner->addLayout(nameRow);
    inner->addWidget(makeEntrants(), 1);
    inner->addWidget(m_rules);
    // In a low window what is chosen scrolls, and the buttons stay.
    auto* const area = new PageArea(this);
    area->setPage(content);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(area, 1);
    column->addWidget(m_size);
    column->addWidget(m_problem);
    column->addWidget(buttons);

    const auto follow = [this] { showRelevant(); };
    connect(m_entrants, &EntrantList::changed, this, follow);
    connect(m_format, &QComboBox::currentIndexChanged, this, follow);
    connect(m_starts, &StartsChoice::changed, this, follow);
    connect(m_clock, &ClockChoice::changed, this, follow);
    connect(m_test, &QCheckBox::toggled, this, follow);
    connect(m_name, &QLineEdit::textChanged, this, follow);
    for (const QSpinBox* const box : {m_games, m_rounds, m_seed, m_retire})
        connect(box, &QSpinBox::valueChanged, this, follow);
    for (const QDoubleSpinBox* const box : {m_elo0, m_elo1})
        connect(box, &QDoubleSpinBox::valueChanged, this, follow);
    m_entrants->setEntrants({tournamentLevel(QStringLiteral("level-1")),
                             tournamentLevel(QStringLiteral("level-2")),
                             tournamentLevel(QStringLiteral("level-3"))});
    resize(760, 620);
}

QWidget* TournamentDialog::makeEntrants()
{
    auto* const several = new QPushButton(tr("Add &several"));
    several->setToolTip(tr("All levels, all your programs, or the bots of a folder"));
    several->setAutoDefault(false);
    auto* const menu = new QMenu(several);
    menu->addAction(tr("All &levels"), this, &TournamentDialog::addLevels);
    menu->addAction(tr("All &programs"), this, &TournamentDialog::addAllPrograms)
        ->setEnabled(!programs::names().isEmpty());
    if (m_addPrograms)
        menu->addAction(tr("&Bots of a folder…"), this, [this] {
            if (const QString folder = FileDialog::folder(this, tr("Folder of the bots"));
                !folder.isEmpty())
                addFolder(folder);
        });
    several->setMenu(menu);
    auto* const row = new QHBoxLayout;
    row->addWidget(formfields::label(tr("&Entrants:"), m_entrants), 1);
    row->addWidget(several);
    auto* const box = new QWidget;
    auto* const column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_entrants, 1);
    return box;
}

QWidget* TournamentDialog::makeNumbers()
{
    m_games = formfields::spin(0, TournamentOptions::mostGamesPerPair, tr("Games of each pair"),
                               tr("0 plays each opening of a list with both colours"));
    m_rounds = formfields::spin(1, TournamentOptions::mostRounds, tr("Rounds"),
                                tr("Rounds of a Swiss tournament"));
    m_seed = formfields::spin(0, std::numeric_limits<int>::max(), tr("Seed"),
                              tr("The same seed gives the same games"));
    m_workers = formfields::workers(tr("one per core"), tr("How many games are played at a time"));
    m_workers->setAccessibleName(tr("Games at a time"));
    m_retire = formfields::spin(0, 100, tr("Failures in a row that end an entrant's games"),
                                tr("Who fails so often in a row plays no more; 0 never ends it"));
    const TournamentOptions usual;
    m_games->setValue(usual.gamesPerPair);
    m_rounds->setValue(usual.rounds);
    m_seed->setValue(static_cast<int>(usual.seed));
    m_retire->setValue(3);
    auto* const box = new QWidget;
    auto* const grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    formfields::add(*grid, 0, 0, tr("Of each pai&r:"), m_games);
    formfields::add(*grid, 0, 1, tr("R&ounds:"), m_rounds);
    formfields::add(*grid, 0, 2, tr("A&t a time:"), m_workers);
    formfields::add(*grid, 0, 3, tr("See&d:"), m_seed);
    formfields::add(*grid, 0, 4, tr("Out after &failures:"), m_retire);
    return box;
}

QWidget* TournamentDialog::makeTest()
{
    const SprtOptions usual;
    m_test = new QCheckBox(tr("End when it is dec&ided"));
    m_test->setToolTip(tr("The tournament ends once it is decided whether the first entrant is "
                          "stronger than the second"));
    m_elo0 = eloField(tr("Elo that counts as not stronger"), usual.elo0);
    m_elo1 = eloField(tr("Elo that counts as stronger"), usual.elo1);
    m_testFields = new QWidget;
    auto* const fields = new QHBoxLayout(m_testFields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->addWidget(formfields::label(tr("Elo:"), m_elo0));
    fields->addWidget(m_elo0);
    fields->addWidget(formfields::label(tr("against:"), m_elo1));
    fields->addWidget(m_elo1);
    auto* const box = new QWidget;
    auto* const row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_test);
    row->addWidget(m_testFields);
    row->addStretch();
    box->setFocusProxy(m_test);
    return box;
}

void TournamentDialog::addLevels()
{
    std::vector<Entrant> all;
    for (const Level& level : levels())
        all.push_back(tournamentLevel(level.engine));
    m_entrants->addEntrants(all);
}

void TournamentDialog::addAllPrograms()
{
    addEntrantsOf(programs::all());
}

void TournamentDialog::addEntrantsOf(const std::vector<Program>& programs)
{
    std::vector<Entrant> all;
    for (const Program& program : programs)
        all.push_back({.engine = program.name, .limits = {}});
    m_entrants->addEntrants(all);
}

void TournamentDialog::addFolder(const QString& folder)
{
    BotFolderDialog dialog(folder, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const std::vector<Program> working = dialog.working();
    if (const auto added = m_addPrograms(working); !added)
        m_problem->say(added.error().message);
    else
        addEntrantsOf(working);
}

QString TournamentDialog::name() const
{
    return m_name->text().simplified();
}

TournamentOptions TournamentDialog::options() const
{
    TournamentOptions options;
    options.entrants = m_entrants->entrants();
    options.format = static_cast<TournamentOptions::Format>(m_format->currentData().toInt());
    options.gamesPerPair = m_games->value();
    options.rounds = m_rounds->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    options.openings = m_starts->openings();
    options.clock = m_clock->clock();
    options.retireAfter = m_retire->value();
    if (m_test->isChecked() && m_test->isEnabled())
        options.sprt = SprtOptions {.elo0 = m_elo0->value(), .elo1 = m_elo1->value()};
    options.workers = m_workers->value();
    options.isRecorded = m_recorded->isChecked();
    return options;
}

void TournamentDialog::setTournament(const QString& name, const TournamentOptions& options)
{
    m_name->setText(name);
    m_entrants->setEntrants(options.entrants);
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(options.format))));
    m_games->setValue(options.gamesPerPair);
    m_rounds->setValue(options.rounds);
    m_seed->setValue(
        static_cast<int>(std::min<std::uint64_t>(options.seed, std::numeric_limits<int>::max())));
    m_starts->setOpenings(options.openings);
    m_clock->setClock(options.clock);
    m_retire->setValue(options.retireAfter);
    m_test->setChecked(options.sprt.has_value());
    if (options.sprt) {
        m_elo0->setValue(options.sprt->elo0);
        m_elo1->setValue(options.sprt->elo1);
    }
    m_workers->setValue(options.workers);
    m_recorded->setChecked(options.isRecorded);
    showRelevant();
}

void TournamentDialog::setBegun()
{
    m_hasBegun = true;
    setWindowTitle(tr("Entrants who join"));
    m_accept->setText(tr("Let them &join"));
    m_name->setEnabled(false);
    m_rules->setEnabled(false);
    m_entrants->setFixed(static_cast<int>(m_entrants->entrants().size()));
    showRelevant();
}

void TournamentDialog::showRelevant()
{
    const TournamentOptions chosen = options();
    const bool isSwiss = chosen.format == TournamentOptions::Format::Swiss;
    m_rounds->setEnabled(isSwiss);
    m_test->setEnabled(!isSwiss);
    m_testFields->setEnabled(!isSwiss && m_test->isChecked());
    say();
}

void TournamentDialog::say()
{
    const TournamentOptions chosen = options();
    const auto checked = chosen.check();
    m_accept->setEnabled(checked.has_value() && !name().isEmpty());
    m_problem->say(checked ? QString() : checked.error().message);
    const bool isKnown = checked && chosen.gamesPerPair > 0;
    m_size->setText(isKnown ? tr("%1 entrants, %2 games.")
                                  .arg(countText(chosen.entrants.size()),
                                       countText(Tournament {.options = chosen}.gamesAsked()))
                            : QString());
}
