// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/sprtdialog.h"

#include "ui/labs/runs/experimenttext.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

SprtDialog::SprtDialog(const ExperimentTest& test, int games, QWidget* parent)
    : QDialog(parent), m_games(games),
      m_fitting(new QCheckBox(tr("&Fit the Elo differences to the number of games"), this)),
      m_ends(new QCheckBox(tr("&End a pairing as soon as its test is decided"), this)),
      m_told(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Sequential test"));
    constexpr double most = 1000;
    m_elo0 = number(-most, most, 0, tr(" Elo"), tr("Not stronger at"));
    m_elo1 = number(-most, most, 0, tr(" Elo"), tr("Stronger at"));
    m_alpha = number(0.1, 49, 1, tr(" %"), tr("Wrong “stronger” in at most"));
    m_beta = number(0.1, 49, 1, tr(" %"), tr("Wrong “not stronger” in at most"));
    m_ends->setToolTip(tr("The rounds then become a maximum. The games stay the same."));
    auto* const meaning = new QLabel(experimenttext::testMeaning(), this);
    for (QLabel* const label : {meaning, m_told}) {
        label->setWordWrap(true);
        label->setMinimumWidth(320);
    }
    auto* const form = new QFormLayout;
    form->addRow(tr("&Not stronger at:"), m_elo0);
    form->addRow(tr("&Stronger at:"), m_elo1);
    form->addRow(tr("&Wrong “stronger” in at most:"), m_alpha);
    form->addRow(tr("W&rong “not stronger” in at most:"), m_beta);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(meaning);
    layout->addWidget(m_fitting);
    layout->addLayout(form);
    layout->addWidget(m_ends);
    layout->addWidget(m_told);
    layout->addStretch();
    layout->addWidget(m_buttons);

    show(test.bounds.value_or(sprtFor(games)));
    m_fitting->setChecked(!test.bounds);
    m_ends->setChecked(test.endsPairings);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_fitting, &QCheckBox::toggled, this, &SprtDialog::takeFitting);
    for (QDoubleSpinBox* const box : {m_elo0, m_elo1, m_alpha, m_beta})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SprtDialog::tell);
    takeFitting();
}

QDoubleSpinBox* SprtDialog::number(double low, double high, int decimals, const QString& suffix,
                                   const QString& name)
{
    auto* const box = new QDoubleSpinBox(this);
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setSuffix(suffix);
    box->setAccessibleName(name);
    return box;
}

SprtOptions SprtDialog::bounds() const
{
    return {.elo0 = m_elo0->value(),
            .elo1 = m_elo1->value(),
            .alpha = m_alpha->value() / 100,
            .beta = m_beta->value() / 100};
}

ExperimentTest SprtDialog::test() const
{
    ExperimentTest test;
    if (!m_fitting->isChecked())
        test.bounds = bounds();
    test.endsPairings = m_ends->isChecked();
    return test;
}

void SprtDialog::show(const SprtOptions& bounds)
{
    m_elo0->setValue(bounds.elo0);
    m_elo1->setValue(bounds.elo1);
    m_alpha->setValue(100 * bounds.alpha);
    m_beta->setValue(100 * bounds.beta);
}

void SprtDialog::takeFitting()
{
    const bool fitting = m_fitting->isChecked();
    for (QDoubleSpinBox* const box : {m_elo0, m_elo1, m_alpha, m_beta})
        box->setEnabled(!fitting);
    if (fitting)
        show(sprtFor(m_games));
    tell();
}

void SprtDialog::tell()
{
    const auto possible = bounds().check();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(possible.has_value());
    m_told->setText(possible ? experimenttext::testReach(bounds(), m_games)
                             : possible.error().message);
}
