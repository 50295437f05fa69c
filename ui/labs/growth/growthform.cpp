// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/growthform.h"

#include "core/board/notation.h"
#include "core/engines/levels.h"
#include "core/growth/growthsettings.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plyunit.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace {

/// Chooses what has this data; nothing where nothing has.
void choose(QComboBox& box, const QVariant& data)
{
    if (const int index = box.findData(data); index >= 0)
        box.setCurrentIndex(index);
}

}

GrowthForm::GrowthForm(QWidget* parent) : QWidget(parent)
{
    makeFields();
    layOutFields();
    connect(m_by, &QComboBox::currentIndexChanged, this, &GrowthForm::takeBy);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &GrowthForm::enableFields);
    connect(m_position, &QLineEdit::textChanged, this, &GrowthForm::enableFields);
    takeBy();
    choose(*m_engine, QStringLiteral("alphabeta-h1"));
}

void GrowthForm::makeFields()
{
    m_by = new QComboBox;
    for (const auto& [by, name] :
         {std::pair {GrowthBy::Depth, tr("Depth")},
          std::pair {GrowthBy::Discs, tr("Discs on the board")},
          std::pair {GrowthBy::Workers, tr("Workers")}, std::pair {GrowthBy::Boards, tr("Boards")}})
        m_by->addItem(name, growthName(by));
    m_by->setToolTip(tr("The one thing that grows while all else stays"));
    formfields::allowNarrow(*m_by);
    m_engine = new QComboBox;
    formfields::allowNarrow(*m_engine);
    m_from
        = formfields::spin(settingOf(growthSettings(), u"from"), tr("From"), tr("The first point"));
    m_to = formfields::spin(settingOf(growthSettings(), u"to"), tr("To"),
                            tr("The last point; each further ply takes several times as long"));
    m_repeats = formfields::spin(settingOf(growthSettings(), u"repetitions"), tr("Repetitions"),
                                 tr("Of each search; the times have their median and spread"));
    m_depth = formfields::spin(settingOf(growthSettings(), u"depth"), tr("Looking ahead"),
                               tr("Search depth in plies where it is not these that grow"));
    showPlies(*m_depth);
    m_position = new QLineEdit;
    m_position->setClearButtonEnabled(true);
    m_positions = formfields::spin(settingOf(growthSettings(), u"positions"), tr("Positions each"),
                                   tr("Random positions for each number of discs, in which nobody "
                                      "can win at once"));
    m_seed = formfields::spin(settingOf(growthSettings(), u"seed"), tr("Seed"),
                              tr("Draws the random positions. The same seed draws the same."));
    m_seconds = formfields::spin(settingOf(growthSettings(), u"seconds"), tr("Time for a point"),
                                 tr("When it is over, what was reached is kept and is no part of "
                                    "the line"));
    m_seconds->setSuffix(tr(" s"));
}

void GrowthForm::layOutFields()
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    formfields::add(*grid, 0, 0, tr("What grows:"), m_by);
    formfields::add(*grid, 0, 1, tr("Engine:"), m_engine);
    formfields::add(*grid, 0, 2, tr("From:"), m_from);
    formfields::add(*grid, 0, 3, tr("To:"), m_to);
    formfields::add(*grid, 0, 4, tr("Repetitions:"), m_repeats);
    formfields::add(*grid, 1, 0, tr("Position:"), m_position);
    formfields::add(*grid, 1, 1, tr("Looking ahead:"), m_depth);
    formfields::add(*grid, 1, 2, tr("Positions each:"), m_positions);
    formfields::add(*grid, 1, 3, tr("Seed:"), m_seed);
    formfields::add(*grid, 1, 4, tr("Time for a point:"), m_seconds);
    for (int column = 0; column < 5; ++column)
        grid->setColumnStretch(column, 1);
}

GrowthBy GrowthForm::by() const
{
    return growthFromName(m_by->currentData().toString()).value_or(GrowthBy::Depth);
}

