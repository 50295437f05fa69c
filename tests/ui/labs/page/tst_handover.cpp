// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/page/handover.h"
#include "ui/labs/page/labpage.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using fourcast::lesson::LabResult;

namespace {

/// Has found out a number, or nothing yet.
class FindingPage : public LabPage
{
public:
    FindingPage() { layOut(new QWidget, new QWidget); }

    LabFinding finding() const override
    {
        LabFinding found {{{"depth", 3}}, {}};
        if (nodes > 0)
            found.numbers[QStringLiteral("nodes")] = nodes;
        return found;
    }
    void run() override { }
    bool isUpToDate() const override { return !isOld; }
    void setOld(bool old)
    {
        isOld = old;
        showRow();
    }

    double nodes = 0;
    bool isOld = false;
};

}

class TestHandOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theButtonIsThereWhileALessonWaits()
    {
        FindingPage page;
        page.offerResult({});
        page.offerResult(QStringLiteral("nodes"));
        QPushButton& button = page.handOver().button();
        QVERIFY(!button.isHidden());
        QVERIFY(page.isAncestorOf(&button));
        page.offerResult({});
        QVERIFY(button.isHidden());
    }

    void aNumberIsHandedOverWithItsSettings()
    {
        FindingPage page;
        page.offerResult(QStringLiteral("nodes"));
        QSignalSpy handed(&page, &LabPage::resultHanded);
        QSignalSpy refused(&page, &LabPage::refused);
        page.handOver().button().click();
        QCOMPARE(handed.size(), 0);
        QCOMPARE(refused.size(), 1);
        page.nodes = 27;
        page.handOver().button().click();
        QCOMPARE(handed.size(), 1);
        const auto result = handed.first().first().value<LabResult>();
        QCOMPARE(result.value, std::optional(27.0));
        QCOMPARE(result.quantity, QStringLiteral("nodes"));
        QCOMPARE(result.settings["depth"].toInt(), 3);
        QVERIFY(result.picture.isEmpty());
    }

    void anOldResultIsNotHandedOver()
    {
        FindingPage page;
        page.nodes = 27;
        page.setOld(true);
        page.offerResult(QStringLiteral("nodes"));
        const QPushButton& button = page.handOver().button();
        QVERIFY(!button.isEnabled());
        QVERIFY(button.toolTip().contains("Press Run first"));
        page.setOld(false);
        QVERIFY(button.isEnabled());
        QVERIFY(!button.toolTip().contains("Press Run first"));
    }

    void aPictureIsWhatThePageShows()
    {
        FindingPage page;
        page.resize(1200, 300);
        page.offerResult(QStringLiteral("picture"));
        QSignalSpy handed(&page, &LabPage::resultHanded);
        page.handOver().button().click();
        QCOMPARE(handed.size(), 1);
        const auto result = handed.first().first().value<LabResult>();
        QImage picture;
        QVERIFY(picture.loadFromData(result.picture, "PNG"));
        QVERIFY(picture.width() <= 900);
        QVERIFY(!result.value);
    }
};

QTEST_MAIN(TestHandOver)
#include "tst_handover.moc"
