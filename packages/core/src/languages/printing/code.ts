import type { Call } from '../../call/call.ts'
import { CodeNode, type Value } from '../../values/value.ts'
import { CutTemplate } from './cut-template.ts'

/*
 * Pieces of code. A piece doesn't know its position or the program's imports; both are determined when the program is
 * printed. Strings can't get into a piece unquoted: a hole treats a string as a value, and `verbatim` is only for
 * language writers.
 */

/** An import that a name in a program needs. The writer decides how to write it. */
export interface Import {
  /** The module: `json`, `encoding/json`, `java.net.http`, or `std::io`, for example. */
  readonly module: string
  /** The imported name; absent if the whole module is imported. */
  readonly name?: string
  /** Set if the module comes with the language, but its name doesn't show it. */
  readonly standard?: true
  /** The package to install, as in the install command; absent if the client's own command installs it. */
  readonly package?: string
}

/** The position of a value in the code. Used only in `printing/` and where literals are written. */
export interface Place {
  /** The indentation of its line in columns; a tab counts as four. */
  readonly column: number
  /** The columns already used on the line, plus those reserved for what follows. */
  readonly used: number
  /** Returns the text of a piece inside the value, alone or at its position, and collects its imports. */
  readonly code: (piece: CodeNode, place?: PlaceInValue) => string
}

/** The position of a piece in a value. */
export interface PlaceInValue extends Pick<Place, 'column' | 'used'> {
  /** The indentation of its line, for further lines. */
  readonly indent: string
}

/** Prints a value as code in a language. */
export type PrintValue = (value: Value, place: Place) => string

/** A template value: values become literals, pieces are inserted as code, and `undefined` is nothing. */
export type Hole = Value | Piece | undefined

/** A piece of code in a language. */
export abstract class Piece extends CodeNode {}

/* The kinds of pieces, for the printer. */

export class TemplatePiece extends Piece {
  constructor(
    readonly template: CutTemplate,
    readonly holes: readonly Hole[],
    readonly literal: PrintValue,
  ) {
    super()
  }
}

export class LiteralPiece extends Piece {
  constructor(
    readonly value: Value,
    readonly literal: PrintValue,
  ) {
    super()
  }
}

export class TextPiece extends Piece {
  constructor(
    readonly text: string,
    readonly imports: readonly Import[],
  ) {
    super()
  }
}

export class JoinedPiece extends Piece {
  constructor(
    readonly pieces: readonly Piece[],
    readonly between: string,
  ) {
    super()
  }
}

/** See `slot`. */
export class SlotPiece extends Piece {
  constructor(readonly read: (call: never) => Hole) {
    super()
  }
}

/** A template tag that writes a piece of code. */
export type CodeTag = (strings: TemplateStringsArray, ...holes: readonly Hole[]) => Piece

/**
 * Creates a language's template tag, ``code`…` ``:
 *
 * - Template text is code, unchanged: a backslash is a backslash. Only in `` \` `` and `\${` is the backslash not code.
 * - A template that starts with a line break is a block. Its outer line breaks and the common indentation belong to the
 *   source file, not to the code.
 * - A hole takes a value, which becomes a literal, or a piece, which is indented like its line.
 * - A line with nothing but empty holes is left out.
 *
 * @param literal prints a value; a list or object that is too long for its position on several lines
 * @param options `tabs` for a language that indents with tabs: four spaces at the start of a line become one
 * @example
 * code`
 *   def ask(question):
 *       ${body}
 *   print(ask(${question}))
 * `
 */
// @__NO_SIDE_EFFECTS__
export function codeTag(literal: PrintValue, options: { readonly tabs?: true } = {}): CodeTag {
  const hasTabs = options.tabs === true
  /** A call site always has the same frozen strings, so its cut template is constant as well. */
  const known = new Map<TemplateStringsArray, CutTemplate>()
  return (strings, ...holes) => {
    let template = known.get(strings)
    if (template === undefined) {
      template = new CutTemplate(strings.raw, hasTabs)
      known.set(strings, template)
    }
    return new TemplatePiece(template, holes, literal)
  }
}

/**
 * Returns a place for a value of the call. A program is compiled before there is a call, so nothing else in the program
 * can depend on the value.
 *
 * @param read returns the value, which is printed like one in a template, or a piece of code. It must print something:
 * where it may not, the shape says whether the slot is there.
 * @example
 * const MODEL = slot(({ requestModel }: ChatCall) => requestModel)
 * code`ask(model=${MODEL})`
 */
// @__NO_SIDE_EFFECTS__
export const slot = <Kind extends Call>(read: (call: Kind) => Hole): Piece => new SlotPiece(read)

/** Returns a value as a piece with its own spelling, such as a hash with strings as names, or JSON in a program. */
export const literalPiece = (value: Value, literal: PrintValue): Piece => new LiteralPiece(value, literal)

/** Prints a value like `literal`, but keeps it on its line, whatever its length. */
export const onOneLine =
  (literal: PrintValue): PrintValue =>
  (value, { column, code }) =>
    literal(value, { column, used: Number.NEGATIVE_INFINITY, code })

/**
 * Turns a string into code without indenting it again. Only for language writers, which have quoted its contents; a
 * test checks all files for other uses.
 */
export const verbatim = (text: string, ...imports: readonly Import[]): Piece => new TextPiece(text, imports)

const SIMPLE_NAME = /^[A-Za-z_$][\w$]*$/

const NAME = /^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\.|::)[\p{ID_Start}_$][\p{ID_Continue}$]*)*$/u

/**
 * Returns a name in a program, with the imports it needs.
 *
 * @throws TypeError for a text that isn't a name, or several names joined by dots or colons
 * @example
 * const JSON_MODULE = name('json', { module: 'json' })
 * code`${JSON_MODULE}.loads(text)`
 */
export function name(text: string, ...imports: readonly Import[]): Piece {
  if (!SIMPLE_NAME.test(text) && !NAME.test(text))
    throw new TypeError(`[model-snippets] ${JSON.stringify(text)} isn’t a name`)
  return new TextPiece(text, imports)
}

const joined = (pieces: readonly (Piece | undefined)[], between: string): Piece | undefined => {
  const some = pieces.filter((piece) => piece !== undefined)
  return some.length < 2 ? some[0] : new JoinedPiece(some, between)
}

/** Joins pieces with line breaks; `undefined` pieces leave no line. */
export const lines = (...pieces: readonly (Piece | undefined)[]): Piece | undefined => joined(pieces, '\n')

/** Joins pieces with an empty line between them. */
export const paragraphs = (...pieces: readonly (Piece | undefined)[]): Piece | undefined => joined(pieces, '\n\n')

/** Joins pieces on a line, as in `a, b`. */
export const listed = (
  pieces: readonly (Piece | undefined)[],
  between: ', ' | ' ' | '' | ' + ' | ' && ' | ' || ' | ' ?? ' | ' | ',
): Piece | undefined => joined(pieces, between)

/**
 * Returns a piece if a condition is true. The piece should be a constant, because it's created in any case; otherwise
 * write `condition ? made() : undefined`.
 */
export const when = (condition: boolean | undefined, piece: Piece): Piece | undefined =>
  condition === true ? piece : undefined
