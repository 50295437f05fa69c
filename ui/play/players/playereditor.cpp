// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/players/playereditor.h"

#include "core/engines/external/programnews.h"
#include "ui/play/players/enginelist.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/text/counttext.h"
#include "ui/widgets/forms/plyunit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>
#include <QToolButton>

namespace {

constexpr int deepest = 42; // squares of the board
constexpr int leastNameLetters = 12; // of an engine's name, in a narrow panel
constexpr int longestMs = 600'000;
constexpr int mostNodes = 2'000'000'000;
constexpr int largestTable = 16'384; // MiB

} // namespace

PlayerEditor::PlayerEditor(Choice choice, const QString& name, QWidget* parent)
    : QWidget(parent), m_choice(choice), m_who(new QComboBox(this)), m_form(new QFormLayout)
{
    fillEngines();
    m_who->setAccessibleName(tr("%1: who plays").arg(name));
    // As narrow as the panel: an engine's whole name is in the list, and in the tool tip.
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_who->setMinimumContentsLength(leastNameLetters);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_who);
    makeLimit(name);
    layout->addWidget(m_limitRow);
    makeDetails(name);
    layout->addWidget(m_more);
    layout->addWidget(m_details);

    connect(m_who, &QComboBox::currentIndexChanged, this, &PlayerEditor::read);
    connect(&ProgramNews::instance(), &ProgramNews::changed, this, [this] {
        m_showing = true;
        fillEngines();
        m_showing = false;
        setPlayer(m_player);
    });
    setDetailed(false);
    setPlayer(choice == Choice::PersonOrEngine ? Entrant::person() : Entrant());
}

void PlayerEditor::fillEngines()
{
    m_who->clear();
    if (m_choice == Choice::PersonOrEngine)
        m_who->addItem(tr("Person"), QString());
    enginelist::fill(*m_who, [this](const EngineInfo& engine) {
        return m_choice != Choice::EngineThatSearches || engine.searches();
    });
}

void PlayerEditor::makeLimit(const QString& name)
{
    m_limitRow = new QWidget(this);
    m_limitKind = new QComboBox(m_limitRow);
    m_limitKind->addItems({tr("Depth"), tr("Time"), tr("Nodes")});
    m_limitKind->setAccessibleName(tr("%1: kind of limit").arg(name));
    m_limit = new QSpinBox(m_limitRow);
    m_limit->setAccessibleName(tr("%1: limit").arg(name));
    m_limit->setGroupSeparatorShown(true);
    m_limit->setLocale(numberLocale(locale()));
    m_limit->setKeyboardTracking(false);
    auto* row = new QHBoxLayout(m_limitRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_limitKind);
    row->addWidget(m_limit, 1);

    connect(m_limitKind, &QComboBox::currentIndexChanged, this, [this](int kind) {
        if (m_showing)
            return;
        m_showing = true;
        showLimit(static_cast<Limit>(kind));
        m_showing = false;
        read();
    });
    connect(m_limit, &QSpinBox::valueChanged, this, &PlayerEditor::showUnit);
    connect(m_limit, &QSpinBox::valueChanged, this, &PlayerEditor::read);
}

