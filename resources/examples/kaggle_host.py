# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets an agent of Kaggle's ConnectX be asked for moves, as kaggle_environments does.

    python3 kaggle_host.py AGENT.py

Each line of standard input is a question in JSON, {"observation": {...}, "configuration": {...}}.
Each line of standard output is its answer: {"ready": true} once, then {"action": 3}, or
{"text": "..."} where the agent returned no whole number, or {"error": "ValueError: ..."}. What
the agent prints goes to standard error.
"""
import inspect
import json
import operator
import os
import sys
import traceback


class Struct(dict):
    """A dictionary whose entries are attributes, too."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name, value):
        self[name] = value


def last_callable(path):
    """The agent of a file is the last thing in it that can be called."""
    with open(path, encoding="utf-8") as file:
        code = compile(file.read(), path, "exec")
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    names = {"__name__": "kaggle_agent", "__file__": path}
    exec(code, names)
    callables = [value for value in names.values() if callable(value)]
    if not callables:
        raise TypeError(f"{os.path.basename(path)} has no function")
    return callables[-1]


def arguments_taken(agent):
    """Of observation and configuration: how many."""
    try:
        parameters = inspect.signature(agent).parameters.values()
    except (TypeError, ValueError):
        return 2
    if any(parameter.kind == parameter.VAR_POSITIONAL for parameter in parameters):
        return 2
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return min(2, sum(parameter.kind in by_place for parameter in parameters))


def as_answer(action):
    if isinstance(action, float) and action.is_integer():
        action = int(action)
    try:
        if not isinstance(action, bool):
            return {"action": operator.index(action)}
    except TypeError:
        pass
    return {"text": repr(action)[:200]}


def main():
    questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    # The agent may read nothing, and what it prints is for people.
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)

    def say(answer):
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    def attempt(work):
        try:
            return work()
        except BaseException as error:
            traceback.print_exc()
            sys.stderr.flush()
            say({"error": "".join(traceback.format_exception_only(error)).strip()
                 .splitlines()[-1]})
            os._exit(1)

    del sys.argv[0]
    agent = attempt(lambda: last_callable(sys.argv[0]))
    taken = arguments_taken(agent)
    say({"ready": True})
    for line in questions:
        question = json.loads(line)
        given = [Struct(question["observation"]), Struct(question["configuration"])][:taken]
        say(as_answer(attempt(lambda: agent(*given))))


main()
