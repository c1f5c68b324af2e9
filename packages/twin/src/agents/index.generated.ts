// Written by `npm run generate` from the files beside it. Do not edit.

import { aider } from './aider/agent.ts'
import { claudeCode } from './claude-code/agent.ts'
import { cline } from './cline/agent.ts'
import { codex } from './codex/agent.ts'
import { continueCli } from './continue-cli/agent.ts'
import { copilotCli } from './copilot-cli/agent.ts'
import { hermesAgent } from './hermes-agent/agent.ts'
import { kimiCode } from './kimi-code/agent.ts'
import { openclaw } from './openclaw/agent.ts'
import { opencode } from './opencode/agent.ts'
import { pi } from './pi/agent.ts'
import { qwenCode } from './qwen-code/agent.ts'
import type { TwinAgent } from './twin-agent.ts'

/** The twin’s record of each coding agent, by folder. */
export const TWIN_AGENTS: { readonly [id: string]: TwinAgent } = {
  aider,
  'claude-code': claudeCode,
  cline,
  codex,
  'continue-cli': continueCli,
  'copilot-cli': copilotCli,
  'hermes-agent': hermesAgent,
  'kimi-code': kimiCode,
  openclaw,
  opencode,
  pi,
  'qwen-code': qwenCode,
}