void PlayerEditor::makeDetails(const QString& name)
{
    m_more = new QToolButton(this);
    m_more->setText(tr("More settings"));
    m_more->setToolTip(tr("Choose workers, seed and heuristic variant"));
    m_more->setAccessibleName(tr("%1: more settings").arg(name));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_more, &QToolButton::toggled, this, &PlayerEditor::setDetailed);

    m_details = new QWidget(this);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_details->setLayout(m_form);

    m_workers = new QSpinBox(m_details);
    m_workers->setRange(0, 64);
    m_workers->setSpecialValueText(tr("one per core (%1)").arg(QThread::idealThreadCount()));
    m_workers->setAccessibleName(tr("%1: workers").arg(name));
    m_workers->setToolTip(tr("How many workers share the search"));
    m_form->addRow(tr("Workers:"), m_workers);

    m_seed = new QLineEdit(m_details);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    m_seed->setAccessibleName(tr("%1: seed").arg(name));
    m_seed->setToolTip(tr("Picks among equally good moves. Same seed, same moves."));
    m_form->addRow(tr("Seed:"), m_seed);

    m_preferFastWins = new QCheckBox(tr("Prefer fast wins"), m_details);
    m_preferFastWins->setToolTip(tr("Take the fastest win and the slowest loss. When off, all wins "
                                    "are equal, as in the study."));
    m_preferFastWins->setAccessibleName(tr("%1: prefer fast wins").arg(name));
    m_form->addRow(m_preferFastWins);

    makeTable(name);
    m_variant = new QPushButton(m_details);
    m_variant->setToolTip(tr("Choose the variant and values of the study's heuristic H1"));
    m_form->addRow(tr("Heuristic:"), m_variant);

    m_programs = new QLabel(tr("Workers, seed and table are the program's own. Its options are in "
                               "the dialog Programs."),
                            m_details);
    m_programs->setWordWrap(true);
    m_form->addRow(m_programs);

    connect(m_workers, &QSpinBox::valueChanged, this, &PlayerEditor::read);
    connect(m_seed, &QLineEdit::editingFinished, this, &PlayerEditor::read);
    connect(m_preferFastWins, &QCheckBox::toggled, this, &PlayerEditor::read);
    connect(m_variant, &QPushButton::clicked, this, &PlayerEditor::editVariant);
}

void PlayerEditor::makeTable(const QString& name)
{
    m_table = new QSpinBox(m_details);
    m_table->setRange(0, largestTable);
    m_table->setSpecialValueText(tr("default size"));
    m_table->setSuffix(tr(" MiB"));
    m_table->setAccessibleName(tr("%1: table").arg(name));
    m_table->setToolTip(tr("Memory for known positions, rounded down to a power of two"));
    m_table->setKeyboardTracking(false);
    m_form->addRow(tr("Table:"), m_table);
    m_book = new QCheckBox(tr("Use the opening book"), m_details);
    m_book->setToolTip(tr("Look in Fourcast's own book before searching"));
    m_book->setAccessibleName(tr("%1: opening book").arg(name));
    m_form->addRow(m_book);
    connect(m_table, &QSpinBox::valueChanged, this, &PlayerEditor::read);
    connect(m_book, &QCheckBox::toggled, this, &PlayerEditor::read);
}

void PlayerEditor::setMeasured(bool on)
{
    m_isMeasured = on;
    showRelevant();
}

void PlayerEditor::setDetailed(bool on)
{
    m_more->setChecked(on);
    m_more->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    showRelevant();
}

void PlayerEditor::setPlayer(const Entrant& player)
{
    m_showing = true;
    m_player = player;
    const QString wanted = player.human ? QString() : player.engine;
    m_who->setCurrentIndex(qMax(0, m_who->findData(wanted)));
    const SearchLimits& limits = player.limits;
    showLimit(limits.time.count() > 0 ? Limit::Time
                  : limits.nodes > 0  ? Limit::Nodes
                                      : Limit::Depth);
    m_workers->setValue(player.options.workers);
    m_seed->setText(QString::number(player.options.seed));
    m_preferFastWins->setChecked(player.options.preferFastWins);
    m_table->setValue(player.options.tableMib);
    m_book->setChecked(player.options.usesBook);
    m_showing = false;
    showRelevant();
}

