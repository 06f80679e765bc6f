/** The folders under `templates/layouts/`, sorted. */
declare module 'virtual:layouts' {
  export const layoutNames: readonly string[];
}
