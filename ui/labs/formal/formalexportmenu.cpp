// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalexportmenu.h"

#include "core/formal/lts/autfile.h"
#include "core/formal/lts/dotfile.h"
#include "core/formal/models/formulafiles.h"
#include "ui/labs/formal/formalreport.h"
#include "ui/labs/models/modelform.h"

#include <QMenu>

using namespace fourcast;

namespace {

bool hasSystem(const FormalFindings& findings)
{
    return findings.system != nullptr;
}

/// Part of a system is none for another tool.
bool hasWholeSystem(const FormalFindings& findings)
{
    return findings.system && findings.system->isComplete();
}

const CheckedFormula* chosenFormula(const FormalFindings& findings)
{
    if (findings.chosen < 0 || findings.chosen >= static_cast<int>(findings.formulas.size()))
        return nullptr;
    return &findings.formulas[static_cast<std::size_t>(findings.chosen)];
}

/// It is laid out a while after the system is there.
bool hasPicture(const FormalFindings& findings)
{
    return findings.system && findings.picture;
}

bool hasFormula(const FormalFindings& findings)
{
    const CheckedFormula* const formula = chosenFormula(findings);
    return formula && !formula->text.trimmed().isEmpty();
}

/// With text, each with the name of its file.
std::vector<formal::FormulaFile> formulaFiles(const FormalFindings& findings)
{
    std::vector<formal::FormulaFile> files;
    for (const CheckedFormula& formula : findings.formulas)
        if (!formula.text.trimmed().isEmpty())
            files.push_back({formula.name, formula.text});
    return files;
}

bool hasFormulas(const FormalFindings& findings)
{
    return !formulaFiles(findings).empty();
}

/// A text of which the last line ends.
QByteArray whole(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return bytes.endsWith('\n') ? bytes : bytes + '\n';
}

}

FormalExportMenu::FormalExportMenu(Ask ask, QWidget* parent)
    : QPushButton(parent), m_ask(std::move(ask))
{
    setToolTip(tr("Write the model, its system or what was found out to a file"));
    setAccessibleName(tr("Export the model"));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    addEntry(tr("PDF &report…"),
             tr("Model, system, formulas with verdicts and paths on A4 pages, to be handed in"),
             {QStringLiteral("pdf"), tr("PDF report (*.pdf)"), tr("report")}, hasPicture,
             [](const FormalFindings& findings, const QString&) { return formalReport(findings); });
    menu()->addSeparator();
    addSystemEntry(tr("System as .&aut…"), tr("All states and transitions, for mCRL2 and CADP"),
                   {QStringLiteral("aut"), tr("Transition system (*.aut)"), {}},
                   [](const formal::Lts& lts, const QString& path, const std::stop_token& stop) {
                       return formal::aut::save(lts, path, {}, stop);
                   });
    addSystemEntry(tr("System for &Graphviz…"), tr("All states and transitions as a graph in DOT"),
                   {QStringLiteral("dot"), tr("Graph in DOT (*.dot)"), {}},
                   [](const formal::Lts& lts, const QString& path, const std::stop_token&) {
                       return chartexport::saveBytes(formal::toDot(lts), path);
                   });
    addEntry(tr("&Model as .mcrl2…"), tr("The text with its parameters set, for mCRL2"),
             {QStringLiteral("mcrl2"), tr("Model for mCRL2 (*.mcrl2)"), {}}, hasSystem,
             [](const FormalFindings& findings, const QString&) {
                 return whole(findings.system->choice.text);
             });
    addEntry(tr("Chosen &formula as .mcf…"), tr("The formula in front under Properties, for mCRL2"),
             {QStringLiteral("mcf"), tr("Formula for mCRL2 (*.mcf)"), tr("formula")}, hasFormula,
             [](const FormalFindings& findings, const QString&) {
                 return whole(chosenFormula(findings)->text);
             });
    connect(addEntry(tr("A&ll formulas into a folder…"),
                     tr("The formulas of the model and your own, a file .mcf for each, for mCRL2"),
                     hasFormulas),
            &QAction::triggered, this, &FormalExportMenu::writeFormulas);
    addEntry(
        tr("Path of the &walk…"), tr("The steps of the walk, which another program opens again"),
        {QStringLiteral("json"), tr("Path (*.json)"), tr("path")},
        [](const FormalFindings& findings) { return !findings.walk.steps.empty(); },
        [](const FormalFindings& findings, const QString&) {
            return formal::pathToJson(findings.walk);
        });
    menu()->addSeparator();
    addPictureEntry(tr("Picture as P&NG…"), tr("PNG picture (*.png)"), QStringLiteral("png"));
    addPictureEntry(tr("Picture as &SVG…"), tr("SVG drawing (*.svg)"), QStringLiteral("svg"));
    addPictureEntry(tr("Picture as P&DF…"), tr("PDF drawing (*.pdf)"), QStringLiteral("pdf"));
    connect(menu(), &QMenu::aboutToShow, this, &FormalExportMenu::updateEntries);
}

QAction* FormalExportMenu::addEntry(const QString& text, const QString& tip, Has has)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    m_entries.emplace_back(action, std::move(has));
    return action;
}

void FormalExportMenu::addEntry(const QString& text, const QString& tip, const Format& format,
                                Has has, Make make)
{
    connect(addEntry(text, tip, has), &QAction::triggered, this,
            [this, format, has, make = std::move(make)] {
                const FormalFindings findings = m_ask();
                if (!has(findings))
                    return;
                // All of it is values: the picture has its own copy of what it draws.
                exportdialog::runAway(
                    this, question(format, findings),
                    [make, findings](const QString& path, const std::stop_token&) {
                        return make(findings, path).and_then([&path](const QByteArray& bytes) {
                            return chartexport::saveBytes(bytes, path);
                        });
                    },
                    told());
            });
}

void FormalExportMenu::addSystemEntry(const QString& text, const QString& tip, const Format& format,
                                      Write write)
{
    connect(addEntry(text, tip, hasWholeSystem), &QAction::triggered, this,
            [this, format, write = std::move(write)] {
                const FormalFindings findings = m_ask();
                if (!hasWholeSystem(findings))
                    return;
                exportdialog::runAway(
                    this, question(format, findings),
                    [write, system = findings.system](const QString& path,
                                                      const std::stop_token& stop) {
                        return write(system->lts(), path, stop);
                    },
                    told());
            });
}

void FormalExportMenu::addPictureEntry(const QString& text, const QString& filter,
                                       const QString& suffix)
{
    addEntry(text, tr("What is drawn under System"), {suffix, filter, tr("system")}, hasPicture,
             [](const FormalFindings& findings, const QString& path) {
                 return chartexport::toFile(*findings.picture, path);
             });
}

void FormalExportMenu::writeFormulas()
{
    exportdialog::runFolder(
        this, tr("A folder for the formulas"),
        [files = formulaFiles(m_ask())](const QString& folder, const std::stop_token&) {
            return formal::saveFormulas(files, folder, false).map([](const QStringList&) {});
        },
        told());
}

exportdialog::Question FormalExportMenu::question(const Format& format,
                                                  const FormalFindings& findings) const
{
    const QString model = findings.system->choice.model == ModelForm::own()
        ? tr("model")
        : findings.system->choice.model;
    return {tr("Export the model"), format.filter,
            format.name.isEmpty() ? model : model + QLatin1Char('-') + format.name, format.suffix};
}

exportdialog::Told FormalExportMenu::told()
{
    return [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); };
}

void FormalExportMenu::updateEntries()
{
    const FormalFindings findings = m_ask();
    for (const auto& [action, has] : m_entries)
        action->setEnabled(has(findings));
}
