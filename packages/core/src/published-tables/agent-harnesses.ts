/** A coding agent that calls Hugging Face. */
export interface AgentHarness {
  readonly prettyLabel: string
  readonly repoUrl?: string
  readonly docsUrl?: string
  /**
   * Environment variables that show that the agent started a program, with their values: an exact value, a prefix
   * followed by `*`, or `*` for any non-empty value. One match is enough.
   */
  readonly envVars?: { readonly [name: string]: string }
}

/** Environment variables in which any agent may put its key. */
export const STANDARD_AGENT_ENV_VARS = ['AI_AGENT', 'AGENT'] as const

/**
 * Coding agents by key. If several match, the first one counts: agents run inside each other, and editors pass their
 * variables on to their terminals.
 */
export const AGENT_HARNESSES = {
  antigravity: {
    prettyLabel: 'Antigravity',
    docsUrl: 'https://antigravity.google',
    envVars: { ANTIGRAVITY_AGENT: '*' },
  },
  'augment-cli': {
    prettyLabel: 'Augment CLI',
    repoUrl: 'https://github.com/augmentcode/auggie',
    docsUrl: 'https://www.augmentcode.com',
    envVars: { AUGMENT_AGENT: '*' },
  },
  cline: {
    prettyLabel: 'Cline',
    repoUrl: 'https://github.com/cline/cline',
    docsUrl: 'https://cline.bot',
    envVars: { CLINE_ACTIVE: '*' },
  },
  cowork: {
    prettyLabel: 'Cowork',
    docsUrl: 'https://claude.com/product/cowork',
    envVars: { CLAUDE_CODE_IS_COWORK: '*' },
  },
  'claude-code': {
    prettyLabel: 'Claude Code',
    repoUrl: 'https://github.com/anthropics/claude-code',
    docsUrl: 'https://code.claude.com/docs',
    envVars: { CLAUDECODE: '*', CLAUDE_CODE: '*' },
  },
  codex: {
    prettyLabel: 'Codex',
    repoUrl: 'https://github.com/openai/codex',
    docsUrl: 'https://developers.openai.com/codex',
    envVars: { CODEX_SANDBOX: '*', CODEX_CI: '*', CODEX_THREAD_ID: '*' },
  },
  crush: {
    prettyLabel: 'Crush',
    repoUrl: 'https://github.com/charmbracelet/crush',
    docsUrl: 'https://github.com/charmbracelet/crush',
    envVars: { CRUSH: '*' },
  },
  'gemini-cli': {
    prettyLabel: 'Gemini CLI',
    repoUrl: 'https://github.com/google-gemini/gemini-cli',
    docsUrl: 'https://geminicli.com',
    envVars: { GEMINI_CLI: '*' },
  },
  'github-copilot': {
    prettyLabel: 'GitHub Copilot',
    docsUrl: 'https://docs.github.com/copilot',
    envVars: { COPILOT_MODEL: '*', COPILOT_ALLOW_ALL: '*', COPILOT_GITHUB_TOKEN: '*' },
  },
  goose: {
    prettyLabel: 'Goose',
    repoUrl: 'https://github.com/aaif-goose/goose',
    docsUrl: 'https://goose-docs.ai/',
    envVars: { GOOSE_TERMINAL: '*' },
  },
  'hermes-agent': {
    prettyLabel: 'Hermes Agent',
    repoUrl: 'https://github.com/NousResearch/hermes-agent',
    docsUrl: 'https://hermes-agent.nousresearch.com/docs',
    envVars: { HERMES_SESSION_ID: '*' },
  },
  hi: {
    prettyLabel: 'hi',
    repoUrl: 'https://github.com/PipeNetwork/hi',
    docsUrl: 'https://github.com/PipeNetwork/hi#readme',
  },
  'kilo-code': {
    prettyLabel: 'Kilo Code',
    repoUrl: 'https://github.com/Kilo-Org/kilocode',
    docsUrl: 'https://kilocode.ai/docs',
    envVars: { KILOCODE_FEATURE: '*' },
  },
  kiro: { prettyLabel: 'Kiro', docsUrl: 'https://kiro.dev', envVars: { AGENT_CONTEXT_OUT: '*' } },
  openclaw: {
    prettyLabel: 'OpenClaw',
    repoUrl: 'https://github.com/openclaw/openclaw',
    docsUrl: 'https://openclaw.ai',
    envVars: { OPENCLAW_SHELL: '*' },
  },
  'sandbase-harness': {
    prettyLabel: 'SandBase Harness',
    repoUrl: 'https://github.com/sandbaseai/sandbase-harness',
    docsUrl: 'https://github.com/sandbaseai/sandbase-harness/blob/main/docs/installation.md',
  },
  opencode: {
    prettyLabel: 'opencode',
    repoUrl: 'https://github.com/anomalyco/opencode',
    docsUrl: 'https://opencode.ai',
    envVars: { OPENCODE_CLIENT: '*' },
  },
  pi: {
    prettyLabel: 'Pi',
    repoUrl: 'https://github.com/earendil-works/pi',
    docsUrl: 'https://pi.dev',
    envVars: { PI_CODING_AGENT: '*' },
  },
  replit: { prettyLabel: 'Replit', docsUrl: 'https://replit.com', envVars: { REPL_ID: '*' } },
  trae: { prettyLabel: 'Trae', docsUrl: 'https://trae.ai', envVars: { TRAE_AI_SHELL_ID: '*' } },
  vtcode: { prettyLabel: 'VTCode', repoUrl: 'https://github.com/vinhnx/VTCode', envVars: { VTCODE: '1' } },
  zed: {
    prettyLabel: 'Zed',
    repoUrl: 'https://github.com/zed-industries/zed',
    docsUrl: 'https://zed.dev',
    envVars: { ZED_TERM: '*' },
  },
  'cursor-cli': {
    prettyLabel: 'Cursor CLI',
    docsUrl: 'https://cursor.com/docs/cli/overview',
    envVars: { CURSOR_AGENT: '*' },
  },
  cursor: { prettyLabel: 'Cursor', docsUrl: 'https://cursor.com', envVars: { CURSOR_TRACE_ID: '*' } },
  devin: { prettyLabel: 'Devin', docsUrl: 'https://devin.ai' },
} as const satisfies { readonly [key: string]: AgentHarness }
