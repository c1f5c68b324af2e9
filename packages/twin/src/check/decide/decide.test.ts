import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, CheckLanguage } from '../find/block.ts'
import { readCode } from '../read/read-code.ts'
import { decide } from './decide.ts'
import { programsIn, textOf } from './programs.ts'

const block = (text: string, line = 1, language: CheckLanguage = 'python'): Block => ({ language, text, line })

const ASKS =
  'from openai import OpenAI\nclient = OpenAI()\nprint(client.chat.completions.create(model="a", messages=[]))'

describe('Names', () => {
  it.each([
    ['import a.b as c, d\nfrom e import (f, g as h)\nprint(c, d, f, h, i)', ['i']],
    ['for a, (b, *c) in d: pass\nwith open(e) as f: g = [h for h in f if h]\n', ['d', 'e']],
    ['def f(a, b=c, *d, e: T = 1, **g): return a + b\nlambda x: x + y', ['c', 'T', 'y']],
    ['try: pass\nexcept E as e: print(e)\nif (n := 1): print(n, f"{m!r:>{w}}")', ['E', 'm', 'w']],
    ['create(model=m, stream=True)\na.b.c(d=e)\nclass C(D): x: int = 1', ['create', 'm', 'a', 'e', 'D']],
    ['match c:\n  case [r, s]: print(r, s)\nglobal g\nasync def h(): await k()', ['c', 'k']],
  ])('that Python code needs: %j', (text, needs) => {
    expect([...readCode('python', text).needs]).toEqual(needs)
  })

  it.each([
    ['import a, { b as c } from "x"; import * as d from "y"; a(c, d, e)', ['e']],
    ['const { f, g: h, ...i } = j; function k(l, m = n) { return l + m } for (const o of p) o()', ['j', 'n', 'p']],
    ['try {} catch (q) { q } class R extends S {} const t = (u) => u + v; w.x.y = z', ['S', 'v', 'w', 'z']],
  ])('that JavaScript needs: %j', (text, needs) => {
    expect([...readCode('js', text).needs]).toEqual(needs)
  })

  it('of types don’t count', () => {
    expect([...readCode('ts', 'const a: B<C> = d as E; interface F { g: H }').needs]).toEqual(['d'])
  })
})

describe('Blocks', () => {
  it('continue the nearest one that defines what they use', () => {
    const programs = programsIn({
      blocks: [
        block('import a\nx = a()', 1),
        block('import b\ny = b()', 10),
        block('z = x + 1', 20),
        block('y.go(z)', 30),
        block('z.go()', 40),
        block('import c', 50),
      ],
    })
    expect(programs.map(({ blocks, needs }) => [blocks.map(({ line }) => line), needs])).toEqual([
      [[1, 20, 40], []],
      [[10], []],
      [[30], ['y', 'z']],
      [[50], []],
    ])
  })

  it('keep their lines', () => {
    const [program] = programsIn({ blocks: [block('a = 1', 3), block('print(a)', 6)] })
    expect(program && textOf(program)).toBe('\n\na = 1\n\n\nprint(a)\n')
  })

  it('of JavaScript that declare a name again have a scope of their own', () => {
    const [program] = programsIn({
      blocks: [
        block('import A from "a"\nconst a = A()\nconst b = await a.x()', 1, 'js'),
        block('import A from "a"\nconst b = await a.y()\nconsole.log(b)', 4, 'js'),
      ],
    })
    expect(program && textOf(program)).toBe(
      'import A from "a"\nconst a = A()\nconst b = await a.x()\n{ \nconst b = await a.y()\nconsole.log(b) }\n',
    )
  })

  it('of any kind are joined in time that grows with their number', () => {
    const blocks = (count: number) =>
      Array.from({ length: count }, (_, at) => block(at === 0 ? 'import a' : `b${at} = a(b${at})`, at + 1))
    const time = (count: number): number => {
      const given = blocks(count)
      const started = performance.now()
      programsIn({ blocks: given })
      return performance.now() - started
    }
    time(200)
    expect(time(2000)).toBeLessThan(time(500) * 12 + 500)
  })
})

