// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/runs/sprtbutton.h"

#include "ui/labs/runs/experimenttext.h"
#include "ui/labs/runs/sprtdialog.h"

SprtButton::SprtButton(QWidget* parent) : QPushButton(parent)
{
    connect(this, &QPushButton::clicked, this, &SprtButton::edit);
    tell();
}

void SprtButton::setTest(const ExperimentTest& test)
{
    m_test = test;
    tell();
}

void SprtButton::setGames(int games)
{
    m_games = games;
    tell();
}

void SprtButton::edit()
{
    SprtDialog dialog(m_test, m_games, this);
    if (dialog.exec() != QDialog::Accepted || dialog.test() == m_test)
        return;
    setTest(dialog.test());
    Q_EMIT edited();
}

void SprtButton::tell()
{
    const SprtOptions bounds = m_test.bounds.value_or(sprtFor(m_games));
    setText(m_test.endsPairings ? tr("%1 to %2 Elo, stops early…").arg(bounds.elo0).arg(bounds.elo1)
                                : tr("%1 to %2 Elo…").arg(bounds.elo0).arg(bounds.elo1));
    QStringList tip {experimenttext::testMeaning(), experimenttext::testReach(bounds, m_games)};
    if (m_test.endsPairings)
        tip << tr("Each pairing ends as soon as its test is decided.");
    setToolTip(tip.join(QLatin1Char('\n')));
}
