import { PLATFORMS, type Platform } from '@model-snippets/core'

/** Reads a platform's name; undefined for other texts. */
export const readPlatform = (text: string): Platform | undefined => PLATFORMS.find((platform) => platform === text)
