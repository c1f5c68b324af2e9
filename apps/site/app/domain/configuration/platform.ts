import { PLATFORMS, type Platform } from '@model-snippets/core'

/** The platform of a text, or undefined when it names none. */
export const readPlatform = (text: string): Platform | undefined => PLATFORMS.find((platform) => platform === text)
