// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/formal/formalreport.h"

#include "core/formal/mucalculus/language/formulawords.h"
#include "ui/labs/formal/verdicttext.h"
#include "ui/labs/models/modelreport.h"
#include "ui/text/numbertext.h"

#include <QCoreApplication>

using namespace fourcast;

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(FormalReport)
};

/// More steps nobody follows on paper.
constexpr int mostSteps = 100;

constexpr auto paragraph = &ModelReport::paragraph;
constexpr auto heading = &ModelReport::heading;
constexpr auto code = &ModelReport::code;

QString steps(const QStringList& labels)
{
    QString html = QStringLiteral("<ol>");
    for (const QString& label : labels.mid(0, mostSteps))
        html += QStringLiteral("<li>%1</li>").arg(label.toHtmlEscaped());
    html += QStringLiteral("</ol>");
    const auto left = static_cast<int>(labels.size()) - mostSteps;
    if (left > 0)
        html += paragraph(ReportText::tr("… and %n more step(s).", nullptr, left));
    return html;
}

QString pathOf(const FormalSystem& system, const formal::CheckResult& result)
{
    if (!result.path || result.path->steps.empty())
        return {};
    QStringList labels;
    for (const formal::Path::Step& step : result.path->steps)
        labels << system.lts().label(step.label).text();
    QString html = paragraph(result.isTrue() ? ReportText::tr("A path that shows why it holds:")
                                             : ReportText::tr("A path that shows why it fails:"))
        + steps(labels);
    if (result.loopStart)
        html += paragraph(*result.loopStart == 0
                              ? ReportText::tr("All of it can repeat for ever.")
                              : ReportText::tr("Everything after step %1 can repeat for ever.")
                                    .arg(*result.loopStart));
    return html;
}

/// The kind only where the title does not say it already.
QString titleOf(const CheckedFormula& formula)
{
    return formula.title.contains(formula.kind, Qt::CaseInsensitive)
        ? formula.title
        : ReportText::tr("%1 (%2)").arg(formula.title, formula.kind);
}

bool hasVerdict(const CheckedFormula& formula)
{
    return formula.result || !formula.fault.isEmpty();
}

QString formulaSection(const FormalSystem& system, const CheckedFormula& formula)
{
    QString html = heading(titleOf(formula), 3) + code(formula.text);
    if (const auto read
        = formal::readFormula(formula.text, formal::signatureOf(system.specification)))
        html += paragraph(formal::inWords(*read));
    if (!formula.fault.isEmpty())
        return html + paragraph(formula.fault);
    html += QStringLiteral("<p><b>%1</b> (%2)</p>")
                .arg(verdicttext::shape(formula.result->status).toHtmlEscaped(),
                     durationText(formula.result->time).toHtmlEscaped())
        + paragraph(verdicttext::sentence(*formula.result));
    return html + pathOf(system, *formula.result);
}

/// Those that were checked, each with its verdict; the others are named in one line.
QString propertiesSection(const FormalFindings& findings)
{
    QString html;
    QStringList unchecked;
    for (const CheckedFormula& formula : findings.formulas) {
        if (formula.text.trimmed().isEmpty())
            continue;
        if (hasVerdict(formula))
            html += formulaSection(*findings.system, formula);
        else
            unchecked << titleOf(formula);
    }
    if (!unchecked.isEmpty())
        html += paragraph(
            ReportText::tr("Not checked: %1.").arg(unchecked.join(QStringLiteral("; "))));
    return html.isEmpty() ? html : heading(ReportText::tr("Properties"), 2) + html;
}

QString walkSection(const formal::PathFile& walk)
{
    QStringList labels;
    for (const formal::PathFile::Step& step : walk.steps)
        labels << step.label;
    return labels.isEmpty() ? QString() : heading(ReportText::tr("The walk"), 2) + steps(labels);
}

}

QByteArray formalReport(const FormalFindings& findings)
{
    const FormalSystem& system = *findings.system;
    ModelReport report(ReportText::tr("Report on a model: %1").arg(system.choice.sentence));
    report.addHeading(ReportText::tr("The model"));
    const auto known = formal::models();
    if (const formal::ModelInfo* const model = formal::findModel(known, system.choice.model))
        report.addModel(*model, system.choice.values);
    report.addHeading(ReportText::tr("Its transition system"));
    report.addParagraph(factsSentence(system));
    if (findings.picture)
        report.addPicture(*findings.picture);
    report.add(propertiesSection(findings));
    report.add(walkSection(findings.walk));
    report.addHeading(ReportText::tr("The model in mCRL2"));
    report.addCode(system.choice.text);
    return report.toPdf();
}
