import type { AgentSetUp } from '@model-snippets/core/agents'

/** A set-up with one mistake, such as those in outdated guides, which the judge must find. */
export interface SeededError {
  readonly agent: string
  /** A short description of the mistake. */
  readonly what: string
  readonly wrong: (text: string) => string
  /** What the judge must report. */
  readonly found: RegExp
}

export const SEEDED_ERRORS: readonly SeededError[] = [
  {
    agent: 'codex',
    what: 'chat completions, which it speaks no more',
    wrong: (text) => text.replace('wire_api = "responses"', 'wire_api = "chat"'),
    found: /it ended with 1: .*wire_api/s,
  },
  {
    agent: 'codex',
    what: 'a tool that the service would have to run',
    wrong: (text) => text.replace('web_search = "disabled"\n', ''),
    found: /the service refuses tools/,
  },
  {
    agent: 'codex',
    what: 'no header that says who is billed',
    wrong: (text) => text.replace(/^http_headers.*\n/m, ''),
    found: /it sent undefined as x-hf-bill-to/,
  },
  {
    agent: 'claude-code',
    what: 'a base URL that has the version already',
    wrong: (text) => text.replace('huggingface.co"', 'huggingface.co/v1"'),
    found: /it asked https:\/\/router\.huggingface\.co\/v1\/v1\/messages/,
  },
  {
    agent: 'opencode',
    what: 'no header that says who is billed',
    wrong: (text) => text.replace(/"headers": \{[^}]*\}/, '"timeout": 300000'),
    found: /it sent undefined as x-hf-bill-to/,
  },
  {
    agent: 'openclaw',
    what: 'a key that is named as in a shell',
    wrong: (text) => text.replace('${HF_TOKEN}', '$HF_TOKEN'),
    found: /it sent Bearer \$HF_TOKEN as authorization/,
  },
  {
    agent: 'hermes-agent',
    what: 'a provider that is not named in full',
    wrong: (text) => text.replace('"custom:hf-router"', '"custom"'),
    found: /it (asked|ended with|did not end)/,
  },
  {
    agent: 'aider',
    what: 'headers next to the parameters instead of among them',
    wrong: (text) => text.replace('"extra_params": {', '"unknown": {'),
    found: /it sent undefined as x-hf-bill-to/,
  },
  {
    agent: 'pi',
    what: 'no header that says who is billed',
    wrong: (text) => text.replace(/"headers": \{[^}]*\},\s*/, ''),
    found: /it sent undefined as x-hf-bill-to/,
  },
  {
    agent: 'cline',
    what: 'the name that the provider had in earlier releases',
    wrong: (text) => text.replaceAll('"openai-compatible"', '"openai"'),
    found: /it (ended with|asked|did not end)/,
  },
]

/** Returns a set-up with the mistake in its files. */
export const withError = (setUp: AgentSetUp, { wrong }: SeededError): AgentSetUp => ({
  ...setUp,
  files: setUp.files.map((file) => ({ ...file, content: wrong(file.content) })),
})
