// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the page's plans come from and go to: examples, cards that were kept, texts and files.
#include "core/support/files/readfile.h"
#include "core/support/files/savefile.h"
#include "ui/labs/plans/planexamples.h"
#include "ui/labs/plans/planspage.h"
#include "ui/widgets/exports/filedialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalBlocker>

namespace {

constexpr qint64 longestPlan = 1 << 14;

}

void PlansPage::fillPositions()
{
    const QSignalBlocker quiet(m_positions);
    const QString before = m_positions->currentData().toString();
    m_positions->clear();
    for (const PlanExample& example : planExamples())
        m_positions->addItem(example.title, plantext::toText(example.plan));
    for (const QString& text : m_drafts.texts())
        m_positions->addItem(
            tr("Your card: %1").arg(QStringList(text.split(u' ').mid(1, 4)).join(u' ')), text);
    m_positions->setCurrentIndex(before.isEmpty() ? -1 : m_positions->findData(before));
}

void PlansPage::choosePosition(int index)
{
    auto plan = plantext::parse(m_positions->itemData(index).toString());
    if (!plan)
        return tell(plan.error().message);
    m_card = std::move(*plan);
    m_isExample = index < static_cast<int>(planExamples().size());
    begin();
}

void PlansPage::readWritten()
{
    if (m_written->text().trimmed().isEmpty())
        return;
    auto plan = readPlan(m_written->text());
    if (!plan)
        return tell(plan.error().message);
    setCard(*plan);
}

void PlansPage::takeFile(const QString& path)
{
    const auto bytes = readFile(path, longestPlan);
    if (!bytes)
        return tell(tr("Could not read %1: %2.").arg(path, bytes.error().message));
    auto plan = readPlan(QString::fromUtf8(*bytes));
    if (!plan)
        return tell(plan.error().message);
    setCard(*plan);
}

void PlansPage::openPlan()
{
    if (const QString path
        = FileDialog::file(this, tr("Open a plan"), {}, tr("Plans (*.plan *.txt);;All files (*)"));
        !path.isEmpty())
        takeFile(path);
}

void PlansPage::savePlan()
{
    FileDialog dialog(this, tr("Save the plan"), {}, tr("Plans (*.plan)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("plan"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().value(0);
    const auto saved = saveFile(path, plantext::toText(m_practice->card()).toUtf8() + '\n');
    tell(saved ? tr("Saved as %1.").arg(path)
               : tr("Could not write %1: %2.").arg(path, saved.error().message));
}

void PlansPage::copyPlan()
{
    QGuiApplication::clipboard()->setText(plantext::toText(m_practice->card()));
    tell(tr("The plan is on the clipboard, as one line of text."));
}
