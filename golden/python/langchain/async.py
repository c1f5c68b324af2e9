import asyncio
import os

from langchain_openai import ChatOpenAI

model = ChatOpenAI(
    model="openai/gpt-oss-120b:together",
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)


async def main():
    response = await model.ainvoke("Why is the sky blue? Answer in one sentence.")

    print(response.text)


asyncio.run(main())
