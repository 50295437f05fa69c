// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <sys/resource.h>
#include <unistd.h>

/// This process may use no more than so much memory beyond what it has, stacks of threads included.
class AddressSpaceLimit
{
public:
    explicit AddressSpaceLimit(rlim_t bytes)
    {
        getrlimit(RLIMIT_AS, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = used() + bytes;
        setrlimit(RLIMIT_AS, &limit);
    }
    AddressSpaceLimit(const AddressSpaceLimit&) = delete;
    AddressSpaceLimit& operator=(const AddressSpaceLimit&) = delete;
    ~AddressSpaceLimit() { setrlimit(RLIMIT_AS, &m_before); }

private:
    static rlim_t used()
    {
        QFile file(QStringLiteral("/proc/self/statm"));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        return file.readAll().split(' ').first().toULongLong()
            * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
    }

    rlimit m_before {};
};
