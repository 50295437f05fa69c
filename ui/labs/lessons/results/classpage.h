// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/labs/lessons/results/classwork.h"
#include "ui/labs/page/labentry.h"
#include "ui/labs/page/labpage.h"

class ClassExportMenu;
class HiddenNames;
class QAction;
class QLabel;
class QListWidget;
class QStackedWidget;
class QStandardItemModel;
class QTabWidget;
class QTableView;
class QTextBrowser;

/// How a class did: the files that students handed in are dropped on it, and stay until they are
/// removed. Files that were not read again are read when the page is shown.
class ClassPage : public LabPage
{
    Q_OBJECT

public:
    explicit ClassPage(QWidget* parent = nullptr);
    ~ClassPage() override;
    static LabEntry entry();

    QJsonObject fields() const override;
    void setFields(const QJsonObject& fields) override;
    void takeFile(const QString& path) override { addFiles({path}); }

    /// Files and folders, besides those that are there; a lesson among them becomes the lesson.
    void addFiles(const QStringList& paths);
    /// The questions are taken from this file.
    void setLesson(const QString& path);
    void removeAll();

    const ClassFound& found() const { return m_found; }
    /// The same as it is shown and exported: with numbers in place of names where they are hidden.
    const ClassFound& shown() const { return m_shown; }
    HiddenNames& names() { return *m_names; }
    QTableView& questions() { return *m_questionView; }
    QTableView& students() { return *m_studentView; }
    QListWidget& problems() { return *m_problems; }
    QTextBrowser& texts() { return *m_texts; }

public Q_SLOTS:
    /// Reads all files again.
    void run() override;
    /// Of the student whose row that is.
    void showStudent(const QModelIndex& index);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildTools();
    QWidget* buildResults();
    QTableView* table(QStandardItemModel& model, const QString& name, const QString& tip);
    void askForFiles();
    void askForFolder();
    void askForLesson();
    void askToRemoveAll();
    void finishReading();
    void showFound();

    ClassRequest m_request;
    ClassFound m_found;
    ClassFound m_shown;
    bool m_isRead = true;
    QAction* m_again = nullptr;
    QAction* m_remove = nullptr;
    HiddenNames* m_names = nullptr;
    ClassExportMenu* m_export = nullptr;
    QStackedWidget* m_place = nullptr;
    QLabel* m_headline = nullptr;
    QTabWidget* m_tabs = nullptr;
    QStandardItemModel* m_questions = nullptr;
    QStandardItemModel* m_students = nullptr;
    QTableView* m_questionView = nullptr;
    QTableView* m_studentView = nullptr;
    QTextBrowser* m_texts = nullptr;
    QListWidget* m_problems = nullptr;
    /// Last: its end is waited for while the rest is still there.
    ClassJob m_job;
};
