/** @type {import('next').NextConfig} */
export default {
  // A lock file in a folder above would be taken for the project's.
  turbopack: { root: import.meta.dirname },
}
