/** Writes the agent skill to `skills/`, where the usual installers look for skills in a repository. */
import { SKILL, skillFiles } from '../../packages/cli/src/skill/index.ts'
import { type Writing, writeFiles } from './generated-files.ts'

/**
 * Updates the skill's files, or only reports which are stale.
 *
 * @returns the paths of the stale files
 */
export const writeSkill = (writing: Writing): string[] =>
  writeFiles(
    [...skillFiles()].map(([path, text]) => [`skills/${SKILL.name}/${path}`, text] as const),
    writing,
  )
