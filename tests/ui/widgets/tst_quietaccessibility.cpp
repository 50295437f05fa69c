// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quietaccessibility.h"

#include <QAccessible>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

namespace {

QStringList heard; // NOLINT(*-avoid-non-const-global-variables): a handler has no context

void hear(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::NameChanged)
        heard += event->accessibleInterface()->text(QAccessible::Name);
}

void rename(QLabel& label, const QString& name)
{
    label.setText(name);
    // Where no assistive technology is there, Qt itself sends nothing.
    QAccessibleEvent named(&label, QAccessible::NameChanged);
    quietaccessibility::take(&named);
}

void tellShown(QLabel& label)
{
    QAccessibleEvent shown(&label, QAccessible::ObjectShow);
    quietaccessibility::take(&shown);
}

}

class TestQuietAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QAccessible::installUpdateHandler(hear);
        quietaccessibility::install();
    }

    void init() { heard.clear(); }

    void whatIsSeenSpeaks()
    {
        QLabel label(QStringLiteral("one"));
        label.show();
        heard.clear();
        rename(label, QStringLiteral("two"));
        QVERIFY(heard.contains(QStringLiteral("two")));
    }

    void whatIsHiddenIsSilentUntilItIsShown()
    {
        QWidget window;
        auto* const label = new QLabel(QStringLiteral("one"), &window);
        window.show();
        label->hide();
        heard.clear();
        rename(*label, QStringLiteral("two"));
        rename(*label, QStringLiteral("three"));
        QCOMPARE(heard, QStringList());
        label->show();
        tellShown(*label);
        QCOMPARE(heard, QStringList({QStringLiteral("three")}));
        tellShown(*label);
        QCOMPARE(heard.size(), 1);
    }

    void aHiddenParentHidesItsChildren()
    {
        QWidget window;
        auto* const box = new QWidget(&window);
        auto* const label = new QLabel(QStringLiteral("one"), box);
        window.show();
        box->hide();
        heard.clear();
        rename(*label, QStringLiteral("two"));
        QCOMPARE(heard, QStringList());
        box->show();
        tellShown(*label);
        QCOMPARE(heard, QStringList({QStringLiteral("two")}));
    }
};

QTEST_MAIN(TestQuietAccessibility)
#include "tst_quietaccessibility.moc"
