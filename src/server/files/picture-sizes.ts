/** The sizes a picture is kept in, by the longest side in pixels. Smaller ones are not blown up. */
export const pictureSizes = { thumb: 192, card: 720, full: 1920 } as const;
export type PictureSize = keyof typeof pictureSizes;
