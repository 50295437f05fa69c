// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/job.h"
#include "ui/labs/page/labpage.h"
#include "ui/widgets/beforeclass.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QVBoxLayout>
#include <utility>

namespace {

/// Counts until it is told to end.
class CountingPage : public LabPage
{
public:
    explicit CountingPage(std::optional<std::uint64_t> total = {}) : m_total(total)
    {
        layOut(new QSpinBox, new QWidget);
        row().setCounting(QStringLiteral("%v of %m"), QStringLiteral("Counted"));
        follow(m_job);
    }

    void run() override
    {
        const auto started = m_job.start([total = m_total](const auto& job) {
            std::uint64_t count = 0;
            while (!job.stop().stop_requested() && count < total.value_or(count + 1)) {
                job.waitWhilePaused();
                job.report({.done = ++count, .total = total, .open = 7});
            }
            return count;
        });
        QVERIFY(started);
    }
    void runOutOfMemory()
    {
        QVERIFY(m_job.start([](const auto&) -> std::uint64_t { throw std::bad_alloc(); }));
    }
    std::uint64_t counted() const { return m_job.result(); }

private:
    std::optional<std::uint64_t> m_total;
    Job<std::uint64_t> m_job;
};

QPushButton* button(const QWidget& page, const QString& text)
{
    for (QPushButton* each : page.findChildren<QPushButton*>())
        if (each->text().remove(u'&') == text)
            return each;
    return nullptr;
}

}

class TestLabPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QApplication::setStyle(QStringLiteral("fusion"));
    }

    /// A bar that nobody moves any more takes no processor time.
    void theBarRestsAfterACancel()
    {
        struct Steps : QObject
        {
            int count = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                count += event->type() == QEvent::StyleAnimationUpdate ? 1 : 0;
                return false;
            }
        } steps;
        CountingPage page;
        page.resize(600, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.findChild<QProgressBar*>()->installEventFilter(&steps);
        button(page, "Run")->click();
        QTRY_VERIFY(steps.count > 2);
        button(page, "Cancel")->click();
        QTRY_VERIFY(!page.isRunning());
        // A step or two may be on their way; then a whole half second sees none, where a bar
        // that goes on has a dozen.
        int before = -1;
        QTRY_VERIFY_WITH_TIMEOUT(
            (QTest::qWait(500), std::exchange(before, steps.count) == steps.count), 10000);
    }

    void theButtonsAreThoseOfTheState()
    {
        CountingPage page;
        QVERIFY(button(page, "Run")->isEnabled());
        QVERIFY(!button(page, "Pause")->isEnabled());
        QVERIFY(!button(page, "Cancel")->isEnabled());
        button(page, "Run")->click();
        QCOMPARE(page.state(), LabState::Running);
        QVERIFY(!button(page, "Run")->isEnabled());
        button(page, "Pause")->click();
        QCOMPARE(page.state(), LabState::Paused);
        QVERIFY(!button(page, "Pause"));
        QCOMPARE(page.statusText(), QStringLiteral("Paused."));
        QVERIFY(page.isRunning());
        button(page, "Continue")->click();
        QCOMPARE(page.state(), LabState::Running);
        QTRY_VERIFY(page.progress().done > 0);
        button(page, "Cancel")->click();
        QCOMPARE(page.state(), LabState::Stopping);
        QCOMPARE(page.statusText(), QStringLiteral("Stopping."));
        QVERIFY(!button(page, "Cancel")->isEnabled());
        QTRY_COMPARE(page.state(), LabState::Idle);
        QVERIFY(button(page, "Run")->isEnabled());
        QVERIFY(page.counted() > 0);
    }

    void workWithoutAKnownEndIsCounted()
    {
        CountingPage page;
        page.run();
        QTRY_VERIFY2(page.statusText().contains("done, 7 open"), qPrintable(page.statusText()));
        QVERIFY(page.statusText().contains("per second"));
        // The bar moves, and names no end.
        QCOMPARE(page.findChild<QProgressBar*>()->maximum(), 0);
        page.cancel();
        QTRY_VERIFY(!page.isRunning());
        QVERIFY(page.findChild<QProgressBar*>()->maximum() > 0);
        QVERIFY2(page.statusText().contains("Cancelled after"), qPrintable(page.statusText()));
    }

    void workWithAKnownEndFillsTheBar()
    {
        CountingPage page(5000);
        page.run();
        QTRY_VERIFY(!page.isRunning());
        QCOMPARE(page.findChild<QProgressBar*>()->maximum(), 5000);
        QCOMPARE(page.findChild<QProgressBar*>()->value(), 5000);
        QCOMPARE(page.progress().done, std::uint64_t {5000});
        QVERIFY(page.progress().left);
        QVERIFY2(page.statusText().contains("Finished in"), qPrintable(page.statusText()));
    }

    void hugeCountsFitTheBar()
    {
        RunRow row;
        row.setProgress({.done = 3'000'000'000'000, .total = 4'531'985'219'092});
        const auto* bar = row.findChild<QProgressBar*>();
        QCOMPARE(qRound(100.0 * bar->value() / bar->maximum()), 66);
        QVERIFY(bar->text().contains('%'));
    }

    void whatPausesIsSeenWhileSomethingRuns()
    {
        RunRow row;
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        // Its word changes with the state.
        const auto* const pause = button(row, "Pause");
        const auto isSeen = [&row, pause] {
            return QList {pause->isVisible(), button(row, "Cancel")->isVisible(),
                          row.findChild<QProgressBar*>()->isVisible()};
        };
        const QList all {true, true, true};
        const QList none {false, false, false};
        const QRect place = button(row, "Export…")->geometry();
        QCOMPARE(isSeen(), none);
        // Work of a moment changes nothing: not after it either, when two that began later and last
        // were seen one after the other.
        row.setState(LabState::Running);
        row.setState(LabState::Idle);
        RunRow later;
        later.show();
        for (int i = 0; i < 2; ++i) {
            later.setState(LabState::Running);
            QTRY_VERIFY(button(later, "Pause")->isVisible());
            later.setState(LabState::Idle);
        }
        QCOMPARE(isSeen(), none);
        row.setState(LabState::Running);
        QCOMPARE(isSeen(), none);
        QTRY_COMPARE(isSeen(), all);
        QCOMPARE(button(row, "Export…")->geometry(), place);
        row.setState(LabState::Stopping);
        QCOMPARE(isSeen(), all);
        row.setState(LabState::Idle);
        QCOMPARE(isSeen(), none);
        QCOMPARE(button(row, "Export…")->geometry(), place);
        // What waits can be continued at once.
        row.setState(LabState::Paused);
        QCOMPARE(isSeen(), all);
    }

    void theFocusStaysInTheRow()
    {
        RunRow row;
        row.show();
        row.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&row));
        button(row, "Run")->setFocus();
        row.setState(LabState::Running);
        QCOMPARE(row.focusWidget(), button(row, "Run"));
        QTRY_COMPARE(row.focusWidget(), button(row, "Pause"));
        QVERIFY(!button(row, "Run")->isEnabled());
        row.setState(LabState::Idle);
        QCOMPARE(row.focusWidget(), button(row, "Run"));
        QVERIFY(button(row, "Run")->isEnabled());
    }

    void memoryThatRunsOutIsSaid()
    {
        CountingPage page;
        page.runOutOfMemory();
        QTRY_VERIFY(!page.isRunning());
        QVERIFY2(page.statusText().contains("memory"), qPrintable(page.statusText()));
        QVERIFY(button(page, "Run")->isEnabled());
    }

    void theKeyboardGoesTheWayTheEyeDoes()
    {
        CountingPage page;
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto* const field = page.findChild<QSpinBox*>();
        field->setFocus();
        page.run();
        QTRY_VERIFY(button(page, "Cancel")->isVisible());
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(page.focusWidget(), button(page, "Pause"));
        QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
        QCOMPARE(page.focusWidget(), button(page, "Cancel"));
    }

    /// What was away before is away after.
    void beforeAClassItsSettingsMakeRoom()
    {
        CountingPage page;
        page.show();
        auto* const field = page.findChild<QSpinBox*>();
        for (const bool wasShown : {true, false}) {
            field->setVisible(wasShown);
            page.setPresented(true);
            QVERIFY(field->isHidden());
            QVERIFY(button(page, "Run")->isVisible());
            page.setPresented(true);
            page.setPresented(false);
            QCOMPARE(field->isVisible(), wasShown);
        }
    }

    /// On whatever tab they are, and wherever on it.
    void beforeAClassPartsOfAViewMakeRoom()
    {
        CountingPage page;
        auto* const tabs = new QTabWidget(&page);
        page.layout()->addWidget(tabs);
        QList<QSpinBox*> seeds;
        QList<QLabel*> words;
        for (const QString& title : {QStringLiteral("One"), QStringLiteral("Two")}) {
            auto* const view = new QWidget;
            auto* const column = new QVBoxLayout(view);
            seeds.append(new QSpinBox);
            words.append(new QLabel(QStringLiteral("seed 7")));
            beforeclass::leave(*seeds.last());
            beforeclass::appear(*words.last());
            column->addWidget(seeds.last());
            column->addWidget(words.last());
            column->addWidget(new QLabel(title));
            tabs->addTab(view, title);
        }
        page.show();
        for (const bool presented : {false, true, false, true, false})
            for (int tab = 0; tab < tabs->count(); ++tab) {
                page.setPresented(presented);
                tabs->setCurrentIndex(tab);
                QCOMPARE(seeds[tab]->isVisible(), !presented);
                QCOMPARE(words[tab]->isVisible(), presented);
            }
    }

    void beforeAClassTheRowGoesWithTheResult()
    {
        CountingPage page(5);
        page.show();
        page.run();
        QTRY_VERIFY(!page.isRunning());
        auto* const run = button(page, "Run");
        QVERIFY(run->isVisible());
        page.setPresented(true);
        QVERIFY(!run->isVisible());
        // A lesson asks to run it.
        page.setRowKept(true);
        QVERIFY(run->isVisible());
        page.setRowKept(false);
        QVERIFY(!run->isVisible());
        page.offerResult(QStringLiteral("count"));
        QVERIFY(run->isVisible());
        page.offerResult({});
        page.setPresented(false);
        QVERIFY(run->isVisible());
    }

    void beforeAClassWhatRunsCanBeEnded()
    {
        CountingPage page;
        page.show();
        page.setPresented(true);
        QVERIFY(button(page, "Run")->isVisible());
        page.run();
        QTRY_VERIFY(button(page, "Cancel")->isVisible());
        page.cancel();
        QTRY_VERIFY(!page.isRunning());
    }

    /// At 1024x700 a long form would leave nothing to what it changes.
    void beforeAClassTheSettingsLeaveRoom()
    {
        class LongPage : public LabPage
        {
        public:
            LongPage()
            {
                m_first = new QSpinBox;
                auto* const form = new QWidget;
                auto* const rows = new QVBoxLayout(form);
                rows->addWidget(m_first);
                for (int i = 0; i < 40; ++i)
                    rows->addWidget(new QSpinBox);
                m_results = new QWidget;
                layOut(form, m_results);
            }
            void run() override { }
            QSpinBox* m_first = nullptr;
            QWidget* m_results = nullptr;
        };
        QWidget window;
        auto* const around = new QVBoxLayout(&window);
        auto* const page = new LongPage;
        around->addWidget(page);
        window.resize(1024, 700);
        page->setPresented(true);
        window.show();
        QVERIFY(!page->m_first->isVisible());
        page->setSettingsScrolled(true);
        page->setPresented(false);
        QTRY_VERIFY(page->m_first->isVisible() && page->m_results->height() > 300);
        QVERIFY(page->m_results->geometry().top() < 400);
        QVERIFY(button(*page, "Run")->isVisible());
        // Back in the laboratory all is as it was.
        page->setSettingsScrolled(false);
        QVERIFY(page->m_first->isVisible());
        QCOMPARE(page->m_first->parentWidget()->parentWidget(), page);
        QCOMPARE(page->layout()->itemAt(0)->widget(), page->m_first->parentWidget());
    }

    void aPageMayBeLeftWhileItRuns()
    {
        auto page = std::make_unique<CountingPage>();
        page->run();
        page.reset();
    }
};

QTEST_MAIN(TestLabPage)
#include "tst_labpage.moc"
