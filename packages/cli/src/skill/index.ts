export { SKILL, type SkillFiles, skillFiles } from './skill.ts'
