// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/tree/treepage.h"

#include "core/game/game.h"
#include "core/lesson/answers/exercises.h"
#include "core/lesson/course/labsettings.h"
#include "ui/labs/lessons/practice/practiceview.h"
#include "ui/labs/lessons/sheets/worksheetactions.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/searchcomparison.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/treeexportmenu.h"
#include "ui/labs/lessons/tree/treeform.h"
#include "ui/labs/lessons/tree/treeoutline.h"
#include "ui/labs/lessons/tree/treetext.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/labs/lessons/tree/walkpanel.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// As high as there is room for, which is no reason to scroll the whole page.
class TreeResults : public QWidget
{
public:
    bool hasHeightForWidth() const override { return false; }
};

}

TreePage::TreePage(std::shared_ptr<SolverService> solver, QWidget* parent)
    : LabPage(parent), m_exact(exactScores(std::move(solver)))
{
    m_form = new TreeForm;
    m_facts = new QLabel;
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tabs = new QTabWidget;
    m_tabs->setAccessibleName(tr("Search views"));
    m_tabs->addTab(buildTree(), tr("Tree"));
    m_comparison = new SearchComparison;
    m_comparison->setExact(m_exact);
    m_comparison->setObjectName(QStringLiteral("compare"));
    m_tabs->addTab(m_comparison, tr("Side by side"));
    m_practice = new PracticeView;
    m_practice->setObjectName(QStringLiteral("practise"));
    m_tabs->addTab(m_practice, tr("Practise"));
    m_tabs->setTabToolTip(m_tabs->indexOf(m_practice),
                          tr("Write values and cuts into trees, and have them marked"));
    auto* const results = new TreeResults;
    auto* const below = new QVBoxLayout(results);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_facts);
    below->addWidget(m_tabs, 1);
    setMore(m_form->more());
    layOut(m_form, results);
    row().setTips(tr("Search and record every step"), tr("Pause. You can continue later."),
                  tr("Stop and keep what was shown before"));
    row().setCounting(tr("%v of %m"), tr("Search"));
    auto* const exports = new TreeExportMenu(
        [this] {
            TreeFindings found;
            found.tree = m_steps.shared();
            found.view = m_steps.view();
            if (found.tree) {
                found.picture = m_guide->drawing().content(tr("Search tree"));
                found.picture.note = m_facts->text();
                found.picture.provenance.add(QStringLiteral("search"), tr("Search"),
                                             treetext::request(found.tree->request));
            }
            found.comparisons = m_comparison->comparisons();
            if (!found.comparisons.empty())
                found.chart = m_comparison->content();
            return found;
        },
        this);
    row().setExport(exports);
    auto* const sheets = new WorksheetActions([this] { return worksheet(); }, m_exact, this);
    exports->addOfTree(sheets->actions());
    connect(sheets, &WorksheetActions::messageReady, this, &TreePage::say);
    connect(exports, &TreeExportMenu::messageReady, this, &TreePage::say);
    follow(m_job);
    connectParts();
    checkForm();
    say(tr("Press Run to search the tree. You can then step through the whole search."));
    updateControls();
}

TreePage::~TreePage()
{
    m_guide->bar().stop();
    m_steps.disconnect();
}

LabEntry TreePage::entry()
{
    return {.id = QStringLiteral("tree"),
            .title = tr("Tree"),
            .icon = QStringLiteral("tree"),
            .help = tr("Walk through a search step by step: its tree, its windows and its cuts"),
            .make = [](const LabServices& place) { return new TreePage(place.solver); },
            .brief = tr("Walk through a search step by step")};
}

QWidget* TreePage::buildTree()
{
    m_guide = new TreeGuide(m_steps, this);
    WalkBar& bar = m_guide->bar();
    TreeDrawing* const drawing = &m_guide->drawing();
    m_panel = new WalkPanel(m_steps);
    m_outline = new TreeOutline(m_steps);
    m_predictAction
        = bar.addTool(QStringLiteral("help"), tr("Predict, then see"),
                      tr("Ask what comes next before it is shown"), Qt::CTRL | Qt::ALT | Qt::Key_Q);
    m_predictAction->setCheckable(true);
    connect(bar.addTool(QStringLiteral("zoom-in"), tr("Open all"),
                        tr("Open the tree row by row, as far as it can be drawn")),
            &QAction::triggered, drawing, &TreeDrawing::openAll);
    connect(bar.addTool(QStringLiteral("zoom-out"), tr("Close all"),
                        tr("Close all but the first rows of the tree")),
            &QAction::triggered, drawing, &TreeDrawing::closeAll);
    m_beside = new QTabWidget;
    m_beside->setAccessibleName(tr("Views beside the tree"));
    m_beside->setDocumentMode(true);
    m_beside->addTab(m_panel, tr("Walk"));
    m_beside->addTab(m_outline, tr("Rows"));
    auto* const halves = new QSplitter(Qt::Horizontal);
    halves->addWidget(drawing);
    halves->addWidget(m_beside);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setSizes({600, 360});
    halves->setChildrenCollapsible(false);
    auto* const page = new QWidget;
    // Their keys are there when the bar is away.
    page->addActions(bar.actions());
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(3);
    column->addWidget(&bar);
    column->addWidget(&m_guide->sentence());
    column->addWidget(&m_guide->predictBar());
    column->addWidget(halves, 1);
    return page;
}

