import { redirect } from 'react-router'

/** The list of models is the home page. */
export const loader = () => redirect('/', 301)
