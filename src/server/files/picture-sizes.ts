/** The sizes of stored pictures, by their longest side in pixels. Smaller pictures are not enlarged. */
export const pictureSizes = { thumb: 192, card: 720, full: 1920 } as const;
export type PictureSize = keyof typeof pictureSizes;
