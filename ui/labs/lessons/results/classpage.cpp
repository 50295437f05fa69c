// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/results/classpage.h"

#include "ui/labs/lessons/results/classexportmenu.h"
#include "ui/labs/lessons/results/classtables.h"
#include "ui/labs/lessons/results/hiddennames.h"
#include "ui/labs/lessons/results/sharedelegate.h"
#include "ui/labs/lessons/results/studentanswers.h"
#include "ui/paper/lessons/classwords.h"
#include "ui/style/tintedicon.h"
#include "ui/widgets/beforeclass.h"
#include "ui/widgets/exports/filedialog.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/rowtable.h"

#include <QAction>
#include <QDropEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

/// Of a table's widest column.
constexpr int mostWidth = 360;

QStringList droppedPaths(const QMimeData& mime)
{
    QStringList paths;
    for (const QUrl& each : mime.urls()) {
        const QString path = each.toLocalFile();
        if (!path.isEmpty()
            && (QFileInfo(path).isDir() || path.endsWith(QLatin1String(lessonSuffix))
                || isAnswersFile(path)))
            paths << path;
    }
    return paths;
}

}

ClassPage::ClassPage(QWidget* parent)
    : LabPage(parent), m_questions(new QStandardItemModel(this)),
      m_students(new QStandardItemModel(this))
{
    setAcceptDrops(true);
    auto* const hint
        = new QLabel(tr("Drop your students' answer files (NAME.answers.json) here, or a folder of "
                        "them. The files are only read. Nothing leaves this computer."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    m_place = new QStackedWidget;
    m_place->addWidget(hint);
    m_place->addWidget(buildResults());
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    QWidget* const tools = buildTools();
    column->addWidget(tools);
    beforeclass::leave(*tools);
    column->addWidget(&status());
    column->addWidget(m_place, 1);
    follow(m_job);
    connect(&m_job, &JobBase::finished, this, &ClassPage::finishReading);
    showFound();
}

ClassPage::~ClassPage() = default;

LabEntry ClassPage::entry()
{
    return {.id = QStringLiteral("class"),
            .title = tr("Class"),
            .icon = QStringLiteral("report"),
            .help = tr("Class results: all the answers your students handed in"),
            .make = [](const LabServices&) { return new ClassPage; },
            .fileEnds = {QLatin1String(answersSuffix)},
            .brief = tr("See what the class answered")};
}

QWidget* ClassPage::buildTools()
{
    auto* const bar = new QWidget;
    auto* const row = new FlowLayout(bar);
    const auto add = [&](const QString& icon, const QString& text, const QString& tip,
                         void (ClassPage::*slot)()) {
        auto* const made = new QAction(tintedIcon(icon), text, this);
        made->setToolTip(tip);
        made->setStatusTip(tip);
        auto* const button = new QToolButton;
        button->setDefaultAction(made);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    add(QStringLiteral("open"), tr("Add files…"),
        tr("Add answer files from your students. You can also drop them on this page."),
        &ClassPage::askForFiles);
    add(QStringLiteral("games"), tr("Add folder…"),
        tr("Add every answer file in a folder and its subfolders"), &ClassPage::askForFolder);
    add(QStringLiteral("study"), tr("Lesson…"),
        tr("Choose the lesson that was answered, for the wording and order of its questions. "
           "Built-in lessons are found automatically."),
        &ClassPage::askForLesson);
    m_again
        = add(QStringLiteral("redo"), tr("Reload"), tr("Read every file again"), &ClassPage::run);
    m_remove = add(QStringLiteral("delete"), tr("Remove all…"),
                   tr("Remove every file from this page. The files on disk are kept."),
                   &ClassPage::askToRemoveAll);
    m_names = new HiddenNames(this);
    row->addWidget(m_names->makeButton());
    connect(m_names, &HiddenNames::changed, this, [this] {
        showFound();
        // Names of files that were said.
        if (!m_found.others.isEmpty())
            say(classReadText(m_shown));
    });
    m_export = new ClassExportMenu([this] { return m_shown; });
    connect(m_export, &ClassExportMenu::messageReady, this, &ClassPage::say);
    row->addWidget(m_export);
    return bar;
}

QTableView* ClassPage::table(QStandardItemModel& model, const QString& name, const QString& tip)
{
    auto* const sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(&model);
    sorted->setSortRole(classtables::sortRole);
    sorted->setSortLocaleAware(true);
    auto* const view = new QTableView;
    view->setModel(sorted);
    readByRow(*view, name);
    view->setToolTip(tip);
    view->setAlternatingRowColors(true);
    view->setSortingEnabled(true);
    view->sortByColumn(-1, Qt::AscendingOrder);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    return view;
}

QWidget* ClassPage::buildResults()
{
    m_headline = new QLabel;
    m_headline->setWordWrap(true);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_questionView = table(*m_questions, tr("Questions"),
                           tr("One row per question. Click a heading to sort."));
    m_questionView->setItemDelegateForColumn(classtables::shareColumn,
                                             new ShareDelegate(m_questionView));
    m_studentView = table(*m_students, tr("Students"),
                          tr("One row per student. Press Enter or double-click to see the answers. "
                             "Click a heading to sort."));
    connect(m_studentView, &QTableView::activated, this, &ClassPage::showStudent);
    m_texts = new QTextBrowser;
    m_texts->setAccessibleName(tr("Students' written answers"));
    m_texts->setOpenLinks(false);
    m_texts->setAcceptDrops(false);
    m_problems = new QListWidget;
    m_problems->setAccessibleName(tr("Files to check"));
    m_problems->setWordWrap(true);
    m_tabs = new QTabWidget;
    m_tabs->setAccessibleName(tr("Class views"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_questionView, tr("Questions"));
    m_tabs->addTab(m_studentView, tr("Students"));
    m_tabs->addTab(m_texts, tr("Written answers"));
    m_tabs->addTab(m_problems, tr("To check"));
    auto* const results = new QWidget;
    auto* const column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_headline);
    column->addWidget(m_tabs, 1);
    return results;
}

QJsonObject ClassPage::fields() const
{
    QJsonObject fields = m_names->fields();
    fields["files"] = QJsonArray::fromStringList(m_request.paths);
    fields["lesson"] = m_request.lesson;
    return fields;
}

void ClassPage::setFields(const QJsonObject& fields)
{
    m_request.lesson = fields["lesson"].toString();
    m_request.paths.clear();
    const QJsonArray files = fields["files"].toArray();
    for (const auto& path : files)
        if (path.isString())
            m_request.paths << path.toString();
    m_names->setFields(fields);
    m_isRead = m_request.paths.isEmpty();
    showFound();
}

void ClassPage::addFiles(const QStringList& paths)
{
    for (const QString& path : paths)
        if (path.endsWith(QLatin1String(lessonSuffix)))
            m_request.lesson = path;
        else if (!m_request.paths.contains(path))
            m_request.paths << path;
    run();
}

void ClassPage::setLesson(const QString& path)
{
    m_request.lesson = path;
    run();
}

void ClassPage::removeAll()
{
    m_job.abandon();
    m_request = {};
    m_found = {};
    m_isRead = true;
    showFound();
    say(tr("All files were removed from the page."));
}

void ClassPage::run()
{
    m_job.abandon();
    if (m_request.paths.isEmpty())
        return showFound();
    m_isRead = true;
    m_request.language = locale().name().section(u'_', 0, 0);
    if (const auto started = m_job.start(classWork(m_request)); !started)
        say(started.error().message);
}

void ClassPage::finishReading()
{
    if (m_job.status() != JobStatus::Done)
        return;
    m_found = m_job.result();
    showFound();
    say(classReadText(m_shown));
}

void ClassPage::showFound()
{
    m_shown = m_names->applied(m_found);
    const bool isThere = !m_request.paths.isEmpty();
    m_place->setCurrentIndex(isThere ? 1 : 0);
    m_again->setEnabled(isThere);
    m_remove->setEnabled(isThere || !m_request.lesson.isEmpty());
    m_export->setEnabled(!m_shown.report.students.empty());
    const ClassReport& report = m_shown.report;
    QString headline
        = report.students.empty() ? tr("No answers can be counted.") : classwords::headline(report);
    if (!report.students.empty() && !m_shown.lesson)
        headline += u' ' + tr("This lesson was not found. Use Lesson… to open it.");
    m_headline->setText(headline);
    classtables::fillQuestions(*m_questions, m_shown);
    classtables::fillStudents(*m_students, m_shown);
    for (QTableView* const view : {m_questionView, m_studentView}) {
        view->sortByColumn(-1, Qt::AscendingOrder);
        view->resizeColumnsToContents();
        for (int column = 0; column < view->model()->columnCount(); ++column)
            view->setColumnWidth(column, std::min(view->columnWidth(column), mostWidth));
        // As high as their texts are in these widths.
        view->resizeRowsToContents();
    }
    const QString texts = classwords::textsHtml(report);
    m_texts->setHtml(
        texts.isEmpty()
            ? QStringLiteral("<p>%1</p>").arg(tr("There are no written answers.").toHtmlEscaped())
            : texts);
    m_problems->clear();
    for (const auto* const notes : {&report.problems, &report.remarks})
        for (const SubmissionProblem& each : *notes)
            m_problems->addItem(tr("%1: %2").arg(each.file, each.sentence));
    m_tabs->setTabText(m_tabs->indexOf(m_problems), tr("To check (%1)").arg(m_problems->count()));
}

void ClassPage::showStudent(const QModelIndex& index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    const int place = first.data(classtables::dataRole).toInt();
    if (!first.isValid() || place >= static_cast<int>(m_shown.report.students.size()))
        return;
    auto* const dialog = new StudentAnswers(
        m_shown, m_shown.report.students[static_cast<std::size_t>(place)], this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ClassPage::askForFiles()
{
    const QStringList files
        = FileDialog::files(this, tr("Student answers"),
                            tr("Answers (*%1);;All files (*)").arg(QLatin1String(answersSuffix)));
    if (!files.isEmpty())
        addFiles(files);
}

void ClassPage::askForFolder()
{
    const QString folder = FileDialog::folder(this, tr("Folder of answers"));
    if (!folder.isEmpty())
        addFiles({folder});
}

void ClassPage::askForLesson()
{
    const QString file = FileDialog::file(this, tr("Lesson that was answered"), QString(),
                                          tr("Lessons (*%1)").arg(QLatin1String(lessonSuffix)));
    if (!file.isEmpty())
        setLesson(file);
}

void ClassPage::askToRemoveAll()
{
    if (QMessageBox::question(this, tr("Remove all"),
                              tr("Remove every file from this page? The files on disk are kept."))
        == QMessageBox::Yes)
        removeAll();
}

void ClassPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedPaths(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ClassPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    addFiles(droppedPaths(*event->mimeData()));
}

void ClassPage::showEvent(QShowEvent* event)
{
    LabPage::showEvent(event);
    if (!m_isRead && !event->spontaneous())
        run();
}
