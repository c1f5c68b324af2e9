import type { Manifest } from '../language.ts'

const INSTALL = 'npm install '

/** `package.json`. A program that needs no package has one, too: `npm start` runs it by the command `run`. */
export const packageJson = (run: string): Manifest => ({
  fileName: 'package.json',
  installCommand: 'npm install',
  text(install, releaseOf) {
    const requirements = install?.startsWith(INSTALL) === true ? install.slice(INSTALL.length).split(' ') : []
    const dependencies = requirements.map((requirement) => {
      const at = requirement.lastIndexOf('@')
      const [name, range] = at > 0 ? [requirement.slice(0, at), requirement.slice(at + 1)] : [requirement, '*']
      return [name, releaseOf(name) ?? range]
    })
    const content = {
      private: true,
      type: 'module',
      scripts: { start: run },
      ...(dependencies.length === 0 ? {} : { dependencies: Object.fromEntries(dependencies) }),
    }
    return `${JSON.stringify(content, null, 2)}\n`
  },
})
