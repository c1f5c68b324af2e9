/**
 * Small models of how Windows turns a typed line into a program's arguments and input, written from the documented
 * rules. They support what the examples use; anything else is an error, so that a text that breaks out of its quotes
 * doesn't go unnoticed.
 */

/** A started program. */
export interface Started {
  readonly argv: readonly string[]
  /** Its piped input. */
  readonly input?: Uint8Array
}

/**
 * Splits a command line like the Microsoft C runtime, including its first word. `doubled` says what two quotes inside
 * quotes mean: since 2008, one quote, and the quotes stay open; before that, they closed.
 */
export function splitArguments(line: string, doubled: 'open' | 'closed' = 'open'): string[] {
  const words: string[] = []
  let word: string | undefined
  let quoted = false
  let justClosed = false
  for (const [piece, slashes] of line.matchAll(/(\\*)"|\\+|[ \t]|[^\\" \t]+/g)) {
    const closedBefore = justClosed
    justClosed = false
    if (slashes === undefined) {
      if (quoted || !/^[ \t]/.test(piece)) word = (word ?? '') + piece
      else {
        if (word !== undefined) words.push(word)
        word = undefined
      }
      continue
    }
    word = (word ?? '') + slashes.slice(0, Math.floor(slashes.length / 2))
    if (slashes.length % 2 === 1) {
      word += '"'
    } else if (slashes === '' && closedBefore) {
      word += '"'
      quoted = doubled === 'open'
    } else {
      quoted = !quoted
      justClosed = !quoted
    }
  }
  if (word !== undefined) words.push(word)
  return words
}

/** How cmd.exe is running. */
export interface CmdState {
  readonly batch: boolean
  /** `setlocal EnableDelayedExpansion`, or `cmd /v:on`. */
  readonly delayed: boolean
  readonly environment: Readonly<Record<string, string>>
}

/** Splits a line into cmd.exe's command lines, each with the operator before it; programs get them unchanged. */
export function readCmdLine(line: string, state: CmdState): { operator: string; command: string }[] {
  const { environment, delayed } = state
  const expanded = expandPercent(line.replaceAll('\r', ''), state)
  const commands: { operator: string; command: string }[] = []
  let command = ''
  let operator = ''
  let quoted = false
  const end = (next: string): void => {
    commands.push({ operator, command })
    operator = next
    command = ''
  }
  for (let at = 0; at < expanded.length; at++) {
    const character = expanded[at] as string
    if (character === '\n') break
    if (character === '"') quoted = !quoted
    if (!quoted && character === '^') {
      at += 1
      if (expanded[at] === '\n') at += 1
      command += expanded[at] ?? ''
    } else if (!quoted && '&|'.includes(character)) {
      const twice = expanded[at + 1] === character
      if (twice) at += 1
      end(twice ? character.repeat(2) : character)
    } else if (!quoted && '<>()'.includes(character)) {
      end(character)
    } else command += character
  }
  end('')
  return commands.map((each) => ({
    ...each,
    command: delayed && each.command.includes('!') ? expandDelayed(each.command, environment) : each.command,
  }))
}

function expandPercent(line: string, { batch, environment }: CmdState): string {
  if (batch) {
    return line.replace(/%(?:%|\*|\d|([^%\n:]+)(?::[^%\n]*)?%|)/g, (found, name?: string) =>
      found === '%%' ? '%' : name === undefined ? '' : (variableIn(environment, name) ?? ''),
    )
  }
  // At the prompt, an unknown variable's name stays, and its last percent sign may start another name.
  let text = ''
  for (let at = 0; at < line.length; ) {
    const name = line[at] === '%' ? /^%([^%\n:]+)%/.exec(line.slice(at))?.[1] : undefined
    const value = name === undefined ? undefined : variableIn(environment, name)
    text += value ?? line[at]
    at += value === undefined ? 1 : (name as string).length + 2
  }
  return text
}

