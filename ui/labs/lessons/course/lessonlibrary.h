// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/course/lessonfiles.h"
#include "ui/labs/lessons/run/sheetfolder.h"

#include <QLabel>
#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

/// The lessons that there are: those that come with the program and those that were opened before,
/// with how far one is in each.
class LessonLibrary : public QWidget
{
    Q_OBJECT

public:
    explicit LessonLibrary(SheetFolder sheets, QWidget* parent = nullptr);

    /// Lists them again, with what was done since.
    void fill(const QStringList& recent);
    int count() const;
    QTreeWidget& list() { return *m_list; }
    /// Of the chosen lesson; empty where none is.
    QString chosenFile() const;
    /// What the chosen lesson is for.
    QString aimsText() const { return m_aims->text(); }

Q_SIGNALS:
    void lessonChosen(const QString& file);
    /// A file of one's own, which is still to be chosen.
    void fileWanted();
    /// A lesson is to be written, or the chosen one changed.
    void newWanted();
    void editWanted(const QString& file);

private:
    void add(const ShelvedLesson& shelved);
    QString progressText(const fourcast::lesson::Lesson& lesson) const;
    void showAims(const QTreeWidgetItem* item);
    void chooseCurrent();

    SheetFolder m_sheets;
    QTreeWidget* m_list;
    QLabel* m_aims;
    QPushButton* m_open;
    QPushButton* m_edit;
};
