import { spawn, spawnSync } from 'node:child_process'
import { type EndedProgram, endOf } from './ended.ts'
import { PROGRAM } from './program.ts'

/** A place that takes only so many bytes. */
export interface SmallDisk {
  readonly name: string
  readonly isThere: boolean
  /** Kibibytes. */
  readonly smallest: number
  readonly run: (
    argv: readonly string[],
    options: {
      readonly folder: string
      readonly kibibytes: number
      readonly input?: string | undefined
      /** Commands of the shell that run there before, while there is room, and after. */
      readonly before?: string
      readonly after?: string
    },
  ) => Promise<EndedProgram>
}

const disk = ({
  shell,
  mount,
  limit,
  ...rest
}: Omit<SmallDisk, 'run'> & {
  readonly shell: readonly string[]
  readonly mount: string
  readonly limit: string
}): SmallDisk => ({
  ...rest,
  run: (argv, { folder, kibibytes, input = '', before = ':', after = 'cat out' }) => {
    const { command, args, env } = PROGRAM
    const script = `${mount}
cd "$DISK"
${before}
${limit}
HOME="$DISK" "$@" > out
code=$?
ulimit -S -f unlimited
${after}
exit $code`
    const [program = '', ...words] = [...shell, 'sh', '-c', script, 'sh', command, ...args, ...argv]
    const child = spawn(program, words, { env: { ...env, DISK: folder, KIBIBYTES: String(kibibytes) } })
    return endOf(child, input)
  },
})

const OWN_MOUNTS = ['--mount', '--map-root-user']

export const SMALL_DISKS: readonly SmallDisk[] = [
  disk({
    name: 'files of a limited size',
    isThere: process.platform !== 'win32',
    smallest: 0,
    shell: [],
    mount: ':',
    // Half a kibibyte each.
    limit: 'ulimit -S -f $((KIBIBYTES * 2))',
  }),
  disk({
    name: 'a small file system',
    isThere: spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0,
    // One page.
    smallest: 4,
    shell: ['unshare', ...OWN_MOUNTS],
    mount: 'mount -t tmpfs -o size="$KIBIBYTES"k tmpfs "$DISK"',
    limit: ':',
  }),
]
