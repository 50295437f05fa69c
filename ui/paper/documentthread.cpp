// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/documentthread.h"

#include <QThread>
#include <future>
#include <memory>

QByteArray madeInDocumentThread(const std::function<QByteArray()>& work)
{
    std::packaged_task<QByteArray()> task(work);
    auto made = task.get_future();
    const std::unique_ptr<QThread> thread(QThread::create([&task] { task(); }));
    thread->start(QThread::LowPriority);
    thread->wait();
    // Where the system gives no thread.
    if (made.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        task();
    return made.get();
}
