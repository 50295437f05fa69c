// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobs/requestqueue.h"
#include "tests/core/support/nothreads.h"

#include <QTest>
#include <QThread>
#include <future>

class TestRequestQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workIsDoneAwayAndAnsweredHere()
    {
        RequestQueue questions;
        QThread* worked = nullptr;
        QThread* answered = nullptr;
        int answer = 0;
        questions.ask<int>(
            this, {},
            [&] {
                worked = QThread::currentThread();
                return Expected<int>(7);
            },
            [&](Expected<int> given) {
                answered = QThread::currentThread();
                answer = *given;
            });
        QCOMPARE(answer, 0);
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(answer, 7);
        QVERIFY(worked && worked != QThread::currentThread());
        QCOMPARE(answered, QThread::currentThread());
    }

    void answersComeInTheOrderOfTheQuestions()
    {
        RequestQueue questions;
        std::vector<int> told;
        for (int i = 0; i < 20; ++i) {
            const auto work = [i] { return Expected<int>(i); };
            const auto answer = [&told](Expected<int> given) { told.push_back(*given); };
            if (i % 3 == 0)
                questions.order<int>(this, work, answer);
            else
                questions.ask<int>(this, QString::number(i), work, answer);
        }
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(told.size(), std::size_t {20});
        QVERIFY(std::ranges::is_sorted(told));
    }

    void aLaterQuestionTakesThePlaceOfTheEarlierOne()
    {
        RequestQueue questions;
        std::promise<void> open;
        std::shared_future<void> gate(open.get_future());
        std::atomic<int> worked = 0;
        QStringList told;
        QObject other;
        const auto ask = [&](QObject* asker, const QString& topic, const QString& text) {
            questions.ask<QString>(
                asker, topic,
                [&, gate, text] {
                    gate.wait();
                    ++worked;
                    return Expected<QString>(text);
                },
                [&](Expected<QString> given) { told << *given; });
        };
        ask(this, "a", "running, then not wanted");
        ask(this, "a", "waiting, then not wanted");
        ask(&other, "a", "another asker's");
        ask(this, "b", "of another topic");
        ask(this, "a", "the last");
        open.set_value();
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(told, QStringList({"another asker's", "of another topic", "the last"}));
        QCOMPARE(worked, 4);
    }

    void nobodyIsToldWhoIsGone()
    {
        RequestQueue questions;
        auto asker = std::make_unique<QObject>();
        bool isTold = false;
        bool isDone = false;
        const auto answer = [&isTold](Expected<int>) { isTold = true; };
        questions.ask<int>(
            asker.get(), {}, [] { return Expected<int>(1); }, answer);
        questions.order<int>(
            asker.get(),
            [&isDone] {
                isDone = true;
                return Expected<int>(1);
            },
            answer);
        asker.reset();
        QTRY_VERIFY(questions.isIdle());
        QVERIFY(!isTold);
        QVERIFY(isDone);
    }

    void whatWasOrderedIsDoneAtTheEnd()
    {
        std::vector<int> done;
        {
            RequestQueue questions;
            for (int i = 0; i < 5; ++i) {
                questions.order<int>(
                    this,
                    [&done, i] {
                        done.push_back(i);
                        return Expected<int>(i);
                    },
                    [](Expected<int>) { QFAIL("answered after the end"); });
                questions.ask<int>(
                    this, {}, [i] { return Expected<int>(i); },
                    [](Expected<int>) { QFAIL("answered after the end"); });
            }
        }
        QCOMPARE(done, (std::vector<int> {0, 1, 2, 3, 4}));
    }

    void whatFailsAndWhatIsThrownIsASentence()
    {
        RequestQueue questions;
        QStringList told;
        const auto answer = [&told](Expected<int> given) { told << given.error().message; };
        questions.ask<int>(
            this, "a", [] { return Expected<int>(fail(QStringLiteral("No."))); }, answer);
        questions.ask<int>(
            this, "b", []() -> Expected<int> { throw std::bad_alloc(); }, answer);
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[0], QStringLiteral("No."));
        QVERIFY(told[1].contains(QStringLiteral("memory")));
    }

    void withoutAThreadTheAnswerSaysSo()
    {
        RequestQueue questions;
        QStringList told;
        {
            const NoThreads none;
            for (int i = 0; i < 2; ++i)
                questions.ask<int>(
                    this, QString::number(i), [] { return Expected<int>(1); },
                    [&told](Expected<int> given) { told << given.error().message; });
            QVERIFY(told.isEmpty());
            QTRY_VERIFY(questions.isIdle());
        }
        QCOMPARE(told.size(), 2);
        QVERIFY(!told[0].isEmpty());
    }

    void anAnswerMayAskAgain()
    {
        RequestQueue questions;
        int depth = 0;
        std::function<void()> ask = [&] {
            questions.ask<int>(
                this, "same", [] { return Expected<int>(1); },
                [&](Expected<int>) {
                    if (++depth < 5)
                        ask();
                });
        };
        ask();
        QTRY_VERIFY(questions.isIdle());
        QCOMPARE(depth, 5);
    }
};

QTEST_GUILESS_MAIN(TestRequestQueue)
#include "tst_requestqueue.moc"
