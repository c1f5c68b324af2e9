export const install = 'pip install huggingface_hub~=2.4'
