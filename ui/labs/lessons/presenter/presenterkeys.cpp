// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labs/lessons/presenter/presenterkeys.h"

#include "ui/labs/lessons/tree/treedrawing.h"
#include "ui/labs/lessons/tree/treepage.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSlider>
#include <QTextEdit>

namespace {

bool takesLetters(const QWidget* focused)
{
    if (const auto* const text = qobject_cast<const QTextEdit*>(focused))
        return !text->isReadOnly();
    return qobject_cast<const QLineEdit*>(focused) || qobject_cast<const QPlainTextEdit*>(focused)
        || qobject_cast<const QAbstractSpinBox*>(focused);
}

bool isEmptyField(const QWidget* focused)
{
    if (const auto* const line = qobject_cast<const QLineEdit*>(focused))
        return line->text().isEmpty();
    if (const auto* const text = qobject_cast<const QPlainTextEdit*>(focused))
        return text->document()->isEmpty();
    const auto* const text = qobject_cast<const QTextEdit*>(focused);
    return text && text->document()->isEmpty();
}

/// Is it for the field that has the keyboard? A clicker's keys are not, where they would do nothing
/// of use there: in one that is empty, up and down in a single line, a space in a number.
bool isForField(const QKeyEvent& key, const QWidget* focused)
{
    if (!takesLetters(focused))
        return false;
    const bool isOneLine
        = qobject_cast<const QLineEdit*>(focused) || qobject_cast<const QAbstractSpinBox*>(focused);
    switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return !isOneLine && !isEmptyField(focused);
    case Qt::Key_Left:
    case Qt::Key_Right:
        return !isEmptyField(focused);
    case Qt::Key_Space:
        return !isEmptyField(focused)
            && !focused->inputMethodHints().testFlag(Qt::ImhFormattedNumbersOnly);
    default:
        return true;
    }
}

bool isByKeyboard(const QWidget* focused)
{
    return focused && focused->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

/// What goes about among answers, and chooses one, for those who came there by keyboard; a click
/// leaves the keys to the clicker.
bool isOfAnswers(const QKeyEvent& key, const QWidget* focused)
{
    const bool isList = qobject_cast<const QListWidget*>(focused) != nullptr;
    if ((!isList && !qobject_cast<const QAbstractButton*>(focused)) || !isByKeyboard(focused))
        return false;
    const int code = key.key();
    // The steps of a walk.
    if (isList)
        return code == Qt::Key_Up || code == Qt::Key_Down || code == Qt::Key_Backspace;
    if (code == Qt::Key_Space)
        return true;
    const bool isLetter = code >= Qt::Key_A && code <= Qt::Key_G;
    const bool goesAbout = code == Qt::Key_Left || code == Qt::Key_Right || code == Qt::Key_Down
        || code == Qt::Key_Up;
    return qobject_cast<const QRadioButton*>(focused) && (isLetter || goesAbout);
}

/// On a page of the laboratory a part that has the keyboard has its keys, too: its tabs, lists and
/// drawings go about by them. A tree that is walked through is the presenter's.
bool isOfPage(const QKeyEvent& key, const QWidget* focused)
{
    const int code = key.key();
    const bool goesAbout = code == Qt::Key_Left || code == Qt::Key_Right || code == Qt::Key_Down
        || code == Qt::Key_Up || code == Qt::Key_Space || code == Qt::Key_Home
        || code == Qt::Key_End;
    if (!goesAbout)
        return false;
    const bool isStep = code == Qt::Key_Down || code == Qt::Key_Up;
    for (const QWidget* each = focused; each; each = each->parentWidget()) {
        // However the keyboard came there: they step through the tree.
        if (isStep && qobject_cast<const TreeDrawing*>(each))
            return false;
        if (qobject_cast<const LabPage*>(each))
            return isByKeyboard(focused) || !qobject_cast<const TreePage*>(each);
    }
    return false;
}

PresenterCommand always(int code)
{
    switch (code) {
    case Qt::Key_PageDown:
        return PresenterCommand::Next;
    case Qt::Key_PageUp:
        return PresenterCommand::Back;
    case Qt::Key_Escape:
    case Qt::Key_F11:
        return PresenterCommand::Leave;
    case Qt::Key_F1:
        return PresenterCommand::Keys;
    default:
        return PresenterCommand::None;
    }
}

PresenterCommand whereNothingIsTyped(int code)
{
    switch (code) {
    case Qt::Key_Right:
    case Qt::Key_Space:
        return PresenterCommand::Next;
    case Qt::Key_Left:
    case Qt::Key_Backspace:
        return PresenterCommand::Back;
    case Qt::Key_Home:
        return PresenterCommand::First;
    case Qt::Key_End:
        return PresenterCommand::Last;
    case Qt::Key_Down:
        return PresenterCommand::Down;
    case Qt::Key_Up:
        return PresenterCommand::Up;
    case Qt::Key_Y:
        return PresenterCommand::Yes;
    case Qt::Key_X:
        return PresenterCommand::No;
    case Qt::Key_Period:
    case Qt::Key_B:
        return PresenterCommand::Blank;
    case Qt::Key_I:
        return PresenterCommand::Invert;
    case Qt::Key_C:
        return PresenterCommand::Settings;
    case Qt::Key_Question:
        return PresenterCommand::Keys;
    default:
        return PresenterCommand::None;
    }
}

}

PresenterCommand presenterCommand(const QKeyEvent& key, const QWidget* focused)
{
    if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return PresenterCommand::None;
    if (const PresenterCommand wish = always(key.key()); wish != PresenterCommand::None)
        return wish;
    const bool isSliders = qobject_cast<const QSlider*>(focused) && isByKeyboard(focused);
    if (isForField(key, focused) || isOfAnswers(key, focused) || isOfPage(key, focused)
        || isSliders)
        return PresenterCommand::None;
    return whereNothingIsTyped(key.key());
}

bool isSpotlightKey(const QKeyEvent& key, const QWidget* focused)
{
    return key.key() == Qt::Key_Control || (key.key() == Qt::Key_S && !takesLetters(focused));
}
