import type { Manifest } from '../language.ts'

const INSTALL = 'npm install '

/** What runs TypeScript, and the types of Node.js, by the releases that the examples are checked with. */
const FOR_TYPESCRIPT = { '@types/node': '20', tsx: '4' }

const RUNNER = `tsx@${FOR_TYPESCRIPT.tsx}`

/** The install command of a program in TypeScript, which Node.js of all releases runs by `tsx` alone. */
export const installTyped = (install: string | null): string => `${install ?? 'npm install'} ${RUNNER}`

/** `package.json`. A program that needs no package has one, too: `npm start` runs it by the command `run`. */
export const packageJson = (run: string, typescriptRun: string): Manifest => ({
  fileName: 'package.json',
  installCommand: 'npm install',
  text(install, releaseOf, isTypeScript) {
    const named = install?.startsWith(INSTALL) === true ? install.slice(INSTALL.length).split(' ') : []
    // What runs TypeScript is a need of development.
    const requirements = named.filter((requirement) => !isTypeScript || requirement !== RUNNER)
    const dependencies = requirements.map((requirement) => {
      const at = requirement.lastIndexOf('@')
      const [name, range] = at > 0 ? [requirement.slice(0, at), requirement.slice(at + 1)] : [requirement, '*']
      return [name, releaseOf(name) ?? range]
    })
    const content = {
      private: true,
      type: 'module',
      scripts: { start: isTypeScript ? typescriptRun : run },
      ...(dependencies.length === 0 ? {} : { dependencies: Object.fromEntries(dependencies) }),
      ...(isTypeScript ? { devDependencies: FOR_TYPESCRIPT } : {}),
    }
    return `${JSON.stringify(content, null, 2)}\n`
  },
})
