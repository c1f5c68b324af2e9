/** Messages in printed responses: `"message": "…"`, `'error': '…'`, and `detail: '…'`, also escaped. */
const MESSAGES =
  /\b(?:error_)?(?:message|msg|error|detail|reason)\\?["']?: ?b?(?:\\?"((?:[^"\\\n]|\\[^"]){6,400})|'([^'\n]{6,400})|`([^`\n]{6,400}))/gi

/** A sentence has at least three words, or is in a script without spaces. */
const SENTENCE = /\S\s+\S+\s+\S|[\u4e00-\u9fff]{4}/

/** A client’s own message about the status. */
const OF_CLIENT = /status|\b[45]\d\d\b/i

/** Returns the sentences that a service sent, if the text marks them as such. */
export const sentencesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(MESSAGES), ([, double, single, backtick]) => double ?? single ?? backtick ?? '').filter(
    (message) => SENTENCE.test(message) && !OF_CLIENT.test(message),
  )
