// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/study/studysettingsform.h"

#include "core/study/runs/experimentsettings.h"
#include "ui/labs/runs/sprtbutton.h"
#include "ui/play/players/h1optionsdialog.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/steadylabel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>
#include <array>

namespace {

constexpr std::array protocols {StudyProtocol::Literal, StudyProtocol::WinAware,
                                StudyProtocol::BestFit, StudyProtocol::Fair};

}

StudySettingsForm::StudySettingsForm(QWidget* parent) : QWidget(parent)
{
    makeChoices();
    makeNumbers();
    auto* const choices = new QHBoxLayout;
    choices->addWidget(formfields::label(tr("Table:"), m_artefact));
    choices->addWidget(m_artefact, 3);
    choices->addWidget(formfields::label(tr("Pr&otocol:"), m_protocol));
    choices->addWidget(m_protocol, 1);
    auto* const others = new QWidget;
    m_others = new QVBoxLayout(others);
    m_others->setContentsMargins(0, 0, 0, 0);
    auto* const numbers = new QGridLayout;
    m_others->addLayout(numbers);
    formfields::add(*numbers, 0, 0, tr("Roun&ds:"), m_rounds);
    formfields::add(*numbers, 0, 1, tr("Seed:"), m_seed);
    formfields::add(*numbers, 0, 2, tr("&Workers:"), m_workers);
    formfields::add(*numbers, 0, 3, tr("Reading of H1:"), m_variant);
    formfields::add(*numbers, 0, 4, tr("Sequential test:"), m_test);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(choices);
    layout->addWidget(m_sentence);
    layout->addWidget(m_more = moreSection(others));
    showProtocol();
}

void StudySettingsForm::addMore(QWidget* part)
{
    m_others->addWidget(part);
}

void StudySettingsForm::makeChoices()
{
    m_artefact = new QComboBox(this);
    for (const QString& name : studyArtefacts())
        m_artefact->addItem(artefactTitle(name), name);
    m_artefact->setAccessibleName(tr("Table or figure of the study"));
    m_artefact->setToolTip(tr("Part of the article to repeat"));
    m_artefact->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_artefact->setMinimumContentsLength(20);
    m_protocol = new QComboBox(this);
    for (const StudyProtocol protocol : protocols) {
        m_protocol->addItem(protocolName(protocol), static_cast<int>(protocol));
        m_protocol->setItemData(m_protocol->count() - 1, protocolSentence(protocol),
                                Qt::ToolTipRole);
    }
    m_protocol->setAccessibleName(tr("Protocol"));
    m_sentence = new SteadyLabel(this);
    QStringList sentences;
    for (const StudyProtocol protocol : protocols)
        sentences << protocolSentence(protocol);
    m_sentence->setSentences(sentences);
    connect(m_artefact, &QComboBox::currentIndexChanged, this, [this] {
        m_olderOpenings = false;
        showProtocol();
        Q_EMIT edited();
    });
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &StudySettingsForm::takeProtocol);
}

void StudySettingsForm::makeNumbers()
{
    m_rounds = formfields::spin(settingOf(studySettings(), u"rounds"), tr("Rounds of each cell"),
                                QString());
    m_rounds->setKeyboardTracking(false);
    m_seed
        = formfields::spin(settingOf(studySettings(), u"seed"), tr("Seed"),
                           tr("The same seed gives the same games. 0 uses 1000 for table 6, 2000 "
                              "for tables 7 and 8, 3000 for table 9 and 4000 for the figures."));
    m_seed->setSpecialValueText(tr("the study's"));
    m_seed->setKeyboardTracking(false);
    m_workers = formfields::workers(tr("all %1").arg(QThread::idealThreadCount()),
                                    tr("Games played at the same time. 0 uses one worker per core. "
                                       "The games do not depend on it."));
    m_variant = new QPushButton(this);
    m_variant->setAccessibleName(tr("Reading of H1"));
    connect(m_rounds, &QSpinBox::valueChanged, this, &StudySettingsForm::edited);
    connect(m_seed, &QSpinBox::valueChanged, this, &StudySettingsForm::edited);
    connect(m_variant, &QPushButton::clicked, this, &StudySettingsForm::editVariant);
    m_test = new SprtButton(this);
    m_test->setAccessibleName(tr("Sequential test"));
    connect(m_test, &SprtButton::edited, this, &StudySettingsForm::edited);
    connect(this, &StudySettingsForm::edited, this, &StudySettingsForm::showGames);
}

