"""A small agent of Stable-Baselines3."""

from stable_baselines3 import PPO
from tiny import make_models


def ppo(folder):
    PPO("MlpPolicy", "CartPole-v1", policy_kwargs={"net_arch": [8]}, seed=0).save(folder / "ppo-CartPole-v1.zip")


make_models({"ppo": ppo})
