// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engines/external/programfile.h"
#include "core/engines/external/programtable.h"
#include "tests/core/drain.h"
#include "ui/programs/programform.h"
#include "ui/programs/programkeeper.h"
#include "ui/programs/programoptionsform.h"
#include "ui/programs/programsdialog.h"
#include "ui/programs/programsmodel.h"
#include "ui/style/appearance.h"
#include "ui/widgets/labels/messagestrip.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

namespace {

Program programCalled(const char* name)
{
    Program program;
    program.name = QString::fromLatin1(name);
    program.command = QStringLiteral("/bin/sh");
    return program;
}

/// Answers at once, or when it is stopped.
struct FakeTrial
{
    ProgramTrial answer {};
    bool waits = false;
    std::shared_ptr<std::atomic<int>> starts = std::make_shared<std::atomic<int>>(0);
    std::shared_ptr<std::atomic<int>> stops = std::make_shared<std::atomic<int>>(0);

    ProgramTrial operator()(const Program&, const std::stop_token& stop) const
    {
        ++*starts;
        if (waits) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait(lock, stop, [] { return false; });
            ++*stops;
        }
        return answer;
    }
};

ProgramTrial goodTrial()
{
    ProgramTrial trial;
    trial.calledItself = QStringLiteral("Fox 1.0");
    trial.start = std::chrono::milliseconds(12);
    trial.answer = std::chrono::milliseconds(3);
    trial.move = Move(3);
    trial.options = {*OptionLine::read(u"option name Hash type spin default 16 min 1 max 64")};
    trial.errors = QStringLiteral("hello from the bot");
    return trial;
}

/// The dialog over a file with these programs.
struct ProgramsFixture
{
    QTemporaryDir folder;
    std::unique_ptr<ProgramKeeper> keeper;
    std::unique_ptr<ProgramsDialog> dialog;

    explicit ProgramsFixture(const QList<const char*>& names, const FakeTrial& trial = {})
    {
        if (!programfile::update(file(), [&](std::vector<Program>& programs) -> Expected<void> {
                for (const char* name : names)
                    programs.push_back(programCalled(name));
                return {};
            }))
            qFatal("no programs");
        keeper = std::make_unique<ProgramKeeper>(file());
        dialog = std::make_unique<ProgramsDialog>(*keeper, trial);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            qFatal("no window");
    }
    ~ProgramsFixture()
    {
        dialog.reset();
        keeper.reset();
        programs::setAll({});
    }

    QString file() const { return folder.filePath(QStringLiteral("programs.json")); }
    /// As the file has them.
    QStringList kept() const
    {
        if (!QTest::qWaitFor([&] { return keeper->isIdle(); }, 20'000))
            qFatal("no rest");
        const std::vector<Program> programs = *programfile::load(file());
        QStringList names;
        for (const Program& program : programs)
            names << program.name;
        return names;
    }
    QStringList shown() const
    {
        QStringList names;
        for (int row = 0; row < dialog->model().rowCount(); ++row)
            names << dialog->model().row(row).program.name;
        return names;
    }
    QPushButton* button(const char* text) const
    {
        for (QPushButton* const each : dialog->findChildren<QPushButton*>())
            if (each->text() == QString::fromUtf8(text))
                return each;
        qFatal("no button %s", text);
        return nullptr;
    }
    QLineEdit* field(const char* name) const
    {
        for (QLineEdit* const each : dialog->findChildren<QLineEdit*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        qFatal("no field %s", name);
        return nullptr;
    }
    void write(const char* name, const QString& text) const
    {
        field(name)->setFocus();
        field(name)->selectAll();
        QTest::keyClick(field(name), Qt::Key_Delete);
        QTest::keyClicks(field(name), text);
    }
    QString message() const { return dialog->findChild<MessageStrip*>()->message(); }
    bool says(const QString& words) const
    {
        for (const QLabel* const label : dialog->form().findChildren<QLabel*>())
            if (label->text().contains(words))
                return true;
        return false;
    }
    QString state(int row) const
    {
        return dialog->model().index(row, ProgramsModel::State).data().toString();
    }
    QString script(const QString& name, const QByteArray& text) const
    {
        QFile written(folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly) || written.write(text) != text.size())
            qFatal("no script");
        return written.fileName();
    }
};

/// Presses a button of the question that comes next; gives its text.
std::shared_ptr<QString> answerNext(const char* button)
{
    auto question = std::make_shared<QString>();
    auto* const timer = new QTimer(qApp);
    timer->setInterval(1);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, question, button] {
        auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        *question = box->text();
        timer->stop();
        timer->deleteLater();
        for (QAbstractButton* const each : box->buttons())
            if (each->text().remove(u'&') == QLatin1String(button))
                return each->click();
        qFatal("no such answer");
    });
    timer->start();
    return question;
}

}

class TestProgramsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { appearance::initialize(); }

    void theListHasWhatTheFileHas()
    {
        const ProgramsFixture f({"fox", "owl"});
        const QAbstractItemModelTester tester(&f.dialog->model());
        QCOMPARE(f.shown(), (QStringList {"fox", "owl"}));
        const auto text
            = [&](int column) { return f.dialog->model().index(0, column).data().toString(); };
        QCOMPARE(text(ProgramsModel::Protocol), QStringLiteral("UCI"));
        QCOMPARE(text(ProgramsModel::Version), QStringLiteral("1"));
        QCOMPARE(text(ProgramsModel::State), QStringLiteral("Not tested"));
        QCOMPARE(f.field("Name")->text(), QStringLiteral("fox"));
        f.dialog->showProgram(QStringLiteral("owl"));
        QCOMPARE(f.field("Name")->text(), QStringLiteral("owl"));
    }

    void aFileThatIsAddedIsGuessedAndKept()
    {
        const ProgramsFixture f({});
        QVERIFY(!f.dialog->form().isVisible());
        QVERIFY(!f.button("Du&plicate")->isEnabled());
        f.dialog->addFile(f.script(QStringLiteral("agent.py"), "def agent(obs, config):\n"));
        QVERIFY(f.dialog->form().isVisible());
        QCOMPARE(f.shown(), QStringList {"agent"});
        QCOMPARE(f.dialog->model().row(0).program.protocol, ProgramProtocol::Kaggle);
        QCOMPARE(f.kept(), QStringList {"agent"});
        QVERIFY(programs::find(QStringLiteral("agent")));
    }

    void aFileThatCanNotRunSaysWhatWouldBeRight()
    {
        const ProgramsFixture f({});
        f.dialog->addFile(f.script(QStringLiteral("bot"), "#!/bin/sh\n"));
        QVERIFY(f.says(QStringLiteral("chmod +x bot")));
    }

    void aFileThatIsDroppedIsAdded()
    {
        const ProgramsFixture f({"fox"});
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(f.script(QStringLiteral("fox.py"), "uciok"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.dialog.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(f.dialog.get(), &drop);
        QCOMPARE(f.kept(), (QStringList {"fox", "fox 2"}));
        // A field would take it for text.
        for (const QLineEdit* const field : f.dialog->findChildren<QLineEdit*>())
            QVERIFY(!field->acceptDrops());
    }

    void aDuplicateStandsBelowAndIsNamedFreely()
    {
        const ProgramsFixture f({"fox", "owl"});
        f.button("Du&plicate")->click();
        QCOMPARE(f.kept(), (QStringList {"fox", "fox 2", "owl"}));
        QCOMPARE(f.field("Name")->text(), QStringLiteral("fox 2"));
    }

    void whatIsRemovedCanBeBroughtBack()
    {
        const ProgramsFixture f({"fox", "owl", "cat"});
        f.dialog->showProgram(QStringLiteral("owl"));
        const auto refused = answerNext("Cancel");
        f.button("&Remove")->click();
        QVERIFY(refused->contains(QStringLiteral("owl")));
        QCOMPARE(f.kept().size(), 3);
        answerNext("Remove");
        f.button("&Remove")->click();
        QCOMPARE(f.kept(), (QStringList {"fox", "cat"}));
        QVERIFY(f.message().contains(QStringLiteral("owl")));
        for (QToolButton* const each :
             f.dialog->findChild<MessageStrip*>()->findChildren<QToolButton*>())
            if (each->text() == QLatin1String("Undo"))
                each->click();
        QCOMPARE(f.kept(), (QStringList {"fox", "owl", "cat"}));
        QCOMPARE(f.message(), QString());
    }

    void aNewNameIsKeptWhenItIsWhole()
    {
        const ProgramsFixture f({"fox"});
        f.write("Name", QStringLiteral("Reynard"));
        QVERIFY(!programs::find(QStringLiteral("R")));
        QTest::keyClick(f.field("Name"), Qt::Key_Return);
        QTRY_VERIFY(programs::find(QStringLiteral("Reynard")));
        QCOMPARE(f.kept(), QStringList {"Reynard"});
        QVERIFY(f.dialog->isVisible());
    }

    void aNameThatCanNotBeIsSaidBesideItsField_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("taken") << "owl";
        QTest::newRow("of an engine") << "alphabeta-h1";
        QTest::newRow("empty") << "";
        QTest::newRow("comma") << "a,b";
    }

    void aNameThatCanNotBeIsSaidBesideItsField()
    {
        QFETCH(QString, name);
        const ProgramsFixture f({"fox", "owl"});
        f.write("Name", name);
        QVERIFY(!f.dialog->form().nameProblem().isEmpty());
        QVERIFY(f.says(f.dialog->form().nameProblem()));
        QCOMPARE(f.state(0), QStringLiteral("Wrong name"));
        // It is still there when one comes back.
        f.dialog->showProgram(QStringLiteral("owl"));
        QCOMPARE(f.field("Name")->text(), QStringLiteral("owl"));
        const auto asked = answerNext("Cancel");
        f.dialog->reject();
        QVERIFY(f.dialog->isVisible());
        QVERIFY(asked->contains(QStringLiteral("\"fox\"")));
        QCOMPARE(f.field("Name")->text(), name);
        answerNext("Close");
        f.dialog->reject();
        QVERIFY(!f.dialog->isVisible());
        QCOMPARE(f.kept(), (QStringList {"fox", "owl"}));
    }

    void whatIsEditedIsKeptByItself()
    {
        const ProgramsFixture f({"fox"});
        f.write("Arguments", QStringLiteral("-d  8 \"my file\" "));
        QTRY_COMPARE(programs::all().front().arguments, (QStringList {"-d", "8", "my file"}));
        // As it was written, not as we would write it.
        QCOMPARE(f.field("Arguments")->text(), QStringLiteral("-d  8 \"my file\" "));
    }

    void whatWasEditedLastIsKeptOnClosing()
    {
        ProgramsFixture f({"fox"});
        f.write("Arguments", QStringLiteral("-x"));
        f.dialog->reject();
        QVERIFY(!f.dialog->isVisible());
        QCOMPARE(programs::all().front().arguments, QStringList {"-x"});
        // The same where the window takes the dialog with it.
        f.dialog->show();
        f.write("Arguments", QStringLiteral("-yz"));
        f.dialog.reset();
        QCOMPARE(programs::all().front().arguments, QStringList {"-yz"});
    }

    void aTestIsShown()
    {
        const ProgramsFixture f({"fox", "owl"}, {.answer = goodTrial()});
        f.button("T&est")->click();
        QTRY_COMPARE(f.state(0), QStringLiteral("Plays"));
        QVERIFY(f.says(QStringLiteral("It calls itself \"Fox 1.0\"")));
        QCOMPARE(f.dialog->findChild<QPlainTextEdit*>()->toPlainText(),
                 QStringLiteral("hello from the bot"));
        const auto* const options = f.dialog->findChild<ProgramOptionsForm*>();
        auto* const hash = qobject_cast<QSpinBox*>(options->field(QStringLiteral("Hash")));
        QVERIFY(hash && hash->isVisibleTo(f.dialog.get()));
        QCOMPARE(f.state(1), QStringLiteral("Not tested"));
        // What was tested is not what is there now.
        hash->setValue(32);
        QCOMPARE(f.state(0), QStringLiteral("Not tested"));
        QVERIFY(f.says(QStringLiteral("changed since its last test")));
        QTRY_COMPARE(programs::all().front().options.size(), std::size_t(1));
        // Another program has no such option.
        f.dialog->showProgram(QStringLiteral("owl"));
        QVERIFY(options->isEmpty());
        f.dialog->showProgram(QStringLiteral("fox"));
        QCOMPARE(qobject_cast<QSpinBox*>(options->field(QStringLiteral("Hash")))->value(), 32);
    }

    void aFailureIsShown()
    {
        FakeTrial trial;
        trial.answer.failure
            = EngineFailure {EngineFailure::Kind::Crashed, QStringLiteral("SIGSEGV")};
        const ProgramsFixture f({"fox"}, trial);
        f.button("T&est")->click();
        QTRY_COMPARE(f.state(0), QStringLiteral("Failed"));
        QVERIFY(f.says(QStringLiteral("SIGSEGV")));
    }

    void aTestDoesNotBlockAndCanBeStopped()
    {
        FakeTrial trial;
        trial.waits = true;
        const ProgramsFixture f({"fox", "owl"}, trial);
        f.button("T&est")->click();
        QVERIFY(f.dialog->isTesting());
        QCOMPARE(f.state(0), QStringLiteral("Testing…"));
        QVERIFY(!f.button("T&est")->isEnabled());
        f.dialog->showProgram(QStringLiteral("owl"));
        QCOMPARE(f.field("Name")->text(), QStringLiteral("owl"));
        QTRY_COMPARE(trial.starts->load(), 1);
        f.button("&Stop test")->click();
        QVERIFY(!f.dialog->isTesting());
        QCOMPARE(f.state(0), QStringLiteral("Not tested"));
        QTRY_COMPARE(trial.stops->load(), 1);
        QVERIFY(f.button("T&est")->isEnabled());
    }

    void closingEndsTheTest()
    {
        FakeTrial trial;
        trial.waits = true;
        const ProgramsFixture f({"fox"}, trial);
        f.button("T&est")->click();
        QTRY_COMPARE(trial.starts->load(), 1);
        QTest::keyClick(f.dialog.get(), Qt::Key_Escape);
        QVERIFY(!f.dialog->isVisible());
        QTRY_COMPARE(trial.stops->load(), 1);
    }

    void whatIsRenamedWhileItIsTestedIsFound()
    {
        const ProgramsFixture f({"fox", "owl"}, {.answer = goodTrial()});
        f.button("T&est")->click();
        f.write("Name", QStringLiteral("cat"));
        QTest::keyClick(f.field("Name"), Qt::Key_Return);
        QTRY_COMPARE(f.state(0), QStringLiteral("Plays"));
        QCOMPARE(f.shown(), (QStringList {"cat", "owl"}));
    }

    void aBrokenFileIsSaidAndLeftAsItIs()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("programs.json"));
        QFile broken(path);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ no JSON");
        broken.close();
        ProgramKeeper keeper(path);
        ProgramsDialog dialog(keeper, FakeTrial());
        dialog.show();
        QVERIFY(!dialog.findChild<MessageStrip*>()->message().isEmpty());
        for (const QPushButton* const each : dialog.findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("&Add…"))
                QVERIFY(!each->isEnabled());
        dialog.reject();
        QVERIFY(!dialog.isVisible());
        QVERIFY(broken.open(QIODevice::ReadOnly));
        QCOMPARE(broken.readAll(), QByteArray("{ no JSON"));
    }

    void eachLetterLeadsToOnePlace()
    {
        const ProgramsFixture f({"fox"});
        QHash<QChar, QString> owners;
        QStringList texts;
        for (const QAbstractButton* const each : f.dialog->findChildren<QAbstractButton*>())
            texts << each->text();
        for (const QLabel* const each : f.dialog->findChildren<QLabel*>())
            if (each->buddy())
                texts << each->text();
        for (const QString& text : texts) {
            const qsizetype place = text.indexOf(u'&');
            if (place < 0)
                continue;
            const QChar letter = text.at(place + 1).toLower();
            QVERIFY2(!owners.contains(letter), qPrintable(text + owners.value(letter)));
            owners.insert(letter, text);
        }
        QVERIFY(owners.size() > 15);
    }

    void everyFieldHasAName()
    {
        const ProgramsFixture f({"fox"}, {.answer = goodTrial()});
        f.button("T&est")->click();
        QTRY_COMPARE(f.state(0), QStringLiteral("Plays"));
        for (const QWidget* const each : f.dialog->form().findChildren<QWidget*>()) {
            if (!(each->focusPolicy() & Qt::TabFocus) || !each->isVisibleTo(f.dialog.get())
                || each->objectName().startsWith(QLatin1String("qt_")))
                continue;
            const auto* const button = qobject_cast<const QAbstractButton*>(each);
            QVERIFY2(!each->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     each->metaObject()->className());
        }
    }

    void itFitsASmallScreenInLargeLetters_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void itFitsASmallScreenInLargeLetters()
    {
        QFETCH(Qt::LayoutDirection, direction);
        appearance::setTextSize(150);
        const ProgramsFixture f({"fox"});
        f.dialog->setLayoutDirection(direction);
        f.dialog->resize(1024, 700);
        drainEvents();
        const QSize least = f.dialog->minimumSizeHint();
        appearance::setTextSize(100);
        QVERIFY2(least.width() <= 1024 && least.height() <= 700,
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    }
};

QTEST_MAIN(TestProgramsDialog)
#include "tst_programsdialog.moc"
