import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const cxrFoundation: Library = {
  key: 'cxr-foundation',
  prettyLabel: 'CXR Foundation',
  repoName: 'cxr-foundation',
  repoUrl: 'https://github.com/google-health/cxr-foundation',
  filter: false,
  countDownloads: 'path:"precomputed_embeddings/embeddings.npz" OR path:"pax-elixr-b-text/saved_model.pb"',
  // The client downloads google/cxr-foundation itself; its argument is the target folder. The registry's package of the
  // same name is an older program without this client.
  fetchesGated: () => true,
  examples: () => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python (Python 3.10, 3.11, or 3.12)
        from io import BytesIO

        import requests
        from clientside.clients import make_hugging_face_client
        from PIL import Image

        # A chest X-ray by Stillwaterising, CC0, from Wikimedia Commons
        url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
        response = requests.get(url, headers={"User-Agent": "cxr-example"}, stream=True)
        image = Image.open(BytesIO(response.content)).convert("L")

        client = make_hugging_face_client("cxr_model")
        print(client.get_image_embeddings_from_images([image]))
      `),
    },
  ],
}
