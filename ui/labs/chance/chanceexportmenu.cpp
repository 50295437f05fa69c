// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/chance/chanceexportmenu.h"

#include "core/chance/export/automatondot.h"
#include "core/chance/export/explicitfiles.h"
#include "core/chance/export/prismfile.h"
#include "core/chance/export/valuescsv.h"
#include "core/chance/lppe/lppetext.h"
#include "core/support/formats/csv.h"
#include "ui/labs/chance/answer/answertext.h"
#include "ui/labs/chance/chancereport.h"
#include "ui/labs/models/modelform.h"

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

bool hasAnswers(const ChanceFindings& findings)
{
    return findings.system && !findings.system->answers.empty();
}

/// A line for each question; what is not known is empty.
QByteArray answersToCsv(const ChanceSystem& system)
{
    QByteArray csv
        = csvRow({QStringLiteral("question"), QStringLiteral("property"), QStringLiteral("low"),
                  QStringLiteral("high"), QStringLiteral("exact"), QStringLiteral("answer")});
    const auto lines = answertext::lines(system);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ChanceAnswer& answer = system.answers[i];
        const bool isKnown = answer.report && answer.report->verdict == chance::Verdict::Value
            && answer.report->status != chance::CheckStatus::Failed;
        const auto number = [isKnown](double value) {
            return isKnown ? QString::number(value, 'g', 17) : QString();
        };
        const chance::CheckReport report = answer.report.value_or(chance::CheckReport());
        csv += csvRow({lines[i].question, answer.question.property, number(report.bounds.low),
                       number(report.bounds.high), isKnown ? report.exact : QString(),
                       lines[i].sentence});
    }
    return csv;
}

/// Its last line ends.
QByteArray bytesOf(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return bytes.endsWith('\n') ? bytes : bytes + '\n';
}

QString nameOf(const ChanceFindings& findings)
{
    return findings.system && findings.system->choice.model != ModelForm::own()
        ? findings.system->choice.model
        : ChanceExportMenu::tr("model");
}

/// The model, and its properties beside it.
Expected<void> savePrism(const ChanceFindings& findings, const QString& path)
{
    // What is asked, whatever the text says.
    chance::Lppe equation = *findings.system->equation();
    equation.until = findings.system->until;
    FOURCAST_LET(const auto text, chance::toPrism(equation));
    const qsizetype dot = path.lastIndexOf(u'.');
    FOURCAST_TRY(chartexport::saveBytes(bytesOf(text.model), path));
    return chartexport::saveBytes(bytesOf(text.properties),
                                  path.left(dot < 0 ? path.size() : dot)
                                      + QStringLiteral(".props"));
}

}

ChanceExportMenu::ChanceExportMenu(AskFound ask, QWidget* parent)
    : ExportMenuOf(
        tr("Export the model"), [ask] { return nameOf(ask()); }, ask, parent)
{
    setToolTip(tr("Save the model or its results to a file"));
    addOf({tr("PDF &report…"),
           tr("Save answer, model, statistics and pictures on A4 pages, ready to hand in"),
           QStringLiteral("pdf"), tr("PDF report (*.pdf)"), tr("report")},
          hasSystem, chanceReport);
    menu()->addSeparator();
    addTexts();
    menu()->addSeparator();
    addPicturesOf(tr("Save the picture from States"), tr("states"), hasPicture,
                  [](const ChanceFindings& findings) { return *findings.picture; });
    menu()->addSeparator();
    addChart(tr("&Bounds sweep by sweep…"),
             tr("Save the chart from Step by step as a picture or a table"), tr("bounds"),
             &ChanceFindings::bounds);
    addChart(tr("Re&ductions pass by pass…"),
             tr("Save the chart from Reductions as a picture or a table"), tr("reductions"),
             &ChanceFindings::reductions);
}

void ChanceExportMenu::addTexts()
{
    addOf(
        {tr("Model for &PRISM…"),
         tr("Save the equation with an observer of the goal, and the properties in a second file"),
         QStringLiteral("prism"), tr("Model for PRISM (*.prism)")},
        hasEquation,
        [](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
            return savePrism(findings, path);
        });
    addOf({tr("States as .&tra…"),
           tr("Save all states and branches, with .sta and .lab files, for PRISM and Storm"),
           QStringLiteral("tra"), tr("Explicit model (*.tra)")},
          hasWhole,
          [](const ChanceFindings& findings, const QString& path, const std::stop_token& stop) {
              return chance::explicitfiles::save(findings.system->automaton(),
                                                 findings.system->until, path, stop);
          });
    addOf({tr("States for &Graphviz…"), tr("Save all states, choices and branches as a DOT graph"),
           QStringLiteral("dot"), tr("Graph in DOT (*.dot)")},
          hasWhole, [](const ChanceFindings& findings) {
              return chance::toDot(findings.system->automaton());
          });
    addOf({tr("&Values of all states…"),
           tr("Save one line per state: its data, bounds and best choice"), QStringLiteral("csv"),
           tr("Table (*.csv)"), tr("values")},
          hasValues, [](const ChanceFindings& findings) {
              return chance::valuesToCsv(findings.system->automaton(), *findings.system->answer);
          });
    addOf({tr("&Answers to all questions…"),
           tr("Save one line per question: its property, bounds and answer"), QStringLiteral("csv"),
           tr("Table (*.csv)"), tr("answers")},
          hasAnswers,
          [](const ChanceFindings& findings) { return answersToCsv(*findings.system); });
    addOf({tr("&Model as .prcrl…"), tr("Save the text with its parameters set"),
           QStringLiteral("prcrl"), tr("Specification (*.prcrl)")},
          hasSystem,
          [](const ChanceFindings& findings) { return bytesOf(findings.system->choice.text); });
    addOf({tr("&Equation as .prcrl…"), tr("Save the linear equation that was explored"),
           QStringLiteral("prcrl"), tr("Specification (*.prcrl)"), tr("equation")},
          hasEquation, [](const ChanceFindings& findings) {
              return bytesOf(chance::text(*findings.system->equation()));
          });
}

void ChanceExportMenu::addChart(const QString& text, const QString& tip, const QString& name,
                                std::optional<ChartContent> ChanceFindings::*chart)
{
    addOf(
        {text, tip, QStringLiteral("png"), chartexport::fileFilter(), name},
        [chart](const ChanceFindings& findings) {
            return findings.system && (findings.*chart).has_value();
        },
        [chart](const ChanceFindings& findings, const QString& path, const std::stop_token&) {
            return chartexport::save(*(findings.*chart), path);
        });
}
