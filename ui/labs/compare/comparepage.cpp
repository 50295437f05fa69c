// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/compare/comparepage.h"

#include "core/compare/comparisontext.h"
#include "core/compare/contender.h"
#include "core/game/game.h"
#include "ui/charts/figurechart.h"
#include "ui/labs/compare/compareform.h"
#include "ui/labs/compare/comparemodel.h"
#include "ui/labs/compare/contenderfigure.h"
#include "ui/paper/figurepicture.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/forms/formfields.h"
#include "ui/widgets/labels/twolineheader.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QTableView>
#include <algorithm>

namespace {

constexpr int pictureWidth = 1000;
/// From this width on, in letters, the table has room beside the chart.
constexpr int lettersForBoth = 190;
/// Of an engine, in letters, where there is little room.
constexpr int shortestName = 15;

}

ComparePage::ComparePage(QWidget* parent) : MeasurementPage(parent)
{
    m_form = new CompareForm(this);
    m_model = new CompareModel(this);
    setMore(m_form->more());
    layOut(m_form, build());
    row().setTips(tr("Search with each engine in turn"),
                  tr("Pause after the current search. You can continue later."),
                  tr("Stop and keep the finished searches"));
    row().setCounting(tr("%v of %m steps"), tr("Searches finished"));
    row().setExport(tr("Export the comparison"), tr("comparison"), [this] { return content(); });

    follow(m_job);
    connect(m_form, &CompareForm::gameWanted, this, &LabPage::gameWanted);
    connect(this, &LabPage::stateChanged, this, &ComparePage::updateControls);
    connect(&m_job, &JobBase::advanced, this, [this] { setResult(m_job.interim()); });
    connect(&m_job, &JobBase::finished, this, &ComparePage::finishRun);
    connect(m_quantity, &QComboBox::currentIndexChanged, this, &ComparePage::showChart);
    say(tr("Search one position with several engines or settings. Compare what each search costs "
           "and what pruning saves."));
    setResult({});
}

ComparePage::~ComparePage() = default;

LabEntry ComparePage::entry()
{
    return {.id = QStringLiteral("compare"),
            .title = tr("Compare searches"),
            .icon = QStringLiteral("compare"),
            .help
            = tr("Search one position repeatedly with up to six engines or settings, in turn. "
                 "Compare nodes, times and the savings from pruning."),
            .make = [](const LabServices&) { return new ComparePage; },
            .brief = tr("Search one position with several engines")};
}

QWidget* ComparePage::build()
{
    m_quantity = new QComboBox;
    for (const SearchQuantity& quantity : searchQuantities()) {
        m_quantity->addItem(quantity.name(), QString(quantity.key));
        m_quantity->setItemData(m_quantity->count() - 1, quantity.meaning(), Qt::ToolTipRole);
    }
    m_quantity->setToolTip(tr("Quantity for the chart and for the table's ratios"));
    formfields::allowNarrow(*m_quantity);
    setCharted(QStringLiteral("milliseconds"));
    m_columnsButton = new QPushButton(tr("Columns"));
    m_columnsButton->setToolTip(tr("Choose the table's columns"));
    m_columns = new QMenu(m_columnsButton);
    m_columns->setToolTipsVisible(true);
    m_columnsButton->setMenu(m_columns);
    fillColumns();
    m_leaveOut = new QCheckBox(tr("Leave out disturbed searches"));
    m_leaveOut->setToolTip(tr("Leave the times of disturbed searches out of medians, intervals and "
                              "the test of which is faster. The chart still shows each search."));
    connect(m_leaveOut, &QCheckBox::toggled, this, &ComparePage::leaveOutDisturbed);
    auto* const controls = new QHBoxLayout;
    controls->addWidget(formfields::label(tr("Chart:"), m_quantity));
    controls->addWidget(m_quantity);
    controls->addWidget(m_columnsButton);
    controls->addWidget(m_leaveOut);
    controls->addStretch();
    QWidget* const results = buildResults({.summaryDescription = tr("Results of the comparison"),
                                           .tableName = tr("Cost of each engine's searches"),
                                           .lettersBeside = lettersForBoth,
                                           .chartSize = {460, 260},
                                           .zooming = Qt::Horizontal},
                                          *m_model, controls, true);
    table().setHorizontalHeader(new TwoLineHeader(&table()));
    table().viewport()->installEventFilter(this);
    keepLines(table(), 7);
    return results;
}

