export const LANGS = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Lang = keyof typeof LANGS;
