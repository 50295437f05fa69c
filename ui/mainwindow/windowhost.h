// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

class MainWindow;
class QSettings;

/// The program's window, and the one that takes its place when a person chooses another language:
/// the words of a window are said when it is made. The game, its file, who plays and where things
/// stand go over; what the laboratory is at is waited for.
class WindowHost : public QObject
{
    Q_OBJECT

public:
    /// Makes the program speak a language by its code ("" as the system).
    using Speak = std::function<void(const QString& language)>;

    /// As MainWindow; `store` must outlive this.
    WindowHost(QSettings& store, const QString& autosaveFolder, Speak speak);
    ~WindowHost() override;

    /// Until the next replaced().
    MainWindow& window() { return *m_window; }

Q_SIGNALS:
    /// window() is another one, and is shown where the old one was.
    void replaced();

private:
    void makeWindow();
    void replace();

    QSettings& m_store;
    const QString m_autosaveFolder;
    const Speak m_speak;
    std::unique_ptr<MainWindow> m_window;
};
