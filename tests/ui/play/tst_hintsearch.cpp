// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/notation.h"
#include "tests/core/session/fakeengine.h"
#include "ui/play/gamemodel.h"
#include "ui/play/hintsearch.h"

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;

/// The engine is a fake that is called "hint".
class TestHintSearch : public QObject
{
    Q_OBJECT

private:
    static Entrant engine(const char* name, const SearchLimits& limits = {.depth = 3})
    {
        return {.engine = QString::fromLatin1(name), .limits = limits};
    }
    void play(const char* columns)
    {
        for (const char* c = columns; *c; ++c)
            QVERIFY(m_model->play(Move(*c - '1')));
    }

    std::shared_ptr<FakeScript> m_script;
    std::unique_ptr<GameModel> m_model;
    std::unique_ptr<HintSearch> m_hints;

private Q_SLOTS:
    void init()
    {
        m_script = std::make_shared<FakeScript>();
        m_model = std::make_unique<GameModel>();
        m_hints = std::make_unique<HintSearch>(*m_model);
        m_hints->setEngineMaker(
            [script = m_script](const QString& name,
                                const EngineOptions&) -> Expected<std::unique_ptr<Engine>> {
                if (name != QStringLiteral("hint"))
                    return fail(QStringLiteral("There is no engine '%1'.").arg(name));
                return std::make_unique<FakeEngine>(script);
            });
    }

    void cleanup()
    {
        m_hints.reset();
        m_model.reset();
    }

    void answerComesAfterItsDepths()
    {
        m_script->answer({2});
        QSignalSpy progressed(m_hints.get(), &HintSearch::progressed);
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QVERIFY(m_hints->ask(engine("hint")));
        QVERIFY(m_hints->isRunning());
        QVERIFY(ready.wait());
        QVERIFY(!m_hints->isRunning());
        QCOMPARE(ready.first().first().value<SearchReport>().bestMove, Move(2));
        QCOMPARE(progressed.count(), 2);
        QVERIFY(!m_hints->ask(engine("nobody")));
    }

    void withoutMemoryThereIsASentenceAndTheNextOneMayCome()
    {
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QSignalSpy cancelled(m_hints.get(), &HintSearch::cancelled);
        QSignalSpy refused(m_hints.get(), &HintSearch::refused);
        m_script->failOnce();
        QVERIFY(m_hints->ask(engine("hint")));
        QVERIFY(refused.wait());
        QVERIFY(!refused.first().first().toString().isEmpty());
        QCOMPARE(cancelled.size(), 1);
        QVERIFY(!m_hints->isRunning());
        QVERIFY(m_hints->ask(engine("hint")));
        QVERIFY(ready.wait());
    }

    void aProgramThatFailsIsNamed()
    {
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QSignalSpy cancelled(m_hints.get(), &HintSearch::cancelled);
        QSignalSpy refused(m_hints.get(), &HintSearch::refused);
        const EngineFailure failure {EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")};
        m_script->failAs(failure);
        QVERIFY(m_hints->ask(engine("hint")));
        QVERIFY(refused.wait());
        QVERIFY(refused.first().first().toString().contains(failure.toText()));
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(ready.count(), 0);
        QVERIFY(!m_hints->isRunning());
    }

    void stopGivesTheBestSoFar()
    {
        m_script->holdAtDepth(2);
        QSignalSpy progressed(m_hints.get(), &HintSearch::progressed);
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QVERIFY(m_hints->ask(engine("hint")));
        QTRY_COMPARE(progressed.count(), 1);
        m_hints->stop();
        QVERIFY(ready.wait());
        QCOMPARE(ready.first().first().value<SearchReport>().depth, 1);
    }

    void itEndsWithItsPosition()
    {
        m_script->holdAtDepth(2);
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QSignalSpy cancelled(m_hints.get(), &HintSearch::cancelled);
        QVERIFY(m_hints->ask(engine("hint")));
        QTRY_COMPARE(m_script->running(), 1);
        play("4");
        QVERIFY(!m_hints->isRunning());
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(m_script->running(), 0);
        QCoreApplication::processEvents();
        QCOMPARE(ready.count(), 0);
    }

    void askingAgainStartsAgain()
    {
        m_script->holdAtDepth(2);
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QVERIFY(m_hints->ask(engine("hint")));
        QTRY_COMPARE(m_script->running(), 1);
        QVERIFY(m_hints->ask(engine("hint")));
        m_script->release();
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(m_script->searches(), 2);
        QCOMPARE(m_script->stops(), 1);
    }

    void theGameMustGoOnHere()
    {
        play("1213141");
        QVERIFY(!m_hints->ask(engine("hint")));
        m_model->goTo(3);
        QSignalSpy ready(m_hints.get(), &HintSearch::ready);
        QVERIFY(m_hints->ask(engine("hint")));
        QVERIFY(ready.wait());
    }

    void itEndsDuringASearch()
    {
        m_script->holdAtDepth(1);
        QVERIFY(m_hints->ask(engine("hint")));
        QTRY_COMPARE(m_script->running(), 1);
        m_hints.reset();
        QCOMPARE(m_script->running(), 0);
    }

    void itLooksFurtherThanEveryEngineThatSearches()
    {
        const Entrant person = Entrant::person();
        const Entrant hint = engine("mapped-h1", {.depth = 10});
        const auto against = [&hint](const Entrant& a, const Entrant& b) {
            return hintAgainst(hint, a, b).limits;
        };
        QCOMPARE(against(person, person), hint.limits);
        QCOMPARE(against(person, engine("random", {.depth = 20})), hint.limits);
        QCOMPARE(against(person, engine("study-h1", {.depth = 12})).depth, 14);
        QCOMPARE(against(engine("study-h1", {.depth = 12}), engine("study-h2")).depth, 14);
        QVERIFY(against(engine("mapped-h1", {.time = 3s}), person).time == 12s);
        QCOMPARE(against(engine("mapped-h1", {.time = 3s}), person).depth, 0);
    }
};

QTEST_MAIN(TestHintSearch)
#include "tst_hintsearch.moc"
