import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const jevStyle: Library = {
  key: 'jev-style',
  prettyLabel: 'jev-style',
  repoName: 'jev-style',
  repoUrl: 'https://github.com/lawrence3699/jev-style',
  filter: false,
  countDownloads: 'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
  releases: { registry: 'pypi', package: 'jev-style', module: 'jev_style' },
  examples: (model) => {
    const install = hasTag(model, 'mlx')
      ? 'pip install "jev-style[mlx]"'
      : hasTag(model, 'gguf')
        ? shell.program(command`
          pip install jev-style
          # Such models are scored by llama.cpp: build its scorer once, and name it in JEV_SCORE_BIN
          # (a 2B model: jev_score_v2.cpp and JEV_SCORE_V2_BIN)
          hf download ${model.id} build_jev_score.sh jev_score.cpp --local-dir jev-score
          export JEV_SCORE_BIN="$(sh jev-score/build_jev_score.sh /path/to/llama.cpp | tail -n 1)"
        `)
        : 'pip install "jev-style[torch]"'
    return [
      { language: 'sh', content: install },
      {
        language: 'python',
        content: python.program(code`
          from jev_style import JevStyle, choice, noul

          # Loads the releases that the package knows; for another, which brings code of its own, add trust_remote_code=True
          js = JevStyle.from_pretrained(${model.id})
          result = js.decide(
              "The kettle that I bought last week no longer heats.",
              {
                  "broken": noul("The writer reports a broken product."),
                  "desk": choice("Which desk should answer?", ["repairs", "billing", "sales"]),
              },
          )
          print(result["answers"]["desk"]["choice"])
        `),
      },
    ]
  },
}
