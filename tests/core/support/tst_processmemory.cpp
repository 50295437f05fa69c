// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/processmemory.h"

#include <QFile>
#include <QTemporaryFile>
#include <QTest>

class TestProcessMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenToIsCounted()
    {
        if (!residentBytes())
            QSKIP("The system does not say");
        constexpr std::size_t size = 64 << 20;
        const std::uint64_t before = *residentBytes();
        QVERIFY(before > 0);
        // Of pages of its own: what is freed in the heap stays there for a while, above all under
        // the address sanitizer.
        QTemporaryFile file;
        QVERIFY(file.open() && file.resize(size));
        uchar* const mapped = file.map(0, size, QFileDevice::MapPrivateOption);
        QVERIFY(mapped);
        volatile uchar* const bytes = mapped;
        for (std::size_t i = 0; i < size; i += 1024)
            bytes[i] = 1;
        const std::uint64_t with = *residentBytes();
        QVERIFY2(with >= before + size * 9 / 10, qPrintable(QString::number(with - before)));
        QVERIFY(file.unmap(mapped));
        QVERIFY(*residentBytes() < with - size / 2);
    }

    /// The kernel's own sum of the same, in another file and another unit.
    void itIsWhatTheKernelSaysElsewhere()
    {
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly))
            QSKIP("The system does not say");
        const QByteArray text = status.readAll();
        const qsizetype at = text.indexOf("VmRSS:");
        QVERIFY(at >= 0);
        const double kibibytes = text.mid(at + 6).trimmed().split(' ').first().toDouble();
        const double ours = static_cast<double>(residentBytes().value_or(0)) / 1024;
        // The kernel counts by thread and adds up now and then.
        QVERIFY2(std::abs(ours - kibibytes) < 4096 + 0.1 * kibibytes,
                 qPrintable(QString::number(ours)));
    }
};

QTEST_GUILESS_MAIN(TestProcessMemory)
#include "tst_processmemory.moc"
