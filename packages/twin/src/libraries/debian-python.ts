import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { madeOnce } from '../languages/made-once.ts'
import { type DebianPackages, folderOf, unpack } from '../local-apps/debian.ts'

interface DebianPython {
  readonly packages: DebianPackages
  /** The dynamic loader that starts it. It needs its own if its C library is newer than most machines'. */
  readonly loader: string
}

/** Python releases with their headers and dependencies that Debian 12 lacks. */
const PYTHONS: Readonly<Record<string, DebianPython>> = {
  // From Debian 11, for libraries that require 3.10 or older; no Debian release has 3.10.
  '3.9': {
    loader: '/lib64/ld-linux-x86-64.so.2',
    packages: {
      'libf/libffi/libffi7_3.3-6_amd64.deb': '30ca89bfddae5fa6e0a2a044f22b6e50cd17c4bc6bc850c579819aeab7101f0f',
      'm/mpdecimal/libmpdec3_2.5.1-1_amd64.deb': '816404866f754d5662d69db50072018dccb78cf372fc38e0be961fab0f57d741',
      'o/openssl/libssl1.1_1.1.1w-0+deb11u1_amd64.deb':
        'aadf8b4b197335645b230c2839b4517aa444fd2e8f434e5438c48a18857988f7',
      'p/python3-stdlib-extensions/python3-distutils_3.9.2-1_all.deb':
        '05ec4080e0f05ba6b1c339d89c97f6343919be450b66cf4cfb215f54dcb85e58',
      'p/python3.9/libpython3.9-dev_3.9.2-1_amd64.deb':
        '3a2172f6d926cf2e98a1a2e24f5aecdc3bcd56fa7c6d9f7a3fc4892f67377d5f',
      'p/python3.9/libpython3.9-minimal_3.9.2-1_amd64.deb':
        '594283526d67e03e3c4e96534f6bfe5da1bf41da5d49360553c9b79fbf08c4ab',
      'p/python3.9/libpython3.9-stdlib_3.9.2-1_amd64.deb':
        '32ac64d959ac2dbc5bb289532fc9834dab8f671b5455695a3a9315aad973c65b',
      'p/python3.9/python3.9-minimal_3.9.2-1_amd64.deb':
        '5d6003c5c20223a2547ac4976e09a9ec778dbe351507a6292bef3b60df5f4aa7',
    },
  },
  // From Debian 13.
  '3.13': {
    loader: '$usr/lib64/ld-linux-x86-64.so.2',
    packages: {
      'e/expat/libexpat1_2.9.0-1~deb13u1_amd64.deb': 'feff874772cae904ae4d24e917b35664952bec4b4ae9100a4edda5a7fa746832',
      'g/glibc/libc6_2.41-12+deb13u5_amd64.deb': 'b59b0625cd1a791375d40dab23a4d5d3d0641e3d0a773501becdc3725b7f99cf',
      'o/openssl/libssl3t64_3.5.9-1~deb13u1_amd64.deb':
        'ffefb9af363e0e4592251b2533eb06453c8e470f7772e40263c4b2129251a6d5',
      'p/python3.13/libpython3.13-dev_3.13.5-2+deb13u5_amd64.deb':
        '4bd7b17ffbeb367ce1fef8b6ff02536a25f29fc07372d1bdd3ed1e1faa5b9409',
      'p/python3.13/libpython3.13-minimal_3.13.5-2+deb13u5_amd64.deb':
        'a4aa6a9a8c77f87bfe545e1d14ec42c001d189ace90e3aa75deec882b39dee49',
      'p/python3.13/libpython3.13-stdlib_3.13.5-2+deb13u5_amd64.deb':
        'db161322a3481d2c0c3b9a3b9a03c3ab0e2b1718f54b88755fb4a3f939165b84',
      'p/python3.13/python3.13-minimal_3.13.5-2+deb13u5_amd64.deb':
        'c1fda9e7b1bf15b2fa75a238d8a8710e142fe14c722fc650c5fc614f078c9073',
    },
  },
}

/** Finds its folder from its own path, and its modules next to that. */
const starter = (version: string, loader: string): string => `#!/bin/sh
usr=$(dirname "$(readlink -f "$0")")/..
exec "${loader}" --argv0 "$0" --library-path "$usr/lib/x86_64-linux-gnu" \\
  "$usr/bin/python${version}" "$@"
`

/**
 * Unpacks a Python release once, on an x86-64 machine.
 *
 * @returns the program that starts it; undefined for an unknown release
 */
export async function debianPython(version: string): Promise<string | undefined> {
  const python = PYTHONS[version]
  if (python === undefined) return undefined
  const root = folderOf('python', python)
  const program = join(root, 'usr', 'programs', `python${version}`)
  await madeOnce(root, async () => {
    await unpack(python.packages, root)
    // Its headers include others by their system path; a compiler also looks next to them.
    const headers = join(root, 'usr', 'include')
    await symlink(join(headers, 'x86_64-linux-gnu'), join(headers, `python${version}`, 'x86_64-linux-gnu'))
    await mkdir(dirname(program))
    await writeFile(program, starter(version, python.loader), { mode: 0o755 })
  })
  return program
}
