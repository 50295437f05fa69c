// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/chanceexportmenu.h"

#include "core/chance/export/automatondot.h"
#include "core/chance/export/explicitfiles.h"
#include "core/chance/export/prismfile.h"
#include "core/chance/export/valuescsv.h"
#include "core/chance/lppe/lppetext.h"
#include "ui/labs/chance/chancereport.h"
#include "ui/labs/models/modelform.h"

#include <QMenu>

using namespace fourcast;

namespace {

bool hasSystem(const ChanceFindings& findings)
{
    return findings.system != nullptr;
}

bool hasEquation(const ChanceFindings& findings)
{
    return findings.system && findings.system->equation();
}

/// Part of an automaton is none for another tool.
bool hasWhole(const ChanceFindings& findings)
{
    return findings.system && findings.system->automaton().isComplete();
}

bool hasValues(const ChanceFindings& findings)
{
    return findings.system && findings.system->hasValues();
}

bool hasPicture(const ChanceFindings& findings)
{
    return findings.system && findings.picture;
}

Expected<void> saveText(const QString& text, const QString& path)
{
    const QByteArray bytes = text.toUtf8();
    return chartexport::saveBytes(bytes.endsWith('\n') ? bytes : bytes + '\n', path);
}

/// The model, and its properties beside it.
Expected<void> savePrism(const ChanceFindings& findings, const QString& path)
{
    // What is asked, whatever the text says.
    chance::Lppe equation = *findings.system->equation();
    equation.until = findings.system->until;
    FOURCAST_LET(const auto text, chance::toPrism(equation));
    const qsizetype dot = path.lastIndexOf(u'.');
    return saveText(text.model, path).and_then([&] {
        return saveText(text.properties,
                        path.left(dot < 0 ? path.size() : dot) + QStringLiteral(".props"));
    });
}

}

ChanceExportMenu::ChanceExportMenu(Ask ask, QWidget* parent)
    : QPushButton(parent), m_ask(std::move(ask))
{
    setToolTip(tr("Write the model or what was found out about it to a file"));
    setAccessibleName(tr("Export the model"));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    addEntry(tr("PDF &report…"),
             tr("Answer, model, what was counted and what is drawn on A4 pages, to be handed in"),
             {QStringLiteral("pdf"), tr("PDF report (*.pdf)"), tr("report")}, hasSystem,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return chartexport::saveBytes(chanceReport(findings), path);
             });
    menu()->addSeparator();
    addTexts();
    menu()->addSeparator();
    addPicture(tr("Picture as P&NG…"), tr("PNG picture (*.png)"), QStringLiteral("png"));
    addPicture(tr("Picture as &SVG…"), tr("SVG drawing (*.svg)"), QStringLiteral("svg"));
    addPicture(tr("Picture as P&DF…"), tr("PDF drawing (*.pdf)"), QStringLiteral("pdf"));
    menu()->addSeparator();
    addChart(tr("&Bounds sweep by sweep…"),
             tr("What is plotted under Step by step, as a picture or a table"), tr("bounds"),
             &ChanceFindings::bounds);
    addChart(tr("Re&ductions pass by pass…"),
             tr("What is drawn under Reductions, as a picture or a table"), tr("reductions"),
             &ChanceFindings::reductions);
    connect(menu(), &QMenu::aboutToShow, this, &ChanceExportMenu::updateEntries);
}

void ChanceExportMenu::addTexts()
{
    addEntry(
        tr("Model for &PRISM…"),
        tr("The equation with an observer of the goal, and the properties in a file beside it"),
        {QStringLiteral("prism"), tr("Model for PRISM (*.prism)"), {}}, hasEquation,
        [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
            return savePrism(findings, path);
        });
    addEntry(tr("States as .&tra…"),
             tr("All states and branches, with .sta and .lab beside them, for PRISM and Storm"),
             {QStringLiteral("tra"), tr("Explicit model (*.tra)"), {}}, hasWhole,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token& stop) {
                 return chance::explicitfiles::save(findings.system->automaton(),
                                                    findings.system->until, path, stop);
             });
    addEntry(tr("States for &Graphviz…"), tr("All states, choices and branches as a graph in DOT"),
             {QStringLiteral("dot"), tr("Graph in DOT (*.dot)"), {}}, hasWhole,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return chartexport::saveBytes(chance::toDot(findings.system->automaton()), path);
             });
    addEntry(tr("&Values of all states…"),
             tr("A line for each state: its data, its bounds and its best choice"),
             {QStringLiteral("csv"), tr("Table (*.csv)"), tr("values")}, hasValues,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return chartexport::saveBytes(
                     chance::valuesToCsv(findings.system->automaton(), *findings.system->answer),
                     path);
             });
    addEntry(tr("&Model as .prcrl…"), tr("The text with its parameters set"),
             {QStringLiteral("prcrl"), tr("Specification (*.prcrl)"), {}}, hasSystem,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return saveText(findings.system->choice.text, path);
             });
    addEntry(tr("&Equation as .prcrl…"), tr("The linear equation that was explored"),
             {QStringLiteral("prcrl"), tr("Specification (*.prcrl)"), tr("equation")}, hasEquation,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return saveText(chance::text(*findings.system->equation()), path);
             });
}

void ChanceExportMenu::addEntry(const QString& text, const QString& tip, const Format& format,
                                const Has& has, Write write)
{
    QAction* const action = menu()->addAction(text);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    m_entries.emplace_back(action, has);
    connect(action, &QAction::triggered, this, [this, format, has, write = std::move(write)] {
        const ChanceFindings findings = m_ask();
        if (!has(findings))
            return;
        const QString model = findings.system->choice.model == ModelForm::own()
            ? tr("model")
            : findings.system->choice.model;
        exportdialog::runAway(
            this,
            {tr("Export the model"), format.filter,
             format.name.isEmpty() ? model : model + QLatin1Char('-') + format.name, format.suffix},
            [write, findings](const QString& path, const std::stop_token& stop) {
                return write(findings, path, stop);
            },
            [this](const exportdialog::Answer& answer) { Q_EMIT said(answer.sentence); });
    });
}

void ChanceExportMenu::addPicture(const QString& text, const QString& filter, const QString& suffix)
{
    addEntry(text, tr("What is drawn under States"), {suffix, filter, tr("states")}, hasPicture,
             [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
                 return chartexport::toFile(*findings.picture, path)
                     .and_then([&path](const QByteArray& bytes) {
                         return chartexport::saveBytes(bytes, path);
                     });
             });
}

void ChanceExportMenu::addChart(const QString& text, const QString& tip, const QString& name,
                                std::optional<ChartContent> ChanceFindings::*chart)
{
    addEntry(
        text, tip, {QStringLiteral("png"), chartexport::fileFilter(), name},
        [chart](const ChanceFindings& findings) {
            return findings.system && (findings.*chart).has_value();
        },
        [chart](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
            return chartexport::save(*(findings.*chart), path);
        });
}

void ChanceExportMenu::updateEntries()
{
    const ChanceFindings findings = m_ask();
    for (const auto& [action, has] : m_entries)
        action->setEnabled(has(findings));
}
