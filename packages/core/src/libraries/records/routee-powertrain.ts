import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const routeePowertrain: Library = {
  key: 'routee-powertrain',
  prettyLabel: 'RouteE-Powertrain',
  repoName: 'RouteE-Powertrain',
  repoUrl: 'https://github.com/NatLabRockies/routee-powertrain',
  docsUrl: 'https://natlabrockies.github.io/routee-powertrain/',
  filter: false,
  countDownloads: 'path_extension:"onnx" OR path_extension:"joblib"',
  releases: { registry: 'pypi', package: 'routee.powertrain' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install routee.powertrain (Python 3.13 or older)
        import pandas as pd
        import routee.powertrain as pt
        from routee.powertrain.registry import HFRegistry

        registry = HFRegistry(repo_id=${model.id})
        found = pt.query_available_models(feature_names=["speed_mph", "grade_percent"], registry=registry)
        # Vehicles are also told apart by make=, model= and year=. This takes the first that asks for no other feature
        chosen = next(info for info in found if set(info.feature_names) == {"speed_mph", "grade_percent"})
        print(chosen)
        model = pt.load_model(chosen.model_id, registry=registry)

        roads = pd.DataFrame(
            {
                "distance": [0.3, 1.2],  # miles
                "speed_mph": [25, 60],
                "grade_percent": [1.5, -0.5],
            }
        )
        print(model.predict(roads))
      `),
    },
  ],
}
