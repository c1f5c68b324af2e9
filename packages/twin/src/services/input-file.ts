/** A file in an example's folder before it runs, such as a picture that it sends. */
export interface InputFile {
  readonly name: string
  readonly bytes: Uint8Array
}