QString StudySettingsForm::artefact() const
{
    return m_artefact->currentData().toString();
}

StudySettings StudySettingsForm::settings() const
{
    StudySettings settings;
    settings.protocol = protocol();
    settings.olderOpenings = m_olderOpenings;
    settings.h1 = m_h1;
    settings.rounds = m_rounds->value();
    settings.seed = static_cast<std::uint64_t>(m_seed->value());
    settings.test = m_test->test();
    return settings;
}

int StudySettingsForm::workers() const
{
    return m_workers->value();
}

void StudySettingsForm::setWorkers(int workers)
{
    m_workers->setValue(workers);
}

void StudySettingsForm::show(const QString& artefact, const StudySettings& settings)
{
    const QSignalBlocker blocker(this);
    showArtefact(artefact);
    m_protocol->setCurrentIndex(m_protocol->findData(static_cast<int>(settings.protocol)));
    m_olderOpenings = settings.olderOpenings;
    m_h1 = settings.h1;
    m_test->setTest(settings.test);
    showProtocol();
    m_rounds->setValue(settings.rounds);
    m_otherRounds = 0;
    m_seed->setValue(static_cast<int>(settings.seed));
    showGames();
}

void StudySettingsForm::showArtefact(const QString& artefact)
{
    const QSignalBlocker blocker(this);
    m_artefact->setCurrentIndex(m_artefact->findData(artefact));
    showGames();
}

void StudySettingsForm::setRunning(bool running)
{
    for (QWidget* each : std::initializer_list<QWidget*> {m_protocol, m_rounds, m_seed, m_workers,
                                                          m_variant, m_test})
        each->setEnabled(!running);
}

StudyProtocol StudySettingsForm::protocol() const
{
    return static_cast<StudyProtocol>(m_protocol->currentData().toInt());
}

void StudySettingsForm::takeProtocol()
{
    m_olderOpenings = false;
    const bool isFair = protocol() == StudyProtocol::Fair;
    if (isFair != m_isFair) {
        const QSignalBlocker blocker(m_rounds);
        if (isFair)
            m_otherRounds = m_rounds->value();
        m_rounds->setValue(isFair ? 0 : m_otherRounds);
    }
    showProtocol();
    Q_EMIT edited();
}

void StudySettingsForm::showRounds()
{
    const QSignalBlocker blocker(m_rounds);
    m_isFair = protocol() == StudyProtocol::Fair;
    const auto experiment = studyExperiment(artefact(), settings());
    const int all = experiment ? experiment->rules.roundsOfOpenings() : 0;
    m_rounds->setMaximum(all > 0 ? all : settingOf(studySettings(), u"rounds").high());
    m_rounds->setSpecialValueText(all > 0 ? tr("all %1").arg(all) : tr("the article's"));
    m_rounds->setToolTip(
        all > 0 ? tr("Games per cell. 0 plays all %1. A smaller number plays the first ones in the "
                     "seed's order. Rounds already saved are not played again.")
                      .arg(all)
                : tr("Games per cell. 0 uses the article's number (100, or 10 in table 6). Rounds "
                     "already saved are not played again."));
}

/// The test's differences may fit the games of a cell.
void StudySettingsForm::showGames()
{
    if (const auto made = studyExperiment(artefact(), settings()))
        m_test->setGames(made->cells.front().rounds);
}

void StudySettingsForm::showProtocol()
{
    showRounds();
    const auto experiment = studyExperiment(artefact(), settings());
    const QString sentence
        = m_olderOpenings && experiment ? experiment->protocolText() : protocolSentence(protocol());
    m_sentence->setText(sentence);
    m_protocol->setToolTip(sentence);
    const H1Options h1 = protocolH1(protocol(), m_h1);
    m_variant->setText(h1 == H1Options() ? tr("H1 strict…") : tr("H1 variant…"));
    m_variant->setToolTip(
        tr("How H1 is read where the article leaves it open: %1").arg(h1.toText()));
}

void StudySettingsForm::editVariant()
{
    H1OptionsDialog dialog(m_h1, this);
    dialog.impose(protocolH1(protocol(), {}),
                  tr("Set by the protocol %1").arg(protocolName(protocol())));
    if (dialog.exec() != QDialog::Accepted || dialog.options() == m_h1)
        return;
    m_h1 = dialog.options();
    m_olderOpenings = false;
    showProtocol();
    Q_EMIT edited();
}
