// SPDX-License-Identifier: GPL-3.0-or-later
//
// Linked into the tests of a thread sanitizer build. Qt itself is not built with the sanitizer, so
// the sanitizer does not see that a task which QThreadPool starts comes after its submission, nor
// that a result which QFuture hands over comes after its computation, and would call both a race.
// These functions stand in front of Qt's own of the same name and tell it so; the work is Qt's.
//
// All share one mark, so a task also seems to wait for tasks that it has nothing to do with. That
// hides a race only between code on either side of such a call: two searches that write to the same
// place while they run are still caught.
#include <QFuture>
#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentMap>
#include <QtConcurrentRun>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

namespace {

char mark = 0;
char worked = 0;

void handOver()
{
    __tsan_release(&mark);
}

void takeOver()
{
    __tsan_acquire(&mark);
}

/// Qt's own function behind ours, by its name as the linker knows it.
template <typename Function> Function* behind(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace

void QThreadPool::start(QRunnable* task, int priority)
{
    static auto* const own
        = behind<void(QThreadPool*, QRunnable*, int)>("_ZN11QThreadPool5startEP9QRunnablei");
    handOver();
    own(this, task, priority);
}

bool QThreadPool::tryStart(QRunnable* task)
{
    static auto* const own
        = behind<bool(QThreadPool*, QRunnable*)>("_ZN11QThreadPool8tryStartEP9QRunnable");
    handOver();
    return own(this, task);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static auto* const own = behind<bool(QThreadPool*, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool done = own(this, milliseconds);
    takeOver();
    return done;
}

/// A task of QtConcurrent::mapped and its like.
void QtConcurrent::ThreadEngineBase::run()
{
    static auto* const own
        = behind<void(ThreadEngineBase*)>("_ZN12QtConcurrent16ThreadEngineBase3runEv");
    takeOver();
    own(this);
    handOver();
}

/// What a worker of a map asks after each task, before the last of the workers reports that all are
/// done.
bool QtConcurrent::ThreadEngineBase::isCanceled()
{
    static auto* const own
        = behind<bool(ThreadEngineBase*)>("_ZN12QtConcurrent16ThreadEngineBase10isCanceledEv");
    __tsan_release(&worked);
    return own(this);
}

/// The first thing that a task of QtConcurrent::run asks.
bool QFutureInterfaceBase::isCanceled() const
{
    static auto* const own
        = behind<bool(const QFutureInterfaceBase*)>("_ZNK20QFutureInterfaceBase10isCanceledEv");
    const bool canceled = own(this);
    takeOver();
    return canceled;
}

void QFutureInterfaceBase::reportResultsReady(int begin, int end)
{
    static auto* const own = behind<void(QFutureInterfaceBase*, int, int)>(
        "_ZN20QFutureInterfaceBase18reportResultsReadyEii");
    handOver();
    own(this, begin, end);
}

void QFutureInterfaceBase::reportFinished()
{
    static auto* const own
        = behind<void(QFutureInterfaceBase*)>("_ZN20QFutureInterfaceBase14reportFinishedEv");
    __tsan_acquire(&worked);
    handOver();
    own(this);
}

void QFutureInterfaceBase::waitForResult(int index)
{
    static auto* const own
        = behind<void(QFutureInterfaceBase*, int)>("_ZN20QFutureInterfaceBase13waitForResultEi");
    handOver();
    own(this, index);
    takeOver();
}

void QFutureInterfaceBase::waitForFinished()
{
    static auto* const own
        = behind<void(QFutureInterfaceBase*)>("_ZN20QFutureInterfaceBase15waitForFinishedEv");
    handOver();
    own(this);
    takeOver();
}

/// Whoever lets go last deletes the results.
bool QFutureInterfaceBase::derefT() const noexcept
{
    static auto* const own
        = behind<bool(const QFutureInterfaceBase*)>("_ZNK20QFutureInterfaceBase6derefTEv");
    handOver();
    const bool others = own(this);
    takeOver();
    return others;
}

bool QFutureWatcherBase::event(QEvent* event)
{
    static auto* const own
        = behind<bool(QFutureWatcherBase*, QEvent*)>("_ZN18QFutureWatcherBase5eventEP6QEvent");
    takeOver();
    return own(this, event);
}

/// A signal is emitted, perhaps towards another thread ...
void QMetaObject::activate(QObject* sender, const QMetaObject* meta, int signal, void** arguments)
{
    static auto* const own = behind<void(QObject*, const QMetaObject*, int, void**)>(
        "_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    handOver();
    own(sender, meta, signal, arguments);
}

/// So is a function that is left for an object's own thread ...
bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* function,
                                   Qt::ConnectionType type, void* result)
{
    static auto* const own
        = behind<bool(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*)>(
            "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connec"
            "tionTypeEPv");
    handOver();
    return own(object, function, type, result);
}

/// ... and both arrive there.
bool QObject::event(QEvent* event)
{
    static auto* const own = behind<bool(QObject*, QEvent*)>("_ZN7QObject5eventEP6QEvent");
    takeOver();
    return own(this, event);
}
