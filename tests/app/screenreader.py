#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays against the computer as somebody does who hears the window: through AT-SPI alone.

screenreader.py PROGRAM, on a display and a session bus of its own:
    xvfb-run -a dbus-run-session -- /usr/bin/python3 screenreader.py PROGRAM

Every text that is seen must be a label's name, every control must have a name, and a move of the
engine, a hint and the result must each be announced by the change of a label's name. The list of
moves, which follows the game, must not draw the listener away from the board.
"""
import os
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE_S = 60
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX,
    Atspi.Role.RADIO_BUTTON, Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER,
    Atspi.Role.PROGRESS_BAR, Atspi.Role.TABLE, Atspi.Role.TREE, Atspi.Role.LIST,
    Atspi.Role.PAGE_TAB,
}

# Of one's own move and the reply, all that assistive technology hears.
MOST_EVENTS = 20
EVENTS = ["object:property-change", "object:state-changed", "object:text-changed",
          "object:text-caret-moved", "object:selection-changed", "object:children-changed",
          "object:visible-data-changed", "object:active-descendant-changed", "object:announcement",
          "object:bounds-changed", "object:model-changed", "focus:", "window:"]

announced = []
focused = []
# Newer names of the same calls are not in Debian 12.
warnings.simplefilter("ignore", DeprecationWarning)


def fail(sentence):
    print("FAIL:", sentence, file=sys.stderr)
    print("announced:", announced[-20:], file=sys.stderr)
    sys.exit(1)


def hear(event):
    try:
        if not event.source:
            return
        if event.type.startswith("object:state-changed:focused"):
            if event.detail1:
                focused.append(event.source.get_name() or "")
        elif event.source.get_role() == Atspi.Role.LABEL:
            announced.append(event.source.get_name() or "")
    except GLib.Error:  # gone before it could be asked
        pass


def listen():
    listener = Atspi.EventListener.new(hear)
    listener.register("object:property-change:accessible-name")
    listener.register("object:state-changed:focused")
    return listener


def pump(seconds):
    """Lets events come in."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.02)


