import { name } from '../../languages/printing/code.ts'
import { pythonName } from '../../languages/python/python-name.ts'
import { code, python } from '../../languages/python/writer.ts'
import { textsAt } from '../../model/fields.ts'
import type { Library, LibraryExample } from '../library.ts'

/** Tasks with their own example, which come first. */
const TASKS: readonly { readonly task: string; readonly content: (preset: string) => string }[] = [
  {
    task: 'CausalLM',
    content: (preset) =>
      python.program(code`
        # pip install keras-hub huggingface_hub (Python 3.13 or older)
        import keras_hub

        causal_lm = keras_hub.models.CausalLM.from_preset(${preset}, dtype="bfloat16")
        causal_lm.compile(sampler="greedy")
        print(causal_lm.generate("The lighthouse keeper opened the letter and", max_length=64))
      `),
  },
  {
    // The number of steps no longer has a default.
    task: 'TextToImage',
    content: (preset) =>
      python.program(code`
        # pip install keras-hub huggingface_hub pillow (Python 3.13 or older)
        import keras_hub
        from PIL import Image

        text_to_image = keras_hub.models.TextToImage.from_preset(${preset}, dtype="bfloat16")
        image = text_to_image.generate("A lighthouse on a rocky coast at dawn", num_steps=50)
        Image.fromarray(image.astype("uint8")).save("image.png")
      `),
  },
  {
    task: 'TextClassifier',
    content: (preset) =>
      python.program(code`
        # pip install keras-hub huggingface_hub (Python 3.13 or older)
        import keras_hub

        text_classifier = keras_hub.models.TextClassifier.from_preset(${preset}, num_classes=2)
        # Train on two reviews, then classify a third
        text_classifier.fit(x=["What a lovely evening!", "I want my money back."], y=[1, 0])
        print(text_classifier.predict(["I would go again tomorrow."]))
      `),
  },
  {
    task: 'ImageClassifier',
    content: (preset) =>
      python.program(code`
        # pip install keras-hub huggingface_hub (Python 3.13 or older)
        import keras
        import keras_hub

        image_classifier = keras_hub.models.ImageClassifier.from_preset(${preset}, num_classes=2)
        # Train on random images, which stand in for yours, then classify another
        image_classifier.fit(
            x=keras.random.randint((8, 224, 224, 3), 0, 256),
            y=keras.random.randint((8, 1), 0, 2),
        )
        print(image_classifier.predict(keras.random.randint((1, 224, 224, 3), 0, 256)))
      `),
  },
]

/** Abstract classes, which can't load a preset. */
const ABSTRACT: readonly string[] = ['Preprocessor', 'Task']

/** Preprocessors have a configuration, but no weights to summarize. */
const generic = (task: string, preset: string): string =>
  python.program(code`
    # pip install keras-hub huggingface_hub (Python 3.13 or older)
    import keras_hub

    model = keras_hub.models.${name(task)}.from_preset(${preset})
    ${/Preprocessor$|Tokenizer$|Converter$/.test(task) ? code`print(model.get_config())` : code`model.summary()`}
  `)

export const kerasHub: Library = {
  key: 'keras-hub',
  prettyLabel: 'KerasHub',
  repoName: 'KerasHub',
  repoUrl: 'https://github.com/keras-team/keras-hub',
  docsUrl: 'https://keras.io/keras_hub/',
  filter: true,
  releases: { registry: 'pypi', package: 'keras-hub', module: 'keras_hub' },
  examples: (model) => {
    const preset = `hf://${model.id}`
    const named = new Set(textsAt(model, 'config', 'keras_hub', 'tasks'))
    const contents: string[] = []
    for (const { task, content } of TASKS) if (named.delete(task)) contents.push(content(preset))
    for (const each of named) {
      const task = pythonName(each)
      if (task !== undefined && task !== 'Backbone' && !ABSTRACT.includes(task)) contents.push(generic(task, preset))
    }
    const backbone = python.program(code`
      # pip install keras-hub huggingface_hub (Python 3.13 or older)
      import keras_hub

      backbone = keras_hub.models.Backbone.from_preset(${preset})
      backbone.summary()
    `)
    return [...contents, backbone].map((content): LibraryExample => ({ language: 'python', content }))
  },
}
