// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/modeltext.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

class TestModelText : public QObject
{
    Q_OBJECT

    /// A text is right where no line is "bad"; its words are offered, "act" is an action.
    static ModelLanguage language()
    {
        ModelLanguage made;
        made.check = [](const QString& text) -> Expected<std::vector<Error>> {
            const QStringList lines = text.split(u'\n');
            const auto line = static_cast<int>(lines.indexOf(QStringLiteral("  bad")));
            if (line >= 0)
                return fail(QStringLiteral("Line %1 is bad.").arg(line + 1), line + 1, 3);
            return std::vector<Error> {};
        };
        made.colouring = [](const QString&) -> CodeEditor::Colouring {
            return [](const QString& line) {
                std::vector<CodeSpan> spans;
                if (const qsizetype at = line.indexOf(QLatin1String("act")); at >= 0)
                    spans.push_back({CodeInk::Action, at, 3});
                return spans;
            };
        };
        made.words = [](const QString& text) { return text.simplified().split(u' '); };
        return made;
    }

private Q_SLOTS:
    void anErrorIsSaidAndMarkedInItsPlace()
    {
        ModelText text(language());
        text.setText(QStringLiteral("good\n  bad\n"));
        QCOMPARE(text.message(), QStringLiteral("▲ Line 2 is bad."));
        QCOMPARE(text.editor().extraSelections().size(), 1);
        QCOMPARE(text.editor().extraSelections().first().cursor.selectedText(),
                 QStringLiteral("bad"));
        text.setText(QStringLiteral("good"));
        QVERIFY(text.editor().extraSelections().isEmpty());
        QCOMPARE(text.message(), QStringLiteral("The text is a valid model."));
    }

    void aChangeIsToldAtOnceAndLookedAtAfterAPause()
    {
        ModelText text(language());
        text.setText(QStringLiteral("good"));
        QSignalSpy changed(&text, &ModelText::changed);
        text.editor().setPlainText(QStringLiteral("  bad"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(text.message(), QStringLiteral("The text is a valid model."));
        QTRY_COMPARE(text.message(), QStringLiteral("▲ Line 1 is bad."));
    }

    /// Colours are no change of the text: a model would become one's own.
    void coloursAreNoChange()
    {
        ModelText text(language());
        QSignalSpy changed(&text, &ModelText::changed);
        text.setText(QStringLiteral("an act\nanother act"));
        QPalette dark;
        dark.setColor(QPalette::Window, Qt::black);
        dark.setColor(QPalette::Base, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        dark.setColor(QPalette::Text, Qt::white);
        text.setPalette(dark);
        text.editor().setPalette(dark);
        QCOMPARE(changed.size(), 0);
        const auto formats = text.editor().document()->firstBlock().layout()->formats();
        QCOMPARE(formats.size(), 1);
        QCOMPARE(formats.first().start, 3);
        QVERIFY(formats.first().format.foreground().color().lightness() > 128);
    }

    void wordsOfTheTextAreOffered()
    {
        ModelText text(language());
        text.setText(QStringLiteral("roll broke "));
        text.resize(400, 300);
        text.show();
        QVERIFY(QTest::qWaitForWindowActive(&text));
        text.editor().setFocus();
        text.editor().moveCursor(QTextCursor::End);
        QTest::keyClicks(&text.editor(), QStringLiteral("br"));
        auto* const list = text.editor().findChild<QCompleter*>();
        QVERIFY(list->popup()->isVisible());
        QTest::keyClick(list->popup(), Qt::Key_Return);
        QCOMPARE(text.text(), QStringLiteral("roll broke broke"));
    }
};

QTEST_MAIN(TestModelText)
#include "tst_modeltext.moc"
