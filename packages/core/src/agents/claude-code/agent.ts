import { env } from '../../values/value.ts'
import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const settingsFile = (name: string): string => `.claude/${name}.json`

/**
 * Configuration: https://code.claude.com/docs/en/settings and https://code.claude.com/docs/en/llm-gateway. `--settings`
 * lays a file over the reader's settings, and its `env` over the environment.
 */
export const claudeCode: CodingAgent = {
  id: 'claude-code',
  label: 'Claude Code',
  docsUrl: 'https://code.claude.com/docs/en/llm-gateway',
  order: 2,
  program: 'claude',
  package: { name: '@anthropic-ai/claude-code', line: '2.1' },
  runsScripts: true,
  context: { tokens: 65_536, source: 'https://docs.ollama.com/integrations/claude-code' },
  apis: ['messages'],
  files: ({ name, baseUrl, model, headers, contextLength }) => [
    {
      path: settingsFile(name),
      content: printJsonSettings({
        env: {
          ANTHROPIC_BASE_URL: baseUrl,
          // A key of the user’s would take precedence over the token.
          ANTHROPIC_API_KEY: '',
          ANTHROPIC_MODEL: model,
          ANTHROPIC_DEFAULT_OPUS_MODEL: model,
          ANTHROPIC_DEFAULT_SONNET_MODEL: model,
          ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
          ANTHROPIC_CUSTOM_HEADERS:
            Object.entries(headers)
              .map(([header, value]) => `${header}: ${value}`)
              .join('\n') || undefined,
          CLAUDE_CODE_MAX_CONTEXT_TOKENS: contextLength === undefined ? undefined : String(contextLength),
          CLAUDE_CODE_DISABLE_EXPERIMENTAL_BETAS: '1',
          CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        },
      }),
    },
  ],
  launch: ({ name, token }) => ({
    env: { ANTHROPIC_AUTH_TOKEN: env(token) },
    command: ['claude', '--settings', { home: settingsFile(name) }],
  }),
}
