// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
