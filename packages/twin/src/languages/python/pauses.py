"""Run before an example that waits for a queue: pauses are cut short, and a question that was answered in the same way
again and again is answered from memory. So minutes of waiting, and hundreds of questions, take a moment.
"""

import sys
import time

# From this many equal answers to one question on, the same answer is given from memory.
EQUAL_ANSWERS = 6

_sleep = time.sleep
time.sleep = lambda seconds: _sleep(min(seconds, 0.001))

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
    asker = request.headers.get("authorization")
    return (str(request.url), asker) if request.method == "GET" and not more.get("stream") else None


# The libraries that the example's installation brought.
if "requests" in sys.modules:
    _session = sys.modules["requests"].sessions.Session
    _session.request = _remembering(_session.request, _of_requests)
if "httpx" in sys.modules:
    _client = sys.modules["httpx"].Client
    _client.send = _remembering(_client.send, _of_httpx)
