// SPDX-License-Identifier: GPL-3.0-or-later
// A form made from settings: what is in it is what files and lessons have.
#include "core/fulltree/parallelsettings.h"
#include "core/growth/growthsettings.h"
#include "core/tuning/tuningsettings.h"
#include "ui/widgets/foldingsection.h"
#include "ui/widgets/forms/settingsform.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

namespace {

const RunSettings& everyKind()
{
    static const RunSettings settings {
        Setting::number("steps", 1, 10, 3).with({"&Steps:", "How many"}),
        Setting::number("seed", 0, 999'999'999'999'999, 7).with({"Seed:"}),
        Setting::number("workers", 0, 8)
            .with({"Workers:", "", Setting::Unit::None, "one per core"}),
        Setting::decimal("percent", 0.5, 50, 2.5).with({"Per cent:", "", Setting::Unit::Percent}),
        Setting::name("opponent", {"before", "h2"})
            .with({.caption = "Opponent:", .names = {"the previous values", "H2"}}),
        Setting::yesNo("table").with({"With a table:"}),
        Setting::text("position").with({"Position:"}),
        Setting::severalOf("ways", {"a", "b"}).with({"Ways:"}),
        Setting::name("view", {"tree", "compare"})};
    return settings;
}

}

class TestSettingsForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itBeginsWithTheUsualValues()
    {
        const SettingsForm form(everyKind(), 3);
        QCOMPARE(form.values(),
                 (QJsonObject {{"steps", 3},
                               {"seed", 7},
                               {"workers", 0},
                               {"percent", 2.5},
                               {"opponent", "before"},
                               {"table", false},
                               {"position", ""},
                               {"ways", QJsonArray {"a", "b"}}}));
    }

    void valuesComeBack()
    {
        const QJsonObject chosen {{"steps", 9},        {"seed", qint64 {123'456'789'012}},
                                  {"workers", 2},      {"percent", 12.5},
                                  {"opponent", "h2"},  {"table", true},
                                  {"position", "445"}, {"ways", QJsonArray {"b"}}};
        SettingsForm form(everyKind(), 3);
        form.setValues(chosen);
        QCOMPARE(form.values(), chosen);
        form.setValues({{"steps", 4}});
        QCOMPARE(form.values()["percent"].toDouble(), 12.5);
        QCOMPARE(form.values()["steps"].toInt(), 4);
    }

    void whatMakesNoSenseChangesNothing()
    {
        SettingsForm form(everyKind(), 3);
        const QJsonObject before = form.values();
        form.setValues({{"steps", "many"},
                        {"seed", "x"},
                        {"percent", true},
                        {"opponent", "nobody"},
                        {"table", "yes"},
                        {"position", 4},
                        {"ways", "a"},
                        {"unknown", 1}});
        QCOMPARE(form.values(), before);
        // A number out of its range is the nearest one in it.
        form.setValues({{"steps", 99}});
        QCOMPARE(form.values()["steps"].toInt(), 10);
    }

    void everyFieldHasNameTipAndLabel()
    {
        const SettingsForm form(everyKind(), 3);
        const auto& steps = form.field<QSpinBox>("steps");
        QCOMPARE(steps.accessibleName(), QStringLiteral("Steps"));
        QCOMPARE(steps.toolTip(), QStringLiteral("How many"));
        const auto labels = form.findChildren<QLabel*>();
        const auto label = std::ranges::find(labels, QStringLiteral("&Steps:"), &QLabel::text);
        QVERIFY(label != labels.end());
        QCOMPARE((*label)->buddy(), &steps);
        QCOMPARE(form.field<QSpinBox>("workers").text(), QStringLiteral("one per core"));
        QCOMPARE(form.field<QDoubleSpinBox>("percent").text(), QStringLiteral("2.5 %"));
        QCOMPARE(form.field<QComboBox>("opponent").currentText(),
                 QStringLiteral("the previous values"));
    }

    void whatIsNotFirstStandsBelowMore()
    {
        QVERIFY(!SettingsForm(everyKind(), 3).more());
        SettingsForm form(everyKind(), 3, nullptr, {},
                          {QStringLiteral("steps"), QStringLiteral("opponent")});
        form.show();
        QVERIFY(QTest::qWaitForWindowExposed(&form));
        QVERIFY(form.more());
        QVERIFY(form.more()->isFolded());
        QVERIFY(form.field<QSpinBox>("steps").isVisible());
        QVERIFY(form.field<QComboBox>("opponent").isVisible());
        QVERIFY(!form.field<QSpinBox>("workers").isVisible());
        QVERIFY(!form.box("ways", QStringLiteral("a")).isVisible());
        QCOMPARE(form.values(), SettingsForm(everyKind(), 3).values());
        // Nobody is to overlook what was changed there.
        form.setValues(form.values());
        form.setValues({{"steps", 9}});
        QVERIFY(form.more()->isFolded());
        form.setValues({{"workers", 2}});
        QVERIFY(!form.more()->isFolded());
        QVERIFY(form.field<QSpinBox>("workers").isVisible());
    }

    void requestsAreReadFromTheirForms()
    {
        SettingsForm tuning(tuningSettings(), 4);
        tuning.setValues({{"opponent", "h2"}, {"percent", 0.1}, {"seed", qint64 {5'000'000'000}}});
        const TuningOptions options = tuningOptionsFrom(tuning.values());
        QVERIFY(options.opponent == TuningOptions::Opponent::H2);
        QCOMPARE(options.percent, 0.1);
        QCOMPARE(options.seed, std::uint64_t {5'000'000'000});
        QCOMPARE(valuesOf(options), tuning.values());

        SettingsForm parallel(parallelSettings(), 5);
        parallel.setValues({{"workers", 3}, {"strategies", QJsonArray {"root-list"}}});
        const ParallelSettings settings = parallelSettingsFrom(parallel.values());
        QCOMPARE(settings.workers, (std::vector<int> {1, 2, 3}));
        // What all others are compared with is always measured.
        QCOMPARE(settings.strategies.size(), std::size_t {2});
        QVERIFY(settings.strategies.front() == ParallelStrategy::Sequential);
    }

    void theRequestThatNobodyChangesIsTheUsualOne()
    {
        const TuningOptions usual;
        QCOMPARE(valuesOf(usual), valuesOf(tuningOptionsFrom({})));
        QCOMPARE(SettingsForm(tuningSettings(), 4).values(), valuesOf(usual));
        const auto growth = growthRequestFrom({});
        QVERIFY(growth);
        QCOMPARE(growth->places(), GrowthRequest().places());
        QVERIFY(!growthRequestFrom({{"position", "8"}}));
        QVERIFY(!growthRequestFrom({{"engine", "nobody"}}));
    }
};

QTEST_MAIN(TestSettingsForm)

#include "tst_settingsform.moc"
