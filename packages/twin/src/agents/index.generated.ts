// Written by `npm run generate` from the files beside it. Do not edit.

import { claudeCode } from './claude-code/agent.ts'
import { cline } from './cline/agent.ts'
import { codex } from './codex/agent.ts'
import { continueCli } from './continue-cli/agent.ts'
import { kimiCode } from './kimi-code/agent.ts'
import { opencode } from './opencode/agent.ts'
import { pi } from './pi/agent.ts'
import { qwenCode } from './qwen-code/agent.ts'
import type { TwinAgent } from './twin-agent.ts'

/** The twin’s record of each coding agent, by folder. */
export const TWIN_AGENTS: { readonly [id: string]: TwinAgent } = {
  'claude-code': claudeCode,
  cline,
  codex,
  'continue-cli': continueCli,
  'kimi-code': kimiCode,
  opencode,
  pi,
  'qwen-code': qwenCode,
}