void ComparePage::fillColumns()
{
    for (const CompareModel::Kind& kind : m_model->kinds()) {
        if (kind.key == QStringLiteral("engine"))
            continue;
        QAction* const action = m_columns->addAction(
            kind.key == QStringLiteral("ratio") ? tr("Times the reference") : kind.title);
        action->setCheckable(true);
        action->setChecked(m_model->chosen().contains(kind.key));
        action->setData(kind.key);
        action->setToolTip(kind.meaning);
        connect(action, &QAction::toggled, this, &ComparePage::takeColumns);
    }
}

void ComparePage::leaveOutDisturbed()
{
    // setResult() asks the switch.
    setResult(ComparisonResult(m_model->result()));
}

void ComparePage::takeColumns()
{
    QStringList keys;
    const auto actions = m_columns->actions();
    for (const QAction* const action : actions)
        if (action->isChecked())
            keys += action->data().toString();
    m_model->setChosen(keys);
    fitTable();
}

const SearchQuantity& ComparePage::charted() const
{
    return searchQuantities()[static_cast<std::size_t>(std::max(0, m_quantity->currentIndex()))];
}

void ComparePage::setCharted(const QString& key)
{
    if (const SearchQuantity* const quantity = searchQuantity(key))
        m_quantity->setCurrentIndex(static_cast<int>(indexOf(*quantity)));
}

QJsonObject ComparePage::fields() const
{
    QJsonObject fields = m_form->fields();
    fields.insert("quantity", QString(charted().key));
    fields.insert("leaveOutDisturbed", m_leaveOut->isChecked());
    fields.insert("columns", QJsonArray::fromStringList(m_model->chosen()));
    return fields;
}

void ComparePage::setFields(const QJsonObject& fields)
{
    m_form->setFields(fields);
    // An engine that is gone, such as a program of others, is left out.
    for (const QJsonValue text : fields["engines"].toArray())
        if (const auto contender = contenderFromText(text.toString()); !contender)
            say(contender.error().message);
    setCharted(fields["quantity"].toString());
    m_leaveOut->setChecked(fields["leaveOutDisturbed"].toBool(m_leaveOut->isChecked()));
    if (!fields["columns"].isArray())
        return;
    const QJsonArray columns = fields["columns"].toArray();
    const auto actions = m_columns->actions();
    for (QAction* const action : actions)
        action->setChecked(columns.contains(action->data().toString()));
}

Expected<void> ComparePage::takeSettings(const QJsonObject& settings)
{
    QJsonObject chosen = settings;
    if (settings.contains("engines")) {
        QJsonArray engines;
        const QStringList texts = settings["engines"].toString().split(u';', Qt::SkipEmptyParts);
        for (const QString& text : texts) {
            FOURCAST_TRY(contenderFromText(text));
            engines.append(text);
        }
        if (engines.isEmpty() || engines.size() > ComparisonRequest::mostContenders)
            return fail(tr("The number of engines must be from 1 to %1, not %2.")
                            .arg(ComparisonRequest::mostContenders)
                            .arg(engines.size()));
        chosen["engines"] = engines;
    }
    if (const QString key = settings["quantity"].toString(); !key.isEmpty() && !searchQuantity(key))
        return fail(tr("Unknown quantity \"%1\".").arg(key));
    setFields(chosen);
    return m_form->request().map([](const ComparisonRequest&) {});
}

void ComparePage::takeGame(const Game& game)
{
    m_form->setPosition(game.positionText());
}

