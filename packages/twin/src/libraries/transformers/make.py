"""Small models of transformers, with random weights: one maker for each kind of model."""

import script
import torch
import transformers as t
from tiny import bert_tokenizer, fast_tokenizer, make_models

torch.manual_seed(0)

VOCABULARY = 400
BERT = {"vocab_size": VOCABULARY, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2,
        "intermediate_size": 37, "max_position_embeddings": 520, "pad_token_id": 0}
VIT = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 37,
       "image_size": 32, "patch_size": 8}
SIZE = {"height": 32, "width": 32}
LABELS = {"id2label": {0: "one", 1: "two", 2: "three"}, "label2id": {"one": 0, "two": 1, "three": 2}}
ENTAILS = {"id2label": {0: "contradiction", 1: "neutral", 2: "entailment"},
           "label2id": {"contradiction": 0, "neutral": 1, "entailment": 2}}


def save(folder, model, *parts):
    for part in (model, *parts):
        part.save_pretrained(folder)


def roberta(folder, head, labels=LABELS):
    config = t.RobertaConfig(**BERT, **({} if head == "QuestionAnswering" else labels))
    save(folder, getattr(t, f"RobertaFor{head}")(config), fast_tokenizer())


def entailment(folder):
    roberta(folder, "SequenceClassification", ENTAILS)


def save_speaker(folder, model, tokenizer):
    """A random model may say nothing but marks and blanks: they are kept from it."""
    spoken = [tokenizer.decode([token], skip_special_tokens=True).strip() for token in range(VOCABULARY)]
    told = model.generation_config
    # What is kept from a model cannot be forced at its end.
    told.forced_eos_token_id = None
    told.suppress_tokens = [token for token, text in enumerate(spoken) if text == ""]
    save(folder, model, tokenizer)


def bart(folder, head="ConditionalGeneration"):
    config = t.BartConfig(vocab_size=VOCABULARY, d_model=32, encoder_layers=2, decoder_layers=2, encoder_ffn_dim=32,
                          decoder_ffn_dim=32, encoder_attention_heads=2, decoder_attention_heads=2,
                          max_position_embeddings=128, pad_token_id=0, bos_token_id=1, eos_token_id=2,
                          decoder_start_token_id=2, forced_eos_token_id=2, **ENTAILS)
    model = t.BartModel(config) if head == "Model" else getattr(t, f"BartFor{head}")(config)
    (save_speaker if head == "ConditionalGeneration" else save)(folder, model, fast_tokenizer())


def t5(folder):
    config = t.T5Config(vocab_size=VOCABULARY, d_model=32, d_kv=16, d_ff=37, num_layers=2, num_heads=2,
                        decoder_start_token_id=0, pad_token_id=0, eos_token_id=2)
    save_speaker(folder, t.T5ForConditionalGeneration(config), fast_tokenizer())


def gpt2(folder):
    config = t.GPT2Config(vocab_size=VOCABULARY, n_embd=32, n_layer=2, n_head=2, n_positions=256, bos_token_id=1,
                          eos_token_id=2, pad_token_id=0)
    save(folder, t.GPT2LMHeadModel(config), fast_tokenizer(ends=False))


def llama(folder):
    config = t.LlamaConfig(vocab_size=VOCABULARY, hidden_size=32, intermediate_size=37, num_hidden_layers=2,
                           num_attention_heads=2, num_key_value_heads=2, max_position_embeddings=512, bos_token_id=1,
                           eos_token_id=2, pad_token_id=0)
    save(folder, t.LlamaForCausalLM(config), fast_tokenizer(chat=True, ends=False))


