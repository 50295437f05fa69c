// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ChanceExperiments draws, and saves.
#include "core/chance/run/property.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/chance/answer/countedtext.h"
#include "ui/labs/chance/experiments/experimentsview.h"
#include "ui/labs/chance/experiments/sweepfigures.h"
#include "ui/labs/chance/experiments/sweepreport.h"
#include "ui/widgets/exports/exportmenu.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

using namespace fourcast;
using fourcast::chance::EndingCurve;
using fourcast::chance::Property;

namespace {

constexpr int usualEndings = 60;

}

void ChanceExperiments::fillExports()
{
    m_export->add({tr("Results as CS&V…"), tr("Save one line per combination"),
                   QStringLiteral("csv"), tr("Table (*.csv)")},
                  [this] {
                      return [report = m_report](const std::stop_token&) -> Expected<QByteArray> {
                          return Provenance(report.plan.model).addedToCsv(sweepToCsv(report));
                      };
                  });
    m_export->addPicture([this] { return m_chart->content(); });
    m_export->add(
        {tr("PDF &report…"), tr("Save the question, the results and the charts on A4 pages"),
         QStringLiteral("pdf"), tr("PDF report (*.pdf)")},
        [this] {
            std::vector<Figure> figures;
            for (const Plot each :
                 {Plot::Answers, Plot::States, Plot::Times, Plot::Curves, Plot::Endings})
                figures.push_back(figure(each));
            return [report = m_report, figures](const std::stop_token&) -> Expected<QByteArray> {
                return sweepReportPdf(report, figures);
            };
        });
}

void ChanceExperiments::choosePlot(const QString& name)
{
    const QStringList names {QStringLiteral("answers"), QStringLiteral("states"),
                             QStringLiteral("times"), QStringLiteral("curves"),
                             QStringLiteral("endings")};
    if (const auto place = names.indexOf(name); place >= 0)
        show(static_cast<Plot>(place));
}

void ChanceExperiments::show(Plot plot)
{
    m_plot->setCurrentIndex(m_plot->findData(int(plot)));
}

ChanceExperiments::Plot ChanceExperiments::plot() const
{
    return static_cast<Plot>(m_plot->currentData().toInt());
}

Figure ChanceExperiments::figure(Plot plot) const
{
    switch (plot) {
    case Plot::Answers:
        return sweepfigures::answers(m_report, m_logarithmic->isChecked());
    case Plot::States:
        return sweepfigures::states(m_report);
    case Plot::Times:
        return sweepfigures::times(m_report);
    case Plot::Curves:
        return sweepfigures::curves(m_report);
    case Plot::Endings:
        break;
    }
    QString counted;
    if (m_system) {
        Property property;
        property.reward = m_system->options.reward;
        counted
            = countedTitle(m_system->automaton(), countedActions(property, m_system->automaton()));
    }
    return sweepfigures::endings(m_endings, m_system ? m_system->choice.sentence : QString(),
                                 counted);
}

void ChanceExperiments::showPlot()
{
    m_logarithmic->setEnabled(plot() == Plot::Answers);
    if (plot() == Plot::Endings && m_endings.empty() && !m_endingsJob.isRunning())
        countEndings();
    const Figure shown = figure(plot());
    m_chart->setFigure(shown);
    m_note->setText(shown.isEmpty() ? QString() : shown.note);
    m_note->setVisible(!m_note->text().isEmpty());
    showControls();
}

/// Away from the window: a curve over the states of a large game takes a while.
void ChanceExperiments::countEndings()
{
    if (!m_system || !m_system->automaton().isComplete() || !decidesNothing(m_system->automaton()))
        return;
    Property property;
    property.reward = m_system->options.reward;
    const int most = m_curves->value() > 0 ? m_curves->value() : usualEndings;
    const auto started = m_endingsJob.start(
        [system = m_system, property,
         most](const auto& context) -> Expected<std::vector<EndingCurve>> {
            return endingCurves(system->automaton(), countedActions(property, system->automaton()),
                                most, context.stop());
        });
    if (!started)
        Q_EMIT messageReady(started.error().message);
}
