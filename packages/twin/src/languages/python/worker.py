"""Runs Python examples in forks of one process that has their clients imported, and reads examples without running them.

Importing a client takes up to a second, once for all examples that name it; a fork takes a few milliseconds. One JSON
object a line comes in on standard input, one goes out on standard output for each, with its number, when it is done:
forks run beside each other.
"""

import atexit
import builtins
import contextlib
import functools
import gc
import importlib
import importlib.util
import json
import os
import re
import select
import signal
import sys
import sysconfig
import threading
import time
import types

# What lies beside this file is not compiled into its folder; packages are, into their environment.
sys.dont_write_bytecode = True
import analysis

sys.dont_write_bytecode = False


def import_huggingface_hub():
    importlib.import_module("huggingface_hub.hf_api")
    importlib.import_module("huggingface_hub.inference._providers")
    importlib.import_module("huggingface_hub").InferenceClient


def import_openai():
    client = importlib.import_module("openai").OpenAI(api_key="unused", base_url="http://127.0.0.1")
    # Each part is imported when it is first asked for.
    client.chat.completions, client.completions, client.responses, client.embeddings, client.images, client.audio


def import_anthropic():
    importlib.import_module("anthropic").Anthropic(api_key="unused", base_url="http://127.0.0.1").messages


def import_transformers():
    importlib.import_module("transformers.pipelines")


# How clients are imported that load their parts when these are first asked for, by the name of the module.
LAZY_CLIENTS = {
    "huggingface_hub": import_huggingface_hub,
    "openai": import_openai,
    "anthropic": import_anthropic,
    "transformers": import_transformers,
}

IMPORTED = re.compile(r"^[ ]*(?:from|import) ([A-Za-z]\w*(?:\.\w+)*)", re.MULTILINE)

INSTALLED = sysconfig.get_path("purelib") + os.sep

# Names of modules that were looked for, installed or not.
looked_for = set()


def is_installed(module):
    """Whether it comes from a package of the environment: a text may name any other, too."""
    found = importlib.util.find_spec(module.partition(".")[0])
    return found is not None and (found.origin or "").startswith(INSTALLED)


def warm_up(path):
    """Imports the packages that a program names for its fork and those to come, which find them in sys.modules."""
    with open(path, encoding="utf-8", errors="replace") as file:
        named = set(IMPORTED.findall(file.read())) - looked_for
    looked_for.update(named)
    wanted = [module for module in named if is_installed(module)]
    for module in wanted:
        with contextlib.suppress(ImportError):
            LAZY_CLIENTS.get(module, lambda: importlib.import_module(module))()
    if wanted:
        gc.collect()
        gc.freeze()


def lead_to_proxy():
    """Replicate's client makes httpx's transports itself, which then look for no proxy; requests go through one here."""
    httpx, proxy = sys.modules.get("httpx"), os.environ.get("https_proxy")
    if "replicate" not in sys.modules or httpx is None or proxy is None:
        return
    for name in ("HTTPTransport", "AsyncHTTPTransport"):
        setattr(httpx, name, functools.partial(getattr(httpx, name), proxy=proxy))


def execute(path):
    """Does what `python3 path` does, and returns the exit code."""
    main = types.ModuleType("__main__")
    main.__file__ = path
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    sys.argv = [path]
    # As for `python3 path`: the script's own folder is searched first, and the harness's is not searched.
    sys.path[0] = os.path.dirname(path)
    sys.modules.pop("analysis", None)
    try:
        with open(path, "rb") as file:
            source = file.read()
        exec(compile(source, path, "exec"), main.__dict__)
    except SystemExit as request:
        if request.code is None:
            return 0
        if isinstance(request.code, int):
            return request.code & 0xFF
        print(request.code, file=sys.stderr)
        return 1
    except BaseException as error:
        # The first frame is the one above, which a reader would not see.
        shown = error.__traceback__.tb_next
        sys.excepthook(type(error), error.with_traceback(shown), shown)
        return 1
    return 0


def start(job):
    """Forks. Gives the child and, in the child itself, the exit code of its program."""
    pid = os.fork()
    if pid != 0:
        return pid, None
    os.setsid()
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    for number, name in ((1, "stdout"), (2, "stderr")):
        with open(job[name], "ab") as sink:
            os.dup2(sink.fileno(), number)
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["env"])
    sys.stdin = open(0, encoding="utf-8")
    # Standard output into a file or a pipe is buffered in blocks, standard error by line, both in UTF-8.
    sys.stdout = open(1, "w", encoding="utf-8", errors="surrogateescape")
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)
    lead_to_proxy()
    if "startUp" in job:
        with open(job["startUp"], "rb") as file:
            exec(compile(file.read(), job["startUp"], "exec"), {"__name__": "start_up"})
    return 0, execute(os.path.join(job["folder"], job["file"]))


def leave(code):
    """Ends a fork as an interpreter ends: threads, exit handlers, what the program holds. The modules, which are the
    parent's, are not taken apart: that copies their memory first, and took ten times as long as the fork itself."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.modules["__main__"].__dict__.clear()
    gc.collect()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def fate_of(pid, run):
    """How a fork ended, or None while it runs. At the end of its time it and all that it started are killed."""
    done, status = os.waitpid(pid, os.WNOHANG)
    if done == 0:
        if not run["timedOut"] and time.monotonic() >= run["deadline"]:
            run.update(timedOut=True, deadline=run["deadline"] + 5)
            kill_group(pid)
        return None
    kill_group(pid)
    code = os.waitstatus_to_exitcode(status)
    return {
        "exitCode": code if code >= 0 else None,
        "signal": -code if code < 0 else None,
        "timedOut": run["timedOut"],
    }


def kill_group(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def answer_to(job):
    """What a job that reads, and runs nothing, has found."""
    if job["kind"] == "analyse":
        return analysis.analyse(job["source"])
    if job["kind"] == "requirements":
        return analysis.requirements(job["arguments"], job.get("releases"))
    if job["kind"] == "release":
        return analysis.release(job["requirement"], job.get("releases"))
    return {"unknown": job["kind"]}


def main():
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")

    def answer(number, found):
        print(json.dumps({"number": number, "found": found}), file=answers, flush=True)

    wakeup, write_end = os.pipe()
    os.set_blocking(wakeup, False)
    os.set_blocking(write_end, False)
    signal.set_wakeup_fd(write_end)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    runs = {}
    begun = b""
    is_open = True
    while runs or is_open:
        left = [run["deadline"] - time.monotonic() for run in runs.values()]
        watched = [0, wakeup] if is_open else [wakeup]
        ready = select.select(watched, [], [], max(min(left), 0.05) if left else None)[0]
        if wakeup in ready:
            os.read(wakeup, 512)
        if 0 in ready:
            read = os.read(0, 65536)
            is_open = read != b""
            *lines, begun = (begun + read).split(b"\n")
            for job in map(json.loads, lines):
                if job["kind"] != "run":
                    answer(job["number"], answer_to(job))
                    continue
                warm_up(os.path.join(job["folder"], job["file"]))
                pid, code = start(job)
                if pid == 0:
                    leave(code)
                runs[pid] = {
                    "number": job["number"],
                    "deadline": time.monotonic() + job["seconds"],
                    "timedOut": False,
                }
        for pid, run in list(runs.items()):
            fate = fate_of(pid, run)
            if fate is not None:
                del runs[pid]
                answer(run["number"], fate)
    return 0


if __name__ == "__main__":
    sys.exit(main())
