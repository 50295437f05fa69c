// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testmain.h"

#include <cstdio>
#include <cstring>

/// PROGRAM CLASS [ARGUMENT...]: the arguments are Qt Test's, such as the names of slots. The class
/// is the application's name, so that none finds another one's files.
int main(int argc, char** argv)
{
    for (const TestClass& one : testClasses())
        if (argc > 1 && std::strcmp(argv[1], one.name) == 0)
            return one.main(argc - 1, argv + 1);
    std::fprintf(stderr, "usage: %s CLASS [SLOT...], where CLASS is one of\n", argv[0]);
    for (const TestClass& one : testClasses())
        std::fprintf(stderr, "  %s\n", one.name);
    return 2;
}
