// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

class QCoreApplication;

/// The languages that the program speaks, as codes: "en", "es", all that
/// translations/CMakeLists.txt lists. English is the text of the sources.
QStringList availableLanguages();

/// Makes `app` speak `language` ("es"; empty: the first language of the system that the program
/// speaks), with Qt's own texts (dialogs, standard buttons) where the system has them. Takes the
/// place of what an earlier call installed; open windows get QEvent::LanguageChange. Returns the
/// language that is spoken from now on: English when there is no translation. Call it after the
/// application object exists and before the first translated text is made.
QString installTranslations(QCoreApplication& app, const QString& language = {});

/// What the last call of installTranslations() returned; "en" before there was one.
QString spokenLanguage();

/// As long as it is there, texts that its thread translates are in another language than the
/// program's: those of a lesson, whatever window it is read in. Nobody is told, and texts that were
/// made before stay as they are. Needs installTranslations() to have been called once.
class LanguageScope
{
    Q_DISABLE_COPY_MOVE(LanguageScope)

public:
    /// "es", "es-MX"; a language that the program does not speak changes nothing.
    explicit LanguageScope(const QString& language);
    ~LanguageScope();

private:
    const void* m_before;
};

/// How numbers are written where the thread's texts are made: as in the language of its
/// LanguageScope; the default one outside of it.
QLocale spokenLocale();
