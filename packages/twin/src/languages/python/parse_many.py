"""Parses lists of programs, one list as JSON a line, and answers with what is wrong with each, or null."""

import ast
import json
import sys
import warnings

# A warning of the parser, for example of an escape that means nothing, is an error of ours.
warnings.simplefilter("error")
for line in sys.stdin:
    answers = []
    for source in json.loads(line):
        try:
            ast.parse(source)
            answers.append(None)
        except Exception as error:
            answers.append(f"{type(error).__name__}: {error}")
    print(json.dumps(answers), flush=True)
