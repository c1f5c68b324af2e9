import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Transcribes who says what, and when. */
const listen = (model: ModelRecord): string =>
  python.program(code`
    # pip install git+https://github.com/microsoft/VibeVoice.git
    import torch
    from vibevoice.modular.modeling_vibevoice_asr import VibeVoiceASRForConditionalGeneration
    from vibevoice.processor.vibevoice_asr_processor import VibeVoiceASRProcessor

    processor = VibeVoiceASRProcessor.from_pretrained(
        ${model.id}, language_model_pretrained_name="Qwen/Qwen2.5-7B"
    )
    model = VibeVoiceASRForConditionalGeneration.from_pretrained(
        ${model.id}, dtype=torch.bfloat16
    ).to("cuda").eval()

    inputs = processor(audio=["speech.wav"], return_tensors="pt").to("cuda")
    with torch.no_grad():
        outputs = model.generate(
            **inputs,
            max_new_tokens=4096,
            do_sample=False,
            pad_token_id=processor.pad_id,
            eos_token_id=processor.tokenizer.eos_token_id,
        )
    answer = processor.decode(outputs[0][inputs["input_ids"].shape[1] :], skip_special_tokens=True)
    print(processor.post_process_transcription(answer))
  `)

/** Speaks with a voice from the authors' collection, because it needs a processed voice instead of a recording. */
const speakAtOnce = (model: ModelRecord): string =>
  python.program(code`
    # Run inside a clone of https://github.com/microsoft/VibeVoice, after pip install -e ".[streamingtts]"
    import copy

    import torch
    from vibevoice.modular.modeling_vibevoice_streaming_inference import (
        VibeVoiceStreamingForConditionalGenerationInference,
    )
    from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor

    processor = VibeVoiceStreamingProcessor.from_pretrained(${model.id})
    model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
        ${model.id}, torch_dtype=torch.bfloat16, attn_implementation="sdpa"
    ).to("cuda").eval()
    model.set_ddpm_inference_steps(num_steps=5)

    voice = torch.load("demo/voices/streaming_model/en-Emma_woman.pt", map_location="cuda", weights_only=False)
    inputs = processor.process_input_with_cached_prompt(
        text="Good morning! The kettle is on.",
        cached_prompt=voice,
        padding=True,
        return_tensors="pt",
        return_attention_mask=True,
    ).to("cuda")
    outputs = model.generate(
        **inputs,
        max_new_tokens=None,
        cfg_scale=1.5,
        tokenizer=processor.tokenizer,
        generation_config={"do_sample": False},
        all_prefilled_outputs=copy.deepcopy(voice),
    )
    processor.save_audio(outputs.speech_outputs[0], output_path="speech.wav")
  `)

// librosa reads, mixes down, and resamples in one call.
const talk = (model: ModelRecord): string =>
  python.program(code`
    # pip install vibevoice
    import librosa
    import soundfile as sf
    import torch
    from vibevoice.modular.modeling_vibevoice_inference import (
        VibeVoiceForConditionalGenerationInference,
    )
    from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

    processor = VibeVoiceProcessor.from_pretrained(${model.id})
    model = VibeVoiceForConditionalGenerationInference.from_pretrained(
        ${model.id}, torch_dtype=torch.bfloat16
    ).to("cuda").eval()
    model.set_ddpm_inference_steps(10)

    # One voice for each speaker, at 24,000 samples per second
    first, _ = librosa.load("first-voice.wav", sr=24000)
    second, _ = librosa.load("second-voice.wav", sr=24000)
    inputs = processor(
        text=["Speaker 0: Good morning!\nSpeaker 1: Morning. The kettle is on."],
        voice_samples=[[first, second]],
        return_tensors="pt",
    ).to("cuda")

    outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
    audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
    sf.write("talk.wav", audio, 24000)
  `)

function content(model: ModelRecord): string {
  if (/asr/i.test(nameOf(model))) return listen(model)
  return /realtime/i.test(nameOf(model)) ? speakAtOnce(model) : talk(model)
}

export const vibevoice: Library = {
  key: 'vibevoice',
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
  filter: false,
  releases: { registry: 'pypi', package: 'vibevoice' },
  // The registry's release has the model that speaks with several voices, which the repository has dropped; the
  // repository has the others.
  examples: (model) => [{ language: 'python', content: content(model) }],
}
