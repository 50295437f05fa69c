// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <array>
#include <optional>

class DockShares;
class FullScreen;
class QDockWidget;
class QMainWindow;

/// The docks of the window, by what they show.
struct Docks
{
    QDockWidget* players = nullptr;
    QDockWidget* moves = nullptr;
    QDockWidget* analysis = nullptr;
    QDockWidget* review = nullptr;
    QDockWidget* report = nullptr;
    QDockWidget* lens = nullptr;
    QDockWidget* explorer = nullptr;
    QDockWidget* evaluation = nullptr;
    QList<QDockWidget*> perMove; ///< what engine moves cost, one for each of moveQuantities()
    QDockWidget* figure = nullptr; ///< any number of a search
    QDockWidget* study = nullptr;
    QDockWidget* workers = nullptr;
    QDockWidget* costs = nullptr; ///< where a search's nodes went
    QDockWidget* laboratory = nullptr;

    QList<QDockWidget*> charts() const
    {
        return QList<QDockWidget*> {evaluation} + perMove
            + QList<QDockWidget*> {figure, study, workers, costs};
    }
    QList<QDockWidget*> all() const
    {
        return QList<QDockWidget*> {players, moves, analysis, review, report, lens, explorer}
        + charts() + QList<QDockWidget*> {laboratory};
    }
};

/// Which docks are open and where: the ready-made layouts, and what a person made of them.
class DockLayouts : public QObject
{
    Q_OBJECT

public:
    enum class Layout
    {
        Play,
        Analyse,
        Teach,
        Lab,
        Measure
    };

    DockLayouts(QMainWindow& window, const Docks& docks);

    /// Opens and closes docks, as a person left them in that layout. The layout that is shown
    /// already goes back to its first arrangement.
    void apply(Layout layout);
    /// The review is opened beside the board where there is room in the Play layout, else in the
    /// Analyse layout, and brought to the front.
    void showReview();
    /// The same in the Analyse layout, among the charts and lists that go with its figures.
    void showReviewDetails();
    /// There is no review any more: none is seen in the Play layout, now or later.
    void endReview();
    /// The layout that is seen is as it was at first; so are the others when they come.
    void reset();
    Layout layout() const { return m_layout; }
    /// Its pages have the most room in it.
    bool isOfLaboratory() const { return m_layout == Layout::Teach || m_layout == Layout::Lab; }
    /// "play", "analyse", "teach", "lab", "measure": what restore() knows it by.
    QString layoutName() const;

    /// What a person made of the layouts that are not shown, by their names; of those that were
    /// never left there is nothing.
    QMap<QString, QByteArray> left() const;
    void setLeft(const QMap<QString, QByteArray>& states);

    /// What a person left the last time; the first layout where that is empty or unreadable.
    void restore(const QByteArray& geometry, const QByteArray& state, const QString& layoutName);

    /// The board alone.
    FullScreen& fullScreen() const { return *m_fullScreen; }

    /// The tabs of docks that share a place come and go as they are moved: each says its whole
    /// title.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void layoutChanged(DockLayouts::Layout layout);

private:
    /// Of those that share the place beside the moves, in the Analyse layout: each whole, also
    /// with those that come later.
    int widthForTabs() const;
    int tabsHeight() const;
    /// Every dock where the layout has it at first.
    void place(Layout layout);
    void placeForPlay();
    void placeForAnalysis();
    void placeForTeaching();
    void placeForLaboratory();
    void placeForMeasuring();
    void keepShares();

    QMainWindow& m_window;
    const Docks m_docks;
    FullScreen* m_fullScreen = nullptr;
    std::optional<int> widthOfReportBeside() const;
    /// In the Measure layout.
    DockShares* m_shares = nullptr;
    Layout m_layout = Layout::Play;
    bool m_hasReview = false;
    /// What a person made of each layout; empty where it was not left yet.
    std::array<QByteArray, 5> m_left;
    /// Once more when the window is shown: before it has a size Qt gives docks less than they had.
    QByteArray m_stateToShow;
};
