// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chance/lppe/linearise.h"
#include "core/chance/models/modeltable.h"
#include "core/chance/prcrl/specification.h"
#include "ui/labs/chance/reductions/reductionview.h"

#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace fourcast::chance;

class TestReductionView : public QObject
{
    Q_OBJECT

    static ReductionView::SharedReduction dynamicRuin(const std::vector<Pass>& passes)
    {
        const auto all = models();
        const QString text = *modelText(*findModel(all, QStringLiteral("ruin-dynamic")));
        return std::make_shared<Reduction>(
            reduce(linearise(*readSpecification(text))->lppe, passes));
    }

    static const QPlainTextEdit* text(const ReductionView& view, const char* name)
    {
        for (const auto* const edit : view.findChildren<QPlainTextEdit*>())
            if (edit->accessibleName() == QLatin1String(name))
                return edit;
        return nullptr;
    }

private Q_SLOTS:
    void theEquationGetsSmallerPassByPass()
    {
        ReductionView view;
        view.setReduction(dynamicRuin(view.passes()));
        const auto& sizes = view.chart().sizes();
        QCOMPARE(sizes.front().parameters, std::uint64_t {14});
        QCOMPARE(sizes.front().summands, std::uint64_t {12});
        QCOMPARE(sizes.back().parameters, std::uint64_t {8});
        QCOMPARE(sizes.back().summands, std::uint64_t {7});
        QVERIFY(!sizes.front().states);
    }

    void whatDiffersIsMarked()
    {
        ReductionView view;
        view.setReduction(dynamicRuin({Pass::Simplify, Pass::Constants}));
        view.chooseStep(0);
        QVERIFY(text(view, "Equation before")->toPlainText().contains(QStringLiteral("\n− ")));
        const auto* const after = text(view, "Equation after");
        QVERIFY(after->toPlainText().contains(QStringLiteral("\n+ ")));
        QVERIFY(!after->extraSelections().isEmpty());
    }

    void statesAreCountedBeforeAndAfter()
    {
        ReductionView view;
        view.setReduction(dynamicRuin(view.passes()));
        QSignalSpy finished(&view, &ReductionView::finished);
        view.count();
        QVERIFY(finished.wait(20000));
        for (const ReductionSize& size : view.chart().sizes())
            QCOMPARE(size.states, std::optional<std::uint64_t>(49));
    }

    void passesAreTicked()
    {
        ReductionView view;
        QSignalSpy edited(&view, &ReductionView::edited);
        view.setPasses({Pass::Confluence});
        QCOMPARE(view.passes(), std::vector<Pass> {Pass::Confluence});
        QCOMPARE(edited.size(), 0);
        view.findChild<QListWidget*>()->item(0)->setCheckState(Qt::Checked);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(view.passes(), (std::vector<Pass> {Pass::Simplify, Pass::Confluence}));
    }

    void withoutPassesTheEquationStandsAsItWasMade()
    {
        ReductionView view;
        view.setReduction(dynamicRuin({}));
        QCOMPARE(view.chart().sizes().size(), 1u);
        const auto texts = view.findChildren<QPlainTextEdit*>();
        QCOMPARE(texts[0]->toPlainText(), texts[1]->toPlainText());
        view.setReduction(nullptr);
        QVERIFY(texts[0]->toPlainText().isEmpty());
    }
};

QTEST_MAIN(TestReductionView)
#include "tst_reductionview.moc"
