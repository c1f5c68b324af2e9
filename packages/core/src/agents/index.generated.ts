// Written by `npm run generate` from the files beside it. Do not edit.

import { aider } from './aider/agent.ts'
import { claudeCode } from './claude-code/agent.ts'
import { cline } from './cline/agent.ts'
import { codex } from './codex/agent.ts'
import { continueCli } from './continue-cli/agent.ts'
import { copilotCli } from './copilot-cli/agent.ts'
import { crush } from './crush/agent.ts'
import { hermesAgent } from './hermes-agent/agent.ts'
import { kimiCode } from './kimi-code/agent.ts'
import { openclaw } from './openclaw/agent.ts'
import { opencode } from './opencode/agent.ts'
import { pi } from './pi/agent.ts'
import { qwenCode } from './qwen-code/agent.ts'
import type { CodingAgent } from './coding-agent.ts'

/** All coding agents, in display order. */
export const CODING_AGENTS: readonly CodingAgent[] = [
  codex,
  claudeCode,
  opencode,
  pi,
  qwenCode,
  continueCli,
  kimiCode,
  cline,
  aider,
  copilotCli,
  hermesAgent,
  openclaw,
  crush,
]