void GrowthForm::takeBy()
{
    fillEngines();
    const GrowthRange range = growthRange(by());
    const GrowthRange usual = usualGrowth(by());
    m_from->setRange(range.low, range.high);
    m_to->setRange(range.low, range.high);
    m_from->setValue(usual.low);
    m_to->setValue(usual.high);
    m_position->setPlaceholderText(by() == GrowthBy::Discs ? tr("random") : tr("empty board"));
    m_position->setToolTip(by() == GrowthBy::Discs
                               ? tr("A line of play whose positions are searched, as 44536 or d1 "
                                    "d2 e1; random positions without one")
                               : tr("The moves that lead to it, as 44536 or d1 d2 e1"));
    enableFields();
}

void GrowthForm::fillEngines()
{
    const QVariant before = m_engine->currentData();
    const QSignalBlocker blocker(m_engine);
    m_engine->clear();
    for (const QString& name : growthEngines(by())) {
        const Level* const level = findLevel(name);
        const bool isTree = name == treeGrowth;
        m_engine->addItem(isTree                    ? tr("the full tree")
                              : name == exactGrowth ? tr("an exact answer")
                              : level               ? level->name
                                                    : name,
                          name);
        m_engine->setItemData(m_engine->count() - 1,
                              isTree ? tr("Every position to the depth, without a heuristic")
                                  : name == exactGrowth
                                  ? tr("To the end of the game, without a book")
                                  : engineInfo(name).description(),
                              Qt::ToolTipRole);
    }
    choose(*m_engine, before);
    m_engine->setToolTip(tr("Who searches; only those are listed that can grow so"));
}

void GrowthForm::enableFields()
{
    const bool byDiscs = by() == GrowthBy::Discs;
    const bool isFree = !m_isRunning;
    for (QWidget* field :
         std::initializer_list<QWidget*> {m_by, m_engine, m_from, m_to, m_repeats, m_seconds})
        field->setEnabled(isFree);
    m_depth->setEnabled(isFree && by() != GrowthBy::Depth
                        && growthTakesDepth(m_engine->currentData().toString()));
    m_position->setEnabled(isFree && by() != GrowthBy::Boards);
    const bool isRandom = byDiscs && m_position->text().trimmed().isEmpty();
    m_positions->setEnabled(isFree && isRandom);
    m_seed->setEnabled(isFree && isRandom);
}

Expected<GrowthRequest> GrowthForm::request() const
{
    GrowthRequest request;
    request.engine = m_engine->currentData().toString();
    request.by = by();
    request.from = m_from->value();
    request.to = m_to->value();
    request.repeats = m_repeats->value();
    request.depth = m_depth->value();
    request.positions = m_positions->value();
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    request.limit = std::chrono::seconds(m_seconds->value());
    if (request.by != GrowthBy::Boards) {
        FOURCAST_LET(auto moves, notation::parseMoves(m_position->text()));
        request.moves = std::move(moves);
    }
    FOURCAST_TRY(request.check());
    return request;
}

QJsonObject GrowthForm::fields() const
{
    return {{"by", m_by->currentData().toString()},
            {"engine", m_engine->currentData().toString()},
            {"from", m_from->value()},
            {"to", m_to->value()},
            {"repetitions", m_repeats->value()},
            {"position", m_position->text()},
            {"depth", m_depth->value()},
            {"positions", m_positions->value()},
            {"seed", m_seed->value()},
            {"seconds", m_seconds->value()}};
}

void GrowthForm::setFields(const QJsonObject& fields)
{
    choose(*m_by, fields["by"].toString());
    choose(*m_engine, fields["engine"].toString());
    m_position->setText(fields["position"].toString(m_position->text()));
    for (const auto& [name, box] :
         {std::pair {"from", m_from}, std::pair {"to", m_to}, std::pair {"repetitions", m_repeats},
          std::pair {"depth", m_depth}, std::pair {"positions", m_positions},
          std::pair {"seed", m_seed}, std::pair {"seconds", m_seconds}})
        box->setValue(fields[QLatin1String(name)].toInt(box->value()));
}

void GrowthForm::setRunning(bool running)
{
    m_isRunning = running;
    enableFields();
}
