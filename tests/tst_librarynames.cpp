// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names in the global namespace that the libraries have, too.
#include <QDirIterator>
#include <QFile>
#include <QLibrary>
#include <QRegularExpression>
#include <QTest>

/// Qt Charts has global classes without a Q, such as ChartPresenter. The linker takes ours in their
/// place, without a word, and the library calls our functions.
class TestLibraryNames : public QObject
{
    Q_OBJECT

private:
    /// Where a library has the table of virtual functions of a global class.
    static bool has(QLibrary& library, const QString& name)
    {
        const QByteArray symbol = "_ZTV" + QByteArray::number(name.size()) + name.toLatin1();
        return library.resolve(symbol.constData()) != nullptr;
    }

private Q_SLOTS:
    void noClassHasTheNameOfOneOfQt()
    {
        std::vector<std::unique_ptr<QLibrary>> libraries;
        for (const char* name : {"Qt6Charts", "Qt6Widgets", "Qt6Gui", "Qt6Svg", "Qt6OpenGLWidgets",
                                 "Qt6Multimedia", "Qt6Sql", "Qt6Core"}) {
            libraries.push_back(std::make_unique<QLibrary>(QString::fromLatin1(name), 6));
            QVERIFY2(libraries.back()->load(), name);
        }
        QVERIFY(has(*libraries.front(), QStringLiteral("ChartPresenter")));
        QVERIFY(!has(*libraries.front(), QStringLiteral("BoardView")));
        static const QRegularExpression definition(
            QStringLiteral("^(?:class|struct) ([A-Z]\\w*)[^;\\n]*$"),
            QRegularExpression::MultilineOption);
        QStringList taken;
        int classes = 0;
        for (const char* room : {"core", "ui", "app"}) {
            QDirIterator files(QStringLiteral(FOURCAST_SOURCE_DIR "/") + QString::fromLatin1(room),
                               {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                auto found = definition.globalMatch(QString::fromUtf8(file.readAll()));
                for (; found.hasNext(); ++classes) {
                    const QString name = found.next().captured(1);
                    for (const auto& library : libraries)
                        if (has(*library, name))
                            taken << name + QStringLiteral(" of ") + library->fileName();
                }
            }
        }
        QVERIFY(classes > 1000);
        QVERIFY2(taken.isEmpty(), qPrintable(taken.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestLibraryNames)
#include "tst_librarynames.moc"
