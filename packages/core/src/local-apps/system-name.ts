import type { System } from './local-app.ts'

const NAMES: { readonly [system in System]: string } = { macos: 'macOS', linux: 'Linux', windows: 'Windows' }

/** Returns the display name of a system. */
export const systemName = (system: System): string => NAMES[system]
