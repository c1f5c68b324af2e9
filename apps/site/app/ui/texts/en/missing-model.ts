/** Texts of the page of a model that cannot be shown, in English. */
export const texts = {
  title: 'No such model here',
  gatedTitle: 'This model is gated',
  unknownTitle: 'The hub could not be asked',
  leads: {
    off: 'The embedded catalogue has no model of this name, and this site asks no hub. Names are exact: owner, slash, name.',
    missing:
      'Neither the embedded catalogue nor the hub shows a model of this name. It may be private. Names are exact: owner, slash, name.',
    gated:
      'The hub has this model, and shows its record only to accounts that its owner let in. Accept its terms on the hub first; this site reads it with the token in HUB_TOKEN.',
    unreachable:
      'The embedded catalogue has no model of this name, and the hub did not answer: it may have one. Load the page again in a while.',
    refused:
      'The embedded catalogue has no model of this name, and the hub refused the token that this site was given, so it could not be asked.',
  },
  chooseTask: 'Choose the task yourself',
  chooseTaskHint: 'The code needs the name and the task alone. Whoever may see the model can run it.',
  showCode: 'Show the code',
  hubPage: 'The model’s page on the hub',
  near: 'Did you mean',
} as const