def brief(folder):
    llama(folder)
    # Half of the tokens end the answer: a server lets a random model go on for a thousand of them.
    told = t.GenerationConfig.from_pretrained(folder)
    told.update(do_sample=True, min_new_tokens=8, eos_token_id=[2, *range(VOCABULARY // 2, VOCABULARY)])
    told.save_pretrained(folder)


def scripted(folder):
    """Calls each tool that its script names, and answers once it has the results."""
    # A server recognizes calls by the kind of model.
    tokenizer = script.scripted_tokenizer(script.CHAT_WITH_HEAD, script.HEAD)
    token = script.token_of(tokenizer, script.HEAD)
    embeddings, outputs = (torch.from_numpy(each) for each in script.weights(len(tokenizer), token))
    config = t.Qwen2Config(vocab_size=len(tokenizer), hidden_size=script.WIDTH, intermediate_size=32, num_hidden_layers=1,
                           num_attention_heads=2, num_key_value_heads=2, max_position_embeddings=4096,
                           tie_word_embeddings=False, bos_token_id=1, eos_token_id=tokenizer.eos_token_id, pad_token_id=0)
    model = t.Qwen2ForCausalLM(config)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            weight.fill_(1 if "norm" in name else 0)
        model.model.norm.weight.fill_(script.WIDTH**-0.5)
        model.model.embed_tokens.weight.copy_(embeddings)
        model.lm_head.weight.copy_(outputs)
    model.generation_config.do_sample = False
    save(folder, model, tokenizer)


def image_processor():
    return t.ViTImageProcessor(size=SIZE)


def vit(folder, head="ForImageClassification"):
    config = t.ViTConfig(**VIT, **LABELS)
    save(folder, getattr(t, f"ViT{head}")(config), image_processor())


def dpt(folder):
    config = t.DPTConfig(**{**VIT, "num_hidden_layers": 4}, backbone_out_indices=[0, 1, 2, 3], fusion_hidden_size=16,
                         neck_hidden_sizes=[16, 16, 16, 16], reassemble_factors=[4, 2, 1, 0.5], is_hybrid=False)
    save(folder, t.DPTForDepthEstimation(config), t.DPTImageProcessor(size=SIZE))


def segformer(folder):
    config = t.SegformerConfig(depths=[1, 1, 1, 1], hidden_sizes=[8, 8, 16, 16], num_attention_heads=[1, 1, 2, 2],
                               decoder_hidden_size=16, **LABELS)
    save(folder, t.SegformerForSemanticSegmentation(config), t.SegformerImageProcessor(size=SIZE))


def yolos(folder):
    config = t.YolosConfig(**{**VIT, "image_size": [32, 32]}, num_detection_tokens=5, **LABELS)
    save(folder, t.YolosForObjectDetection(config), t.YolosImageProcessor(size={"shortest_edge": 32, "longest_edge": 48}))


def sam(folder):
    vision = t.SamVisionConfig(hidden_size=32, output_channels=16, num_hidden_layers=2, num_attention_heads=2,
                               image_size=64, patch_size=16, mlp_dim=32, global_attn_indexes=[1], window_size=2, num_pos_feats=8)
    prompt = t.SamPromptEncoderConfig(hidden_size=16, image_size=64, patch_size=16, mask_input_channels=4)
    mask = t.SamMaskDecoderConfig(hidden_size=16, mlp_dim=32, num_attention_heads=2, iou_head_hidden_dim=16)
    config = t.SamConfig(vision_config=vision.to_dict(), prompt_encoder_config=prompt.to_dict(),
                         mask_decoder_config=mask.to_dict())
    images = t.SamImageProcessor(size={"longest_edge": 64}, pad_size={"height": 64, "width": 64},
                                 mask_size={"longest_edge": 16}, mask_pad_size={"height": 16, "width": 16})
    save(folder, t.SamModel(config), t.SamProcessor(images))


def clip(folder):
    text = {"vocab_size": VOCABULARY, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2,
            "intermediate_size": 37, "max_position_embeddings": 77, "bos_token_id": 1, "eos_token_id": 2}
    config = t.CLIPConfig(text_config=text, vision_config=VIT, projection_dim=16)
    images = t.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=SIZE)
    save(folder, t.CLIPModel(config), t.CLIPProcessor(images, fast_tokenizer()))


def owlvit(folder):
    text = {"vocab_size": VOCABULARY, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2,
            "intermediate_size": 37, "max_position_embeddings": 16, "pad_token_id": 0, "bos_token_id": 1,
            "eos_token_id": 2}
    config = t.OwlViTConfig(text_config=text, vision_config=VIT, projection_dim=32)
    tokenizer = fast_tokenizer()
    tokenizer.model_max_length = 16
    save(folder, t.OwlViTForObjectDetection(config), t.OwlViTProcessor(t.OwlViTImageProcessor(size=SIZE, crop_size=SIZE), tokenizer))


def vilt(folder):
    config = t.ViltConfig(**{**BERT, **VIT}, num_labels=3, max_image_length=-1, **LABELS)
    images = t.ViltImageProcessor(size={"shortest_edge": 32}, size_divisor=8)
    save(folder, t.ViltForQuestionAnswering(config), t.ViltProcessor(images, bert_tokenizer()))


def layoutlm(folder):
    config = t.LayoutLMConfig(**BERT)
    save(folder, t.LayoutLMForQuestionAnswering(config), fast_tokenizer())


def tapas(folder):
    tokenizer = bert_tokenizer()
    words = list(tokenizer.get_vocab())
    words.sort(key=tokenizer.get_vocab().get)
    tokenizer = t.TapasTokenizer(vocab_file=written(folder / "vocab.txt", words + ["[EMPTY]"]))
    config = t.TapasConfig(**{**BERT, "vocab_size": len(words) + 1}, select_one_column=True, num_aggregation_labels=4,
                           aggregation_labels={0: "NONE", 1: "SUM", 2: "AVERAGE", 3: "COUNT"})
    save(folder, t.TapasForQuestionAnswering(config), tokenizer)


def written(path, lines):
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def wav2vec2(folder, head):
    config = t.Wav2Vec2Config(vocab_size=VOCABULARY, hidden_size=32, num_hidden_layers=2, num_attention_heads=2,
                              intermediate_size=37, conv_dim=(32, 32, 32), conv_kernel=(8, 8, 3), conv_stride=(20, 8, 2),
                              num_feat_extract_layers=3, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2,
                              pad_token_id=0, **LABELS)
    features = t.Wav2Vec2FeatureExtractor()
    if head == "CTC":
        letters = {token: place for place, token in enumerate(["<pad>", "<s>", "</s>", "<unk>", "|", *"ABCDEFGHIJ"])}
        config.vocab_size = len(letters)
        import json
        import tempfile
        with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as file:
            json.dump(letters, file)
        save(folder, t.Wav2Vec2ForCTC(config), t.Wav2Vec2Processor(features, t.Wav2Vec2CTCTokenizer(file.name)))
    else:
        save(folder, t.Wav2Vec2ForSequenceClassification(config), features)


def vits(folder):
    import json
    letters = {letter: place for place, letter in enumerate("_abcdefghijklmnopqrstuvwxyz '-")}
    path = folder / "letters.json"
    path.write_text(json.dumps(letters))
    config = t.VitsConfig(vocab_size=len(letters), hidden_size=16, num_hidden_layers=1, num_attention_heads=2, ffn_dim=32,
                          flow_size=16, spectrogram_bins=9, upsample_initial_channel=32, upsample_rates=[8, 8],
                          upsample_kernel_sizes=[16, 16], resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3]],
                          posterior_encoder_num_wavenet_layers=2, prior_encoder_num_flows=2, wavenet_dilation_rate=1,
                          duration_predictor_num_flows=2, depth_separable_num_layers=1)
    save(folder, t.VitsModel(config), t.VitsTokenizer(str(path), language="eng", is_uroman=False, phonemize=False))
    path.unlink()