void TreePage::connectParts()
{
    connect(m_form, &TreeForm::edited, this, &TreePage::checkForm);
    connect(m_form, &TreeForm::gameWanted, this, &LabPage::gameWanted);
    connect(this, &LabPage::stateChanged, this, &TreePage::updateControls);
    connect(&m_job, &JobBase::finished, this, &TreePage::finishRun);
    connect(m_guide, &TreeGuide::messageReady, this, &TreePage::say);
    connect(m_guide, &TreeGuide::unfolded, m_outline, &TreeOutline::openNode);
    TreeDrawing* const drawing = &m_guide->drawing();
    connect(drawing, &TreeDrawing::opened, m_outline, &TreeOutline::openNode);
    connect(m_outline, &TreeOutline::unfoldWanted, m_guide, &TreeGuide::unfold);
    connect(m_outline, &TreeOutline::nodeOpened, drawing, &TreeDrawing::open);
    connect(m_outline, &TreeOutline::nodeClosed, drawing, &TreeDrawing::close);
    connect(m_comparison, &SearchComparison::messageReady, this, &TreePage::say);
    connect(m_comparison, &SearchComparison::found, this, &TreePage::updateControls);
    connect(m_predictAction, &QAction::toggled, m_guide, &TreeGuide::setPredicting);
    connect(m_form, &TreeForm::runWanted, this, &TreePage::run);
    connect(&m_steps, &TreeSteps::viewChanged, this, &TreePage::showFacts);
    connect(&m_steps, &TreeSteps::moved, this, [this] { m_isFresh = false; });
    connect(m_tabs, &QTabWidget::currentChanged, this, &TreePage::showFitting);
}

bool TreePage::isComparing() const
{
    return m_tabs->currentWidget() == m_comparison;
}

void TreePage::showFitting()
{
    const bool isOfSearch = m_tabs->currentWidget() != m_practice;
    m_form->setVisible(isOfSearch && !isPresented());
    // Side by side has its own start, and says itself what it has found.
    m_facts->setVisible(isOfSearch && !isComparing());
    row().setRunOffered(isOfSearch && !isComparing());
    if (!isRunning() && (isComparing() || statusText().isEmpty()))
        checkForm();
    else
        showRow();
}

/// What the form says now.
Expected<Lesson> TreePage::worksheet() const
{
    return m_form->request().map(
        [this](const TreeRequest&) { return treeExercise(m_form->written()); });
}

QJsonObject TreePage::fields() const
{
    QJsonObject fields = m_form->fields();
    fields["speed"] = m_guide->bar().speed();
    fields["predict"] = m_predictAction->isChecked();
    fields["values"] = name(m_steps.view());
    fields["practice"] = m_practice->fields();
    return fields;
}

void TreePage::setFields(const QJsonObject& fields)
{
    m_form->setFields(fields);
    m_guide->bar().setSpeed(fields["speed"].toInt(m_guide->bar().speed()));
    m_predictAction->setChecked(fields["predict"].toBool(m_predictAction->isChecked()));
    if (const auto view = pointOfViewFromName(fields["values"].toString()))
        m_steps.setView(*view);
    m_practice->setFields(fields["practice"].toObject());
}

LabFinding TreePage::finding() const
{
    LabFinding found;
    if (m_steps.isEmpty() || !m_searched)
        return found;
    const RecordedTree& tree = m_steps.tree();
    const TreeRequest& request = tree.request;
    // The form may have been changed since.
    for (const auto& [name, value] : labSettings(*m_searched))
        found.settings.insert(name, value);
    found.settings.insert(QStringLiteral("depth"), request.depth);
    if (request.isTyped())
        found.settings.insert(QStringLiteral("tree"), request.typed().toText());
    found.numbers = {{QStringLiteral("value"), tree.root().value},
                     {QStringLiteral("nodes"), static_cast<double>(tree.counts.nodes)},
                     {QStringLiteral("leaves"), static_cast<double>(tree.counts.leaves)},
                     {QStringLiteral("cuts"), static_cast<double>(tree.counts.cuts)}};
    return found;
}

