import type { Manifest } from '../language.ts'

const INSTALL = 'pip install '

/** `requirements.txt`: the words of the install command, one per line, without shell quotes. */
export const requirements: Manifest = {
  fileName: 'requirements.txt',
  installCommand: 'pip install -r requirements.txt',
  text(install, releaseOf) {
    if (install?.startsWith(INSTALL) !== true) return undefined
    const lines = install
      .slice(INSTALL.length)
      .split(' ')
      .map((word) => {
        const requirement = word.replaceAll('"', '')
        const [named = '', name = ''] = /^([\w.-]+)(?:\[[\w,-]+\])?/.exec(requirement) ?? []
        const release = releaseOf(name)
        return release === undefined ? requirement : `${named}==${release}`
      })
    return `${lines.join('\n')}\n`
  },
}
