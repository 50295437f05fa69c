// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalexportmenu.h"

#include "core/formal/lts/autfile.h"
#include "core/formal/lts/dotfile.h"
#include "core/formal/models/formulafiles.h"
#include "ui/labs/formal/formalreport.h"
#include "ui/labs/models/modelform.h"

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

QString nameOf(const FormalFindings& findings)
{
    return findings.system && findings.system->choice.model != ModelForm::own()
        ? findings.system->choice.model
        : FormalExportMenu::tr("model");
}

}

FormalExportMenu::FormalExportMenu(AskFound ask, QWidget* parent)
    : ExportMenuOf(
        tr("Export the model"), [ask] { return nameOf(ask()); }, ask, parent)
{
    setToolTip(tr("Save the model, its system or its results to a file"));
    addOf({tr("PDF &report…"),
           tr("Save model, system, formulas, verdicts and paths on A4 pages, ready to hand in"),
           QStringLiteral("pdf"), tr("PDF report (*.pdf)"), tr("report")},
          hasPicture, formalReport);
    menu()->addSeparator();
    addTexts();
    menu()->addSeparator();
    addPicturesOf(tr("Save the picture from System"), tr("system"), hasPicture,
                  [](const FormalFindings& findings) { return *findings.picture; });
}

void FormalExportMenu::addTexts()
{
    addOf({tr("System as .&aut…"), tr("Save all states and transitions, for mCRL2 and CADP"),
           QStringLiteral("aut"), tr("Transition system (*.aut)")},
          hasWholeSystem,
          [](const FormalFindings& findings, const QString& path, const std::stop_token& stop) {
              return formal::aut::save(findings.system->lts(), path, {}, stop);
          });
    addOf({tr("System for &Graphviz…"), tr("Save all states and transitions as a DOT graph"),
           QStringLiteral("dot"), tr("Graph in DOT (*.dot)")},
          hasWholeSystem,
          [](const FormalFindings& findings) { return formal::toDot(findings.system->lts()); });
    addOf({tr("&Model as .mcrl2…"), tr("Save the text with its parameters set, for mCRL2"),
           QStringLiteral("mcrl2"), tr("Model for mCRL2 (*.mcrl2)")},
          hasSystem,
          [](const FormalFindings& findings) { return whole(findings.system->choice.text); });
    addOf({tr("Selected &formula as .mcf…"),
           tr("Save the formula selected under Properties, for mCRL2"), QStringLiteral("mcf"),
           tr("Formula for mCRL2 (*.mcf)"), tr("formula")},
          hasFormula,
          [](const FormalFindings& findings) { return whole(chosenFormula(findings)->text); });
    add(addEntry(tr("A&ll formulas to a folder…"),
                 tr("Save the model's formulas and your own, one .mcf file each, for mCRL2"),
                 [this] { writeFormulas(); }),
        hasFormulas);
    addOf(
        {tr("Path of the &walk…"),
         tr("Save the steps of the walk, so that another Fourcast can open them"),
         QStringLiteral("json"), tr("Path (*.json)"), tr("path")},
        [](const FormalFindings& findings) { return !findings.walk.steps.empty(); },
        [](const FormalFindings& findings) { return formal::pathToJson(findings.walk); });
}

void FormalExportMenu::writeFormulas()
{
    exportdialog::runFolder(
        this, tr("Choose a folder for the formulas"),
        [files = formulaFiles(found())](const QString& folder, const std::stop_token&) {
            return formal::saveFormulas(files, folder, false).map([](const QStringList&) {});
        },
        onFinished());
}
