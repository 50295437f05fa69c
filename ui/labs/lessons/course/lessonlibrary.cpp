// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/course/lessonlibrary.h"

#include "core/support/translations.h"
#include "ui/style/tintedicon.h"
#include "ui/text/languagename.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/fontfollower.h"
#include "ui/widgets/labels/plaintip.h"

#include <QDir>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace fourcast::lesson;

namespace {

enum Column
{
    TitleColumn,
    MinutesColumn,
    LanguageColumn,
    ProgressColumn
};

constexpr int fileRole = Qt::UserRole;
constexpr int aimsRole = Qt::UserRole + 1;

}

LessonLibrary::LessonLibrary(SheetFolder sheets, QWidget* parent)
    : QWidget(parent), m_sheets(std::move(sheets)), m_list(new QTreeWidget), m_aims(new QLabel)
{
    auto* const words = new QLabel(tr("Choose a lesson. Your work is saved on this computer as you "
                                      "go. It stays here until you hand it in."));
    words->setWordWrap(true);
    m_list->setAccessibleName(tr("Lessons"));
    m_list->setToolTip(tr("Press Enter or double-click to open a lesson"));
    m_list->setHeaderLabels({tr("Lesson"), tr("Minutes"), tr("Language"), tr("Done")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    keepLines(*m_list, 6);
    m_aims->setWordWrap(true);
    m_aims->setTextFormat(Qt::PlainText);
    m_aims->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_open = new QPushButton(tintedIcon(QStringLiteral("lesson")), tr("Start or continue"));
    m_open->setToolTip(tr("Open the lesson where you left off"));
    auto* const other = new QPushButton(tintedIcon(QStringLiteral("open")), tr("Open a lesson…"));
    other->setToolTip(tr("Open a lesson from a file whose name ends in .lesson.md"));
    m_edit = new QPushButton(tintedIcon(QStringLiteral("setup")), tr("Edit…"));
    m_edit->setToolTip(tr("Change the lesson's text, or that of a copy of a built-in lesson"));
    auto* const write = new QPushButton(tintedIcon(QStringLiteral("new")), tr("New lesson…"));
    write->setToolTip(tr("Write a lesson of your own, with its preview beside it"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(words);
    column->addWidget(m_list, 1);
    column->addWidget(m_aims);
    column->addWidget(flowRow({m_open, other, write, m_edit}));
    setFocusProxy(m_list);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &LessonLibrary::showAims);
    connect(m_list, &QTreeWidget::itemActivated, this, &LessonLibrary::chooseCurrent);
    connect(m_open, &QPushButton::clicked, this, &LessonLibrary::chooseCurrent);
    connect(other, &QPushButton::clicked, this, &LessonLibrary::fileWanted);
    connect(write, &QPushButton::clicked, this, &LessonLibrary::newWanted);
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const QString file = chosenFile(); !file.isEmpty())
            Q_EMIT editWanted(file);
    });
}

void LessonLibrary::fill(const QStringList& recent)
{
    const QString chosen = chosenFile();
    m_list->clear();
    // One's own come first: who opened a file is about to do it again.
    for (const QString& file : recent)
        if (auto read = readLessonFile(file))
            add({file, std::move(read->lesson), true});
    for (const ShelvedLesson& shelved : shippedLessons(spokenLanguage()))
        add(shelved);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->data(TitleColumn, fileRole).toString() == chosen)
            m_list->setCurrentItem(m_list->topLevelItem(i));
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    showAims(m_list->currentItem());
}

void LessonLibrary::add(const ShelvedLesson& shelved)
{
    const Lesson& lesson = shelved.lesson;
    auto* const item = new QTreeWidgetItem(
        m_list,
        {lesson.title, lesson.minutes > 0 ? QString::number(lesson.minutes) : QString(),
         languageName(lesson.language), progressText(lesson)});
    item->setData(TitleColumn, fileRole, shelved.file);
    item->setData(TitleColumn, aimsRole, lesson.aims);
    item->setIcon(TitleColumn,
                  tintedIcon(shelved.isOwn ? QStringLiteral("open") : QStringLiteral("lesson")));
    item->setTextAlignment(MinutesColumn, Qt::AlignRight | Qt::AlignVCenter);
    QStringList tip {lesson.title};
    if (!lesson.author.isEmpty())
        tip << lesson.author;
    if (shelved.isOwn)
        tip << QDir::toNativeSeparators(shelved.file);
    item->setToolTip(TitleColumn, plainTip(tip.join(u'\n')));
}

int LessonLibrary::count() const
{
    return m_list->topLevelItemCount();
}

QString LessonLibrary::progressText(const Lesson& lesson) const
{
    const auto sheet = m_sheets.sheet(lesson.id);
    if (!sheet || sheet->version != lesson.version)
        return {};
    // Whoever has only looked at it, or shown it to a class, has not begun.
    const bool isBegun = std::ranges::any_of(sheet->questions, [](const auto& each) {
        return each.givenUp || each.hints > 0 || !each.tries.empty();
    });
    if (!isBegun)
        return {};
    const auto questions = lesson.questions();
    const auto settled = std::ranges::count_if(questions, [&](const Question* question) {
        const QuestionRecord* const record = sheet->find(question->id);
        return record
            && (record->givenUp
                || (record->isAnswered() && record->tries.back().verdict != Verdict::Wrong));
    });
    return tr("%1 of %2").arg(settled).arg(questions.size());
}

void LessonLibrary::showAims(const QTreeWidgetItem* item)
{
    m_open->setEnabled(item);
    m_edit->setEnabled(item);
    QStringList lines;
    if (item)
        for (const QString& aim : item->data(TitleColumn, aimsRole).toStringList())
            lines << QStringLiteral("• ") + aim;
    m_aims->setText(lines.isEmpty() ? QString()
                                    : tr("You will learn to:") + u'\n' + lines.join(u'\n'));
}

QString LessonLibrary::chosenFile() const
{
    const QTreeWidgetItem* const item = m_list->currentItem();
    return item ? item->data(TitleColumn, fileRole).toString() : QString();
}

void LessonLibrary::chooseCurrent()
{
    if (const QString file = chosenFile(); !file.isEmpty())
        Q_EMIT lessonChosen(file);
}
