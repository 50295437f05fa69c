// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/labels/livelabel.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

class TestLiveLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSentenceIsAnnouncedOnce()
    {
        LiveLabel label;
        QSignalSpy announced(&label, &LiveLabel::announced);
        label.say(QStringLiteral("Nobody sees this."));
        QCOMPARE(announced.count(), 0);
        label.show();
        label.say(QStringLiteral("Red wins."));
        label.say(QStringLiteral("Red wins."));
        label.say(QString());
        QCOMPARE(announced, QList<QVariantList> {{QStringLiteral("Red wins.")}});
    }

    /// Names of lessons and files are a part of it, whatever they contain.
    void aSentenceIsNoHtml()
    {
        const QString sentence = QStringLiteral("The lesson \"<h1>Forks</h1>\" was opened.");
        LiveLabel label;
        label.say(sentence);
        const QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(&label);
        QVERIFY(spoken);
        QCOMPARE(spoken->text(QAccessible::Name), sentence);
    }
};

QTEST_MAIN(TestLiveLabel)
#include "tst_livelabel.moc"
