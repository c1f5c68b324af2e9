/** Texts of the page of a model that cannot be shown, in English. */
export const texts = {
  title: 'Model not found',
  gatedTitle: 'This model is gated',
  unknownTitle: 'Couldn’t look up this model',
  leads: {
    off: 'The built-in catalogue has no model with this name, and look-ups on Hugging Face are turned off on this site. Names have the form owner/name and must match exactly.',
    missing:
      'Neither the built-in catalogue nor Hugging Face shows a model with this name. It may be private. Names have the form owner/name and must match exactly.',
    gated:
      'Hugging Face shows this model’s record only to accounts with access. Accept its terms on Hugging Face first. This site reads the record with the token in HUB_TOKEN.',
    unreachable:
      'The built-in catalogue has no model with this name, and Hugging Face didn’t respond, so the model may exist. Reload the page in a moment.',
    refused:
      'The built-in catalogue has no model with this name, and we couldn’t look it up: Hugging Face rejected this site’s token.',
  },
  chooseTask: 'Choose a task yourself',
  chooseTaskHint: 'The code only needs the name and the task. Anyone with access to the model can run it.',
  showCode: 'Show the code',
  hubPage: 'Model page on Hugging Face',
  near: 'Did you mean',
} as const
