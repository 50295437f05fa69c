// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/growth/growthpage.h"

#include "core/engines/external/programnews.h"
#include "core/growth/growthcolumns.h"
#include "core/growth/growthsettings.h"
#include "core/growth/growthtext.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/growth/costfigure.h"
#include "ui/labs/growth/growthform.h"
#include "ui/table/tablemodel.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <numeric>

namespace {

constexpr QSize costPictureSize(1000, 560);
/// From this width on, in letters, the table has room beside the chart.
constexpr int growthLettersBeside = 130;

}

GrowthPage::GrowthPage(QWidget* parent) : MeasurementPage(parent)
{
    m_form = new GrowthForm(this);
    m_model = new TableModel(this);
    setMore(*m_form->more());
    layOut(m_form, build());
    row().setTips(tr("Search each point in turn"),
                  tr("Pause after the current search. You can continue later."),
                  tr("Stop and keep the finished points"));
    row().setCounting(tr("%v of %m searches"), tr("Searches finished"));
    row().setExport(tr("Export the growth results"), tr("growth"), [this] { return content(); });

    follow(m_job);
    connect(this, &LabPage::stateChanged, this, &GrowthPage::updateControls);
    connect(&m_job, &JobBase::advanced, this, [this] { setResult(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, &GrowthPage::finishRun);
    connect(m_cost, &QComboBox::currentIndexChanged, this, &GrowthPage::showChart);
    connect(m_form, &GrowthForm::engineReplaced, this, [this](const QString& sentence) {
        if (!isRunning())
            say(sentence);
    });
    say(tr("Repeat one search while one thing grows. See what each further step costs."));
    setResult({});
}

GrowthPage::~GrowthPage() = default;

LabEntry GrowthPage::entry()
{
    return {
        .id = QStringLiteral("growth"),
        .title = tr("How cost grows"),
        .icon = QStringLiteral("growth"),
        .help
        = tr("Repeat one search while the depth, discs, workers or board grow, and fit a line to "
             "its cost"),
        .make = [](const LabServices&) { return new GrowthPage; },
        .brief = tr("See what each further ply costs")};
}

QWidget* GrowthPage::build()
{
    m_cost = new QComboBox;
    for (const GrowthCost cost : {GrowthCost::Nodes, GrowthCost::Time})
        m_cost->addItem(growthtext::costTitle(cost));
    m_cost->setToolTip(tr("Measure of cost in the chart"));
    auto* const controls = new QHBoxLayout;
    controls->addWidget(formfields::label(tr("Cost:"), m_cost), 0, Qt::AlignTop);
    controls->addWidget(m_cost, 0, Qt::AlignTop);
    QWidget* const results
        = buildResults({.summaryDescription = tr("How the cost grows"),
                        .tableName = tr("Cost of each point, with published figures"),
                        .lettersBeside = growthLettersBeside,
                        .tableShare = 2,
                        .chartShare = 3,
                        .chartSize = {460, 300}},
                       *m_model, controls, false);
    fitRows(table(), 6);
    return results;
}

GrowthCost GrowthPage::cost() const
{
    return m_cost->currentIndex() == 0 ? GrowthCost::Nodes : GrowthCost::Time;
}

void GrowthPage::setCost(GrowthCost cost)
{
    m_cost->setCurrentIndex(cost == GrowthCost::Nodes ? 0 : 1);
}

QJsonObject GrowthPage::fields() const
{
    QJsonObject fields = m_form->values();
    fields.insert("cost", cost() == GrowthCost::Nodes ? "nodes" : "time");
    return fields;
}

void GrowthPage::setFields(const QJsonObject& fields)
{
    m_form->setValues(fields);
    const QString engine = fields["engine"].toString();
    const bool isKnown = engine.isEmpty() || engine == treeGrowth || engine == exactGrowth;
    if (const auto other
        = isKnown ? std::nullopt : programs::instead(engine, GrowthRequest().engine))
        say(other->sentence);
    if (const QString cost = fields["cost"].toString(); !cost.isEmpty())
        setCost(cost == QStringLiteral("time") ? GrowthCost::Time : GrowthCost::Nodes);
}

Expected<void> GrowthPage::takeSettings(const QJsonObject& settings)
{
    // What grows brings its own points, which those of before must not hide.
    setFields(settings);
    GrowthRequest request;
    request.engine = settings["engine"].toString(request.engine);
    if (!settings.contains("engine") || fields()["engine"].toString() == request.engine)
        return {};
    request.by = *growthFromName(fields()["by"].toString());
    return request.check();
}

void GrowthPage::run()
{
    if (isRunning())
        return;
    const auto request = growthRequestFrom(m_form->values());
    if (!start(m_job, request, growthWork))
        return;
    // More workers visit the same nodes.
    if (request->by == GrowthBy::Workers)
        setCost(GrowthCost::Time);
    say(tr("Searching."));
}

void GrowthPage::setResult(const GrowthResult& result)
{
    m_result = result;
    std::vector<std::size_t> points(m_result.rows.size());
    std::iota(points.begin(), points.end(), std::size_t {0});
    m_model->show(growthColumns(m_result), points);
    const bool isEmpty = result.rows.empty();
    QStringList sentences;
    if (isEmpty) {
        sentences += tr("The cost of each step appears here.");
    } else {
        sentences += growthtext::growth(result, GrowthCost::Nodes);
        if (const QString time = growthtext::growth(result, GrowthCost::Time);
            time != sentences.front())
            sentences += time;
        // Of the point under way there is nothing to remark yet.
        if (!isRunning())
            sentences += growthtext::remarks(result);
    }
    setSummary(sentences);
    table().resizeColumnsToContents();
    showChart();
    updateControls();
}

void GrowthPage::showChart()
{
    chart().setFigure(costFigure(m_result, cost()));
}

void GrowthPage::finishRun()
{
    // Of one that failed, the points that there are by then are not lost.
    if (m_job.status() != JobStatus::Failed)
        setResult(m_job.result());
    updateControls();
}

void GrowthPage::updateControls()
{
    m_form->setRunning(isRunning());
    row().setExportable(!isRunning() && m_model->rowCount() > 0);
}

ChartContent GrowthPage::content() const
{
    ChartContent content = figureContent(chart().figure(), chart().part());
    content.title = tr("How cost grows");
    content.size = costPictureSize;
    content.note = summaryText();
    content.provenance = provenanceOf(m_result);
    content.csv = growthToCsv(m_result);
    content.json = growthToJson(m_result);
    return content;
}