Expected<void> TreePage::takeSettings(const QJsonObject& settings)
{
    const QString view = settings["view"].toString();
    if (view == QStringLiteral("practise")) {
        // Its fields are its own; those of the search stay as they are.
        m_tabs->setCurrentWidget(m_practice);
        m_practice->setFields(settings);
        return {};
    }
    QJsonObject chosen = settings;
    // Files have names of their own.
    chosen["method"] = settings["search"];
    chosen["failing"] = settings["fail"];
    if (settings.contains("tree"))
        chosen["root"] = QStringLiteral("tree");
    else if (settings.contains("board") || settings.contains("moves"))
        chosen["root"] = QStringLiteral("position");
    if (settings.contains("board") && !settings.contains("moves"))
        chosen["moves"] = QString();
    // A lesson speaks of what MAX gets where it does not say otherwise.
    if (!settings.contains("values"))
        chosen["values"] = name(PointOfView::Max);
    setFields(chosen);
    // A search is asked for.
    if (!view.isEmpty() || m_tabs->currentWidget() == m_practice)
        m_tabs->setCurrentIndex(view == QStringLiteral("compare"));
    return m_form->request().map([](const auto&) {});
}

void TreePage::takeGame(const Game& game)
{
    m_form->setPosition(boardNames().front(), game.positionText());
}

void TreePage::setPresented(bool presented)
{
    LabPage::setPresented(presented);
    m_guide->setPresented(presented);
    m_beside->setVisible(!presented);
    m_tabs->tabBar()->setVisible(!presented);
    showFitting();
    beginWalk();
    showFacts();
    showRow();
}

void TreePage::beginWalk()
{
    if (isPresented() && m_isFresh)
        m_steps.go(TreeStep::First);
}

bool TreePage::isRowAway() const
{
    const bool isCurrent
        = !m_steps.isEmpty() && m_form->request() && m_searched == m_form->written();
    const bool isOfSearch = m_tabs->currentWidget() != m_practice;
    if (isComparing())
        return isPresented() && !isRunning();
    return !isOfSearch || (isPresented() && isCurrent && !isRunning());
}

void TreePage::checkForm()
{
    const auto request = m_form->request();
    row().setReady(request.has_value());
    m_comparison->setRequest(request);
    if (!request)
        say(request.error().message);
    else if (isComparing())
        say({}); // It says itself how it is begun.
    else if (!isRunning())
        say(tr("Press Run to search: %1.").arg(treetext::request(*request)));
    showRow();
}

void TreePage::run()
{
    if (isRunning())
        return;
    const auto request = m_form->request();
    if (!request)
        return say(request.error().message);
    if (isComparing())
        return m_comparison->compare();
    m_guide->bar().stop();
    m_guide->abandon();
    if (const auto started = m_job.start(recordWork(*request, m_exact)); !started)
        return say(started.error().message);
    say(tr("Searching: %1.").arg(treetext::request(*request)));
}

void TreePage::finishRun()
{
    if (m_job.status() == JobStatus::Failed)
        return say(m_job.error().message);
    if (!m_job.result().tree)
        return say(tr("Cancelled. The previous result is still shown."));
    m_guide->setFound(m_job.result());
    m_isFresh = true;
    beginWalk();
    showFacts();
    // It cannot be changed while a search runs.
    m_searched = m_form->written();
    updateControls();
}

void TreePage::showFacts()
{
    if (m_steps.isEmpty())
        return;
    const RecordedTree& tree = m_steps.tree();
    // A class is asked for counts; the rest would take the tree's room.
    if (isPresented())
        return m_facts->setText(treetext::facts(tree));
    m_facts->setText(tr("Shown: %1. %2").arg(treetext::request(tree.request), treetext::facts(tree))
                     + u' ' + inWords(m_steps.view()));
}

void TreePage::updateControls()
{
    showRow();
    m_form->setRunning(isRunning());
    row().setExportable(!isRunning()
                        && (!m_steps.isEmpty() || !m_comparison->comparisons().empty()));
    if (!isRunning())
        row().setReady(m_form->request().has_value());
}
