// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <optional>
#include <vector>

class LabPage;

/// What the laboratory is at, in a few words for a place that is seen from everywhere: which of its
/// pages run, how far they are, and how long they will take.
class LabActivity : public QObject
{
    Q_OBJECT

public:
    /// How far a page is.
    struct Progress
    {
        quint64 done = 0;
        quint64 total = 0; ///< 0 where unknown
        std::optional<std::chrono::seconds> left {};
        bool paused = false;
    };

    explicit LabActivity(QObject* parent = nullptr);

    /// `page` is its id in the LabPanel, `title` what a person calls it.
    void show(const QString& page, const QString& title, const Progress& progress);
    /// It is over.
    void hide(const QString& page);

    /// Shows and hides the page as it works.
    void watch(const QString& id, const QString& title, LabPage& page);

    bool isIdle() const { return m_pages.empty(); }
    /// The page that has worked longest; empty where none does.
    QString page() const;
    /// "Laboratory 45 %, 2 min"; of several pages, "Laboratory 45 %, 2 min · 12 %"; empty at rest.
    QString text() const;
    /// "Study: 45 %, about 2 minutes left", a line a page.
    QString details() const;

Q_SIGNALS:
    void changed();

private:
    struct Page
    {
        QString id;
        QString title;
        Progress progress;
    };

    std::vector<Page> m_pages;
};
