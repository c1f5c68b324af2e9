/** `"message": "…"`, `'error': '…'` and `detail: '…'`, as services write what they say, and languages show it; escaped, too. */
const SAID =
  /\b(?:error_)?(?:message|msg|error|detail|reason)\\?["']?: ?b?(?:\\?"((?:[^"\\\n]|\\[^"]){6,400})|'([^'\n]{6,400})|`([^`\n]{6,400}))/gi

/** A sentence has three words or more, or is written without blanks between them. */
const SENTENCE = /\S\s+\S+\s+\S|[\u4e00-\u9fff]{4}/

/** A client says of itself which status it got. */
const OF_CLIENT = /status|\b[45]\d\d\b/i

/** The sentences that a service says in an answer, as far as a text shows them as such. */
export const sentencesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(SAID), ([, double, single, backtick]) => double ?? single ?? backtick ?? '').filter(
    (said) => SENTENCE.test(said) && !OF_CLIENT.test(said),
  )
