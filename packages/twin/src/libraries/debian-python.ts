import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { madeOnce } from '../languages/made-once.ts'
import { type DebianPackages, folderOf, unpack } from '../local-apps/debian.ts'

/** The version of Python that is brought where a machine has an older one only. */
export const DEBIAN_PYTHON = '3.13'

/** Of Debian 13: Python with its headers, and what it needs that Debian 12 has not. */
const PACKAGES: DebianPackages = {
  'e/expat/libexpat1_2.9.0-1~deb13u1_amd64.deb': 'feff874772cae904ae4d24e917b35664952bec4b4ae9100a4edda5a7fa746832',
  'g/glibc/libc6_2.41-12+deb13u5_amd64.deb': 'b59b0625cd1a791375d40dab23a4d5d3d0641e3d0a773501becdc3725b7f99cf',
  'o/openssl/libssl3t64_3.5.9-1~deb13u1_amd64.deb': 'ffefb9af363e0e4592251b2533eb06453c8e470f7772e40263c4b2129251a6d5',
  'p/python3.13/libpython3.13-dev_3.13.5-2+deb13u5_amd64.deb':
    '4bd7b17ffbeb367ce1fef8b6ff02536a25f29fc07372d1bdd3ed1e1faa5b9409',
  'p/python3.13/libpython3.13-minimal_3.13.5-2+deb13u5_amd64.deb':
    'a4aa6a9a8c77f87bfe545e1d14ec42c001d189ace90e3aa75deec882b39dee49',
  'p/python3.13/libpython3.13-stdlib_3.13.5-2+deb13u5_amd64.deb':
    'db161322a3481d2c0c3b9a3b9a03c3ab0e2b1718f54b88755fb4a3f939165b84',
  'p/python3.13/python3.13-minimal_3.13.5-2+deb13u5_amd64.deb':
    'c1fda9e7b1bf15b2fa75a238d8a8710e142fe14c722fc650c5fc614f078c9073',
}

/** Its own C library is there for it alone. It takes its place from its name, and finds its modules above that. */
const STARTER = `#!/bin/sh
usr=$(dirname "$(readlink -f "$0")")/..
exec "$usr/lib64/ld-linux-x86-64.so.2" --argv0 "$0" --library-path "$usr/lib/x86_64-linux-gnu" \\
  "$usr/bin/python${DEBIAN_PYTHON}" "$@"
`

/** Unpacks Python, once, on a machine with x86-64. @returns what starts it */
export async function debianPython(): Promise<string> {
  const root = folderOf('python', PACKAGES)
  const program = join(root, 'usr', 'programs', `python${DEBIAN_PYTHON}`)
  await madeOnce(root, async () => {
    await unpack(PACKAGES, root)
    // Its headers name others by their place in the system; a compiler looks beside them, too.
    const headers = join(root, 'usr', 'include')
    await symlink(join(headers, 'x86_64-linux-gnu'), join(headers, `python${DEBIAN_PYTHON}`, 'x86_64-linux-gnu'))
    await mkdir(dirname(program))
    await writeFile(program, STARTER, { mode: 0o755 })
  })
  return program
}
