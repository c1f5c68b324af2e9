import type { Library } from '../library.ts'

export const unitySentis: Library = {
  key: 'unity-sentis',
  prettyLabel: 'unity-sentis',
  repoName: 'unity-sentis',
  repoUrl: 'https://github.com/Unity-Technologies/sentis-samples',
  filter: true,
  countDownloads: 'path_extension:"sentis"',
  // IWorker and WorkerFactory became Worker in version 2 of the package, which is now Unity's inference engine.
  examples: () => [
    {
      language: 'csharp',
      content: `// Add the package com.unity.ai.inference in the Package Manager
using Unity.InferenceEngine;
using UnityEngine;

public class RunModel : MonoBehaviour
{
    // A file from the repository, copied to Assets/StreamingAssets
    const string ModelFile = "model.sentis";

    Worker worker;

    void Start()
    {
        Model model = ModelLoader.Load(Application.streamingAssetsPath + "/" + ModelFile);
        worker = new Worker(model, BackendType.GPUCompute);
        foreach (var input in model.inputs)
        {
            Debug.Log(input.name + " " + input.shape);
        }
    }

    void OnDestroy()
    {
        worker?.Dispose();
    }
}
`,
    },
  ],
}
