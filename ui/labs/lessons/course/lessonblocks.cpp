// SPDX-License-Identifier: GPL-3.0-or-later
//
// The blocks of a step, each as a widget.
#include "ui/labs/lessons/course/lessonstepview.h"
#include "ui/labs/lessons/course/taskstrip.h"
#include "ui/labs/lessons/questions/columnboard.h"
#include "ui/labs/lessons/questions/lessontext.h"
#include "ui/labs/lessons/questions/questionview.h"
#include "ui/style/tintedicon.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

using namespace fourcast::lesson;

QString LessonStepView::folder() const
{
    return m_run->file().isEmpty() ? QString() : QFileInfo(m_run->file()).absolutePath();
}

void LessonStepView::giveTask(const QString& page, const QString& asks)
{
    Q_EMIT taskGiven({.page = page,
                      .asks = asks.isEmpty() ? m_run->currentStep().title : asks,
                      .step = m_run->step(),
                      .stepCount = m_run->stepCount(),
                      .language = m_run->lesson().language});
}

void LessonStepView::addBlock(QVBoxLayout& column, const Block& block)
{
    if (QWidget* const made
        = std::visit([this](const auto& each) { return widgetOf(each); }, block))
        column.addWidget(made);
}

QWidget* LessonStepView::widgetOf(const TextBlock& block)
{
    return new LessonText(block.markdown, folder(), m_run->lesson().pictures);
}

QWidget* LessonStepView::widgetOf(const NotesBlock& block)
{
    if (!m_showsNotes)
        return nullptr;
    auto* const frame = new QFrame;
    frame->setFrameShape(QFrame::StyledPanel);
    auto* const column = new QVBoxLayout(frame);
    auto* const title = new QLabel(tr("For the teacher"));
    QFont strong = title->font();
    strong.setBold(true);
    title->setFont(strong);
    column->addWidget(title);
    column->addWidget(new LessonText(block.markdown, folder(), m_run->lesson().pictures));
    return frame;
}

QWidget* LessonStepView::widgetOf(const PositionBlock& block)
{
    auto* const place = new QWidget;
    auto* const column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    if (!block.caption.isEmpty()) {
        auto* const caption = new QLabel(block.caption);
        caption->setWordWrap(true);
        caption->setTextFormat(Qt::PlainText);
        column->addWidget(caption);
    }
    auto* const board = new ColumnBoard(block.position, false);
    column->addWidget(board);
    column->addWidget(turnLabel(block.position, m_run->lesson().language));
    const bool isUsual = std::holds_alternative<Position>(block.position.position());
    if (!m_presenting && isUsual) {
        auto* const show
            = new QPushButton(tintedIcon(QStringLiteral("layout-play")), tr("Show on the board"));
        show->setToolTip(tr("Put this position on the main board and play from there"));
        show->setAutoDefault(false);
        column->addWidget(show, 0, Qt::AlignLeft);
        connect(show, &QPushButton::clicked, this,
                [this, position = block.position] { Q_EMIT positionWanted(position); });
    }
    return place;
}

QWidget* LessonStepView::widgetOf(const TreeBlock& block)
{
    auto* const tree = new LessonTree(block, m_run->exact(), m_run->lesson().language);
    if (m_presenting)
        tree->setPresented(true);
    connect(tree, &LessonTree::treeWanted, this,
            [this, asks = block.caption](const WrittenTree& wanted, bool predict) {
                giveTask(QStringLiteral("tree"), asks);
                Q_EMIT treeWanted(wanted, predict);
            });
    return tree;
}

QWidget* LessonStepView::widgetOf(const LaboratoryBlock& block)
{
    auto* const place = new QWidget;
    auto* const column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    if (!block.caption.isEmpty()) {
        auto* const caption = new QLabel(block.caption);
        caption->setWordWrap(true);
        caption->setTextFormat(Qt::PlainText);
        column->addWidget(caption);
    }
    auto* const open
        = new QPushButton(tintedIcon(QStringLiteral("laboratory")), tr("Open this page"));
    open->setToolTip(tr("Open the laboratory page with the lesson's settings"));
    open->setAutoDefault(false);
    column->addWidget(open, 0, Qt::AlignLeft);
    connect(open, &QPushButton::clicked, this, [this, block] {
        giveTask(block.page, block.caption);
        Q_EMIT laboratoryWanted(block.page, block.settings);
    });
    return place;
}

QWidget* LessonStepView::widgetOf(const Question& block)
{
    auto* const view = new QuestionView(*m_run, block);
    connect(view, &QuestionView::keyboardFree, this,
            [this, question = block.id] { goOnAfter(question); });
    connect(view, &QuestionView::laboratoryWanted, this,
            [this, ask = block.ask](const QString& page,
                                    const std::vector<std::pair<QString, QString>>& settings) {
                giveTask(page, QTextDocumentFragment::fromMarkdown(ask).toPlainText().simplified());
                Q_EMIT laboratoryWanted(page, settings);
            });
    return view;
}
