"""A repository of Jev-Style: what runs the model lies beside it, and here answers as the package's own stand-in does."""

from tiny import make_models

RUNTIME = '''"""Decides without a model."""

from jev_style.fake import FakeRuntime, InputBudgetError, QuestionError


class JevStyleDecision(FakeRuntime):
    def __init__(self, folder, device=None, dtype="float32", verify=False):
        super().__init__()
'''

make_models({"runtime": lambda folder: (folder / "jev_style_decision.py").write_text(RUNTIME)})
