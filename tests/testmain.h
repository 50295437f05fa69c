// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <vector>

/// A test class of a program of many: what it is called, and the main() that it would have alone.
struct TestClass
{
    const char* name;
    int (*main)(int argc, char** argv);
};

/// Of this program, in the order in which they are listed.
const std::vector<TestClass>& testClasses();

/// What Qt Test's macros of these names have in the main() that they define. Here it is a function
/// of the class's own namespace.
namespace testmain {

template <typename Test> int run(int argc, char** argv)
{
    QTest::Internal::callInitMain<Test>();
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <typename Test, typename Application> int runWith(int argc, char** argv)
{
    QTest::Internal::callInitMain<Test>();
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN
#define FOURCAST_TEST_MAIN(...)                                                                    \
    int main(int argc, char** argv)                                                                \
    {                                                                                              \
        return __VA_ARGS__(argc, argv);                                                            \
    }
#ifdef QT_WIDGETS_LIB
#define QTEST_MAIN(TEST) FOURCAST_TEST_MAIN(testmain::runWith<TEST, QApplication>)
#else
#define QTEST_MAIN(TEST) QTEST_GUILESS_MAIN(TEST)
#endif
#define QTEST_GUILESS_MAIN(TEST) FOURCAST_TEST_MAIN(testmain::runWith<TEST, QCoreApplication>)
#define QTEST_APPLESS_MAIN(TEST) FOURCAST_TEST_MAIN(testmain::run<TEST>)