def wait(what, found):
    """Lets events come in until found() gives something."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        pump(0.05)
        try:
            result = found()
        except GLib.Error:  # gone between two questions
            result = None
        if result:
            return result
    return fail("waited in vain for " + what)


def walk(node):
    if node is None or not node.get_state_set().contains(Atspi.StateType.SHOWING):
        return
    yield node
    if node.get_role() in CONTROLS and node.get_role() != Atspi.Role.PAGE_TAB:
        if node.get_role() != Atspi.Role.TABLE or node.get_name() != "Board":
            return
    for i in range(node.get_child_count()):
        yield from walk(node.get_child_at_index(i))


def everything(node):
    """What is not seen as well: the entries of a menu that is closed."""
    yield node
    for i in range(node.get_child_count()):
        yield from everything(node.get_child_at_index(i))


def application():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child and child.get_name().lower() == "fourcast" and child.get_child_count() > 0:
            return child
    return None


def window():
    program = application()
    return next((program.get_child_at_index(i) for i in range(program.get_child_count())
                 if program.get_child_at_index(i).get_role() == Atspi.Role.FRAME), None)


def find(role, part):
    return next((node for node in walk(window())
                 if node.get_role() == role and part in (node.get_name() or "")), None)


def press(role, part):
    node = wait(f'"{part}" of role {role}', lambda: find(role, part))
    if not node.get_action_iface().do_action(0):
        fail(f'"{part}" cannot be pressed')


def choose_layout(name):
    """Takes it from the menu Tools."""
    tools = wait("the menu Tools", lambda: find(Atspi.Role.MENU_ITEM, "Tools"))
    entry = next((item for item in everything(tools) if item.get_name() == name), None)
    if entry is None or not entry.get_action_iface().do_action(0):
        fail(f"no entry for the layout {name}")


def drop(column):
    """Presses the top square of a column of the board."""
    board = wait("the board", lambda: find(Atspi.Role.TABLE, "Board"))
    square = board.get_table_iface().get_accessible_at(0, column)
    if not square.get_action_iface().do_action(0):
        fail(f"column {column + 1} cannot be pressed")


def hears(part):
    """The sentence with `part` in it that is announced after all that was so far."""
    before = len(announced)
    return lambda: next((text for text in announced[before:] if part in text), None)


def play_to_the_end():
    """One column after the other, until somebody has won or the board is full."""
    ends = [hears(words) for words in ("You win!", "Chick got you this time.", "It's a draw!")]
    for turn in range(100):
        said = next((end() for end in ends if end()), None)
        if said:
            if announced.count(said) != 1:
                fail(f'"{said}" is said {announced.count(said)} times')
            return said
        drop(turn % 7)
        pump(1)
    return fail("the game has no end")


def is_seen(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def check_events(column):
    """A move and its reply tell little, and nothing of what is hidden."""
    events = []

    def count(event):
        try:
            node = event.source
            # A square that is not selected any more is not shown on its own.
            seen = is_seen(node) or is_seen(node.get_parent())
            events.append((event.type, node.get_role_name(), node.get_name(), seen))
        except (GLib.Error, AttributeError):  # gone before it could be asked
            events.append((event.type, "gone", "", True))

    counter = Atspi.EventListener.new(count)
    for kind in EVENTS:
        counter.register(kind)
    pump(1)
    del events[:]
    reply = hears("played")
    drop(column)
    wait("the reply", reply)
    pump(2)
    for kind in EVENTS:
        counter.deregister(kind)
    hidden = [event for event in events if not event[3]]
    if hidden or not 0 < len(events) <= MOST_EVENTS:
        fail(f"a move and its reply: {len(events)} events, of hidden ones {hidden}: {events}")
    print(f"a move and its reply: {len(events)} events, none of what is hidden")


def check_names(layout):
    labels = 0
    for node in walk(window()):
        role, name = node.get_role(), (node.get_name() or "").strip()
        if role == Atspi.Role.LABEL:
            # What is seen is what the text interface says; the name must not hide it.
            text = node.get_text_iface()
            seen = Atspi.Text.get_text(text, 0, -1).strip() if text else name
            if seen and seen != name:
                fail(f'{layout}: "{seen}" is read as "{name}"')
            labels += bool(name)
        elif role in CONTROLS and not name:
            fail(f"{layout}: a control of role {role} has no name")
    if labels < 1:
        fail(f"{layout}: only {labels} labels say something")
    print(f"{layout}: {labels} labels, every control named")


def play(program, folder):
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8",
                       QT_QPA_PLATFORM="xcb", HOME=folder)
    process = subprocess.Popen([program, "--settings", os.path.join(folder, "settings.ini")],
                               env=environment)
    try:
        wait("the window", lambda: application() and window())
        check_names("choice of an opponent")
        press(Atspi.Role.PUSH_BUTTON, "Chick")
        wait("the tour", lambda: find(Atspi.Role.PUSH_BUTTON, "Skip"))
        check_names("tour")
        press(Atspi.Role.PUSH_BUTTON, "Skip")
        wait("the board", lambda: find(Atspi.Role.LABEL, "Your turn"))
        # On a slow machine the registry may be started anew meanwhile, and forgets who listened.
        again = None if announced else listen()  # noqa: F841 (hears as long as it is kept)
        reply = hears("played")
        drop(3)
        print("reply:", wait("the engine's move", reply))
        check_events(2)
        hint = hears("column")
        press(Atspi.Role.PUSH_BUTTON, "Hint")
        print("hint:", wait("the hint", hint))
        for layout, role, part in (("Play", Atspi.Role.PUSH_BUTTON, "Undo"),
                                   ("Analyse", Atspi.Role.FRAME, "Analysis"),
                                   ("Lab", Atspi.Role.FRAME, "Laboratory")):
            choose_layout(layout)
            wait(part, lambda role=role, part=part: find(role, part))
            check_names(layout)
        choose_layout("Play")
        del focused[:]
        print("result:", play_to_the_end())
        strays = [name for name in focused if name.startswith("Move ")]
        if strays:
            fail(f"the focus went to {strays} during the game")
    finally:
        process.kill()
        process.wait()


def main():
    if len(sys.argv) != 2:
        sys.exit("screenreader.py PROGRAM")
    Atspi.init()
    listener = listen()  # noqa: F841 (hears as long as it is kept)
    with tempfile.TemporaryDirectory() as folder:
        play(sys.argv[1], folder)
    print("everything was read")


main()