const variableIn = (environment: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(environment).find(([key]) => key.toUpperCase() === name.toUpperCase())?.[1]

function expandDelayed(command: string, environment: Readonly<Record<string, string>>): string {
  return command.replace(/\^(.)|!([^!:]+)(?::[^!]*)?!|!/gs, (_found, escaped?: string, name?: string) =>
    name === undefined ? (escaped ?? '') : (variableIn(environment, name) ?? ''),
  )
}

/** Which PowerShell is running. */
export interface PowerShellState {
  readonly version: '5.1' | '7.2' | '7.5'
  readonly environment: Readonly<Record<string, string>>
  /** The files in the current folder, as base64. */
  readonly files?: Readonly<Record<string, string>>
}

/** Returns the programs that a script starts, if each exits with code 0. */
export function runPowerShell(script: string, state: PowerShellState): Started[] {
  return new PowerShell(script, state).run()
}

/** Returns the value of a text that is a single PowerShell string. */
export function readPowerShellString(text: string, state: PowerShellState): string {
  const reader = new PowerShell(text, state)
  const value = reader.string()
  reader.expectEnd()
  return value
}

const SINGLE_QUOTES = "'\u2018\u2019\u201a\u201b"
const DOUBLE_QUOTES = '"\u201c\u201d\u201e'
const BACKTICKED: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

class PowerShell {
  private at = 0
  private readonly started: Started[] = []
  private readonly variables: Record<string, string> = {}

  constructor(
    private readonly script: string,
    private readonly state: PowerShellState,
  ) {}

  run(): Started[] {
    this.block(undefined)
    return this.started
  }

  expectEnd(): void {
    if (this.at < this.script.length) this.fail('the end')
  }

  private fail(expected: string): never {
    throw new Error(`expected ${expected} at ${JSON.stringify(this.script.slice(this.at, this.at + 60))}`)
  }

  private peek(offset = 0): string {
    return this.script[this.at + offset] ?? ''
  }

  private take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = this.at
    const found = sticky.exec(this.script)
    if (found === null) return undefined
    this.at += found[0].length
    return found[0]
  }

  private need(pattern: RegExp): string {
    return this.take(pattern) ?? this.fail(String(pattern))
  }

  private block(end: string | undefined): void {
    for (;;) {
      this.take(/(?:[ \t\r\n;]|`\r?\n)+/)
      if (end !== undefined && this.peek() === end) {
        this.at += 1
        return
      }
      if (this.at >= this.script.length) {
        if (end !== undefined) this.fail(end)
        return
      }
      this.statement()
    }
  }

  private statement(): void {
    const demanded = this.take(/if \(!\$env:\w+\) \{ throw /)
    if (demanded !== undefined) this.demand(demanded.slice(10, -10))
    else if (this.take(/& \{/) !== undefined) this.block('}')
    else if (this.take(/try \{/) !== undefined) {
      this.block('}')
      this.cleanUp()
    } else if (this.take(/\$ErrorActionPreference = /) !== undefined) {
      if (this.string() !== 'Stop') this.fail('Stop')
    } else if (this.take(/if \(\$LASTEXITCODE -eq 0\) \{/) !== undefined) this.savedOrNot()
    else if (this.take(/if \(\$LASTEXITCODE -ne 0\) \{ /) !== undefined) {
      this.need(/throw "curl\.exe failed with exit code \$LASTEXITCODE" \}/)
    } else if (this.peek() === '$') this.assignment()
    else if (this.peek() === 'c') this.program(undefined)
    else {
      const text = this.string()
      this.need(/[ \t]*\|[ \t]*/)
      this.program(text)
    }
  }

  /** A statement that ends the script if a variable isn't set, or is empty. */
  private demand(name: string): void {
    const message = this.string()
    this.need(/ \}/)
    if ((variableIn(this.state.environment, name) ?? '') === '') throw new Error(message)
  }

  private assignment(): void {
    const variable = this.need(/\$\w+ = /).slice(1, -3)
    if (variable === 'null') {
      // Ends the script if the file doesn't exist.
      this.need(/Convert-Path -LiteralPath /)
      if (this.state.files?.[this.string()] === undefined) this.fail('a file')
      return
    }
    this.need(/\[Convert\]::ToBase64String\(\[IO\.File\]::ReadAllBytes\(\(Convert-Path -LiteralPath /)
    const name = this.string()
    this.need(/\)\)\)/)
    const file = this.state.files?.[name]
    if (file === undefined) throw new Error(`no file ${name}`)
    this.variables[variable] = file
  }

  private savedOrNot(): void {
    this.need(/\s+/)
    const saved = this.string()
    this.need(/\s+\} else \{\s+if \(\$LASTEXITCODE -eq 22 -and \(Test-Path -LiteralPath /)
    const name = this.string()
    this.need(/\)\) \{ Get-Content -LiteralPath /)
    const shown = this.string()
    this.need(/; Remove-Item -LiteralPath /)
    const removed = this.string()
    this.need(/ \}\s+throw "curl\.exe failed with exit code \$LASTEXITCODE"\s+\}/)
    if (saved !== `Saved ${name}` || shown !== name || removed !== name) this.fail('one name')
  }

  private cleanUp(): void {
    this.need(/ finally \{ if \(Test-Path -LiteralPath /)
    const name = this.string()
    this.need(/\) \{ Remove-Item -LiteralPath /)
    if (this.string() !== name) this.fail('one name')
    this.need(/ \} \}/)
    if (!this.started.some(({ argv }) => argv.at(-1) === name)) this.fail('a program that made the file')
  }

  private program(piped: string | undefined): void {
    const parts: string[] = []
    this.need(/curl\.exe(?=[ \t])/)
    for (;;) {
      const space = this.take(/(?:[ \t]|`\r?\n)+/)
      if (this.at >= this.script.length || /[\r\n;}]/.test(this.peek())) break
      if (space === undefined) this.fail('a space between arguments')
      // A bare word of these letters stays unchanged. In 5.1, a dot or a colon would split an option, and a word that
      // starts with a digit can be a number.
      parts.push(this.take(/(?:--?[A-Za-z][\w-]*|[A-Za-z][\w./:+-]*|[1-9]\d*)(?=[ \t\r\n])/) ?? this.string())
    }
    const argv = this.passed(parts)
    this.started.push(piped === undefined ? { argv } : { argv, input: this.encode(`${piped}\r\n`) })
  }

  /**
   * Returns the arguments as a program gets them: up to 7.2, on one line, quoted if they contain spaces, without
   * escaped quotes.
   */
  private passed(parts: readonly string[]): string[] {
    if (this.state.version === '7.5') return [...parts]
    const line = parts
      .filter((part) => part !== '')
      .map((part) => {
        if (!this.needsQuotes(part)) return part
        const trailing = /\\*$/.exec(part)?.[0] ?? ''
        return `"${part}${this.state.version === '5.1' ? trailing.slice(0, 1) : trailing}"`
      })
      .join(' ')
    return splitArguments(line)
  }

  private needsQuotes(part: string): boolean {
    let quotes = 0
    for (let index = 0; index < part.length; index++) {
      if (part[index] === '"' && part[index - 1] !== '\\') quotes += 1
      else if (/[\s\u0085]/.test(part[index] as string) && quotes % 2 === 0) return true
    }
    return false
  }

  /** `$OutputEncoding`: ASCII in Windows PowerShell, and UTF-8 without a byte order mark since. */
  private encode(text: string): Uint8Array {
    return new TextEncoder().encode(this.state.version === '5.1' ? text.replace(/[^\0-\x7f]/g, '?') : text)
  }

  string(): string {
    const [first, second] = [this.peek(), this.peek(1)]
    if (first !== '' && SINGLE_QUOTES.includes(first)) return this.single()
    if (first !== '' && DOUBLE_QUOTES.includes(first)) return this.double()
    if (first === '@' && second !== '' && SINGLE_QUOTES.includes(second)) return this.hereString(SINGLE_QUOTES)
    if (first === '@' && second !== '' && DOUBLE_QUOTES.includes(second)) return this.hereString(DOUBLE_QUOTES)
    return this.fail('a string')
  }

  private single(): string {
    let value = ''
    for (this.at += 1; this.at < this.script.length; this.at++) {
      if (SINGLE_QUOTES.includes(this.peek())) {
        this.at += 1
        if (this.peek() === '' || !SINGLE_QUOTES.includes(this.peek())) return value
      }
      value += this.peek()
    }
    return this.fail("'")
  }

  private double(): string {
    let value = ''
    for (this.at += 1; this.at < this.script.length; ) {
      if (DOUBLE_QUOTES.includes(this.peek())) {
        this.at += 1
        if (this.peek() === '' || !DOUBLE_QUOTES.includes(this.peek())) return value
        value += this.peek()
        this.at += 1
      } else value += this.expandable()
    }
    return this.fail('"')
  }

  private hereString(quotes: string): string {
    this.at += 2
    this.need(/[ \t]*\r?\n/)
    let value = ''
    for (let lineStart = true; this.at < this.script.length; ) {
      if (lineStart && quotes.includes(this.peek()) && this.peek(1) === '@') {
        this.at += 2
        return value.replace(/\r?\n$/, '')
      }
      lineStart = this.peek() === '\n' || (this.peek() === '\r' && this.peek(1) !== '\n')
      value += quotes === DOUBLE_QUOTES ? this.expandable() : this.script[this.at++]
    }
    return this.fail('the end of a here-string')
  }

  /** Returns the next character of an expandable string, or a variable's value. */
  private expandable(): string {
    if (this.peek() === '`' && this.at + 1 < this.script.length) {
      const escaped = this.peek(1)
      this.at += 2
      return BACKTICKED[escaped] ?? escaped
    }
    const unit = this.take(/\$\(\[char\]0x[0-9a-f]{4}\)/)
    if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit.slice(10, 14), 16))
    const variable = this.take(/\$(?:env:)?[A-Za-z0-9_]+(?![A-Za-z0-9_:])/)
    if (variable !== undefined) {
      const name = variable.slice(1)
      const value = name.startsWith('env:') ? variableIn(this.state.environment, name.slice(4)) : this.variables[name]
      if (value === undefined) throw new Error(`no variable ${name}`)
      return value
    }
    if (this.peek() === '$' && /[({?^$:\p{L}\p{Nd}_]/u.test(this.peek(1))) return this.fail('no expansion')
    return this.script[this.at++] as string
  }
}
