// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessontree.h"

#include "core/support/translations.h"
#include "ui/labs/lessons/tree/predictbar.h"
#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/treetext.h"
#include "ui/labs/lessons/tree/walkbar.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/livelabel.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace fourcast::lesson;

LessonTree::LessonTree(const TreeBlock& block, const ExactScores& exact, const QString& language,
                       QWidget* parent)
    : QFrame(parent), m_block(block)
{
    m_steps.setLanguage(language);
    const LanguageScope scope(language);
    const TreeRequest request = block.tree.request();
    setFrameShape(StyledPanel);
    setAccessibleName(tr("Tree to step through"));
    m_heading = new QToolButton;
    m_heading->setAccessibleName(tr("The tree is open"));
    m_heading->setToolTip(tr("Open or close the tree"));
    m_heading->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_heading->setAutoRaise(true);
    m_heading->setCheckable(true);
    // A button's own text does not wrap.
    m_caption = new QLabel(block.caption.isEmpty() ? tr("Tree: %1").arg(treetext::root(request))
                                                   : block.caption);
    m_caption->setWordWrap(true);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_inside = buildWalk();
    m_guide->setOpening(block.caption);
    auto* const head = new QHBoxLayout;
    head->addWidget(m_heading, 0, Qt::AlignTop);
    head->addWidget(m_caption, 1);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_inside, 1);
    connect(m_heading, &QToolButton::toggled, this, [this](bool on) {
        m_heading->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        m_inside->setVisible(on);
    });
    setUnfolded(true);
    connect(&m_job, &JobBase::finished, this, &LessonTree::takeFound);
    if (const auto started = m_job.start(recordWork(request, exact)); !started)
        m_facts->setText(started.error().message);
    else
        m_facts->setText(tr("Searching: %1.").arg(treetext::request(request)));
}

LessonTree::~LessonTree()
{
    m_guide->bar().stop();
    m_steps.disconnect();
}

QWidget* LessonTree::buildWalk()
{
    m_facts = new QLabel;
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_guide = new TreeGuide(m_steps, this);
    auto* const predict
        = new QAction(tintedIcon(QStringLiteral("help")), tr("Predict, then see"), this);
    predict->setCheckable(true);
    predict->setToolTip(tr("Ask what comes next before it is shown"));
    m_guide->bar().addTool(predict);
    auto* const page = new QAction(tintedIcon(QStringLiteral("tree")), tr("Open in Tree"), this);
    page->setToolTip(tr("Open the same search on the Tree page, with all its tools"));
    m_guide->bar().addTool(page);
    // A step may have several trees: keys are those of the tree that they are in.
    for (QAction* const action : m_guide->bar().actions()) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    auto* const inside = new QWidget;
    auto* const column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(m_facts);
    for (QWidget* const part : std::initializer_list<QWidget*> {
             &m_guide->bar(), &m_guide->sentence(), &m_guide->predictBar(), &m_guide->drawing()})
        column->addWidget(part, part == &m_guide->drawing() ? 1 : 0);
    followFont(*this, [this] { setLines(m_lines); });
    connect(m_guide, &TreeGuide::messageReady, m_facts, &QLabel::setText);
    connect(&m_steps, &TreeSteps::viewChanged, this, &LessonTree::showFacts);
    m_steps.setView(m_block.values);
    connect(page, &QAction::triggered, this,
            [this, predict] { Q_EMIT treeWanted(m_block.tree, predict->isChecked()); });
    connect(predict, &QAction::toggled, m_guide, &TreeGuide::setPredicting);
    predict->setChecked(m_block.predict);
    return inside;
}

TreeProgress LessonTree::progress() const
{
    if (m_steps.isEmpty())
        return m_begun;
    return {.index = m_steps.index(), .score = m_guide->predictBar().score()};
}

void LessonTree::setProgress(const TreeProgress& progress)
{
    m_begun = progress;
    if (!m_steps.isEmpty())
        goOn();
}

void LessonTree::setUnfolded(bool unfolded)
{
    m_heading->setChecked(unfolded);
    m_heading->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_inside->setVisible(unfolded);
}

void LessonTree::setLines(int lines)
{
    m_lines = lines;
    if (!m_isPresented)
        m_guide->drawing().setFixedHeight(lines * fontMetrics().lineSpacing());
}

void LessonTree::setPresented(bool presented)
{
    m_isPresented = presented;
    if (presented)
        setUnfolded(true);
    for (QWidget* const part : std::initializer_list<QWidget*> {m_heading, m_caption})
        part->setVisible(!presented);
    // Until there is a tree they say what is searched, or why nothing can be.
    m_facts->setVisible(!presented || m_steps.isEmpty());
    m_guide->setPresented(presented);
    m_guide->drawing().setMinimumHeight(0);
    m_guide->drawing().setMaximumHeight(QWIDGETSIZE_MAX);
    setLines(m_lines);
}

/// A class begins at the beginning, or goes on where it was.
void LessonTree::goOn()
{
    // What was searched again later is folded again.
    m_steps.goTo(std::min(m_begun.index, m_steps.lastIndex()));
    m_guide->predictBar().setScore(m_begun.score);
}

void LessonTree::takeFound()
{
    const LanguageScope scope(m_steps.language());
    if (m_job.status() == JobStatus::Failed)
        return m_facts->setText(m_job.error().message);
    if (m_job.status() != JobStatus::Done || !m_job.result().tree)
        return;
    m_facts->setVisible(!m_isPresented);
    m_guide->setFound(m_job.result());
    showFacts();
    goOn();
}

void LessonTree::showFacts()
{
    if (!m_steps.isEmpty())
        m_facts->setText(treetext::request(m_steps.tree().request) + QStringLiteral(". ")
                         + inWords(m_steps.view()));
}