describe('A program', () => {
  const kindOf = (text: string, language: CheckLanguage = 'python'): string => {
    const [program] = programsIn({ blocks: [block(text, 1, language)] })
    if (program === undefined) return 'none'
    const decision = decide(program, [])
    return decision.kind === 'run' ? decision.packages.join(' ') : decision.why
  }

  it.each([
    [ASKS, 'openai'],
    [`import torch\n${ASKS}`, 'local model'],
    ['import pandas', 'no call'],
    ['from openai import OpenAI\nclient = OpenAI()', 'no call'],
    ['client.chat.completions.create(model="a")', 'fragment'],
    [ASKS.replace('messages=[]', 'messages=[...]'), 'fragment'],
    [ASKS.replace('messages=[]', 'messages=messages'), 'fragment'],
    [`import pinecone\n${ASKS}`, 'other service'],
    [`import os\nkey = os.environ["SERPER_API_KEY"]\n${ASKS}`, 'other service'],
    [`import os\nkey = os.environ["HF_TOKEN"]\n${ASKS}`, 'openai'],
    [`import streamlit as st\n${ASKS}`, 'server'],
    [`${ASKS}\nwhile True: input("You: ")`, 'interactive'],
    [`import my_helpers\n${ASKS}`, 'unknown package'],
    ['import aisuite as ai\nprint(ai.Client().chat.completions.create(model="a", messages=[]))', 'aisuite[openai]'],
    // The package's module has another name, which the run shows.
    ['from openai_agents import Agent, Runner\nprint(Runner.run_sync(Agent(name="a"), "b"))', 'openai_agents'],
    [ASKS.replace('OpenAI()', 'OpenAI(base_url="http://localhost:11434/v1")'), 'local model'],
    [ASKS.replace('OpenAI()', 'OpenAI(base_url="https://<your-endpoint>/v1")'), 'placeholder'],
    [
      `response = await f()\nfrom openai import OpenAI\ndef f(): return OpenAI().responses.create(model="a")`,
      'fragment',
    ],
    ['import requests\nrequests.post("https://api.example.org/x")', 'no call'],
    ['import requests\nprint(requests.post("https://router.huggingface.co/v1/chat/completions", json={}))', 'requests'],
  ])('%j', (text, expected) => {
    expect(kindOf(text)).toBe(expected)
  })

  it.each([
    ['import OpenAI from "openai"\nawait new OpenAI().chat.completions.create({ model: "a", messages: [] })', 'openai'],
    ['import OpenAI from "openai"\nawait new OpenAI().chat.completions.create({ messages: [...] })', 'fragment'],
    ['import { ChatOpenAI } from "langchain/chat_models/openai"\nawait new ChatOpenAI().invoke("a")', 'langchain'],
    ['import { x } from "./mine.js"\nimport OpenAI from "openai"\nawait new OpenAI().responses.create(x)', 'fragment'],
    ['const r = await fetch("https://router.huggingface.co/v1/chat/completions", { method: "POST" })', ''],
    ['import express from "express"\nimport OpenAI from "openai"\nawait new OpenAI().responses.create({})', 'server'],
    ['import { pipeline } from "@huggingface/transformers"\nawait pipeline("x")', 'local model'],
  ])('%j', (text, expected) => {
    expect(kindOf(text, 'js')).toBe(expected)
  })

  it.each([
    ['curl https://router.huggingface.co/v1/chat/completions -d "{}"', ''],
    ['curl https://example.org', 'no call'],
    ['pip install openai', 'no call'],
    ['curl https://api.groq.com/openai/v1/models -H "Authorization: Bearer $GROQ_API_KEY"', ''],
    ['curl https://api.groq.com/x -H "Authorization: $MY_SECRET_KEY"', 'other service'],
    ['curl https://api.groq.com/x -d \'{"messages": [...]}\'', 'fragment'],
  ])('%j', (text, expected) => {
    expect(kindOf(text, 'sh')).toBe(expected)
  })

  it('can be any text', () => {
    const part = fc.constantFrom(
      'import ',
      'from ',
      'openai',
      '(',
      ')',
      '...',
      '\n',
      '"',
      "'",
      '{',
      '}',
      'await ',
      'curl ',
      '$A',
      '=',
    )
    const language = fc.constantFrom<CheckLanguage>('python', 'js', 'ts', 'sh')
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), language, (parts, each) => {
        expect(() => kindOf(parts.join(''), each)).not.toThrow()
      }),
      { numRuns: 400 },
    )
  })
})

describe('A program runs', () => {
  const URL = 'https://router.huggingface.co/v1/chat/completions'
  const kindOf = (language: CheckLanguage, text: string): string | undefined => {
    const [program] = programsIn({ blocks: [block(text, 1, language)] })
    return program && decide(program, []).kind
  }

  it.each([
    ['sh', `ask() {\n  curl ${URL} -d "$1"\n}\nask '{}'`],
    ['sh', `curl ${URL} -d "\${1:-{}}" | awk '{ print $2 }'`],
    ['sh', `export HF_TOKEN=x\ncurl ${URL} -H "Authorization: Bearer $HF_KEY"`],
    ['sh', `curl ${URL} -d "$(jq -n --arg q Hi '{content: $q}')"`],
    ['python', `import http.client\nhttp.client.HTTPSConnection("router.huggingface.co").request("POST", "/v1")`],
    ['python', `${ASKS}\nprint("https://example.com/cat.png")`],
    ['python', `${ASKS}\nprint('<img src="{url}">')`],
    ['python', `import os\n${ASKS.replace('OpenAI()', 'OpenAI(api_key=os.environ["HF_TOKN"])')}`],
    [
      'java',
      `import java.net.http.HttpClient;\nclass A { static void main(String[] args) { var q = args.length > 0 ? args[0] : "Hi"; send("${URL}"); } }`,
    ],
    ['python', 'from llama_index.llms.together import TogetherLLM\nprint(TogetherLLM(model="a").complete("Hi"))'],
  ] as const)('in %s: %j', (language, text) => {
    expect(kindOf(language, text)).toBe('run')
  })

  it.each([
    ['sh', `curl ${URL} -d "$1"`],
    ['python', `${ASKS}\nprint("https://example.com/v1")`],
    ['python', `import os\n${ASKS.replace('OpenAI()', 'OpenAI(api_key=os.environ["XAI_API_KEY"])')}`],
    ['python', 'from llama_index.llms.ollama import Ollama\nprint(Ollama(model="a").complete("Hi"))'],
  ] as const)('unless it needs something of the reader’s, in %s: %j', (language, text) => {
    expect(kindOf(language, text)).toBe('skip')
  })
})
