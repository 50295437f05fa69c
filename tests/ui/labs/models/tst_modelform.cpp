// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/models/modelform.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

class TestModelForm : public QObject
{
    Q_OBJECT

    static std::vector<ModelChoice> dice()
    {
        ModelChoice model {{.name = QStringLiteral("dice"), .title = QStringLiteral("Dice")}};
        model.hasSliders = true;
        model.parameters.push_back({.name = QStringLiteral("n"),
                                    .title = QStringLiteral("Dice"),
                                    .least = 1,
                                    .most = 40,
                                    .standard = QStringLiteral("5")});
        model.parameters.push_back({.name = QStringLiteral("fair"),
                                    .title = QStringLiteral("Fair"),
                                    .kind = ModelParameter::Kind::Switch,
                                    .standard = QStringLiteral("true")});
        model.text = [](const ModelValues& values) -> Expected<QString> {
            return QStringLiteral("%1 dice").arg(values["n"]);
        };
        ModelChoice coin {{.name = QStringLiteral("coin"), .title = QStringLiteral("Coin")}};
        coin.text = [](const ModelValues&) -> Expected<QString> { return QStringLiteral("coin"); };
        return {model, coin};
    }

private Q_SLOTS:
    void aSliderAndItsFieldGoTogether()
    {
        ModelForm form(dice(), {});
        auto* const slider = form.findChild<QSlider*>();
        auto* const spin = form.findChild<QSpinBox*>();
        QVERIFY(slider && spin);
        QCOMPARE(slider->value(), 5);
        QSignalSpy edited(&form, &ModelForm::edited);
        slider->setValue(17);
        QCOMPARE(spin->value(), 17);
        QCOMPARE(edited.size(), 1);
        spin->setValue(8);
        QCOMPARE(slider->value(), 8);
        QCOMPARE(form.values().value(QStringLiteral("n")), QStringLiteral("8"));
        QCOMPARE(*form.text(), QStringLiteral("8 dice"));
        form.choose(QStringLiteral("dice"), {{QStringLiteral("n"), QStringLiteral("3")}});
        QCOMPARE(form.findChild<QSlider*>()->value(), 3);
    }

    void whatIsChosenIsToldOnce()
    {
        ModelForm form(dice(), {});
        QSignalSpy edited(&form, &ModelForm::edited);
        form.choose(QStringLiteral("coin"));
        QCOMPARE(edited.size(), 1);
        QVERIFY(!form.findChild<QSpinBox*>());
        form.choose(QStringLiteral("dice"),
                    {{QStringLiteral("n"), QStringLiteral("9")},
                     {QStringLiteral("fair"), QStringLiteral("false")}});
        QCOMPARE(edited.size(), 2);
        QVERIFY(!form.findChild<QCheckBox*>()->isChecked());
        QCOMPARE(form.sentence(), QStringLiteral("dice: n = 9, fair = false"));
        form.choose(QStringLiteral("nobody's"));
        QCOMPARE(edited.size(), 2);
    }

    void aTextOfOnesOwnStandsAmongTheModels()
    {
        ModelForm form(dice(), {});
        form.setOwn(QStringLiteral("mine"));
        QCOMPARE(form.model(), ModelForm::own());
        QCOMPARE(*form.text(), QStringLiteral("mine"));
        form.choose(QStringLiteral("coin"));
        QCOMPARE(*form.text(), QStringLiteral("coin"));
        QCOMPARE(form.ownText(), QStringLiteral("mine"));
    }
};

QTEST_MAIN(TestModelForm)
#include "tst_modelform.moc"