def llava(folder):
    text = t.LlamaConfig(vocab_size=VOCABULARY, hidden_size=32, intermediate_size=37, num_hidden_layers=2,
                         num_attention_heads=2, num_key_value_heads=2, bos_token_id=1, eos_token_id=2, pad_token_id=0)
    config = t.LlavaConfig(text_config=text, vision_config=t.CLIPVisionConfig(**VIT), image_token_index=5,
                           image_seq_length=16)
    images = t.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=SIZE)
    processor = t.LlavaProcessor(images, fast_tokenizer(chat=True, ends=False), patch_size=8,
                                 vision_feature_select_strategy="default", image_token="<image>",
                                 num_additional_image_tokens=1)
    from tiny import CHAT
    processor.chat_template = CHAT
    save(folder, t.LlavaForConditionalGeneration(config), processor)


def blip(folder, head):
    text = {"vocab_size": len(bert_tokenizer()), "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2,
            "intermediate_size": 37, "max_position_embeddings": 128, "encoder_hidden_size": 32, "bos_token_id": 2,
            "sep_token_id": 3, "eos_token_id": 3, "pad_token_id": 0}
    config = t.BlipConfig(text_config=text, vision_config=VIT, projection_dim=16, image_text_hidden_size=16)
    images = t.BlipImageProcessor(size=SIZE)
    save(folder, getattr(t, f"BlipFor{head}")(config), t.BlipProcessor(images, bert_tokenizer()))


def marian(folder):
    import json
    import sentencepiece as spm
    from tiny import TEXT
    text = folder / "text.txt"
    text.write_text("\n".join(TEXT))
    for name in ("source", "target"):
        spm.SentencePieceTrainer.train(input=str(text), model_prefix=str(folder / name), vocab_size=80, model_type="bpe",
                                       character_coverage=1.0)
        (folder / f"{name}.model").rename(folder / f"{name}.spm")
        (folder / f"{name}.vocab").unlink()
    pieces = spm.SentencePieceProcessor(model_file=str(folder / "source.spm"))
    names = ["</s>", "<unk>", *[pieces.id_to_piece(place) for place in range(3, pieces.get_piece_size())], "<pad>"]
    (folder / "vocab.json").write_text(json.dumps({name: place for place, name in enumerate(names)}))
    tokenizer = t.MarianTokenizer(str(folder / "source.spm"), str(folder / "target.spm"), str(folder / "vocab.json"))
    pad = len(names) - 1
    config = t.MarianConfig(vocab_size=len(names), d_model=32, encoder_layers=1, decoder_layers=1, encoder_ffn_dim=32,
                            decoder_ffn_dim=32, encoder_attention_heads=2, decoder_attention_heads=2,
                            max_position_embeddings=128, pad_token_id=pad, eos_token_id=0, decoder_start_token_id=pad)
    text.unlink()
    save(folder, t.MarianMTModel(config), tokenizer)


make_models({
    "roberta": roberta, "entailment": entailment, "bart": bart, "t5": t5, "gpt2": gpt2, "llama": llama, "brief": brief, "scripted": scripted, "vit": vit,
    "dpt": dpt, "segformer": segformer, "yolos": yolos, "sam": sam, "clip": clip, "owlvit": owlvit, "vilt": vilt,
    "layoutlm": layoutlm, "tapas": tapas, "wav2vec2": wav2vec2, "vits": vits,     "llava": llava, "blip": blip, "marian": marian,
})
