"""Makes the models of programs, and what clients make of them: one program a line, as JSON."""

import json
import sys
import types

from openai.lib._pydantic import to_strict_json_schema

for line in sys.stdin:
    number, name, client, program = json.loads(line)
    said = None
    try:
        compile(program, "example.py", "exec")
        module = types.ModuleType(f"example{number}")
        sys.modules[module.__name__] = module
        models = program.split("\n\nclient = ")[0]
        exec(compile("\n".join(part for part in [models]), "example.py", "exec"), module.__dict__)
        model = getattr(module, name)
        schema = to_strict_json_schema(model) if client == "openai" else model.model_json_schema()
        json.dumps(schema)
    except BaseException as error:
        said = f"{type(error).__name__}: {error}"[:500]
    print(json.dumps(said), flush=True)
