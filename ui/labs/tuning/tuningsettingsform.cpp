// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/tuning/tuningsettingsform.h"

#include "core/tuning/tuningsettings.h"
#include "ui/text/plainlabel.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/plyunit.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QThread>

TuningSettingsForm::TuningSettingsForm(QWidget* parent) : QWidget(parent)
{
    makeSides();
    makeSteps();
    makeRules();
    layOut();
}

void TuningSettingsForm::makeSides()
{
    m_engine = new QComboBox;
    m_engine->addItems(TuningOptions::engines());
    m_engine->setToolTip(tr("Whose H1 is tuned"));
    formfields::allowNarrow(*m_engine);
    m_depth = formfields::spin(settingOf(tuningSettings(), u"depth"), tr("Depth"),
                               tr("Search depth in plies"));
    showPlies(*m_depth);
    m_opponent = new QComboBox;
    m_opponent->addItem(tr("the values before"));
    m_opponent->addItem(tr("H2"));
    m_opponent->setToolTip(tr("Whom a change plays against; against H2 the set before plays the "
                              "same openings, and the one with more points wins"));
    formfields::allowNarrow(*m_opponent);
}

void TuningSettingsForm::makeSteps()
{
    m_steps = formfields::spin(settingOf(tuningSettings(), u"steps"), tr("Steps"),
                               tr("How many changes are tried in all"));
    m_cap = formfields::spin(settingOf(tuningSettings(), u"games"), tr("Games a step"),
                             tr("The most games of a step; one that is open then is not kept"));
    m_percent = new QDoubleSpinBox;
    m_percent->setRange(settingOf(tuningSettings(), u"percent").least,
                        settingOf(tuningSettings(), u"percent").most);
    m_percent->setDecimals(1);
    m_percent->setSuffix(tr(" %"));
    m_percent->setToolTip(
        tr("How far a value is moved, at least by 1; the study's 1 % alters a move in "
           "hardly any game"));
}

void TuningSettingsForm::makeRules()
{
    m_elo = formfields::spin(
        settingOf(tuningSettings(), u"elo"), tr("Kept from"),
        tr("The sequential test asks: this much stronger, or not stronger at all?"));
    m_elo->setSuffix(tr(" Elo"));
    m_yardstick
        = formfields::spin(settingOf(tuningSettings(), u"yardstick"), tr("Yardstick"),
                           tr("Games after each kept change by which the strength is told"));
    m_yardstick->setSingleStep(2);
    m_yardstick->setSuffix(tr(" games"));
    m_seed = new QLineEdit;
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,15}")), m_seed));
    m_seed->setToolTip(tr("Decides the changes and the openings: same seed, same history"));
    m_workers = formfields::workers(tr("one per core (%1)").arg(QThread::idealThreadCount()),
                                    tr("Games at a time; the history is the same"));
}

void TuningSettingsForm::layOut()
{
    const std::pair<QString, QWidget*> fields[] {
        {tr("Engi&ne:"), m_engine}, {tr("&Depth:"), m_depth},        {tr("&Opponent:"), m_opponent},
        {tr("Steps:"), m_steps},    {tr("Games a step:"), m_cap},    {tr("&Move by:"), m_percent},
        {tr("Kept from:"), m_elo},  {tr("Yardstick:"), m_yardstick}, {tr("Seed:"), m_seed},
        {tr("Workers:"), m_workers}};
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    constexpr int columns = 4; // as many as a small laboratory has room for
    int index = 0;
    for (const auto& [text, field] : fields) {
        if (field->accessibleName().isEmpty())
            field->setAccessibleName(plainLabel(text));
        formfields::add(*grid, index / columns, index % columns, text, field);
        ++index;
    }
}

TuningOptions TuningSettingsForm::options() const
{
    TuningOptions options;
    options.engine = m_engine->currentText();
    options.depth = m_depth->value();
    options.opponent = m_opponent->currentIndex() == 1 ? TuningOptions::Opponent::H2
                                                       : TuningOptions::Opponent::H1;
    options.steps = m_steps->value();
    options.gamesCap = m_cap->value();
    options.percent = m_percent->value();
    options.test.elo1 = m_elo->value();
    options.yardstickGames = m_yardstick->value() / 2 * 2;
    options.seed = m_seed->text().toULongLong();
    options.workers = m_workers->value();
    return options;
}

void TuningSettingsForm::setOptions(const TuningOptions& options)
{
    m_engine->setCurrentText(options.engine);
    m_depth->setValue(options.depth);
    m_opponent->setCurrentIndex(options.opponent == TuningOptions::Opponent::H2 ? 1 : 0);
    m_steps->setValue(options.steps);
    m_cap->setValue(options.gamesCap);
    m_percent->setValue(options.percent);
    m_elo->setValue(qRound(options.test.elo1));
    m_yardstick->setValue(options.yardstickGames);
    m_seed->setText(QString::number(options.seed));
    m_workers->setValue(options.workers);
}
