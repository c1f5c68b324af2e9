"""Run before an example that waits for a queue: pauses are cut short, and a question that was answered in the same way
again and again is answered from memory. So minutes of waiting, and hundreds of questions, take a moment.
"""

import concurrent.futures
import sys
import time

# From this many equal answers to one question on, the same answer is given from memory.
EQUAL_ANSWERS = 6

_sleep = time.sleep
# A pause that is cut short counts in full for a limit on the whole wait.
_skipped = 0.0


def _pause(seconds):
    global _skipped
    _skipped += seconds
    _sleep(min(seconds, 0.001))


time.sleep = _pause

_result = concurrent.futures.Future.result


def _wait(self, timeout=None):
    end = None if timeout is None else _skipped + timeout
    while end is not None and _skipped < end and not self.done():
        _sleep(0.001)
    return _result(self, timeout if end is None else 0)


concurrent.futures.Future.result = _wait

_last = {"question": None, "times": 0, "answer": None}


def _remembering(own, read):
    def ask(self, *parts, **more):
        question = read(*parts, **more)
        # A client may send through another client of its own.
        if question is None:
            return own(self, *parts, **more)
        if question == _last["question"] and _last["times"] >= EQUAL_ANSWERS:
            return _last["answer"]
        answer = own(self, *parts, **more)
        times = _last["times"] + 1 if question == _last["question"] else 1
        _last.update(question=question, times=times, answer=answer)
        return answer

    return ask


def _of_requests(method, url, **more):
    return (str(url), repr(more.get("headers"))) if method.upper() == "GET" else None


def _of_httpx(request, **more):
    # What cancels a job changes what is answered.
    if request.method == "PUT":
        _last.update(question=None)
    asker = request.headers.get("authorization")
    return (str(request.url), asker) if request.method == "GET" and not more.get("stream") else None


# The libraries that the example's installation brought.
if "requests" in sys.modules:
    _session = sys.modules["requests"].sessions.Session
    _session.request = _remembering(_session.request, _of_requests)
if "httpx" in sys.modules:
    _client = sys.modules["httpx"].Client
    _client.send = _remembering(_client.send, _of_httpx)
