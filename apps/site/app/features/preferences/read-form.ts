import { data } from 'react-router'

/**
 * Reads the data of a sent form.
 *
 * @throws a refusal with status 400 for a body that is no form: that is the sender's doing
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, 400)
  }
}
