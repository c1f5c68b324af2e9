import type { AgentSetUp } from './set-ups.ts';
/**
 * One set-up as a text to read and to copy from: commands under comments that say what they do. A file that may hold
 * other settings of the reader is told in a comment; in a POSIX shell any other is written by a command.
 *
 * @example
 * const [setUp] = getAgentSetUps({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] }, 'auto')
 * if (setUp !== undefined) console.log(agentScript(setUp))
 */
export declare function agentScript({ label, docsUrl, system, install, files, env, launch }: AgentSetUp): string;
