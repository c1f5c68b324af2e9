from groq import Groq

client = Groq()

completion = client.chat.completions.create(
    model="openai/gpt-oss-120b",
    messages=[
        {"role": "user", "content": "Why is the sky blue? Answer in one sentence."},
    ],
)

print(completion.choices[0].message.content)
