// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/growthform.h"

#include "core/engines/external/programnews.h"
#include "core/engines/levels.h"
#include "core/growth/growthsettings.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
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

GrowthForm::GrowthForm(QWidget* parent) : GrowthForm(*new QComboBox, parent) { }

GrowthForm::GrowthForm(QComboBox& engine, QWidget* parent)
    : SettingsForm(growthSettings(), 5, parent, {{QStringLiteral("engine"), &engine}},
                   {QStringLiteral("by"), QStringLiteral("engine"), QStringLiteral("from"),
                    QStringLiteral("to")}),
      m_engine(engine), m_position(field<QLineEdit>("position"))
{
    formfields::allowNarrow(m_engine);
    connect(&field<QComboBox>("by"), &QComboBox::currentIndexChanged, this, &GrowthForm::takeBy);
    connect(&m_engine, &QComboBox::currentIndexChanged, this, &GrowthForm::enableFields);
    connect(&m_position, &QLineEdit::textChanged, this, &GrowthForm::enableFields);
    connect(&ProgramNews::instance(), &ProgramNews::changed, this, &GrowthForm::followPrograms);
    takeBy();
    choose(m_engine, GrowthRequest().engine);
}

GrowthBy GrowthForm::by() const
{
    return growthFromName(field<QComboBox>("by").currentData().toString())
        .value_or(GrowthBy::Depth);
}

void GrowthForm::takeBy()
{
    fillEngines();
    const GrowthRange range = growthRange(by());
    const GrowthRange usual = usualGrowth(by());
    for (const auto& [key, value] : {std::pair {"from", usual.low}, std::pair {"to", usual.high}}) {
        auto& box = field<QSpinBox>(key);
        box.setRange(range.low, range.high);
        box.setValue(value);
    }
    m_position.setPlaceholderText(by() == GrowthBy::Discs ? tr("random") : tr("empty board"));
    m_position.setToolTip(by() == GrowthBy::Discs
                              ? tr("Line of play whose positions are searched, such as 44536 or d1 "
                                   "d2 e1. Leave empty for random positions.")
                              : tr("Moves that reach the position, such as 44536 or d1 d2 e1"));
    enableFields();
}

void GrowthForm::fillEngines()
{
    const QVariant before = m_engine.currentData();
    const QSignalBlocker blocker(&m_engine);
    m_engine.clear();
    for (const QString& name : growthEngines(by())) {
        const Level* const level = findLevel(name);
        const bool isTree = name == treeGrowth;
        m_engine.addItem(isTree                    ? tr("the full tree")
                             : name == exactGrowth ? tr("an exact answer")
                             : level               ? level->title()
                                                   : name,
                         name);
        m_engine.setItemData(m_engine.count() - 1,
                             isTree ? tr("Every position to the depth, without a heuristic")
                                 : name == exactGrowth
                                 ? tr("To the end of the game, without a book")
                                 : engineInfo(name).description(),
                             Qt::ToolTipRole);
    }
    choose(m_engine, before);
}

void GrowthForm::followPrograms()
{
    const QString before = m_engine.currentData().toString();
    fillEngines();
    const bool isThere = m_engine.findData(before) >= 0;
    const auto other = isThere ? std::nullopt : programs::instead(before, GrowthRequest().engine);
    if (other)
        choose(m_engine, other->engine);
    enableFields();
    if (other)
        Q_EMIT engineReplaced(other->sentence);
}

void GrowthForm::enableFields()
{
    const bool isRandom = by() == GrowthBy::Discs && m_position.text().trimmed().isEmpty();
    const bool takesDepth
        = by() != GrowthBy::Depth && growthTakesDepth(m_engine.currentData().toString());
    for (const Setting& setting : growthSettings()) {
        const QString& key = setting.key;
        const bool hasMeaning = key == u"depth"     ? takesDepth
            : key == u"position"                    ? by() != GrowthBy::Boards
            : key == u"positions" || key == u"seed" ? isRandom
                                                    : true;
        field<QWidget>(key.toLatin1()).setEnabled(!m_isRunning && hasMeaning);
    }
}

void GrowthForm::setRunning(bool running)
{
    m_isRunning = running;
    enableFields();
}
