/** Texts of the coding agents that are set up for a model, in English. */
export const texts = {
  title: 'Use it in a coding agent',
  lead: 'The configuration and the commands that lead an agent to this model, where the examples above call it. Tokens stand in variables, and in no file. The command line has them, too, and can apply them.',
  outdated: 'The choice above has changed, and the set-ups for it could not be written: load the page again.',
  // claim: agents-are-on-record
  form: 'A set-up of this form was started against a stand-in of the service; this very one was not.',
  ran: (agent: string, day: string): string =>
    // claim: agents-html-says-what-ran
    `${agent} was started with this very set-up on ${day}, against a stand-in of the service: it changed a file and ran a command.`,
  setUp: (agent: string): string => `the set-up of ${agent}`,
} as const
