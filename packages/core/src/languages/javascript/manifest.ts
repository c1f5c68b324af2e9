import type { Manifest } from '../language.ts'

const INSTALL = 'npm install '

/** What runs TypeScript, and the types of Node.js, in the releases that we check the examples with. */
const FOR_TYPESCRIPT = { '@types/node': '20', tsx: '4' }

const RUNNER = `tsx@${FOR_TYPESCRIPT.tsx}`

/** Returns the install command of a TypeScript program. Only `tsx` runs TypeScript in every Node.js release. */
export const installTyped = (install: string | null): string => `${install ?? 'npm install'} ${RUNNER}`

/** `package.json`. Programs without packages have one as well, so that `npm start` runs them with the command `run`. */
export const packageJson = (run: string, typescriptRun: string): Manifest => ({
  fileName: 'package.json',
  installCommand: 'npm install',
  text(install, releaseOf, isTypeScript) {
    const named = install?.startsWith(INSTALL) === true ? install.slice(INSTALL.length).split(' ') : []
    // What runs TypeScript is a development dependency.
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
