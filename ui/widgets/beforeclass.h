// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

/// Parts of a page that are shown or hidden when the page is presented to a class. A part deep in
/// the views of a page is marked where it is made, and the page finds it. Who marks a part leaves
/// it to the page whether it is shown.
namespace beforeclass {

/// Chooses settings, or exports: away before a class, which gets the room.
void leave(QWidget& part);
/// The same of several.
void leave(std::initializer_list<QWidget*> parts);
/// Says before a class what the parts that are away say otherwise. Hidden now.
void appear(QWidget& part);

/// What has been marked within this page.
QList<QWidget*> leavingParts(const QWidget& page);
QList<QWidget*> appearingParts(const QWidget& page);

}