/// Gives the number box the unit, the range and the present value of one kind of limit.
void PlayerEditor::showLimit(Limit limit)
{
    m_limitKind->setCurrentIndex(static_cast<int>(limit));
    const SearchLimits& limits = m_player.limits;
    switch (limit) {
    case Limit::Depth:
        m_limit->setRange(1, deepest);
        m_limit->setSingleStep(1);
        m_limit->setValue(limits.depth > 0 ? limits.depth : 6);
        break;
    case Limit::Time:
        m_limit->setRange(1, longestMs);
        m_limit->setSingleStep(100);
        m_limit->setValue(limits.time.count() > 0 ? static_cast<int>(limits.time.count()) : 1000);
        break;
    case Limit::Nodes:
        m_limit->setRange(1, mostNodes);
        m_limit->setSingleStep(10'000);
        m_limit->setValue(limits.nodes > 0
                              ? static_cast<int>(qMin<std::uint64_t>(limits.nodes, mostNodes))
                              : 100'000);
        break;
    }
    showUnit();
}

void PlayerEditor::showUnit()
{
    switch (static_cast<Limit>(m_limitKind->currentIndex())) {
    case Limit::Depth:
        return m_limit->setSuffix(plyUnit(m_limit->value()));
    case Limit::Time:
        return m_limit->setSuffix(tr(" ms"));
    case Limit::Nodes:
        return m_limit->setSuffix(tr(" node(s)", nullptr, m_limit->value()));
    }
}

void PlayerEditor::showRelevant()
{
    const EngineInfo& engine = engineInfo(m_player.engine);
    const bool plays = !m_player.human;
    const bool searches = plays && engine.searches();
    m_who->setToolTip(plays ? engine.description() : tr("A person using the mouse or keyboard"));
    m_limitRow->setVisible(searches);
    m_more->setVisible(plays);
    m_details->setVisible(plays && m_more->isChecked());

    const auto showRow = [this](QWidget* field, bool on) {
        field->setVisible(on);
        if (QWidget* label = m_form->labelForField(field))
            label->setVisible(on);
    };
    // The perfect engine always sees the end: in the place of a depth there is no limit.
    const bool takesDepth = engine.takesDepth();
    m_limitKind->setItemText(0, takesDepth ? tr("Depth") : tr("No limit"));
    m_limitKind->setToolTip(takesDepth ? tr("A depth is searched in full. Time and nodes allow "
                                            "deeper and deeper searches until they run out.")
                                       : tr("Time or nodes may run out before the best move is "
                                            "proved. Then the best so far is played."));
    m_limit->setVisible(takesDepth || m_limitKind->currentIndex() != 0);
    showRow(m_workers, engine.usesWorkers);
    showRow(m_seed, !engine.program);
    m_programs->setVisible(engine.program != nullptr);
    m_preferFastWins->setVisible(plays && engine.takesFastWins);
    showRow(m_table, m_isMeasured && engine.hasTable());
    m_book->setVisible(engine.hasTable());
    showRow(m_variant, engine.takesReadings());
    // A button grows with its text, the panel should not: the whole text is in the tool tip.
    const H1Options& reading = m_player.options.h1;
    m_variant->setText(reading == H1Options()               ? tr("H1 strict…")
                           : reading.weights != H1Weights() ? tr("H1 tuned…")
                                                            : tr("H1 variant…"));
    m_variant->setToolTip(m_player.options.h1.toText());
}

void PlayerEditor::read()
{
    if (m_showing)
        return;
    const Entrant before = m_player;
    const QString engine = m_who->currentData().toString();
    m_player.human = engine.isEmpty();
    if (!m_player.human)
        m_player.engine = engine;
    const int number = m_limit->value();
    m_player.limits = {};
    switch (static_cast<Limit>(m_limitKind->currentIndex())) {
    case Limit::Depth:
        m_player.limits.depth = number;
        break;
    case Limit::Time:
        m_player.limits.time = std::chrono::milliseconds(number);
        break;
    case Limit::Nodes:
        m_player.limits.nodes = static_cast<std::uint64_t>(number);
        break;
    }
    m_player.options.workers = m_workers->value();
    // An empty field is no seed, nor is more than 64 bits hold.
    bool isSeed = false;
    const quint64 seed = m_seed->text().toULongLong(&isSeed);
    if (isSeed)
        m_player.options.seed = seed;
    else
        m_seed->setText(QString::number(m_player.options.seed));
    m_player.options.preferFastWins = m_preferFastWins->isChecked();
    m_player.options.tableMib = m_table->value();
    m_player.options.usesBook = m_book->isChecked();
    showRelevant();
    if (m_player != before)
        Q_EMIT edited(m_player);
}

void PlayerEditor::editVariant()
{
    H1OptionsDialog dialog(m_player.options.h1, this);
    if (dialog.exec() != QDialog::Accepted || dialog.options() == m_player.options.h1)
        return;
    m_player.options.h1 = dialog.options();
    showRelevant();
    Q_EMIT edited(m_player);
}
