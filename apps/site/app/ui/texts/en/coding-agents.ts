/** Texts of the coding agents that are set up for a model, in English. */
export const texts = {
  title: 'Use this model in a coding agent',
  lead: 'These setups use the provider you chose on the API tab. Tokens stay in environment variables. The command-line tool can also print and apply the setups.',
  toForm: 'Choose the provider and terminal on the API tab.',
  leadOnMachine: (app: string): string =>
    `These setups run the model in ${app} on your own machine, with tool calling. They set the context length that each agent needs, if the model supports it.`,
  toFormOnMachine: 'Choose the terminal on the API tab.',
  place: 'Where the model runs',
  hosted: 'Provider or endpoint from the API tab',
  onMachine: (app: string): string => `My machine, with ${app}`,
  show: 'Show setups',
  // claim: agents-are-on-record
  form: 'We haven’t run this exact setup. We ran this agent with a similar one against a mock of the service.',
  notRun: 'We haven’t run this agent. The setup follows its documentation.',
  ran: (agent: string, day: string): string =>
    // claim: agents-html-says-what-ran
    `On ${day}, we ran ${agent} with this exact setup against a mock of the service. The agent edited a file and ran a command.`,
  setUp: (agent: string): string => `the setup for ${agent}`,
} as const
