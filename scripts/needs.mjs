// What `npm test` needs besides Node.js. Plain JavaScript without dependencies, because it's checked before `npm ci`.
import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.mjs'
import { hasFonts } from './fonts.mjs'

/** Programs that the machine must have: how to detect each, and its Debian packages. */
export const PROGRAMS_OF_EXAMPLES = {
  python: {
    label: 'python3 with venv',
    isThere: () => succeeds('python3', ['-c', 'import venv, ensurepip']),
    debian: 'python3-venv',
  },
  curl: { label: 'curl', isThere: () => succeeds('curl', ['--version']), debian: 'curl' },
  go: { label: 'go', isThere: () => succeeds('go', ['version']), debian: 'golang-go' },
  java: {
    label: 'java and maven',
    isThere: () => succeeds('javac', ['--version']) && succeeds('mvn', ['--version']),
    debian: 'default-jdk-headless maven',
  },
  jq: { label: 'jq', isThere: () => succeeds('jq', ['--version']), debian: 'jq' },
  ruby: { label: 'ruby', isThere: () => succeeds('ruby', ['-r', 'net/http', '-e', '']), debian: 'ruby' },
  rust: {
    label: 'rust 1.85 or later with clippy and rustfmt (https://rustup.rs)',
    isThere: () =>
      minorOf('cargo') >= 85 && ['clippy-driver', 'rustfmt', 'cc'].every((program) => succeeds(program, ['--version'])),
    // Debian's own `rustc` is too old; these are the ones that its browsers are built with.
    debian: 'cargo-web rust-web-clippy rustc-web rustfmt-web',
  },
  php: { label: 'php with curl', isThere: () => succeeds('php', ['-r', 'curl_init();']), debian: 'php-cli php-curl' },
}

/** Everything that a step may need. */
export const NEEDS = {
  ...PROGRAMS_OF_EXAMPLES,
  openssl: { label: 'openssl', isThere: () => succeeds('openssl', ['version']), debian: 'openssl' },
  parallel: { label: 'GNU parallel', isThere: () => succeeds('parallel', ['--version']), debian: 'parallel' },
  chromium: { label: 'chromium', isThere: () => succeeds(chromiumPath(), ['--version']), debian: 'chromium' },
  // A browser without any font exits without a message.
  fonts: { label: 'fonts: Liberation Sans and Liberation Mono', isThere: () => hasFonts(), debian: 'fonts-liberation' },
}

/**
 * Whether a program exists and succeeds.
 *
 * @param {string} program
 * @param {string[]} parameters
 */
export function succeeds(program, parameters) {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0
}

/** Returns the second number of a program's release, as in `cargo 1.85.0`; none if the program doesn't exist. */
function minorOf(/** @type {string} */ program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/^\S+ \d+\.(\d+)/.exec(stdout ?? '')?.[1] ?? Number.NaN)
}
