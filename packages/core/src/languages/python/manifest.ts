import type { Manifest } from '../language.ts'

const INSTALL = 'pip install '

/** `requirements.txt`: the words of the install command, one a line. */
export const requirements: Manifest = {
  fileName: 'requirements.txt',
  installCommand: 'pip install -r requirements.txt',
  text(install, releaseOf) {
    if (install?.startsWith(INSTALL) !== true) return undefined
    const lines = install
      .slice(INSTALL.length)
      .split(' ')
      .map((requirement) => {
        const name = /^[\w.-]+/.exec(requirement)?.[0] ?? ''
        const release = releaseOf(name)
        return release === undefined ? requirement : `${name}==${release}`
      })
    return `${lines.join('\n')}\n`
  },
}
