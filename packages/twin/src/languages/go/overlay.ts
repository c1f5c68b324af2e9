import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * What examples are compiled with in place of files of Go's own library, so that their texts stay as they are: pauses can
 * be cut short, and requests to this machine go to the proxy as all others do.
 */
const CHANGES: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'time/sleep.go': [
    ['\t"internal/godebug"\n', '\t"internal/godebug"\n\t"syscall"\n'],
    ['\nfunc Sleep(d Duration)\n', '\nfunc Sleep(d Duration) { sleep(twinPause(d)) }\n\nfunc sleep(d Duration)\n'],
    [
      '\nfunc when(d Duration) int64 {\n',
      `
var twinPauses = func() string {
	kind, _ := syscall.Getenv("TWIN_PAUSES")
	syscall.Unsetenv("TWIN_PAUSES")
	return kind
}()

func twinPause(d Duration) Duration {
	// What net/http waits for a handshake is the connection's.
	if twinPauses == "" || d <= 400*Millisecond || d == 10*Second {
		return d
	}
	if twinPauses == "fast" {
		return d / FAST_CLOCK
	}
	if d < 10*Second {
		return Millisecond
	}
	return d
}

func when(d Duration) int64 {
	d = twinPause(d)
`,
    ],
  ],
  'runtime/time.go': [['//go:linkname timeSleep time.Sleep\n', '//go:linkname timeSleep time.sleep\n']],
  'vendor/golang.org/x/net/http/httpproxy/proxy.go': [
    ['\tif host == "localhost" {\n\t\treturn false\n\t}\n', ''],
    ['\t\tif ip.IsLoopback() {\n\t\t\treturn false\n\t\t}\n', ''],
  ],
}

/**
 * Writes the changed files, and the file that `go build -overlay` reads.
 *
 * @param root Go's own folder, GOROOT
 * @returns the path of the latter
 * @throws Error when a release of Go has none of the places to change
 */
export async function writeOverlay(root: string, folder: string, fastClock: number): Promise<string> {
  const replaced: Record<string, string> = {}
  for (const [path, changes] of Object.entries(CHANGES)) {
    const original = join(root, 'src', path)
    let text = await readFile(original, 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${original} has no ${from.trim()}: its changes are to be written anew`)
      text = text.replace(from, () => to.replace('FAST_CLOCK', String(fastClock)))
    }
    const changed = join(folder, `${basename(path, '.go')}-${Object.keys(replaced).length}.go`)
    await writeFile(changed, text)
    replaced[original] = changed
  }
  const overlay = join(folder, 'overlay.json')
  await writeFile(overlay, JSON.stringify({ Replace: replaced }))
  return overlay
}
