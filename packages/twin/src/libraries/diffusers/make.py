"""Small pipelines of diffusers, with random weights."""

import torch
from diffusers import (
    AutoencoderKL,
    DDIMScheduler,
    DDPMPipeline,
    DDPMScheduler,
    StableDiffusionInstructPix2PixPipeline,
    StableDiffusionPipeline,
    UNet2DConditionModel,
    UNet2DModel,
)
from tiny import fast_tokenizer, make_models
from transformers import CLIPTextConfig, CLIPTextModel

torch.manual_seed(0)


def unet(channels=4):
    return UNet2DConditionModel(
        block_out_channels=(8, 16),
        layers_per_block=1,
        sample_size=8,
        in_channels=channels,
        out_channels=4,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
        cross_attention_dim=32,
        norm_num_groups=4,
        attention_head_dim=8,
    )


def parts(channels=4):
    tokenizer = fast_tokenizer()
    tokenizer.model_max_length = 77
    return {
        "unet": unet(channels),
        "vae": AutoencoderKL(
            block_out_channels=(8, 8, 8, 16),
            in_channels=3,
            out_channels=3,
            # As deep as real ones: what the other parts see is an eighth of a picture wide.
            down_block_types=("DownEncoderBlock2D",) * 4,
            up_block_types=("UpDecoderBlock2D",) * 4,
            latent_channels=4,
            norm_num_groups=4,
            sample_size=16,
        ),
        "text_encoder": CLIPTextModel(
            CLIPTextConfig(
                vocab_size=400,
                hidden_size=32,
                intermediate_size=37,
                num_hidden_layers=2,
                num_attention_heads=2,
                max_position_embeddings=77,
                bos_token_id=1,
                eos_token_id=2,
                pad_token_id=0,
            )
        ),
        "tokenizer": tokenizer,
        "scheduler": DDIMScheduler(),
        "safety_checker": None,
        "feature_extractor": None,
        "requires_safety_checker": False,
    }


def stable_diffusion(folder):
    StableDiffusionPipeline(**parts()).save_pretrained(folder)


def pix2pix(folder):
    StableDiffusionInstructPix2PixPipeline(**parts(channels=8)).save_pretrained(folder)


def ddpm(folder):
    model = UNet2DModel(
        sample_size=8,
        block_out_channels=(8, 16),
        layers_per_block=1,
        norm_num_groups=4,
        down_block_types=("DownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "UpBlock2D"),
    )
    DDPMPipeline(unet=model, scheduler=DDPMScheduler()).save_pretrained(folder)


def lora(folder):
    # What the other examples install has no peft.
    from peft import LoraConfig
    from peft.utils import get_peft_model_state_dict

    model = unet()
    model.add_adapter(LoraConfig(r=2, target_modules=["to_q", "to_v"]))
    StableDiffusionPipeline.save_lora_weights(folder, unet_lora_layers=get_peft_model_state_dict(model))


make_models({"stable-diffusion": stable_diffusion, "pix2pix": pix2pix, "ddpm": ddpm, "lora": lora})
