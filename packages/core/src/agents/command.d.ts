import type { System } from '../local-apps/local-app.ts';
import type { AgentLaunch, CodingAgent } from './coding-agent.ts';
/**
 * The command that installs an agent, for a terminal.
 *
 * @example
 * installCommand(codex, 'linux') // npm install --global @openai/codex@0.171
 */
export declare function installCommand({ package: { name, line }, runsScripts }: CodingAgent, system: System): string;
/**
 * The command that starts an agent as it is set up, with variables for this start: POSIX shell, or PowerShell on Windows,
 * where they stay until its window is closed.
 *
 * @throws SnippetInputError for a word that the shell does not pass on unchanged
 */
export declare function launchCommand({ env, command }: AgentLaunch, system: System): string;
