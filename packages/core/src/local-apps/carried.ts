import { carried } from '../libraries/carried.ts'

/** Whether a command can carry a text as it is, and no program takes it for an option. */
export const isCarried = (text: string): boolean => text !== '' && !text.startsWith('-') && carried(text) === text
