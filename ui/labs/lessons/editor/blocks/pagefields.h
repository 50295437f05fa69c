// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/course/lesson.h"

#include <QMap>
#include <QWidget>

class QComboBox;
class QPlainTextEdit;

/// A page of the laboratory that can be opened from a lesson, as it is now.
struct OpenablePage
{
    QString title {};
    fourcast::lesson::LaboratoryBlock block {};
    /// The numbers that it has worked out, by their names in lessons, and the settings by which it
    /// did, as a lesson writes them; empty where it has run nothing.
    QMap<QString, double> found {};
    std::vector<std::pair<QString, QString>> foundBy {};
};

/// A page of the laboratory to choose, and its settings as lines of a lesson, which begin with
/// those that are chosen on the page now.
class PageFields : public QWidget
{
    Q_OBJECT

public:
    explicit PageFields(std::vector<OpenablePage> pages, QWidget* parent = nullptr);

    QComboBox& page() { return *m_page; }
    /// Null where there is none to choose.
    const OpenablePage* chosen() const;
    /// As they stand there, mistakes included.
    QString settingsText() const;
    /// The same one by one. A line that is no setting is one without a value.
    std::vector<std::pair<QString, QString>> settings() const;
    void setSettings(const std::vector<std::pair<QString, QString>>& settings);

Q_SIGNALS:
    /// Another page: its settings are there.
    void pageChosen();
    void edited();

private:
    void showSettings();

    std::vector<OpenablePage> m_pages;
    QComboBox* m_page;
    QPlainTextEdit* m_settings;
};
