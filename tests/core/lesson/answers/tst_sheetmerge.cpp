// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/answers/sheetmerge.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace fourcast::lesson;

namespace {

AnswerSheet begun()
{
    AnswerSheet sheet;
    sheet.lesson = QStringLiteral("minimax");
    sheet.started = QDateTime::fromSecsSinceEpoch(1'000'000, Qt::UTC);
    sheet.stepSeconds = {3, 4};
    return sheet;
}

/// Goes on with it: some questions are tried once more, one after the other.
AnswerSheet goneOn(AnswerSheet sheet, std::mt19937_64& random)
{
    for (auto left = random() % 6; left > 0; --left) {
        QuestionRecord& record = sheet.record(QString::number(random() % 5));
        record.tries.push_back({QString::number(random() % 9), Verdict::Wrong, 1});
    }
    sheet.stepSeconds[random() % 2] += static_cast<double>(random() % 10);
    return sheet;
}

std::size_t triesOf(const AnswerSheet& sheet, const QString& question)
{
    const QuestionRecord* const record = sheet.find(question);
    return record ? record->tries.size() : 0;
}

}

class TestSheetMerge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Whoever writes last, all that was tried in the one or the other is there.
    void nothingThatWasTriedIsLost()
    {
        std::mt19937_64 random(30);
        for (int round = 0; round < 500; ++round) {
            const AnswerSheet base = goneOn(begun(), random);
            const AnswerSheet one = goneOn(base, random);
            const AnswerSheet other = goneOn(base, random);
            QVERIFY(isOneSheet(one, base, other));
            const AnswerSheet here = merged(one, base, other);
            const AnswerSheet there = merged(other, base, one);
            QCOMPARE(here.seconds(), one.seconds() + other.seconds() - base.seconds());
            QCOMPARE(there.seconds(), here.seconds());
            for (int number = 0; number < 5; ++number) {
                const QString question = QString::number(number);
                const std::size_t all
                    = triesOf(one, question) + triesOf(other, question) - triesOf(base, question);
                QCOMPARE(triesOf(here, question), all);
                QCOMPARE(triesOf(there, question), all);
            }
        }
    }

    void triesAreInTheirOrderAndARightOneIsLast()
    {
        const auto with = [](std::vector<GivenAnswer> tries) {
            AnswerSheet sheet = begun();
            sheet.record(QStringLiteral("q")).tries = std::move(tries);
            return sheet;
        };
        const GivenAnswer first {QStringLiteral("1"), Verdict::Wrong, 1};
        const GivenAnswer second {QStringLiteral("2"), Verdict::Wrong, 5};
        const GivenAnswer right {QStringLiteral("3"), Verdict::Right, 3};
        const AnswerSheet base = with({first});
        AnswerSheet ours = with({first, right});
        AnswerSheet theirs = with({first, second});
        theirs.record(QStringLiteral("q")).hints = 2;
        const AnswerSheet both = merged(ours, base, theirs);
        const QuestionRecord& record = both.questions.front();
        QCOMPARE(record.tries, (std::vector<GivenAnswer> {first, second, right}));
        QVERIFY(record.isRight());
        QCOMPARE(record.hints, 2);
        // A text that was changed in both is one text.
        const AnswerSheet words = with({{QStringLiteral("so"), Verdict::ForTeacher, 4}});
        const AnswerSheet others = with({{QStringLiteral("or so"), Verdict::ForTeacher, 6}});
        QCOMPARE(merged(words, begun(), others).questions.front().tries.size(), 1u);
    }

    void whatNobodyElseTouchedStaysAsItIs()
    {
        std::mt19937_64 random(31);
        const AnswerSheet base = goneOn(begun(), random);
        const AnswerSheet ours = goneOn(base, random);
        QCOMPARE(merged(ours, base, base), ours);
        QCOMPARE(merged(base, base, ours), ours);
        // What was taken back here does not come again.
        AnswerSheet cleared = base;
        cleared.questions.clear();
        QCOMPARE(merged(cleared, base, base), cleared);
    }

    void twoSheetsAreToldApart()
    {
        const AnswerSheet base = [] {
            AnswerSheet sheet = begun();
            sheet.student = QStringLiteral("Ana");
            return sheet;
        }();
        AnswerSheet anew = base;
        anew.started = anew.started.addSecs(60);
        QVERIFY(!isOneSheet(base, base, anew));
        AnswerSheet other = begun();
        other.student = QStringLiteral("Ben");
        QVERIFY(!isOneSheet(base, begun(), other));
        QVERIFY(isOneSheet(begun(), begun(), other));
        QCOMPARE(merged(begun(), begun(), other).student, QStringLiteral("Ben"));
        AnswerSheet later = base;
        later.version = 2;
        QVERIFY(!isOneSheet(base, base, later));
    }
};

QTEST_APPLESS_MAIN(TestSheetMerge)
#include "tst_sheetmerge.moc"
