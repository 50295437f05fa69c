// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/sharedialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

class TestShareDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLinkIsThatOfThePosition()
    {
        const ShareDialog dialog(QStringLiteral("44536"));
        QCOMPARE(dialog.link(), "fourcast:44536");
    }

    void theLinkIsCopied()
    {
        ShareDialog dialog(QStringLiteral("445"));
        dialog.show();
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault())
                button->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), "fourcast:445");
    }

    void theCodeGrowsWithTheWindow()
    {
        ShareDialog dialog(QStringLiteral("445"));
        dialog.show();
        const auto width = [&dialog] {
            int most = 0;
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                most = std::max(most, label->pixmap(Qt::ReturnByValue).width());
            return most;
        };
        dialog.resize(420, 480);
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const int before = width();
        dialog.resize(900, 1000);
        QTRY_VERIFY(width() > before);
    }
};

QTEST_MAIN(TestShareDialog)
#include "tst_sharedialog.moc"
