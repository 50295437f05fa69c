// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/sharing/filmdialog.h"

#include <QFile>
#include <QImageReader>
#include <QPalette>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

class TestFilmDialog : public QObject
{
    Q_OBJECT

private:
    static FilmRequest request()
    {
        Game game;
        for (const int column : {3, 3, 2})
            game.play(Move(column));
        return {.game = game,
                .look = FilmLook::make(DiscTheme::Safe, QPalette(Qt::white)),
                .words = {.first = QStringLiteral("Anna"), .second = QStringLiteral("Ben")}};
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void itIsWrittenInTheChosenSize()
    {
        int before = 0;
        for (const FilmSize size : {FilmSize::Small, FilmSize::Medium, FilmSize::Large}) {
            FilmDialog dialog(request());
            dialog.show();
            dialog.setFilmSize(size);
            const QString path = m_folder.filePath(QStringLiteral("game.gif"));
            dialog.save(path);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), 60'000);
            QVERIFY2(dialog.told().contains(QStringLiteral("game.gif")), qPrintable(dialog.told()));
            QImageReader reader(path);
            QCOMPARE(reader.format(), QByteArray("gif"));
            const QImage first = reader.read();
            QVERIFY(first.width() > before);
            before = first.width();
        }
    }

    void nothingIsWrittenWhereItCannotBe()
    {
        FilmDialog dialog(request());
        dialog.show();
        const QString path = m_folder.filePath(QStringLiteral("nowhere/game.gif"));
        dialog.save(path);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), 60'000);
        QVERIFY2(dialog.told().contains(QStringLiteral("game.gif")), qPrintable(dialog.told()));
        QVERIFY(!QFile::exists(path));
        // And it may be tried again.
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->isDefault())
                QVERIFY(button->isEnabled());
    }

    void closingStopsIt()
    {
        const QString path = m_folder.filePath(QStringLiteral("stopped.gif"));
        {
            FilmRequest large = request();
            large.size = FilmSize::Large;
            for (const int column : {0, 0, 1, 1, 4, 4, 5, 5, 6, 6})
                large.game.play(Move(column));
            FilmDialog dialog(large);
            dialog.save(path);
            QVERIFY(dialog.isBusy());
        }
        QVERIFY(!QFile::exists(path));
    }
};

QTEST_MAIN(TestFilmDialog)
#include "tst_filmdialog.moc"