const ComparisonResult& ComparePage::result() const
{
    return m_model->result();
}

void ComparePage::run()
{
    if (isRunning())
        return;
    if (start(m_job, request(), comparisonWork))
        say(tr("Searching."));
}

bool ComparePage::repeat(const ComparisonRequest& request)
{
    if (isRunning())
        return false;
    m_repeated = request;
    m_form->setRequest(request);
    setCharted(QStringLiteral("milliseconds"));
    run();
    return true;
}

/// With the recorded search while the form asks for its repetitions.
Expected<ComparisonRequest> ComparePage::request() const
{
    auto asked = m_form->request();
    if (asked && m_repeated && asked->moves == m_repeated->moves && asked->contenders.size() == 1
        && contenderText(asked->contenders.front())
            == contenderText(m_repeated->contenders.front()))
        asked->recorded = m_repeated->recorded;
    return asked;
}

void ComparePage::setResult(const ComparisonResult& result)
{
    ComparisonResult shown = result;
    shown.leavesOutDisturbed = m_leaveOut->isChecked();
    m_model->setResult(shown);
    // The chart says what will be there.
    table().setHidden(result.isEmpty());
    QStringList sentences;
    if (result.isEmpty()) {
        sentences += tr(
            "The summary appears here: the fastest search, and how much of the tree was pruned.");
    } else {
        sentences += comparisontext::summary(shown);
        // Of the search under way there is nothing to remark yet.
        if (!isRunning())
            sentences += comparisontext::remarks(shown);
    }
    setSummary(sentences);
    showChart();
    updateControls();
}

void ComparePage::showChart()
{
    m_model->setCharted(charted());
    chart().setFigure(contenderFigure(m_model->result(), charted()));
    fitTable();
}

void ComparePage::fitTable()
{
    table().resizeColumnsToContents();
    // An engine's name goes on in a second line, as the figures have theirs.
    const QHeaderView& heads = *table().horizontalHeader();
    if (const int excess = heads.length() - table().viewport()->width();
        excess > 0 && heads.count() > 0) {
        const int least = shortestName * fontMetrics().averageCharWidth();
        const int whole = table().columnWidth(0);
        table().setColumnWidth(0, std::max(std::min(whole, least), whole - excess));
    }
    table().resizeRowsToContents();
}

bool ComparePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table().viewport() && event->type() == QEvent::Resize) {
        const auto& resized = *static_cast<QResizeEvent*>(event);
        if (resized.size().width() != resized.oldSize().width())
            fitTable();
    }
    return MeasurementPage::eventFilter(watched, event);
}

void ComparePage::finishRun()
{
    // Of one that failed, the searches that there are by then are not lost; nor are those of the
    // run before by one that has none.
    if (m_job.status() == JobStatus::Stopped && m_job.result().isEmpty())
        say(m_model->result().isEmpty()
                ? tr("Cancelled before the first search finished.")
                : tr("Cancelled before the first search finished. The previous result is kept."));
    else if (m_job.status() != JobStatus::Failed)
        setResult(m_job.result());
    updateControls();
}

void ComparePage::updateControls()
{
    m_form->setRunning(isRunning());
    row().setExportable(!isRunning() && !m_model->result().isEmpty());
    // Of a repeated search each figure is a row.
    m_columnsButton->setEnabled(!m_model->result().request.recorded);
}

ChartContent ComparePage::content() const
{
    std::vector<const SearchQuantity*> quantities;
    for (const SearchQuantity& quantity : searchQuantities())
        quantities.push_back(&quantity);
    ChartContent content = figureContent(chart().figure(), chart().part());
    content.title = tr("Searches compared");
    content.size = {pictureWidth,
                    qRound(figurepicture::heightFor(pictureWidth, chart().figure(), paperStyle()))};
    content.note = summaryText();
    content.provenance = provenanceOf(result());
    content.csv = comparisonToCsv(result(), quantities);
    content.json = comparisonToJson(result(), quantities);
    return content;
}
